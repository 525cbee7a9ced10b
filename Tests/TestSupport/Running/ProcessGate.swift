/// Lets only so many programs run at a time.
///
/// All tests begin at once: more programs than the processors can serve would only make each other
/// late. And Foundation can't wait for a process whose files have numbers above 1,024: it writes behind
/// its set of them, and the tests end by a signal.
actor ProcessGate {
  static let shared = ProcessGate(places: 8)

  private var places: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  private init(places: Int) {
    self.places = places
  }

  /// Takes a place, as soon as there is one.
  func enter() async {
    if places > 0 {
      places -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Gives a place to the one that has waited longest.
  func leave() {
    if waiting.isEmpty { places += 1 } else { waiting.removeFirst().resume() }
  }
}

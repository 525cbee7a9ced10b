internal import LayoutCore

/// How much a single question may cost; the layouts themselves go farther.
enum LayoutBudget {
  /// The most items where the answer takes a look at each: up to 8 seconds and 350 MB, as measured.
  static let items = 10_000_000
  /// The most boxes of an SVG, which are sorted first.
  static let boxes = 200_000

  /// Refuses a question that would look at too many items one by one.
  static func check(_ options: LayoutOptions, _ arrangement: Arrangement) throws(Failure) {
    let listsAll = options.format == .json && options.rect == nil
    let isChange = options.change != nil && options.time != nil
    let looksAtAll = isChange || arrangement.looksAtEveryItem || options.comparesItems
    guard listsAll || looksAtAll else { return }
    let count = options.context.itemCounts.reduce(0) { min($0 + $1, Quantity.maximum) }
    guard count > items else { return }
    let hint = looksAtAll ? "" : "; ask for a part with --rect"
    throw Failure(
      .limit,
      "\(Quantity.describe(count: count)) items: \(Quantity.describe(count: items)) "
        + "can be looked at one by one\(hint)")
  }
}

extension LayoutOptions {
  /// Whether a punch is asked for the nearest or topmost item of however many are in the view.
  fileprivate var comparesItems: Bool {
    guard case .punch = arrangement else { return false }
    return !questions.snaps.isEmpty || !questions.hits.isEmpty
  }
}

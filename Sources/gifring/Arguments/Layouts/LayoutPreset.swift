internal import LayoutCore

/// What a kind of layout is shown with where nothing else is asked for: the numbers of the seeds.
struct LayoutPreset {
  /// The size of the view, in points.
  let size: Size
  /// How many items each section has.
  let itemCounts: [Int]

  init(_ kind: LayoutKind) {
    size = kind == .sphere ? Size(width: 320, height: 400) : LayoutOptions.defaultSize
    itemCounts =
      switch kind {
      case .circle, .ring, .waterfall: [20]
      case .photoCircle: [12]
      case .hubRing: [14]
      case .concentric: [40]
      case .flow, .punch: Array(repeating: 12, count: 10)
      case .sphere: [30]
      case .wheel: [10]
      }
  }
}

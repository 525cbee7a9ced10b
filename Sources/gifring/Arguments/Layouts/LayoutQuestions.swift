package import LayoutCore

/// What is asked of a layout besides where its elements are.
package struct LayoutQuestions: Hashable, Sendable {
  /// The points that are tapped.
  package let hits: [Point]
  /// What counts as a hit.
  package let hitOptions: HitOptions
  /// Whether a tap on a hub that is a cell activates it.
  package let protectsHub: Bool
  /// The scrolls whose ends are wanted.
  package let snaps: [Snap]
  /// The angles whose nearest items are wanted, in degrees clockwise from 3 o'clock.
  package let angles: [Double]
  /// The offsets that endless scrolling may replace.
  package let offsets: [Point]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    hits = try arguments.value(of: LayoutOptions.hit) ?? []
    hitOptions = HitOptions(
      shape: try arguments.value(of: LayoutOptions.hitShape) ?? .rectangle,
      cellsOnly: arguments.contains(LayoutOptions.cellsOnly),
      isDoubleSided: !arguments.contains(LayoutOptions.singleSided))
    protectsHub = !arguments.contains(LayoutOptions.unprotectedHub)
    snaps = try arguments.value(of: LayoutOptions.snap) ?? []
    angles = try arguments.value(of: LayoutOptions.nearest) ?? []
    offsets = try arguments.value(of: LayoutOptions.wrap) ?? []
  }
}

internal import LayoutCore

/// The options of spheres and wheels.
extension LayoutOptions {
  static let mode = Option<SphereLayout.Mode>(
    "mode",
    ValueFormat(
      .choice(ValueKind.Words(SphereLayout.Mode.allCases.map(\.rawValue))),
      readText: SphereLayout.Mode.init(rawValue:)),
    help: "of a sphere", default: "fibonacci",
    manual: """
      How the cells are spread over a sphere: on four great circles as once published, where two \
      cells coincide; on the same with the sign put right; or evenly on a spiral, the whole sphere \
      turning as one.
      """)
  static let eye = Option(
    "eye", .decimal, placeholder: "N", help: "the eye's distance, 0 for far", default: "900",
    manual: "How far the eye is in front of the middle, in points; 0 is infinitely far.")
  static let wrap = Option(
    "wrap", .points, placeholder: "X,Y", help: "the offset that endless scrolling goes on from",
    separator: "/",
    manual: """
      Tells the offset that endless scrolling goes on from where the content is scrolled so far: the \
      same, or one that looks the same, whole revolutions away.
      """)

  static let singleItemSize = Option(itemSize.spec.name, .itemSize, help: itemSize.spec.help)
}

internal import LayoutCore

/// The options of batch updates and their moments.
extension LayoutOptions {
  static let insert = Option(
    "insert", .indexPaths, placeholder: "LIST", help: "items that come, as numbered afterwards",
    separator: ",",
    manual: "Items that come, by their numbers afterwards.")
  static let delete = Option(
    "delete", .indexPaths, placeholder: "LIST", help: "items that go, as numbered before",
    separator: ",",
    manual: "Items that go, by their numbers before.")
  static let move = Option(
    "move", .moves, placeholder: "A:B", help: "items that move, before:afterwards",
    separator: ",",
    manual: "An item that moves, from its number before to that afterwards.")
  static let at = Option(
    "at", .time, help: "the moment of the change, or of the orbit",
    manual: """
      The moment of the change, or of the orbit, that is shown; without it, the change is done, and \
      the orbit where it is at time 0.
      """)
  static let begin = Option(
    "begin", .time, help: "when the change begins", default: "0s", requires: "at",
    manual: "When the change begins.")
  static let duration = Option(
    "duration", .time, help: "of the change", default: "0.3s", requires: "at",
    manual: "How long the change takes.")
  static let curve = Option(
    "curve", .curve, placeholder: "CURVE", help: "timing", default: "ease-in-out", requires: "at",
    manual: """
      How the change is spread over its time: a cubic Bezier curve, as in CSS, by its name or by its \
      two control points, whose X lie between 0 and 1.
      """)
  static let path = Option(
    "path",
    ValueFormat(
      .choice(["straight", "polar"]), readText: TransitionPath.init(rawValue:)),
    help: "of the change", default: "straight", requires: "at",
    manual:
      "The way that the middles of items take: in a straight line, or around the layout's middle.")
}

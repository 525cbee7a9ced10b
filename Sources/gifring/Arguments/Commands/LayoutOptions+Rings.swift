internal import LayoutCore

/// The options of rings.
extension LayoutOptions {
  static let radius = Option(
    "radius", .radius, placeholder: "R", help: "N, inset:N, fraction:N or inscribed",
    manual: """
      How far the middle of each item is from that of the ring: so many points, half the view's \
      shorter side less so many points, that side divided by a number, or as far as keeps upright \
      items inside the view.
      """)
  static let hub = Option(
    "hub", .hub, placeholder: "HUB", help: "none, overlay[:WxH][:fit][:z=N], first[:WxH]",
    manual: """
      What stands in the middle: nothing; an element that is no item, of 350x350 points on layer -1 \
      unless a size or a layer is given, and with fit shrunk into the disc that the items leave \
      free; or the first item, as wide as the radius unless a size is given.
      """)
  static let start = Option(
    "start", .degrees, placeholder: "DEG", help: "first place, clockwise from 3 o'clock",
    default: "0",
    manual: """
      Where the first place is, in degrees clockwise from 3 o'clock.
      On a full circle around a hub that is item 0, that place stays free for the hub, and item 1 \
      is one step further.
      """)
  static let sweep = Option(
    "sweep", .degrees, placeholder: "DEG", help: "an arc instead of the full circle",
    manual: """
      Spreads the items over an arc of so many degrees, both ends used; 360 and more are the full \
      circle, and below 0 the arc runs the other way.
      """)
  static let counterclockwise = Option(
    "counterclockwise", .flag, help: "the other way round",
    manual: "Numbers the places counterclockwise.")
  static let facing = Option(
    "facing",
    ValueFormat(
      .choice(["upright", "outward", "inward"]), readText: RingLayout.Orientation.init(rawValue:)),
    help: "of items", default: "upright",
    manual: "Where the tops of the items point: up, away from the middle, or to the middle.")
  static let phase = Option(
    "phase", .decimal, placeholder: "TURNS", help: "how far the ring is turned", default: "0",
    manual: "How far the ring is turned clockwise at time 0, in turns.")
  static let orbit = Option(
    "orbit", .decimal, placeholder: "RATE", help: "turns a second", default: "0",
    manual: "How fast the ring turns clockwise, in turns a second; --at tells the time.")
  static let seamless = Option(
    "seamless", .loop, placeholder: "TIME[,N]", help: "a rate that ends each loop as it began",
    requires: "orbit",
    manual: """
      Rounds the rate of --orbit so that a loop of that length ends as it began: to whole turns, or \
      to steps of which N make a turn, where the items look alike.
      """)

  static let innerRadius = Option(
    "inner-radius", .decimal, placeholder: "N", help: "innermost ring", default: "0",
    manual: """
      How far the middle of the innermost items is from that of concentric; 0 puts one item there.
      """)
  static let ringSpacing = Option(
    "ring-spacing", .decimal, placeholder: "N", help: "between rings", default: "10",
    manual: "The space between the items of one ring and of the next.")

  static let ringItemSize = Option(itemSize.spec.name, .ringItemSize, help: itemSize.spec.help)
  static let side = Option(itemSize.spec.name, .decimal, help: itemSize.spec.help)
}

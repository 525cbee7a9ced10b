internal import LayoutCore

/// The options of the view and of every layout.
extension LayoutOptions {
  static let defaultCount = 20
  static let defaultSize = Size(width: 320, height: 480)

  static let items = Option(
    "items", .count(0...Quantity.maximum), help: "how many there are", default: "20",
    excludes: ["sections"],
    manual: "How many items there are, in one section.")
  static let sections = Option(
    "sections", .itemCounts, placeholder: "LIST", help: "items by section, such as 12,12,3",
    manual: """
      How many items each section has.
      All kinds but flow and punch place those of the first section only.
      """)
  static let size = Option(
    "size", .size, placeholder: "WxH", help: "of the view", default: "320x480",
    manual: "The size of the view, in points.")
  static let offset = Option(
    "offset", .point, placeholder: "X,Y", help: "how far the content is scrolled", default: "0,0",
    manual: """
      How far the content is scrolled: the point of it that is at the view's top left corner.
      A page of it turns spheres and wheels by one item, and punched cells shrink by where they are \
      in the view.
      """)
  static let rtl = Option(
    "rtl", .flag, help: "right to left",
    manual: "Mirrors the layout for a script that runs from right to left; spheres and wheels stay."
  )
  static let itemSize = Option(
    "item-size", .sectionSizes, placeholder: "SIZE",
    help: "WxH or N; ring: tangent or squares, [:GAP[:MAX]]",
    manual: """
      The size of the items, by default that of the kind; for concentric, it is one number.
      On rings it can also be tangent, so that neighbors touch, or squares, so that they don't touch \
      however they are turned; GAP points less where that is given, and at most MAX points, by \
      default the radius.
      In flow and punch, sizes of several sections stand behind each other with a slash between \
      them, the last one for all others; so do their other values.
      """)
  static let format = Option<Format>(
    "format", .choice, help: "of the answer", default: "json",
    manual: """
      The format of the answer: JSON lists all elements in the order of their numbers, SVG draws \
      those in the view in the order of painting.
      """)
  static let punch = Option(
    "punch", .flag, help: "cells shrink towards the sides, scrolls snap",
    manual: """
      Shrinks the cells of any kind the farther they are from the middle of the view across, to \
      0.7071 at its sides, and snaps scrolls to them, as the kind punch does with a flow.
      """)
  static let pixelScale = Option(
    "pixel-scale", .decimal, placeholder: "N", help: "frames on device pixels, N a point",
    manual: """
      Moves the edges of all frames to whole device pixels, of which there are N to a point; \
      transforms stay as they are.
      """)
}

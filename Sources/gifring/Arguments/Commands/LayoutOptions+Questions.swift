internal import LayoutCore

/// What can be asked of a layout.
extension LayoutOptions {
  static let rect = Option(
    "rect", .rect, placeholder: "X,Y,WxH", help: "only what overlaps it",
    manual: """
      Lists or draws only what shares an area with this rectangle of the content; turned and \
      projected cells count with the box of their corners.
      """)
  static let hit = Option(
    "hit", .points, placeholder: "X,Y", help: "what a tap there finds and does",
    separator: "/",
    manual: """
      Tells what is topmost at this point of the content, and what a tap there does: it deletes the \
      topmost cell or activates the hub that is a cell, and elsewhere inserts an item.
      Taps find the layout after the update, whatever the moment of the change.
      """)
  static let snap = Option(
    "snap", .snaps, placeholder: "X,Y[,VX,VY]", help: "where a scroll to there ends",
    separator: "/",
    manual: """
      Tells where a scroll ends that would reach this offset, the finger having left at VX,VY points \
      a millisecond: with a punch where the nearest cell is in the middle of the view, elsewhere \
      there.
      """)
  static let nearest = Option(
    "nearest", .angles, placeholder: "DEG", help: "the item nearest to an angle",
    separator: ",",
    manual: """
      Tells which item of the ring is nearest to this angle, in degrees clockwise from 3 o'clock; the \
      lower one of two.
      """)

  static let hitShape = Option(
    "hit-shape", .cellShape, placeholder: "SHAPE", help: "of elements", default: "rectangle",
    requires: "hit",
    manual: """
      The outline inside which elements are hit: the whole rectangle, the ellipse in it, or the \
      rectangle with corners of N points rounded off.
      """)
  static let singleSided = Option(
    "single-sided", .flag, help: "elements seen from behind are not hit", requires: "hit",
    manual: "Lets elements that are seen from behind not be hit.")
  static let cellsOnly = Option(
    "cells-only", .flag, help: "only cells are found", requires: "hit",
    manual: "Finds only cells; taps never look at anything else.")
  static let unprotectedHub = Option(
    "unprotected-hub", .flag, help: "taps delete a hub that is item 0", requires: "hit",
    manual: "Lets a tap delete the hub that is item 0, not activate it.")
}

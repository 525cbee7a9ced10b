internal import Frames
internal import LayoutCore
internal import Scenes

/// An element with what the renderer works out for it.
struct DrawnElement: Sendable {
  let element: SceneElement
  /// Where it lies in the picture; nil if nothing of it can be seen.
  let shape: PlacedShape?
  let faceSize: FaceSize

  init(_ element: SceneElement, style: RenderingStyle, scale: Double, canvas: PixelSize) {
    self.element = element
    shape = PlacedShape(element, style: style, scale: scale, canvas: canvas)
    faceSize = FaceSize(
      of: element.attributes, size: shape?.contentRect.size ?? .zero, scale: scale)
  }

  private var bounds: PixelRect {
    shape?.corners.bounds ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
  }

  /// The pixels that may differ between two moments.
  ///
  /// What is the same in both, in the same order, paints the others' surroundings alike. Where elements
  /// came or went, those before and after are compared from their ends.
  static func difference(_ old: [DrawnElement], _ new: [DrawnElement]) -> PixelRect {
    var rect = PixelRect(x: 0, y: 0, width: 0, height: 0)
    if old.count == new.count {
      for (old, new) in zip(old, new) where old.element != new.element {
        rect = rect.union(old.bounds).union(new.bounds)
      }
      return rect
    }
    let shorter = min(old.count, new.count)
    let same = zip(old, new).prefix { $0.element == $1.element }.count
    let sameEnd = zip(old.reversed(), new.reversed()).prefix { $0.element == $1.element }.count
    let end = min(sameEnd, shorter - same)
    for element in old[same..<old.count - end] + new[same..<new.count - end] {
      rect = rect.union(element.bounds)
    }
    return rect
  }
}

import Frames
import LayoutCore
import Scenes
import TestSupport

/// Elements anywhere, turned in any way.
enum RandomElements {
  static func elements(seed: UInt64, count: Int, view: Size) -> [SceneElement] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { element(item: $0, view: view, using: &random) }
  }

  private static func element(
    item: Int, view: Size, using random: inout SplitMix64
  ) -> SceneElement {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    var attributes = LayoutAttributes(
      .cell, at: LayoutIndexPath(item: item, section: 0),
      center: Point(x: number(-5...view.width + 5), y: number(-5...view.height + 5)),
      size: Size(width: number(2...36), height: number(2...36)))
    attributes.alpha = [1, 1, 0.4, 0.75][Int.random(in: 0..<4, using: &random)]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: break
    case 1: attributes.transform3D = Transform3D(scaleX: number(0.1...1.5), y: number(0.1...1.5))
    case 2: attributes.transform3D = Transform3D(planarRotation: number(-4...4))
    default:
      attributes.transform3D = Transform3D(eyeDistance: 300)
        .rotated(by: number(-1.4...1.4), aboutX: number(-1...1), y: number(-1...1), z: 0.2)
        .translated(x: 0, y: 0, z: number(-100...60))
    }
    return SceneElement(attributes: attributes, content: .item(item))
  }
}

extension Snapshot {
  /// A moment with nothing but some elements.
  init(_ elements: [SceneElement], size: Size) {
    self.init(
      time: .zero, size: size, elements: elements, hubFrame: nil, nextChange: nil)
  }
}

import Foundation
import Frames

/// The flashes of some pictures, found by comparing every pixel's luminance at all times.
struct FlashOracle {
  let pictures: [Canvas]
  let times: [Int]

  struct Answer: Equatable {
    var mostFlashingPixels = 0
    var firstExcess: Int?
  }

  var answer: Answer {
    let count = pictures[0].pixels.count
    let swings = (0..<count).map { pixel in
      Self.swings(of: pictures.map { Self.luminance(Color(rawValue: $0.pixels[pixel])) })
    }
    var answer = Answer()
    for now in times {
      let flashing = swings.count { swings in
        swings.count { times[$0] > now - 1_000 && times[$0] <= now } > 3
      }
      answer.mostFlashingPixels = max(answer.mostFlashingPixels, flashing)
      if Double(flashing) >= Double(count) / 4, answer.firstExcess == nil {
        answer.firstExcess = now
      }
    }
    return answer
  }

  /// The indices at which a value has changed by a tenth in the other direction than before.
  static func swings(of values: [Double]) -> [Int] {
    var found: [Int] = []
    var start = 0
    var rises: Bool?
    while let next = nextSwing(values, from: start, behind: rises) {
      found.append(next.index)
      (start, rises) = (next.index, next.rises)
    }
    return found
  }

  private static func nextSwing(_ values: [Double], from start: Int, behind last: Bool?) -> (
    index: Int, rises: Bool
  )? {
    for index in values.indices where index > start {
      for earlier in start..<index {
        let (before, after) = (values[earlier], values[index])
        let rises = after > before
        if abs(after - before) >= 0.1, min(after, before) < 0.8, rises != last {
          return (index, rises)
        }
      }
    }
    return nil
  }

  /// The formula of https://www.w3.org/TR/WCAG22/#dfn-relative-luminance.
  static func luminance(_ color: Color) -> Double {
    if color.alpha == 0 { return 1 }
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}

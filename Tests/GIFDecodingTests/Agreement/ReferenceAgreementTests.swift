import Frames
import GIFDecoding
import TestSupport
import Testing

/// The decoder against the slow reference, on random animations, whole and damaged.
@Suite struct ReferenceAgreementTests {
  private static let groups = (0..<16).map { UInt64($0) * 25..<UInt64($0 + 1) * 25 }

  @Test("random animations are decoded right", arguments: groups)
  func whole(seeds: Range<UInt64>) {
    for seed in seeds {
      let agreement = Agreement(RandomGIF.make(seed: seed).bytes)
      for way in Agreement.Way.allCases {
        #expect(agreement.difference(way) == nil, "seed \(seed), \(way)")
      }
    }
  }

  /// Each damage is met by the plain way and by one of the others.
  @Test("random damage is met alike", arguments: groups)
  func damaged(seeds: Range<UInt64>) {
    for seed in seeds {
      var generator = SplitMix64(seed: seed)
      let bytes = RandomGIF.make(seed: seed).bytes
      for damage in Damage.allCases {
        let agreement = Agreement(damage.applied(to: bytes, using: &generator))
        for way in Set([.oneByOne, Agreement.Way.allCases.randomElement(using: &generator)]) {
          let difference = way.flatMap(agreement.difference)
          #expect(difference == nil, "seed \(seed), \(damage), \(way)")
        }
      }
    }
  }

  /// What happens to a file.
  private enum Damage: CaseIterable {
    case end, byte, bit, manyBits, lostBytes

    func applied(to bytes: [UInt8], using generator: inout SplitMix64) -> [UInt8] {
      let place = Int.random(in: 13..<bytes.count, using: &generator)
      switch self {
      case .end: return bytes.truncated(to: place)
      case .byte:
        return bytes.replacingByte(at: place, with: .random(in: 0...255, using: &generator))
      case .bit: return bytes.flippingBit(place * 8 + Int.random(in: 0..<8, using: &generator))
      case .manyBits:
        return (0..<8).reduce(bytes) { bytes, _ in
          bytes.flippingBit(.random(in: 13 * 8..<bytes.count * 8, using: &generator))
        }
      case .lostBytes:
        return Array(
          bytes[..<place] + bytes[place...].dropFirst(.random(in: 1...9, using: &generator)))
      }
    }
  }
}

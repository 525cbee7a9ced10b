import Frames
import GIFDecoding
import TestSupport
import Testing

/// The decoder's pixel values against giflib's `DGifGetLine`, index by index.
@Suite struct GIFLibAgreementTests {
  @Test func `giflib reads every image of the sample as the decoder does`() throws {
    let bytes = try Fixture.sample()
    let compared = try Comparison(bytes)
    #expect(compared.differing + compared.damaged == [])
    #expect(compared.count == 24)
  }

  @Test func `giflib reads random images as the decoder does`() throws {
    var count = 0
    for seed in 5_000..<5_400 as Range<UInt64> {
      let compared = try Comparison(RandomGIF.make(seed: seed).bytes)
      #expect(compared.differing + compared.damaged == [], "seed \(seed)")
      count += compared.count
    }
    // giflib can't read minimum code sizes above 8, newer versions neither those below 2.
    #expect(count > 1_000)
  }

  @Test("giflib reads strings of every length as the decoder does", arguments: 2...8)
  func longStrings(minimumCodeSize: Int) throws {
    for period in [1, 2, 3, 5, 15, 16, 17, 31, 32, 33, 47, 48, 49, 64] {
      for options in [.compressed, .deferredClear, .noClear] as [LZWOptions] {
        let values = (0..<40_000).map { $0 % period * 7 % (1 << minimumCodeSize) }
        let image = GIFBlock.image(
          200 × 200, .pixels(values, options), minimumCodeSize: minimumCodeSize)
        let compared = try Comparison(GIF(screen: 200 × 200, [image, .trailer]).bytes)
        #expect(compared.differing == [] && compared.count == 1, "period \(period)")
      }
    }
  }
}

/// Every image of a file, read by giflib and by the decoder.
struct Comparison {
  /// How many images both find whole and the same.
  private(set) var count = 0
  /// The indices of the images in which a pixel differs that both read.
  private(set) var differing: [Int] = []
  /// The indices of the images that only giflib finds whole: it takes codes that are not defined.
  private(set) var damaged: [Int] = []

  init(_ bytes: [UInt8]) throws {
    var decoder = try GIFDecoder(ByteSource(bytes: bytes))
    for (index, image) in GIFLibOracle.images(of: bytes).enumerated() {
      guard let image, !image.rect.isEmpty else { continue }
      compare(try decoder.storedPicture(at: index), image)
    }
  }

  private mutating func compare(_ picture: StoredPicture, _ image: GIFLibOracle.Image) {
    guard let ours = picture.indexed, ours.rect == image.rect,
      ours.storedIndices.prefix(ours.decodedPixelCount)
        == image.storedIndices(isInterlaced: ours.isInterlaced).prefix(ours.decodedPixelCount)
    else { return differing.append(picture.index) }
    if picture.state == .complete { count += 1 } else { damaged.append(picture.index) }
  }
}

extension IndexedImage {
  /// The pixel values in the order of the file.
  fileprivate var storedIndices: [UInt8] {
    isInterlaced ? Interlacing.stored(indices, size: rect.size) : indices
  }
}

extension GIFLibOracle.Image {
  fileprivate func storedIndices(isInterlaced: Bool) -> [UInt8] {
    isInterlaced ? Interlacing.stored(indices, size: rect.size) : indices
  }
}

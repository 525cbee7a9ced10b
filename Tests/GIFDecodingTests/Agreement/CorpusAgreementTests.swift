import Foundation
import Frames
import GIFDecoding
import TestSupport
import Testing

/// giflib against the decoder on real files, where they are at hand.
///
/// Six of 409 files are left out, since debug builds are slow: those of more than 8.5 million pixels.
/// With `GIFRING_ORACLE_MEGAPIXELS=250` none is.
@Suite(.enabled(if: Fixture.sharedFolder != nil, "the corpus does not come with the package"))
struct CorpusAgreementTests {
  /// The pixels of the files that are compared; larger files are left out.
  private static let mostPixels =
    1_000_000
    * (ProcessInfo.processInfo.environment["GIFRING_ORACLE_MEGAPIXELS"].flatMap { Int($0) } ?? 60)

  @Test(
    "giflib reads every image of the smaller corpus files as the decoder does", arguments: 0..<8)
  func corpus(part: Int) throws {
    for (place, file) in Self.files.enumerated() where place % 8 == part {
      let compared = try Comparison(Fixture.bytes(at: file.path))
      #expect(compared.differing == [], "\(file.path)")
    }
  }

  @Test func `the smaller files are most of the corpus`() {
    #expect(Self.files.count > 300)
  }

  /// The readable files in the order of their pixels, as many as are compared.
  private static let files: [(path: String, pixelCount: Int)] = {
    var total = 0
    return all.sorted { $0.pixelCount < $1.pixelCount }.prefix { file in
      total += file.pixelCount
      return total <= mostPixels
    }
  }()

  private static var all: [(path: String, pixelCount: Int)] {
    let folder = URL(filePath: Fixture.sharedFolder ?? "/").appending(path: "corpus")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).sorted().filter { $0.hasSuffix(".gif") }.compactMap { name in
      let path = folder.appending(path: name).path
      let structure = try? GIFDecoder(ByteSource(path: path)).structure
      return structure.map { (path, $0.images.reduce(0) { $0 + $1.rect.size.pixelCount }) }
    }
  }
}

import Foundation
import Frames
import GIFDecoding
import TestSupport
import Testing

@Suite struct ByteSourceTests {
  private static let gif = GIF(screen: 3 × 1, [.image(3 × 1, .pixels([0, 1, 2])), .trailer])

  @Test func `a file and its bytes give the same frames`() throws {
    let bytes = try Fixture.sample()
    let source = try ByteSource(path: Fixture.samplePath)
    #expect(source.byteCount == bytes.count)
    #expect(try frames(source).map(\.canvas) == frames(ByteSource(bytes: bytes)).map(\.canvas))
  }

  @Test func `an empty file has a cut header`() throws {
    try withTemporaryFolder { folder in
      let source = try ByteSource(path: folder.write([], as: "empty.gif"))
      #expect(throws: DecodingError.truncatedHeader(byteCount: 0)) { try frames(source) }
    }
    #expect(throws: DecodingError.truncatedHeader(byteCount: 0)) {
      try frames(ByteSource(bytes: []))
    }
  }

  @Test func `a folder is no file`() {
    #expect(throws: DecodingError.input(.isDirectory)) { try ByteSource(path: "/") }
  }

  @Test("a path without a file is told as the system tells it", arguments: ["/no/such.gif", ""])
  func missing(path: String) {
    #expect(throws: DecodingError.input(.cannotOpen(errorNumber: ENOENT))) {
      try ByteSource(path: path)
    }
    #expect(
      DecodingError.input(.cannotOpen(errorNumber: ENOENT)).description
        == "cannot be opened: No such file or directory")
  }

  @Test func `a path with a zero byte is none`() {
    #expect(throws: DecodingError.input(.cannotOpen(errorNumber: EINVAL))) {
      try ByteSource(path: Fixture.samplePath + "\0.gif")
    }
  }

  @Test func `a path need not be UTF-8`() throws {
    try withTemporaryFolder { folder in
      let plain = try folder.write(Self.gif.bytes, as: "plain.gif")
      let odd = Array(folder.path.utf8) + Array("/\n".utf8) + [0xff, 0xc0, 0x80]
      let isRenamed = unsafe (odd + [0]).withUnsafeBufferPointer { name in
        unsafe name.withMemoryRebound(to: CChar.self) { name in
          unsafe name.baseAddress.map { unsafe rename(plain, $0) == 0 } ?? false
        }
      }
      #expect(isRenamed)
      #expect(try frames(ByteSource(path: odd)).map(\.canvas.letters) == ["RGB"])
    }
  }

  @Test func `a huge file is refused by its size alone`() throws {
    try withTemporaryFolder { folder in
      let path = try folder.write(Self.gif.bytes, as: "sparse.gif")
      try FileHandle(forUpdating: URL(filePath: path)).truncate(atOffset: 4 << 30)
      let violation = LimitViolation(.inputBytes, value: 4 << 30, most: 256 << 20)
      #expect(throws: DecodingError.limit(violation)) { try ByteSource(path: path) }
      var limits = Limits.standard
      limits[.inputBytes] = 4 << 30
      let source = try ByteSource(path: path, limits: limits)
      #expect(
        try frames(source, DecodingOptions(limits: limits)).map(\.canvas.letters) == ["RGB"])
    }
  }

  @Test func `the pieces of a source are the source`() throws {
    let bytes = (0..<600_000).map { UInt8(truncatingIfNeeded: $0 >> 3) }
    try withTemporaryFolder { folder in
      for source in [
        ByteSource(bytes: bytes), try ByteSource(path: folder.write(bytes, as: "bytes")),
      ] {
        var pieces: [[UInt8]] = []
        try source.forEachPiece { piece in
          pieces.append(unsafe piece.withUnsafeBytes { unsafe Array($0) })
        }
        #expect(pieces.map(\.count) == [262_144, 262_144, 75_712])
        #expect(pieces.flatMap(\.self) == bytes)
      }
    }
  }

  private func frames(
    _ source: ByteSource, _ options: DecodingOptions = DecodingOptions()
  ) throws -> [Frame] {
    var decoder = try GIFDecoder(source, options: options)
    return try decoder.frames(workers: 1)
  }
}

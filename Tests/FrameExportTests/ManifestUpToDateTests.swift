import FrameExport
import Frames
import TestSupport
import Testing

@Suite struct ManifestUpToDateTests {
  let temporary: TemporaryFolder
  let expectation = Manifest.Expectation(
    generator: ManifestTests.summary.generator, source: ManifestTests.summary.source,
    options: ManifestTests.summary.options)

  init() throws {
    temporary = try TemporaryFolder()
    let folder = try OutputFolder(temporary.path("out"))
    let contents = ["one", "two", ""]
    let frames = contents.enumerated().map { index, content in
      var frame = ManifestTests.frame
      frame.index = index
      frame.file = Manifest.File(
        name: RawPath("sub/\(index).png"), byteCount: content.utf8.count,
        crc32: Self.crc32(0, Array(content.utf8)))
      return frame
    }
    for (frame, content) in zip(frames, contents) {
      if let name = frame.file?.name { try folder.write(content, to: name) }
    }
    let json = try ManifestTests.json(frames + frames.suffix(1))
    try folder.commit { file throws(OutputError) in try file.write(json) }
  }

  /// The bitwise CRC-32 of PNG's appendix D.
  static func crc32(_ start: UInt32, _ bytes: some Sequence<UInt8>) -> UInt32 {
    var crc = ~start
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = (crc & 1) * 0xedb8_8320 ^ crc >> 1 }
    }
    return ~crc
  }

  func upToDate(_ expectation: Manifest.Expectation) -> Manifest? {
    Manifest.upToDate(in: temporary.path("out"), for: expectation) { crc, bytes in
      Self.crc32(
        crc,
        (0..<bytes.byteCount).map { unsafe bytes.unsafeLoad(fromByteOffset: $0, as: UInt8.self) })
    }
  }

  @Test func `the same work with all files is up to date`() throws {
    #expect(Self.crc32(0, "123456789".utf8) == 0xcbf4_3926)
    let manifest = try #require(upToDate(expectation))
    #expect(manifest.summary == ManifestTests.summary)
    #expect(manifest.frames.count == 4)
  }

  @Test func `another generator, source or option is not`() {
    var other = expectation
    other.generator = "gifring 0.2.0"
    #expect(upToDate(other) == nil)
    other = expectation
    other.source.crc32 ^= 1
    #expect(upToDate(other) == nil)
    other = expectation
    other.source.name = "other.gif"
    #expect(upToDate(other) == nil)
    other = expectation
    other.options.every = 2
    #expect(upToDate(other) == nil)
  }

  @Test(arguments: ["owt", "three", ""])
  func `a file that was changed is not`(text: String) throws {
    try temporary.put(text, at: "out/sub/1.png")
    #expect(upToDate(expectation) == nil)
  }

  @Test func `a link in the place of a file is not`() throws {
    try temporary.put("one", at: "elsewhere")
    try temporary.remove("out/sub/0.png")
    #expect(upToDate(expectation) == nil)
    try temporary.link("out/sub/0.png", to: "../../elsewhere")
    #expect(upToDate(expectation) == nil)
  }

  @Test func `a manifest that names files outside its folder is not`() throws {
    try temporary.put("one", at: "elsewhere")
    var frame = ManifestTests.frame
    frame.file = Manifest.File(
      name: "../elsewhere", byteCount: 3, crc32: Self.crc32(0, "one".utf8))
    let json = String(decoding: try ManifestTests.json([frame]), as: UTF8.self)
    try temporary.put(json, at: "out/manifest.json")
    #expect(upToDate(expectation) == nil)
  }

  @Test(arguments: [nil, "", "{}", "nonsense"])
  func `a folder without a proper manifest is not`(text: String?) throws {
    if let text {
      try temporary.put(text, at: "out/manifest.json")
    } else {
      try temporary.remove("out/manifest.json")
    }
    #expect(upToDate(expectation) == nil)
  }

  @Test func `writing the same again changes nothing`() throws {
    let json = try temporary.text("out/manifest.json")
    let before = try temporary.entries()
    let folder = try OutputFolder(temporary.path("out"))
    try folder.write("one", to: "sub/0.png")
    try folder.commit(text: json)
    #expect(try temporary.entries() == before)
  }
}

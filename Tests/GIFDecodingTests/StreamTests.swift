import Foundation
import Frames
import GIFDecoding
import TestSupport
import Testing

/// Sources that can only be read forward.
@Suite struct StreamTests {
  private static let gif = GIF(screen: 3 × 1, [.image(3 × 1, .pixels([0, 1, 2])), .trailer])

  @Test func `a stream gives what a file gives`() throws {
    let bytes = try Fixture.sample()
    let source = try source(fedBy: "cat \"$1\"", bytes)
    #expect(source.byteCount == bytes.count)
    #expect(try canvases(source) == canvases(ByteSource(bytes: bytes)))
  }

  @Test func `a stream may come in drops`() throws {
    let drops = "dd if=\"$1\" bs=1 count=20; sleep 0.05; dd if=\"$1\" bs=1 skip=20"
    let source = try source(fedBy: drops, Self.gif.bytes)
    #expect(try canvases(source).map(\.letters) == ["RGB"])
  }

  @Test func `a long stream is kept in a file`() throws {
    let text = String(repeating: "x", count: 9 << 20)
    let bytes = GIF(screen: 3 × 1, [.comment(text), .image(3 × 1, .fill(2)), .trailer]).bytes
    let source = try source(fedBy: "cat \"$1\"", bytes)
    #expect(source.byteCount == bytes.count)
    #expect(try canvases(source).map(\.letters) == ["BBB"])
  }

  @Test func `a stream that ends early is a cut file`() throws {
    let cutInHeader = try source(fedBy: "head -c 12 \"$1\"", Self.gif.bytes)
    #expect(throws: DecodingError.truncatedHeader(byteCount: 12)) { try canvases(cutInHeader) }
    let cutInData = try source(fedBy: "head -c 38 \"$1\"", Self.gif.bytes)
    #expect(try canvases(cutInData).map(\.letters) == ["R.."])
  }

  @Test func `an empty stream is an empty file`() throws {
    let source = try source(fedBy: ":", [])
    #expect(throws: DecodingError.truncatedHeader(byteCount: 0)) { try canvases(source) }
  }

  @Test("an endless stream is read up to the limit", arguments: [1 << 16, 1 << 20, 9 << 20])
  func endlessStream(most: Int) throws {
    var limits = Limits.standard
    limits[.inputBytes] = most
    let error = #expect(throws: DecodingError.self) {
      try source(fedBy: "cat \"$1\" /dev/zero", Self.gif.bytes, limits: limits)
    }
    guard case .limit(let violation) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(violation.limit == .inputBytes && violation.most == most)
    #expect(violation.value > most && violation.value <= most + 1 << 18)
  }

  @Test func `a stream that is no GIF is not read to its end`() throws {
    #expect(throws: DecodingError.notGIF(found: nil)) {
      try canvases(ByteSource(path: "/dev/zero"))
    }
    #expect(throws: DecodingError.notGIF(found: .png)) {
      try canvases(source(fedBy: "cat \"$1\" /dev/zero", Array("\u{89}PNG\r\n".utf8.dropFirst())))
    }
  }

  @Test("a stream that falls silent is given up at the deadline", arguments: [0, 20, 13 << 20])
  func silentStream(byteCount: Int) throws {
    let text = String(repeating: "x", count: 14 << 20)
    let bytes = GIF(screen: 3 × 1, [.comment(text), .trailer]).bytes
    let feed = "head -c \(byteCount) \"$1\"; sleep 2"
    try expectDeadline { try source(fedBy: feed, bytes, limits: $0) }
  }

  @Test func `a named pipe that nobody writes to is given up at the deadline`() throws {
    try withTemporaryFolder { folder in
      let path = folder.path(of: "fifo")
      try #require(unsafe mkfifo(path, 0o600) == 0)
      try expectDeadline { try ByteSource(path: path, limits: $0) }
    }
  }

  @Test func `a stream that ends before the deadline is whole`() throws {
    var limits = Limits.standard
    limits.deadline = .now + .seconds(60)
    let drops = "sleep 0.1; head -c 20 \"$1\"; sleep 0.1; tail -c +21 \"$1\""
    let source = try source(fedBy: drops, Self.gif.bytes, limits: limits)
    #expect(try canvases(source).map(\.letters) == ["RGB"])
  }

  private func expectDeadline(_ body: (Limits) throws -> ByteSource) throws {
    var limits = Limits.standard
    let time = Duration.milliseconds(300)
    limits.allow(time)
    let start = ContinuousClock.now
    #expect(throws: DecodingError.deadlinePassed(allowed: time)) { try body(limits) }
    #expect(start.duration(to: .now) > time - .milliseconds(20))
    #expect(start.duration(to: .now) < time + .seconds(1).patient)
  }

  @Test func `standard input may be a file, from where it stands`() async {
    await #expect(processExitsWith: .success) {
      let gif = GIF(screen: 3 × 1, [.image(3 × 1, .pixels([0, 1, 2])), .trailer])
      try withTemporaryFolder { folder in
        let path = try folder.write([1, 2, 3] + gif.bytes, as: "in")
        let descriptor = unsafe open(path, O_RDONLY)
        try #require(dup2(descriptor, STDIN_FILENO) == STDIN_FILENO)
        try #require(lseek(STDIN_FILENO, 3, SEEK_SET) == 3)
        let source = try ByteSource.standardInput()
        try #require(source.byteCount == gif.bytes.count)
        var decoder = try GIFDecoder(source)
        try #require(try decoder.nextFrame()?.canvas.letters == "RGB")
      }
    }
  }

  @Test func `a stream that can't be kept says why`() async {
    await #expect(processExitsWith: .success) {
      let gif = GIF(screen: 3 × 1, [.image(3 × 1, .pixels([0, 1, 2])), .trailer])
      try withFIFO(fedBy: "cat \"$1\" /dev/zero", gif.bytes) { path in
        unsafe setenv("TMPDIR", "/no/such/folder", 1)
        let error = #expect(throws: DecodingError.self) { try ByteSource(path: path) }
        unsafe unsetenv("TMPDIR")
        try #require(error == .input(.cannotSpool(errorNumber: ENOENT)))
      }
    }
  }

  private func source(
    fedBy command: String, _ bytes: [UInt8], limits: Limits = .standard
  ) throws -> ByteSource {
    try withFIFO(fedBy: command, bytes) { try ByteSource(path: $0, limits: limits) }
  }

  private func canvases(_ source: ByteSource) throws -> [Canvas] {
    var decoder = try GIFDecoder(source)
    return try decoder.frames(workers: 1).map(\.canvas)
  }
}

import Frames
import TestSupport
import Testing

@Suite struct FixtureTests {
  @Test func `the sample shows what an animation can do`() throws {
    let bytes = try Fixture.sample()
    let gif = try ReferenceGIF(bytes)
    #expect(bytes.count < 60_000)
    #expect(!gif.isDamaged)
    #expect(gif.loop == 0)
    #expect((16...24).contains(gif.images.count))
    #expect(Set(gif.images.map(\.control.disposalBits)) == [1, 2, 3])
    #expect(Set(gif.images.map(\.control.delay)).count >= 4)
    #expect(gif.images.contains { $0.isInterlaced })
    #expect(Set(gif.images.map(\.hasLocalTable)).count == 2)
    #expect(gif.images.contains { !$0.rect.covers(gif.canvasSize) })
  }

  @Test func `every frame of the sample is whole, and none like the one before`() throws {
    let frames = try ReferenceCompositor.frames(of: Fixture.sample())
    #expect(frames.allSatisfy { $0.state == .complete && $0.canvas.pixels.contains(0) })
    for (frame, next) in zip(frames, frames.dropFirst()) {
      #expect(frame.canvas != next.canvas)
    }
  }

  @Test func `a temporary folder lives as long as its closure`() throws {
    let path = try withTemporaryFolder { folder in
      try folder.write([1, 2], as: "inner/two")
      #expect(try folder.names() == ["inner"])
      #expect(try folder.names(in: "inner") == ["two"])
      #expect(try folder.read("inner/two") == [1, 2])
      return folder.path(of: "inner/two")
    }
    #expect(throws: (any Error).self) { try Fixture.bytes(at: path) }
  }
}

import FrameExport
import Testing

@Suite struct RawPathTests {
  @Test(arguments: [
    ("a", "a", "."), ("a/b", "b", "a"), ("/a", "a", "/"), ("a/b/", "b", "a"), ("/", "", "/"),
    ("", "", "."), ("a//b", "b", "a"), ("/a/b//", "b", "/a"), ("..", "..", "."),
  ])
  func `a path has a last component and a parent`(path: String, last: String, parent: String) {
    #expect(RawPath(path).lastComponent == RawPath(last))
    #expect(RawPath(path).parent == RawPath(parent))
  }

  @Test(arguments: [
    ("party.gif", "party"), ("gifs/party.gif", "party"), ("a.tar.gz", "a.tar"), (".gif", ".gif"),
    ("..gif", "..gif"), ("none", "none"), ("end.", "end"), ("a.b/c", "c"),
  ])
  func `a stem is the name without its suffix`(path: String, stem: String) {
    #expect(RawPath(path).stem == RawPath(stem))
  }

  @Test func `paths are joined with one separator`() {
    #expect(RawPath("a").appending("b") == "a/b")
    #expect(RawPath("a/").appending("b") == "a/b")
    #expect(RawPath("").appending("b") == "b")
    #expect(RawPath("a").appending(suffix: ".png") == "a.png")
  }

  @Test func `bytes that are not UTF-8 are kept, and repaired only as text`() {
    let path = RawPath(bytes: [0x61, 0xff, 0x2e, 0x67])
    #expect(path.string == nil)
    #expect(path.description == "a\u{fffd}.g")
    #expect(path.stem.bytes == [0x61, 0xff])
  }

  @Test(arguments: [
    ("a", true), ("a/b", true), ("...", true), (".a", true), ("", false), (".", false),
    ("..", false), ("a/..", false), ("/a", false), ("a//b", false), ("a/", false), ("\0", false),
  ])
  func `only plain relative paths stay inside`(path: String, stays: Bool) {
    #expect(RawPath(path).staysInside == stays)
  }
}

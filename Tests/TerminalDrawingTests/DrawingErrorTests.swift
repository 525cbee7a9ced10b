import FrameExport
import TerminalDrawing
import Testing

@Suite struct DrawingErrorTests {
  @Test(arguments: [
    (DrawingError.libraryMissing, "libchafa can't be loaded: install the Debian package libchafa0"),
    (
      .staticExecutable,
      "a static executable can't load libchafa: use a dynamic one and the Debian package libchafa0"
    ),
    (.libraryFailed, "libchafa couldn't draw a picture"),
    (.encoding(.outOfMemory(byteCount: 7)), ExportError.outOfMemory(byteCount: 7).description),
  ])
  func `each says what is wrong`(error: DrawingError, words: String) {
    #expect(error.description == words)
  }
}

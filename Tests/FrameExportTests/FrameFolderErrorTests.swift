import FrameExport
import Testing

@Suite struct FrameFolderErrorTests {
  @Test(arguments: [
    (FrameFolderError.cannotOpen("a", errno: 2), "a cannot be opened: no such file or directory"),
    (.leavesFolder("../a"), "../a is no name inside the folder of the manifest"),
    (.notAFile("a"), "a is no regular file of the folder"),
    (.tooLong("a", limit: 5), "a has more than 5 bytes"),
    (.lengthDiffers("a", found: 3, declared: 4), "a has 3 bytes, not the 4 of the manifest"),
    (.checksumDiffers("a"), "a is not what its checksum in the manifest says"),
  ])
  func `each names the file`(error: FrameFolderError, words: String) {
    #expect(error.description == words)
  }
}

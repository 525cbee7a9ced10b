import Foundation
import FrameExport
import Testing

@Suite struct OutputErrorTests {
  @Test(.enabled(if: FileManager.default.isWritableFile(atPath: "/dev/full"), "needs /dev/full"))
  func `a full disk is a failure of writing`() throws {
    let full = try OutputFile.device("/dev/full")
    let error: OutputError?
    do {
      try full.write([1, 2, 3])
      error = nil
    } catch let failure {
      error = failure
    }
    #expect(error == .writeFailed("/dev/full", errno: 28))
    #expect(error?.isCreationFailure == false)
    #expect(error?.description == "cannot write /dev/full: no space left on device")
  }

  @Test func `descriptions are one sentence that names the file`() {
    #expect(OutputError.differs("a.png").description == "a.png exists with other content")
    #expect(OutputError.exists("a.png").description == "a.png exists already")
    #expect(
      OutputError.cannotCreate("out", errno: 13).description
        == "cannot create out: permission denied")
    #expect(
      OutputError.leavesFolder("../a").description == "../a is no name inside the output folder")
    #expect(OutputError.writeFailed("a", errno: 32).isBrokenPipe)
    #expect(!OutputError.writeFailed("a", errno: 28).isBrokenPipe)
  }

  @Test func `a folder in which nothing may be made is a failure of creation`() throws {
    let error = #expect(throws: OutputError.self) { try OutputFolder("/proc/frames") }
    #expect(error?.isCreationFailure == true)
  }
}

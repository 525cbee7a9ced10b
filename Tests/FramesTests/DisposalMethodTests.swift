import Frames
import Testing

@Suite struct DisposalMethodTests {
  @Test(
    "three bits mean what browsers take them for",
    arguments: [
      (0, .unspecified), (1, .doNotDispose), (2, .restoreToBackground), (3, .restoreToPrevious),
      (4, .restoreToPrevious), (5, .doNotDispose), (6, .doNotDispose), (7, .doNotDispose),
    ] as [(UInt8, DisposalMethod)])
  func bits(raw: UInt8, method: DisposalMethod) {
    #expect(DisposalMethod(rawBits: raw) == method)
    #expect(method.keepsImage == ![2, 3, 4].contains(raw))
  }
}

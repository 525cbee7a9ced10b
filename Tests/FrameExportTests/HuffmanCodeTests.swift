import FrameExport
import Testing

@Suite struct `Huffman code` {
  private func kraftSum(_ code: HuffmanCode) -> Double {
    code.lengths.filter { $0 > 0 }.reduce(0) { $0 + 1 / Double(1 << Int($1)) }
  }

  @Test func `takes the fewest bits`() {
    let code = HuffmanCode(frequencies: [45, 13, 12, 16, 9, 5], maximumLength: 14)
    #expect(code.lengths == [1, 3, 3, 3, 4, 4])
    #expect(code.bitCount(of: [45, 13, 12, 16, 9, 5]) == 224)
  }

  @Test(arguments: [7, 9, 14])
  func `stays below its longest length and complete`(maximumLength: Int) {
    var frequencies: [UInt32] = [1, 1]
    for _ in 0..<30 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
    let code = HuffmanCode(frequencies: frequencies, maximumLength: maximumLength)
    #expect(code.lengths.allSatisfy { (1...UInt8(maximumLength)).contains($0) })
    #expect(kraftSum(code) == 1)
    #expect(code.lengths == code.lengths.sorted(by: >))
  }

  @Test(arguments: [[0, 0, 0], [0, 0, 5], [7, 0, 0]] as [[UInt32]])
  func `of fewer than two symbols has two all the same`(frequencies: [UInt32]) {
    let code = HuffmanCode(frequencies: frequencies, maximumLength: 14)
    #expect(code.lengths.sorted() == [0, 1, 1])
  }
}

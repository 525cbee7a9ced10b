import Testing
import gifring

@Suite struct ShardTests {
  @Test(arguments: [("1/1", 1, 1), ("2/8", 2, 8), ("08/010", 8, 10), ("1/1000000", 1, 1_000_000)])
  func `a part is a number and how many there are`(text: String, number: Int, count: Int) throws {
    let shard = try #require(Shard(argument: text))
    #expect(shard.number == number && shard.count == count)
  }

  @Test(
    arguments: [
      "", "/", "1", "1/", "/2", "0/2", "3/2", "-1/2", "1/2/3", "1.5/2", "a/b", "1/1000001", " 1/2",
    ])
  func `anything else is none`(text: String) {
    #expect(Shard(argument: text) == nil)
  }

  /// Check values of the catalogue of CRCs, and of Python's `zlib.crc32`.
  @Test(
    arguments: [
      ("123456789", 0xcbf4_3926), ("", 0), ("a.gif", 0x7feb_b8cb), ("b/Ä.gif", 0x0098_5ab9),
    ] as [(String, UInt32)])
  func `the part of a path follows from its CRC-32`(path: String, crc32: UInt32) throws {
    for count in [1, 2, 3, 7, 16, 1000] {
      let holders = (1...count).filter {
        Shard(argument: "\($0)/\(count)")?.contains(RawArgument(bytes: path.utf8)) ?? false
      }
      #expect(holders == [Int(crc32) % count + 1])
    }
  }

  @Test func `the option is refused where it makes no sense`() {
    let words = "--shard needs a part such as 2/8, the second of eight, not '3/2'"
    #expect(complaint(about: "split", "a", "--shard", "3/2") == words)
    #expect(complaint(about: "info", "a", "--exit-zero") == "--exit-zero needs --json")
  }
}

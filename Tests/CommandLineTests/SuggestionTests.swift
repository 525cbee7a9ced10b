import Testing
import gifring

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1),
    ("abc", "acb", 1), ("abc", "ab", 1), ("abc", "xabc", 1), ("kitten", "sitting", 3),
    ("fromat", "format", 1), ("ca", "abc", 3), ("ab", "ba", 1),
  ])
  func `the distance counts inserted, dropped, replaced and swapped letters`(
    first: String, second: String, distance: Int
  ) {
    #expect(Suggestion.distance(first, second) == distance)
    #expect(Suggestion.distance(second, first) == distance)
  }

  @Test func `the nearest word is suggested, the first of several`() {
    #expect(Suggestion.nearest(to: "fram", among: ["from", "frames", "fps"]) == "from")
    #expect(Suggestion.nearest(to: "sync", among: ["fsync", "syncs"]) == "fsync")
  }

  @Test func `nothing far away is suggested`() {
    #expect(Suggestion.nearest(to: "zz", among: ["to", "at"]) == nil)
    #expect(Suggestion.nearest(to: "picture", among: ["format"]) == nil)
    #expect(Suggestion.nearest(to: String(repeating: "a", count: 100_000), among: ["a"]) == nil)
    #expect(Suggestion.nearest(to: "abc", among: []) == nil)
  }
}

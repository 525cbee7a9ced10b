import Testing

@Suite("Golden vectors")
struct GoldenVectorTests {
  @Test("every case of every suite is met within its tolerance", arguments: GoldenSuite.allCases)
  func suite(_ suite: GoldenSuite) throws {
    let file = try GoldenFile(suite)
    #expect(file.suite == suite.rawValue)
    #expect(!file.cases.isEmpty, "the suite \(suite.rawValue) is empty")
    var passed = 0
    for golden in file.cases {
      let got = try suite.answer(to: golden.input, expected: golden.expect)
      let difference = golden.expect.difference(from: got, tolerance: golden.tolerance)
      if difference == nil { passed += 1 }
      #expect(difference == nil, "\(suite.rawValue), \(golden.name)")
    }
    print("golden vectors: \(suite.rawValue): \(passed) of \(file.cases.count) cases passed")
  }
}

import TestSupport
import Testing

/// How the tool ends when its surroundings fail it, or want it to end.
@Suite struct FaultTests {
  private let table: FaultTable

  init() throws {
    table = try FaultTable()
  }

  @Test func `the documented faults are those that are tested`() {
    let names = table.rows.map(\.name)
    #expect(names == Fault.all.map(\.name))
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Fault.all)
  func `each fault ends as the table says`(fault: Fault) async throws {
    if let need = fault.need, !need.isMet { try Test.cancel("needs \(need.rawValue)") }
    let row = try #require(table.rows.first { $0.name == fault.name })
    try await fault.expect(row.codes)
  }
}

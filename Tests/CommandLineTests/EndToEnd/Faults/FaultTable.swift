import Foundation
import TestSupport

/// The table in `Resources/FAULTS.md`.
struct FaultTable {
  struct Row {
    let name: String
    /// The statuses that the third cell tells, 128 and the signal's number after a signal.
    let codes: Set<Int32>
  }

  let rows: [Row]

  init() throws {
    let folder = URL(filePath: Fixture.samplePath).deletingLastPathComponent()
    let text = try String(contentsOf: folder.appending(path: "FAULTS.md"), encoding: .utf8)
    rows = text.split(separator: "\n").compactMap(Self.row)
  }

  private static func row(_ line: Substring) -> Row? {
    let cells = line.split(separator: " | ", omittingEmptySubsequences: false)
    guard line.hasPrefix("| "), cells.count == 4 else { return nil }
    let codes = cells[2].split { !$0.isNumber }.compactMap { Int32($0) }
    return codes.isEmpty ? nil : Row(name: String(cells[0].dropFirst(2)), codes: Set(codes))
  }
}

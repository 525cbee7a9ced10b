import TestSupport
import Testing

/// Something that goes wrong around the tool: a row of `Resources/FAULTS.md`.
struct Fault: CustomTestStringConvertible, Sendable {
  /// What the row calls it.
  let name: String
  let need: Need?
  private let gif: [UInt8]
  private let body: @Sendable (Workbench) async throws -> [Int32]

  var testDescription: String { name }

  /// A fault that is met by code, which also checks what is left behind.
  ///
  /// - Parameter body: gives the tool's exit statuses, 128 and a signal's number after one.
  init(
    _ name: String, of gif: [UInt8] = Animations.fourColors.bytes, needs need: Need? = nil,
    body: @escaping @Sendable (Workbench) async throws -> [Int32]
  ) {
    self.name = name
    self.need = need
    self.gif = gif
    self.body = body
  }

  /// A fault that a shell script sets up; the script ends as the tool in it does.
  ///
  /// - Parameters:
  ///   - words: What standard error says in one line, nil where it says nothing.
  ///   - entries: All that is left in the folder beside the input, by their paths.
  ///   - check: What else holds then.
  init(
    _ name: String, of gif: [UInt8] = Animations.fourColors.bytes, needs need: Need? = nil,
    script: String, says words: String?, leaves entries: [String] = [],
    check: @escaping @Sendable (Workbench) throws -> Void = { _ in }
  ) {
    self.init(name, of: gif, needs: need) { bench in
      [try await bench.meet(script, says: words, leaves: entries, check: check)]
    }
  }

  /// Meets the fault, and expects one of the endings that the table allows.
  func expect(_ codes: Set<Int32>) async throws {
    try await withGIF(gif) { bench in
      for code in try await body(bench) { #expect(codes.contains(code)) }
    }
  }
}

extension Workbench {
  /// Runs a script in which the tool meets a fault, and checks what it says and leaves.
  ///
  /// - Returns: the exit status.
  func meet(
    _ script: String, says words: String?, leaves entries: [String],
    check: (Workbench) throws -> Void
  ) async throws -> Int32 {
    let outcome = try await shell(script)
    #expect(outcome.text == "")
    if let words {
      expectFailure(outcome, outcome.status, words)
    } else {
      #expect(outcome.stderr == "", "\(script)")
    }
    #expect(try self.entries().filter { $0 != "in.gif" } == entries.sorted(), "\(script)")
    try check(self)
    return outcome.code
  }
}

extension Fault {
  static let all =
    outputs + races + tracedRaces + inputs + silences + changes + resources + signals + files

  /// What a whole split of `Animations.fourColors` leaves.
  static func wholeOutput(_ folder: String = "out") -> [String] {
    let files = (0..<4).map { "\(folder)/in-00\($0).png" }
    return [folder] + files + ["\(folder)/manifest.json"]
  }

  /// Checks that a split of `Animations.fourColors` is whole.
  static func isWhole(_ folder: String = "out") -> @Sendable (Workbench) throws -> Void {
    { bench in
      let letters = try bench.output(folder).letters()
      #expect(letters == "RGBW")
    }
  }

  /// Checks what a file holds.
  static func holds(_ text: String, in file: String) -> @Sendable (Workbench) throws -> Void {
    { bench in
      let bytes = try bench.folder.read(file)
      #expect(bytes == Array(text.utf8))
    }
  }
}

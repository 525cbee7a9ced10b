import Foundation
import TestSupport
import gifring

extension Shell {
  /// Whether the shell is at hand.
  var isInstalled: Bool { Self.hasProgram(rawValue) }

  /// Whether the shell, and `script`, which gives it a terminal, are at hand.
  var isTypable: Bool { isInstalled && Self.hasProgram("script") && Fixture.hasTerminals }

  /// Whether a program is on the search path.
  static func hasProgram(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }
}

import Foundation

/// Programs of the machine that tests ask for a second opinion.
public enum Program {
  /// Whether a program is on the search path.
  public static func isInstalled(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }
}

import Foundation

extension Duration {
  /// The same time, or more of it where `GIFRING_TEST_PATIENCE` says how many times slower everything
  /// is, as under a sanitizer.
  public var patient: Duration { self * patience }
}

private let patience =
  ProcessInfo.processInfo.environment["GIFRING_TEST_PATIENCE"].flatMap { Double($0) } ?? 1

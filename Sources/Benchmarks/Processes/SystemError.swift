#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A call of the system that failed.
struct SystemError: Error, CustomStringConvertible {
  let call: String
  let code: Int32

  var description: String { "\(call) fails with error \(code)" }

  /// Refuses a result other than 0, which is an error's number.
  static func check(_ code: Int32, _ call: String) throws(SystemError) {
    if code != 0 { throw SystemError(call: call, code: code) }
  }

  /// The last call's error.
  static func last(_ call: String) -> SystemError { SystemError(call: call, code: errno) }
}

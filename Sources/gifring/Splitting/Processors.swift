internal import Platform

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The processors that can work at once.
enum Processors {
  /// How many this process may use; at least 1.
  static let count = max(1, allowedCount ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  private static var allowedCount: Int? {
    #if os(Linux)
      LinuxCalls.allowedProcessorCount
    #else
      nil
    #endif
  }
}

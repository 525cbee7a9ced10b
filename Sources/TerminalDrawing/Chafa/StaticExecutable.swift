#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Whether the process runs without a dynamic linker, which loading a library would need.
enum StaticExecutable {
  /// On Linux, an executable has a linker if the kernel has loaded one: `AT_BASE` is not 0.
  static let isThis: Bool = {
    guard let words = auxiliaryVector(), words.count > 1 else { return false }
    let base: UInt = 7
    for index in stride(from: 0, to: words.count - 1, by: 2) where words[index] == base {
      return words[index + 1] == 0
    }
    return false
  }()

  /// What the kernel has told the process: pairs of a kind and a value; nil where it can't be read.
  private static func auxiliaryVector() -> [UInt]? {
    let file = unsafe open("/proc/self/auxv", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var words = [UInt](repeating: 0, count: 512)
    let count = unsafe words.withUnsafeMutableBytes { unsafe read(file, $0.baseAddress, $0.count) }
    return count > 0 ? Array(words.prefix(count / MemoryLayout<UInt>.size)) : nil
  }
}

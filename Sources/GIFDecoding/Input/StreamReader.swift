#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

internal import Platform

/// A descriptor that can only be read forward: a pipe, a terminal, a device.
final class StreamReader {
  private let descriptor: CInt
  private let deadline: Deadline

  /// Takes over an open descriptor and closes it in the end.
  init(owning descriptor: CInt, deadline: Deadline) {
    self.descriptor = descriptor
    self.deadline = deadline
  }

  deinit {
    _ = close(descriptor)
  }

  /// Up to `most` further bytes; none at the end.
  ///
  /// - Throws: `DecodingError.input`, or `deadlinePassed` when nothing comes in time.
  func read(most: Int) throws(DecodingError) -> [UInt8] {
    var failure: CInt
    repeat {
      try waitUntilReadable()
      failure = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
        let got = unsafe systemRead(descriptor, buffer.baseAddress, most)
        if got < 0 { failure = errno } else { count = got }
      }
      if failure == 0 { return bytes }
    } while failure == EINTR || failure == EAGAIN
    throw .input(.cannotRead(errorNumber: failure, byteOffset: nil))
  }

  /// Waits for bytes, for the end or for an error, which reading then meets.
  private func waitUntilReadable() throws(DecodingError) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var result: CInt
    repeat {
      try deadline.check()
      result = unsafe poll(&request, 1, deadline.remainingMilliseconds)
    } while result == 0 || result < 0 && errno == EINTR
  }
}

private func systemRead(_ descriptor: CInt, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int)
  -> Int
{
  unsafe read(descriptor, buffer, count)
}

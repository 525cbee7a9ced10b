internal import Platform

/// Reads a source forward through a window of 64 KiB; nothing behind the cursor is kept.
final class WindowedReader {
  private static let windowByteCount = 1 << 16
  let source: ByteSource
  private let deadline: Deadline
  private var window: [UInt8]
  private var windowStart = 0
  private var windowCount = 0
  /// The offset of the next byte, from the source's start.
  private(set) var position = 0
  /// Where bytes end for whoever reads now.
  private var end = Int.max
  /// Set once bytes were asked for that the source has not.
  private(set) var reachedEnd = false
  /// Why reading ended before the end of the source, if it did.
  private(set) var failure: DecodingError?

  init(_ source: ByteSource, deadline: Deadline) {
    self.source = source
    self.deadline = deadline
    window = []
  }

  /// Moves the cursor; the window stays where it still serves.
  ///
  /// - Parameter end: where bytes seem to end until the cursor is moved again.
  func seek(to offset: Int, end: Int = .max) {
    position = offset
    self.end = end
    reachedEnd = false
  }

  /// The next byte without moving, nil at the end.
  func peek() -> UInt8? {
    fill() ? window[position - windowStart] : nil
  }

  /// The next byte, nil at the end.
  func next() -> UInt8? {
    guard fill() else { return nil }
    defer { position += 1 }
    return window[position - windowStart]
  }

  /// Copies the next bytes into `buffer`.
  ///
  /// - Returns: how many there were: fewer than asked for only at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    var done = 0
    while done < buffer.count, fill() {
      let start = position - windowStart
      let count = min(buffer.count - done, windowCount - start, end - position)
      unsafe window.withUnsafeBytes { bytes in
        unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + count]))
      }
      position += count
      done += count
    }
    return done
  }

  /// Makes sure that the window holds the byte at the cursor.
  private func fill() -> Bool {
    if position >= end {
      reachedEnd = true
      return false
    }
    if position >= windowStart && position < windowStart + windowCount { return true }
    return refill()
  }

  private func refill() -> Bool {
    guard failure == nil else { return false }
    if window.isEmpty {
      window = [UInt8](repeating: 0, count: min(max(source.byteCount, 256), Self.windowByteCount))
    }
    windowStart = position
    windowCount = 0
    if deadline.hasPassed {
      failure = .deadlinePassed(allowed: deadline.allowed)
    } else {
      do { windowCount = try source.read(at: windowStart, into: &window) } catch {
        failure = .input(error)
      }
    }
    if windowCount == 0 { reachedEnd = true }
    return windowCount > 0
  }
}

extension WindowedReader {
  /// What a walk over a chain of sub-blocks found.
  struct SubBlockChain {
    /// The bytes in the sub-blocks, their length bytes not counted.
    var payloadByteCount = 0
    /// Whether the terminator was there.
    var isTerminated = false
  }

  /// Walks to behind the terminator of the sub-block chain at the cursor.
  func skipSubBlocks() -> SubBlockChain {
    var chain = SubBlockChain()
    while let length = next() {
      if length == 0 {
        chain.isTerminated = true
        return chain
      }
      let end = position + Int(length)
      if end > source.byteCount {
        chain.payloadByteCount += max(0, source.byteCount - position)
        position = source.byteCount
        break
      }
      chain.payloadByteCount += Int(length)
      position = end
    }
    reachedEnd = true
    return chain
  }

  /// Gathers the payload of the sub-blocks at the cursor until `target` is full or the chain ends.
  ///
  /// `rest` is what remains of the sub-block that the cursor stands in: 0 before a length byte.
  ///
  /// - Returns: how many bytes were gathered, and whether the chain or the source has ended.
  func gather(
    into target: UnsafeMutableRawBufferPointer, rest: inout Int
  ) -> (count: Int, ended: Bool) {
    var done = 0
    while done < target.count {
      if rest == 0 {
        guard let length = next(), length > 0 else { return (done, true) }
        rest = Int(length)
      }
      let wanted = min(rest, target.count - done)
      let got = unsafe read(
        into: UnsafeMutableRawBufferPointer(rebasing: target[done...].prefix(wanted)))
      done += got
      rest -= got
      if got < wanted { return (done, true) }
    }
    return (done, false)
  }
}

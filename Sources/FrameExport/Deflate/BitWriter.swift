/// Writes bits into memory, the first bit lowest in its byte: RFC 1951, section 3.1.1.
///
/// It is a cursor that trusts its caller: there must be room for all bits and 8 bytes more, since
/// it stores whole words. `PixelDeflater` counts a block's bits before it writes the first one.
@safe
struct BitWriter {
  private var destination: UnsafeMutableRawPointer
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// Starts writing at `destination`.
  init(at destination: UnsafeMutableRawPointer) {
    unsafe self.destination = destination
  }

  /// Where the next whole byte goes.
  var position: UnsafeMutableRawPointer {
    @unsafe get { unsafe destination }
  }

  /// Adds up to 56 bits and stores the bytes that are whole.
  @inline(__always)
  mutating func write(_ bits: UInt64, count: Int) {
    hold(bits, count: count)
    store()
  }

  /// Adds bits without storing any: at most 56 between two calls of `store`.
  @inline(__always)
  mutating func hold(_ bits: UInt64, count: Int) {
    pending |= bits &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= count
  }

  /// Stores the bytes that are whole; at most 7 bits stay behind.
  @inline(__always)
  mutating func store() {
    unsafe destination.storeBytes(of: pending.littleEndian, as: UInt64.self)
    unsafe destination += pendingCount &>> 3
    pending &>>= UInt64(truncatingIfNeeded: pendingCount & ~7)
    pendingCount &= 7
  }

  /// Fills the last byte with zeros.
  mutating func alignToByte() {
    write(0, count: -pendingCount & 7)
  }

  /// Copies bytes after `alignToByte()`.
  mutating func copy(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    unsafe destination.copyMemory(from: source, byteCount: bytes.count)
    unsafe destination += bytes.count
  }
}

/// The pixel values of one image while it is decoded, in memory that serves one image after another.
///
/// A page of 256 bytes in front holds 0, 1, … 255, so that a literal is a string like any other: one
/// byte of that page. Behind the pixels lie `slack` bytes that wide copies may touch.
@safe
struct IndexBuffer: ~Copyable {
  /// The bytes in front of the first pixel.
  static let pageByteCount = 256
  /// The longest string that a dictionary of 4,096 entries can hold, and one step of a wide copy.
  static let slack = 4096 + 64

  private var memory: UnsafeMutableRawPointer?
  private var capacity = 0

  init() {}

  deinit {
    unsafe memory?.deallocate()
  }

  /// Makes room for `pixelCount` pixels; what was there is lost when it grows.
  mutating func reserve(_ pixelCount: Int) {
    if capacity >= pixelCount && capacity > 0 { return }
    unsafe memory?.deallocate()
    let grown = max(pixelCount, 1 << 12)
    let fresh = UnsafeMutableRawPointer.allocate(
      byteCount: Self.pageByteCount + grown + Self.slack, alignment: 64)
    for value in 0..<Self.pageByteCount {
      unsafe fresh.storeBytes(of: UInt8(value), toByteOffset: value, as: UInt8.self)
    }
    unsafe memory = fresh
    capacity = grown
  }

  /// Lends the start of the identity page.
  ///
  /// - Precondition: `reserve` was called.
  var base: UnsafeMutableRawPointer {
    guard let memory = unsafe memory else { preconditionFailure("reserve was not called") }
    return unsafe memory
  }

  /// Lends the pixels.
  var pixels: UnsafePointer<UInt8> {
    unsafe UnsafePointer((base + Self.pageByteCount).assumingMemoryBound(to: UInt8.self))
  }
}

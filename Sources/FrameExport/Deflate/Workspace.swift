#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Memory that an encoder reuses from picture to picture.
///
/// Unlike an array it reports an allocation that fails, and it is neither zeroed nor copied when it
/// grows: pages that nobody writes to cost nothing.
@safe
struct Workspace<Element: BitwiseCopyable>: ~Copyable {
  private var storage = unsafe UnsafeMutableBufferPointer<Element>(start: nil, count: 0)

  /// Makes an empty workspace.
  init() {}

  /// Makes a workspace of `count` elements without defined values.
  init(count: Int) throws(ExportError) {
    try reserve(count)
  }

  deinit {
    unsafe free(storage.baseAddress)
  }

  /// The elements; valid until the next `reserve` and as long as the workspace lives.
  var elements: UnsafeMutableBufferPointer<Element> {
    @unsafe get { unsafe storage }
  }

  /// Makes room for `count` elements, whose values are undefined afterwards if the memory moved.
  mutating func reserve(_ count: Int) throws(ExportError) {
    guard unsafe count > storage.count else { return }
    unsafe free(storage.baseAddress)
    unsafe storage = UnsafeMutableBufferPointer(start: nil, count: 0)
    let byteCount = count * MemoryLayout<Element>.stride
    guard let memory = unsafe malloc(byteCount) else { throw .outOfMemory(byteCount: byteCount) }
    unsafe storage = UnsafeMutableBufferPointer(
      start: memory.bindMemory(to: Element.self, capacity: count), count: count)
  }
}

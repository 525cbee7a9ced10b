#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Threads that do the same work side by side.
///
/// They are plain ones: where the system has no thread left, Dispatch waits for one for ever, and where
/// it has no file descriptor left, Dispatch traps.
enum Crew {
  private static let stackByteCount = 1 << 20

  /// Runs `body` on up to `count` threads, the calling one included, and returns when all are done.
  ///
  /// Where the system gives fewer threads, fewer take part.
  static func work(count: Int, _ body: @Sendable () -> Void) {
    withoutActuallyEscaping(body) { body in
      let others = (1..<max(count, 1)).compactMap { _ in start(body) }
      body()
      for thread in others { pthread_join(thread, nil) }
    }
  }

  private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackByteCount)
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let work = unsafe Unmanaged.passRetained(Work(body))
    guard unsafe pthread_create(&thread, &attributes, run, work.toOpaque()) == 0 else {
      unsafe work.release()
      return nil
    }
    return thread
  }

  private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    if let work = unsafe $0 {
      unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
    }
    return nil
  }
}

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A thread of the system's own.
///
/// Where the system has no thread left, Dispatch waits for one for ever, and where it has no file
/// descriptor left, Dispatch traps; its first queue costs a process that has just started a tenth of a
/// millisecond.
package struct PlainThread {
  private let thread: pthread_t
  private let work: Work

  private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Starts a thread that runs `body`, nil if the system has none left.
  package init?(stackByteCount: Int, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackByteCount)
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let work = Work(body)
    let reference = unsafe Unmanaged.passRetained(work)
    guard unsafe pthread_create(&thread, &attributes, Self.run, reference.toOpaque()) == 0 else {
      unsafe reference.release()
      return nil
    }
    self.work = work
    #if canImport(Glibc)
      self.thread = thread
    #else
      guard let thread else { return nil }
      self.thread = thread
    #endif
  }

  /// Waits until the thread is done, and frees what it ran; it is waited for once at most.
  ///
  /// The thread itself frees nothing: its first touch of the heap would make it one of its own.
  /// What a thread runs that nobody waits for is kept.
  package func join() {
    pthread_join(thread, nil)
    unsafe Unmanaged.passUnretained(work).release()
  }

  private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    if let work = unsafe $0 {
      unsafe Unmanaged<Work>.fromOpaque(work).takeUnretainedValue().body()
    }
    return nil
  }
}

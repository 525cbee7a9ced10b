internal import Platform

/// Threads that do the same work side by side.
enum Crew {
  /// Runs `body` on up to `count` threads, the calling one included, and returns when all are done.
  ///
  /// Where the system gives fewer threads, fewer take part.
  static func work(count: Int, _ body: @Sendable () -> Void) {
    withoutActuallyEscaping(body) { body in
      let others = (1..<max(count, 1)).compactMap { _ in
        PlainThread(stackByteCount: 1 << 20, body)
      }
      body()
      for thread in others { thread.join() }
    }
  }
}

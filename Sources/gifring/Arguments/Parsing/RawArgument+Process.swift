extension RawArgument {
  /// The arguments that this process was started with, without its own name.
  ///
  /// `CommandLine.arguments` repairs what is not UTF-8, and a repaired name opens no file.
  package static func ofProcess() -> [RawArgument] {
    let count = Int(CommandLine.argc)
    guard count > 1 else { return [] }
    return (1..<count).compactMap { index in
      unsafe CommandLine.unsafeArgv[index].map { unsafe RawArgument(terminatedByNUL: $0) }
    }
  }

  private init(terminatedByNUL start: UnsafePointer<CChar>) {
    var count = 0
    while unsafe start[count] != 0 { count += 1 }
    let characters = unsafe UnsafeBufferPointer(start: start, count: count)
    self.init(bytes: unsafe characters.map { UInt8(bitPattern: $0) })
  }
}

import Dispatch
import Foundation
import FrameExport
import Testing

@Suite struct SignalCleanupTests {
  let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  /// Installs the cleanup and keeps four threads writing into two folders until the process dies.
  static func writeForEver(below path: String, untilSignal number: Int32) throws {
    signal(number, SIG_DFL)
    SignalCleanup.install()
    let folders = [
      try OutputFolder(RawPath(path + "/a/b/new")), try OutputFolder(RawPath(path + "/existing")),
    ]
    try write(into: folders)
    if number == SIGPIPE { SignalCleanup.endByBrokenPipe() } else { kill(getpid(), number) }
    writeForEver(into: folders[0], named: 4)
    SignalCleanup.waitIfEnding()
    exit(EXIT_FAILURE)
  }

  private static func write(into folders: [OutputFolder]) throws {
    for thread in 0..<4 {
      let folder = folders[thread % 2]
      try folder.write("first", to: RawPath("sub/first-\(thread)"))
      DispatchQueue.global().async { writeForEver(into: folder, named: thread) }
    }
    Thread.sleep(forTimeInterval: 0.1)
  }

  private static func writeForEver(into folder: OutputFolder, named thread: Int) {
    var number = 0
    while (try? folder.write("content", to: RawPath("\(number % 7)/\(thread)-\(number)"))) != nil {
      number += 1
    }
  }

  private func expectThatNothingStays() throws {
    #expect(try temporary.entries() == ["existing", "existing/mine"])
  }

  @Test func `a termination clears output away and ends the process by the same signal`()
    async throws
  {
    try temporary.put("mine", at: "existing/mine")
    let path = temporary.url.path
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String] in
      try SignalCleanupTests.writeForEver(below: path, untilSignal: SIGTERM)
    }
    try expectThatNothingStays()
  }

  @Test func `an interrupt clears output away and ends the process by the same signal`()
    async throws
  {
    try temporary.put("mine", at: "existing/mine")
    let path = temporary.url.path
    await #expect(processExitsWith: .signal(SIGINT)) { [path = path as String] in
      try SignalCleanupTests.writeForEver(below: path, untilSignal: SIGINT)
    }
    try expectThatNothingStays()
  }

  @Test func `a reader that goes away ends the process by SIGPIPE`() async throws {
    try temporary.put("mine", at: "existing/mine")
    let path = temporary.url.path
    await #expect(processExitsWith: .signal(SIGPIPE)) { [path = path as String] in
      try SignalCleanupTests.writeForEver(below: path, untilSignal: SIGPIPE)
    }
    try expectThatNothingStays()
  }

  /// Begins a folder for brief work, which a signal meets in its middle.
  static func beginBriefly(_ path: String) throws -> OutputFolder {
    signal(SIGTERM, SIG_DFL)
    SignalCleanup.install()
    var options = OutputFolder.Options()
    options.isBrief = true
    let folder = try OutputFolder(RawPath(path), options: options)
    try folder.write("content", to: "a.png")
    // To this thread: the test's process has others, which would take it.
    raise(SIGTERM)
    return folder
  }

  @Test func `brief work is done before a signal ends the process`() async throws {
    let path = temporary.url.path + "/new"
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String] in
      try SignalCleanupTests.beginBriefly(path).commit { file throws(OutputError) in
        try file.write(Array("{}".utf8))
      }
      exit(EXIT_FAILURE)
    }
    #expect(try temporary.entries() == ["new", "new/a.png", "new/manifest.json"])
  }

  @Test func `brief work that is given up leaves nothing before a signal ends the process`()
    async throws
  {
    let path = temporary.url.path + "/new"
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String] in
      try SignalCleanupTests.beginBriefly(path).abort()
      exit(EXIT_FAILURE)
    }
    #expect(try temporary.entries() == [])
  }

  @Test(.timeLimit(.minutes(1)))
  func `brief work that must wait for another process is ended by a signal`() async throws {
    let path = temporary.url.path + "/new"
    let lock = unsafe open(temporary.url.path, O_RDONLY | O_DIRECTORY)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    let start = ContinuousClock.now
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String] in
      let folder = try SignalCleanupTests.beginBriefly(path)
      try? folder.commit { file throws(OutputError) in try file.write(Array("{}".utf8)) }
      SignalCleanup.waitIfEnding()
      exit(EXIT_FAILURE)
    }
    #expect(.now - start < .seconds(9), "the lock is waited for ten seconds")
    #expect(try temporary.entries() == [])
  }

  /// Lives through the signals that it was started with as ignored.
  static func ignoreSignals() {
    for number in [SIGHUP, SIGPIPE] { signal(number, SIG_IGN) }
    SignalCleanup.install()
    kill(getpid(), SIGHUP)
    SignalCleanup.endByBrokenPipe()
    usleep(100_000)
  }

  @Test func `a signal that was ignored stays ignored`() async {
    await #expect(processExitsWith: .success) { SignalCleanupTests.ignoreSignals() }
  }

  /// Writes more than files may have and ends the process by the status that the error stands for.
  static func writeTooMuch(below path: String) throws {
    SignalCleanup.install()
    var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
    unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    let folder = try OutputFolder(RawPath(path + "/out"))
    let error = #expect(throws: OutputError.self) {
      try folder.write([UInt8](repeating: 0, count: 2000), to: "a.png")
    }
    if error == .writeFailed("a.png", errno: EFBIG) { exit(74) }
  }

  @Test func `a file above the size limit is an error and no signal`() async throws {
    let path = temporary.url.path
    await #expect(processExitsWith: .exitCode(74)) { [path = path as String] in
      try SignalCleanupTests.writeTooMuch(below: path)
    }
    #expect(try temporary.entries().isEmpty)
  }
}

import Foundation
import FrameExport
import Synchronization
import Testing

@Suite struct OutputRaceTests {
  let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func `eight threads write into one folder`() throws {
    let folder = try OutputFolder(temporary.path("out"))
    let failures = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 400) { index in
      do {
        try folder.write("content \(index)", to: RawPath("\(index % 8)/\(index).png"))
      } catch {
        failures.add(1, ordering: .relaxed)
      }
    }
    try folder.commit(text: "{}")
    #expect(failures.load(ordering: .relaxed) == 0)
    #expect(try temporary.entries().count == 1 + 8 + 400 + 1)
    #expect(try temporary.text("out/7/399.png") == "content 399")
  }

  @Test(.timeLimit(.minutes(1)))
  func `a commit waits until another process has published its files`() throws {
    try temporary.put("mine", at: "out/mine.txt")
    let folder = try OutputFolder(temporary.path("out"))
    try folder.write("content", to: "a.png")
    let lock = unsafe open(temporary.url.appending(path: "out").path, O_RDONLY | O_DIRECTORY)
    #expect(flock(lock, LOCK_EX) == 0)
    let isUnlocked = Atomic(false)
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 {
        Thread.sleep(forTimeInterval: 0.2)
        isUnlocked.store(true, ordering: .sequentiallyConsistent)
        close(lock)
      } else {
        try? folder.commit(text: "{}")
        let hasWaited = isUnlocked.load(ordering: .sequentiallyConsistent)
        #expect(hasWaited)
      }
    }
    #expect(
      try temporary.entries() == ["out", "out/a.png", "out/manifest.json", "out/mine.txt"])
  }

  @Test func `nothing stays when one thread gives up while others write`() throws {
    for exists in [false, true] {
      if exists { try temporary.put("mine", at: "out/mine.txt") }
      let folder = try OutputFolder(temporary.path("out"))
      let aborted = Atomic(0)
      let failures = Mutex<[OutputError]>([])
      DispatchQueue.concurrentPerform(iterations: 200) { index in
        if index == 50 { folder.abort() }
        do throws(OutputError) {
          try folder.write("content", to: RawPath("\(index % 5)/\(index)"))
        } catch .aborted {
          aborted.add(1, ordering: .relaxed)
        } catch {
          failures.withLock { $0.append(error) }
        }
      }
      #expect(failures.withLock { $0 } == [])
      #expect(aborted.load(ordering: .relaxed) >= 1)
      #expect(try temporary.entries() == (exists ? ["out", "out/mine.txt"] : []))
    }
  }

  @Test func `of two folders that race for one target exactly one wins`() throws {
    for round in 0..<20 {
      let path = temporary.path("out\(round)")
      let folders = [try OutputFolder(path), try OutputFolder(path)]
      for (index, folder) in folders.enumerated() { try folder.write("\(index)", to: "a.png") }
      let outcomes = Mutex<[OutputError?]>([])
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        do throws(OutputError) {
          try folders[index].commit(text: "{}")
          outcomes.withLock { $0.append(nil) }
        } catch {
          outcomes.withLock { $0.append(error) }
        }
      }
      let errors = outcomes.withLock { $0 }
      #expect(errors.count { $0 == nil } == 1)
      #expect(errors.count { $0 == .differs("a.png") } == 1)
      #expect(
        try temporary.entries().filter { $0.hasPrefix("out\(round)") || $0.hasPrefix(".") } == [
          "out\(round)", "out\(round)/a.png", "out\(round)/manifest.json",
        ])
    }
  }

  @Test(arguments: [false, true])
  func `folders of the same content that race for one target all succeed`(exists: Bool) throws {
    if exists { try temporary.put("mine", at: "out/mine") }
    let failures = Mutex<[OutputError]>([])
    DispatchQueue.concurrentPerform(iterations: 16) { [temporary] _ in
      do throws(OutputError) {
        let folder = try OutputFolder(temporary.path("out"))
        for name in ["a.png", "sub/b.png"] { try folder.write("same", to: RawPath(name)) }
        try folder.commit(text: "{}")
      } catch {
        failures.withLock { $0.append(error) }
      }
    }
    #expect(failures.withLock { $0 } == [])
    let names = ["a.png", "manifest.json"] + (exists ? ["mine"] : []) + ["sub", "sub/b.png"]
    #expect(try temporary.entries() == ["out"] + names.map { "out/" + $0 })
  }

  @Test func `a folder that stands where another one will be is joined, a file is not`() throws {
    let folders = try (0..<3).map { _ in try OutputFolder(temporary.path("out")) }
    for folder in folders { try folder.write("same", to: "a.png") }
    try folders[0].commit(text: "one")
    #expect(throws: OutputError.differs("manifest.json")) { try folders[1].commit(text: "two") }
    #expect(try temporary.text("out/manifest.json") == "one")
    try FileManager.default.removeItem(at: temporary.url.appending(path: "out"))
    try temporary.put("mine", at: "out")
    #expect(throws: OutputError.exists(temporary.path("out"))) { try folders[2].commit() }
    #expect(try temporary.entries() == ["out"])
  }

  @Test func `runs that give up don't disturb those that share new parents`() throws {
    let failures = Mutex<[OutputError]>([])
    DispatchQueue.concurrentPerform(iterations: 64) { [temporary] index in
      do throws(OutputError) {
        let folder = try OutputFolder(temporary.path("a/b/\(index)"))
        try folder.write("one", to: "a.png")
        if index.isMultiple(of: 2) { folder.abort() } else { try folder.commit() }
      } catch {
        failures.withLock { $0.append(error) }
      }
    }
    #expect(failures.withLock { $0 } == [])
    #expect(try temporary.entries().count == 2 + 32 * 2)
  }

  @Test(arguments: [true, false])
  func `both ways to move a folder spare what has the name`(inOneStep: Bool) throws {
    try temporary.put("new", at: "new/a")
    try temporary.put("old", at: "taken/b")
    let folder = try Directory(following: temporary.path("."))
    #expect(throws: SystemError.exists) {
      try folder.moveFolderExclusively("new", to: "taken", inOneStep: inOneStep)
    }
    try folder.moveFolderExclusively("new", to: "free", inOneStep: inOneStep)
    #expect(try temporary.entries() == ["free", "free/a", "taken", "taken/b"])
  }

  @Test(arguments: ExclusiveMove.allCases)
  func `every way to move a file spares what has the name`(way: ExclusiveMove) throws {
    try temporary.put("new", at: "from/a")
    try temporary.put("old", at: "to/taken")
    let from = try Directory(following: temporary.path("from"))
    let to = try Directory(following: temporary.path("to"))
    #expect(throws: SystemError.exists) {
      try ExclusiveMove.move("a", from: from, to: "taken", in: to, by: [way])
    }
    #expect(try temporary.text("to/taken") == "old")
    try ExclusiveMove.move("a", from: from, to: "free", in: to, by: [way])
    #expect(try temporary.text("to/free") == "new")
    #expect(try temporary.entries() == ["from", "to", "to/free", "to/taken"])
  }
}

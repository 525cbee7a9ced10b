import Foundation
import FrameExport
import Testing

@Suite struct OutputFolderTests {
  let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func `a new folder appears whole when it is committed`() throws {
    let folder = try OutputFolder(temporary.path("out"))
    try folder.write("one", to: "a.png")
    try folder.write("two", to: "sub/deep/b.png")
    let visible = try temporary.entries().filter { !$0.hasPrefix(".") }
    #expect(visible.isEmpty)

    try folder.commit(text: "{}")
    #expect(
      try temporary.entries() == [
        "out", "out/a.png", "out/manifest.json", "out/sub", "out/sub/deep", "out/sub/deep/b.png",
      ])
    #expect(try temporary.text("out/sub/deep/b.png") == "two")
    #expect(try temporary.text("out/manifest.json") == "{}")
  }

  @Test(arguments: ["out", "out/", "a/b/out", "./a//out", "a/../out"])
  func `missing parents are made and paths are taken as they are`(name: String) throws {
    try temporary.put("", at: "a/keep")
    let folder = try OutputFolder(temporary.path(name))
    try folder.write("one", to: "a.png")
    try folder.commit()
    let entries = try temporary.entries()
    #expect(entries.contains { $0.hasSuffix("out/a.png") })
    #expect(!entries.contains { $0.contains("gifring") })
  }

  @Test func `aborting removes everything that was made, parents included`() throws {
    let folder = try OutputFolder(temporary.path("a/b/out"))
    try folder.write("one", to: "x/a.png")
    folder.abort()
    #expect(try temporary.entries().isEmpty)
    #expect(throws: OutputError.aborted("b.png")) { try folder.write("two", to: "b.png") }
    #expect(throws: OutputError.self) { try folder.commit() }
    #expect(try temporary.entries().isEmpty)
  }

  @Test func `a folder that is forgotten leaves nothing`() throws {
    do {
      let folder = try OutputFolder(temporary.path("out"))
      try folder.write("one", to: "a.png")
    }
    #expect(try temporary.entries().isEmpty)
  }

  @Test func `aborting leaves a folder that was there as it was`() throws {
    try temporary.put("mine", at: "out/mine.txt")
    let folder = try OutputFolder(
      temporary.path("out"), options: .init(replacesExisting: true))
    try folder.write("one", to: "sub/a.png")
    try folder.write("theirs", to: "mine.txt")
    folder.abort()
    #expect(try temporary.entries() == ["out", "out/mine.txt"])
    #expect(try temporary.text("out/mine.txt") == "mine")
  }

  @Test(arguments: [false, true])
  func `files join those of a folder that exists`(flushes: Bool) throws {
    try temporary.put("mine", at: "out/sub/mine.txt")
    let folder = try OutputFolder(temporary.path("out"), options: .init(flushesToDisk: flushes))
    try folder.write("one", to: "a.png")
    try folder.write("two", to: "sub/b.png")
    try folder.write("three", to: "new/c.png")
    #expect(try !temporary.entries().contains("out/a.png"))
    try folder.commit(text: "{}")
    #expect(
      try temporary.entries() == [
        "out", "out/a.png", "out/manifest.json", "out/new", "out/new/c.png", "out/sub",
        "out/sub/b.png", "out/sub/mine.txt",
      ])
  }

  @Test func `a new folder with new parents can be flushed to the disk`() throws {
    let folder = try OutputFolder(temporary.path("a/b/out"), options: .init(flushesToDisk: true))
    try folder.write("one", to: "sub/a.png")
    try folder.commit(text: "{}")
    #expect(try temporary.text("a/b/out/sub/a.png") == "one")
    #expect(try temporary.entries().count == 6)
  }

  @Test func `a file with other content is an error and stays`() throws {
    try temporary.put("mine", at: "out/a.png")
    let folder = try OutputFolder(temporary.path("out"))
    try folder.write("two", to: "b.png")
    #expect(throws: OutputError.differs("a.png")) { try folder.write("ours", to: "a.png") }
    #expect(try temporary.entries() == ["out", "out/a.png"])
    #expect(try temporary.text("out/a.png") == "mine")
  }

  @Test func `a file with the same content is kept`() throws {
    try temporary.put("same", at: "out/sub/a.png")
    let attributes = { [url = temporary.url] in
      try FileManager.default.attributesOfItem(atPath: url.path + "/out/sub/a.png")
    }
    let before = try attributes()[.systemFileNumber] as? Int
    let folder = try OutputFolder(temporary.path("out"))
    try folder.write("same", to: "sub/a.png")
    try folder.commit()
    #expect(try attributes()[.systemFileNumber] as? Int == before)
    #expect(before != nil)
    #expect(try temporary.entries() == ["out", "out/sub", "out/sub/a.png"])
  }

  @Test func `a file with other content is replaced where that is asked for`() throws {
    try temporary.put("mine", at: "out/a.png")
    try temporary.put("old", at: "out/manifest.json")
    let folder = try OutputFolder(temporary.path("out"), options: .init(replacesExisting: true))
    try folder.write("ours", to: "a.png")
    #expect(try temporary.text("out/a.png") == "mine")
    try folder.commit(text: "new")
    #expect(try temporary.text("out/a.png") == "ours")
    #expect(try temporary.text("out/manifest.json") == "new")
    #expect(try temporary.entries() == ["out", "out/a.png", "out/manifest.json"])
  }

  @Test func `a manifest with other content is like any other file`() throws {
    try temporary.put("old", at: "out/manifest.json")
    let folder = try OutputFolder(temporary.path("out"))
    try folder.write("one", to: "a.png")
    #expect(throws: OutputError.differs("manifest.json")) { try folder.commit(text: "new") }
    #expect(try temporary.entries() == ["out", "out/manifest.json"])
    #expect(try temporary.text("out/manifest.json") == "old")
  }

  @Test func `a file that appears while others are written is never replaced`() throws {
    try temporary.put("", at: "out/keep")
    let folder = try OutputFolder(temporary.path("out"))
    try folder.write("one", to: "new/a.png")
    try folder.write("ours", to: "b.png")
    try temporary.put("theirs", at: "out/b.png")
    #expect(throws: OutputError.differs("b.png")) { try folder.commit(text: "{}") }
    #expect(try temporary.entries() == ["out", "out/b.png", "out/keep"])
    #expect(try temporary.text("out/b.png") == "theirs")
  }

  @Test func `an equal file that appears while others are written is kept`() throws {
    try temporary.put("", at: "out/keep")
    let folder = try OutputFolder(temporary.path("out"))
    try folder.write("same", to: "b.png")
    try temporary.put("same", at: "out/b.png")
    try folder.commit()
    #expect(try temporary.entries() == ["out", "out/b.png", "out/keep"])
  }

  @Test func `an equal file that vanishes while others are written is written again`() throws {
    try temporary.put("same", at: "out/b.png")
    let folder = try OutputFolder(temporary.path("out"))
    try folder.write("same", to: "b.png")
    try FileManager.default.removeItem(at: temporary.url.appending(path: "out/b.png"))
    try folder.commit(text: "{}")
    #expect(try temporary.entries() == ["out", "out/b.png", "out/manifest.json"])
  }

  @Test func `a folder is never replaced by a file`() throws {
    try temporary.put("mine", at: "out/a.png/mine.txt")
    let folder = try OutputFolder(temporary.path("out"), options: .init(replacesExisting: true))
    #expect(throws: OutputError.exists("a.png")) { try folder.write("ours", to: "a.png") }
    #expect(try temporary.text("out/a.png/mine.txt") == "mine")
  }

  @Test func `a symbolic link at a name is something else and is not followed`() throws {
    try temporary.put("victim", at: "victim")
    try temporary.put("", at: "out/keep")
    try temporary.link("out/a.png", to: "../victim")
    let folder = try OutputFolder(temporary.path("out"))
    #expect(throws: OutputError.differs("a.png")) { try folder.write("victim", to: "a.png") }
    #expect(temporary.isLink("out/a.png"))

    let forced = try OutputFolder(temporary.path("out"), options: .init(replacesExisting: true))
    try forced.write("ours", to: "a.png")
    try forced.commit()
    #expect(!temporary.isLink("out/a.png"))
    #expect(try temporary.text("out/a.png") == "ours")
    #expect(try temporary.text("victim") == "victim")
  }

  @Test(arguments: [false, true])
  func `a symbolic link in the place of a folder is not followed`(replaces: Bool) throws {
    try temporary.put("", at: "elsewhere/keep")
    try temporary.put("", at: "out/keep")
    try temporary.link("out/sub", to: "../elsewhere")
    let folder = try OutputFolder(
      temporary.path("out"), options: .init(replacesExisting: replaces))
    let error = #expect(throws: OutputError.self) { try folder.write("ours", to: "sub/a.png") }
    #expect(error?.isCreationFailure == true)
    #expect(
      try temporary.entries() == ["elsewhere", "elsewhere/keep", "out", "out/keep", "out/sub"])
  }

  @Test func `a link that leads to a folder is a good target, one to nothing is not`() throws {
    try temporary.put("", at: "real/keep")
    try temporary.link("good", to: "real")
    try temporary.link("dangling", to: "nowhere")
    let folder = try OutputFolder(temporary.path("good"))
    try folder.write("one", to: "a.png")
    try folder.commit()
    #expect(try temporary.text("real/a.png") == "one")
    let path = temporary.path("dangling")
    #expect(throws: OutputError.exists(path)) { try OutputFolder(path) }
  }

  @Test(arguments: ["file", "file/out"])
  func `a file in the way of the folder is an error`(name: String) throws {
    try temporary.put("mine", at: "file")
    let path = temporary.path(name)
    let error = #expect(throws: OutputError.self) { try OutputFolder(path) }
    #expect(error?.isCreationFailure == true)
    #expect(try temporary.entries() == ["file"])
  }

  @Test(arguments: ["", "/a", "../a", "a/../b", "a//b", "./a", "a/", "a\0b"])
  func `names that leave the folder are refused`(name: String) throws {
    let folder = try OutputFolder(temporary.path("out"))
    let error = #expect(throws: OutputError.self) { try folder.write("one", to: RawPath(name)) }
    #expect(error == .leavesFolder(RawPath(name)))
    #expect(try temporary.entries().isEmpty)
  }

  @Test func `a name that is given twice is an error, also if files are replaced`() throws {
    let folder = try OutputFolder(temporary.path("out"), options: .init(replacesExisting: true))
    try folder.write("one", to: "a.png")
    #expect(throws: OutputError.exists("a.png")) { try folder.write("one", to: "a.png") }
    #expect(try temporary.entries().isEmpty)
  }

  @Test func `names that are not UTF-8 work`() throws {
    let name = RawPath(bytes: [0x66, 0xff, 0xfe])
    let target = temporary.path().appending(name)
    let folder = try OutputFolder(target)
    try folder.write("one", to: name)
    try folder.commit()
    let again = try OutputFolder(target)
    #expect(throws: OutputError.differs(name)) { try again.write("two", to: name) }
  }

  @Test func `a target with the longest possible name works`() throws {
    let folder = try OutputFolder(temporary.path(String(repeating: "n", count: 255)))
    try folder.write("one", to: "a.png")
    try folder.commit()
    #expect(try temporary.entries().count == 2)
  }

  @Test func `an error of the content gives up the folder`() throws {
    let folder = try OutputFolder(temporary.path("out"))
    #expect(throws: OutputError.writeFailed("a.png", errno: 28)) {
      try folder.write(to: "a.png") { _ throws(OutputError) in
        throw .writeFailed("a.png", errno: 28)
      }
    }
    #expect(try temporary.entries().isEmpty)
  }
}

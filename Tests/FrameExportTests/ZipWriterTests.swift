import FrameExport
import TestSupport
import Testing

@Suite struct ZipWriterTests {
  private typealias File = (name: RawPath, bytes: [UInt8], deflates: Bool)

  private static let files: [File] = [
    ("a.png", [1, 2, 3], false), ("folder/zeros.pam", [UInt8](repeating: 0, count: 70_000), true),
    ("empty", [], true), ("grün.png", [9], true), (RawPath(bytes: [0xff, 0xfe]), [7, 7], false),
  ]

  private func archive(_ files: [File], behind start: Int = 0) throws -> [UInt8] {
    var writer = try ZipWriter(compression: .standard, behind: start)
    var bytes: [UInt8] = []
    for file in files {
      writer.add(file.bytes, to: file.name, deflates: file.deflates) { bytes += $0 }
    }
    writer.finish { bytes += $0 }
    return bytes
  }

  @Test func `files come out as they went in`() throws {
    let entries = try ZipReader(archive(Self.files)).entries
    #expect(entries.map(\.name) == Self.files.map(\.name.bytes))
    #expect(entries.map(\.bytes) == Self.files.map(\.bytes))
    // What compression makes longer is stored.
    #expect(entries.map(\.method) == [0, 8, 0, 0, 0])
    #expect(entries.map(\.isUTF8) == [true, true, true, true, false])
    // January 1, 1980, at midnight.
    #expect(entries.allSatisfy { $0.date == 0x0021_0000 })
  }

  @Test func `the same files make the same bytes`() throws {
    #expect(try archive(Self.files) == archive(Self.files))
  }

  @Test func `an empty archive is one`() throws {
    #expect(try ZipReader(archive([])).entries.isEmpty)
    #expect(try archive([]).count == 22)
  }

  @Test(arguments: [65_534, 65_535, 65_536])
  func `there can be any number of files`(count: Int) throws {
    let files = (0..<count).map { (name: RawPath("\($0)"), bytes: [UInt8](), deflates: false) }
    let bytes = try archive(files)
    let hasLargeEnd = bytes[(bytes.count - 42)...].starts(with: [0x50, 0x4b, 6, 7])
    #expect(hasLargeEnd == (count >= 65_535))
    #expect(try ZipReader(bytes).entries.count == count)
  }

  @Test(arguments: [0xffff_ffff - 100, 0xffff_ffff - 33, 0xffff_ffff, 1 << 40])
  func `files can stand behind four gibibytes`(start: Int) throws {
    let entries = try ZipReader(archive(Self.files, behind: start), behind: start).entries
    #expect(entries.map(\.bytes) == Self.files.map(\.bytes))
    #expect(entries.first?.offset == start)
  }

  @Test(.enabled(if: Program.isInstalled("unzip"), "unzip is not installed"))
  func `unzip finds no fault`() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(archive(Array(Self.files.dropLast())), as: "x.zip")
      let outcome = try await Tool.shell("unzip -tq x.zip", in: folder.path)
      #expect(outcome.status == 0)
      #expect(outcome.text.hasPrefix("No errors detected"))
    }
  }

  @Test(.enabled(if: Program.isInstalled("python3"), "python3 is not installed"))
  func `Python finds no fault, behind four gibibytes either`() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(archive(Self.files), as: "near.zip")
      try folder.write(archive(Self.files, behind: 5 << 30), as: "tail")
      let script = """
        truncate -s 5G far.zip && cat tail >>far.zip && python3 -c '
        import zipfile
        for name in "near.zip", "far.zip":
          z = zipfile.ZipFile(name)
          print(z.testzip(), [(i.file_size, i.date_time[0]) for i in z.infolist()])
        '; rm far.zip
        """
      let outcome = try await Tool.shell(script, in: folder.path)
      let line = "None [(3, 1980), (70000, 1980), (0, 1980), (1, 1980), (2, 1980)]\n"
      #expect(outcome.text == line + line, "\(outcome.stderr)")
    }
  }
}

import FrameExport
import Frames
import GIFDecoding
import Testing
import gifring

@Suite struct SplitOptionsTests {
  @Test func `without options the defaults hold`() throws {
    let options = try split("a.gif")
    #expect(options.destination == .besideInput)
    #expect(options.format == .png)
    #expect(options.compression == .standard)
    #expect(options.background == .transparent)
    #expect(options.nameTemplate == nil)
    #expect(options.selection.frames == nil)
    #expect(options.selection.step == 1)
    #expect(options.input.damage == .keep)
    #expect(options.input.delayPolicy == .browser)
    #expect(options.input.limits == .standard)
    #expect(options.input.jobs == nil)
    #expect(options.common == CommonOptions())
    #expect(!options.isRaw && options.sharing == .none && !options.isJSON && !options.isZipped)
    #expect(!options.replacesFiles && !options.flushesToDisk)
  }

  @Test func `every option of the output arrives`() throws {
    let options = try split(
      "a.gif", "--format=gif", "--raw", "--name", "{index}", "--force", "--sync", "--json",
      "-v", "--color", "never")
    #expect(options.format == .gif)
    #expect(options.isRaw && options.isJSON)
    #expect(try split("a", "--dedupe", "all").sharing == .all)
    #expect(try split("a", "--dedupe=neighbours").sharing == .neighbors)
    #expect(try split("a", "--zip").isZipped)
    #expect(options.replacesFiles && options.flushesToDisk)
    #expect(options.nameTemplate == "{index}")
    #expect(options.common.verbosity == .verbose)
    #expect(options.common.colorMode == .never)
    #expect(try split("a", "--compression", "max").compression == .max)
    #expect(
      try split("a", "--background", "#fff").background == Color(red: 255, green: 255, blue: 255))
  }

  @Test func `every option of the selection arrives`() throws {
    let selection = try split("a", "--frames=0-3", "--every=2", "--from=1", "--to=2.5s").selection
    #expect(selection.frames == FrameSelection(argument: "0-3"))
    #expect(selection.step == 2)
    #expect(selection.start == .seconds(1))
    #expect(selection.end == .milliseconds(2500))
    #expect(try split("a", "--at", "250ms").selection.instant == .milliseconds(250))
    #expect(try split("a", "--fps", "25").selection.rate == FrameRate(argument: "25"))
  }

  @Test func `every option of the input arrives`() throws {
    let input = try split(
      "--files-from", "-", "-0", "--salvage", "--delay-policy", "minimum:5", "--jobs", "3"
    ).input
    #expect(input.list?.name == "-")
    #expect(input.list?.isNullTerminated == true)
    #expect(input.damage == .salvage)
    #expect(input.delayPolicy == .minimum(centiseconds: 5))
    #expect(input.jobs == 3)
    #expect(try split("a", "--strict").input.damage == .refuse)
  }

  @Test(arguments: [
    ("--at 1 --from 0", "--at and --from exclude each other"),
    ("--to 1 --at 0", "--at and --to exclude each other"),
    ("--at 1 --fps 5", "--at and --fps exclude each other"),
    ("--every 2 --at 1", "--at and --every exclude each other"),
    ("--frames 1 --at 1", "--at and --frames exclude each other"),
    ("--fps 5 --frames 1", "--fps and --frames exclude each other"),
    ("--every 5 --fps 1", "--fps and --every exclude each other"),
    ("--raw --fps 1", "--raw and --fps exclude each other"),
    ("--background red --raw", "--raw and --background exclude each other"),
    ("--strict --salvage", "--strict and --salvage exclude each other"),
    ("-v -q", "--quiet and --verbose exclude each other"),
    ("-0", "--null needs --files-from"),
    ("--format rgba --compression best", "--compression has no effect with --format rgba"),
    ("--format pam --compression best", "--compression has no effect with --format pam"),
    ("--from 2 --to 2", "--to must be later than --from"),
    ("--to 0", "--to must be later than 0"),
    ("-o -", "--output - needs --format pam, --format rgba or --zip"),
    ("-o - --format pam b.gif", "--output - needs exactly one INPUT"),
    ("-o - --format pam --files-from x", "--output - needs exactly one INPUT"),
    ("-o - --format pam --json", "--json has no effect with --output -"),
    ("-o - --format rgba --name x", "--name has no effect with --output -"),
    (
      "-o all.Zip",
      "'all.Zip' is named as an archive: --zip makes one, a slash behind it a folder"
    ),
    ("- -", "standard input ('-') can be read only once"),
    ("- --files-from -", "standard input ('-') can be read only once"),
  ])
  func `options that don't go together are refused`(line: String, message: String) {
    let arguments = line.split(separator: " ").map { RawArgument(bytes: $0.utf8) }
    #expect(throws: UsageError(message, command: "split")) {
      try Invocation(["split", "a.gif"] + arguments)
    }
  }

  @Test func `a folder may be named as an archive, with a slash`() throws {
    #expect(try split("a", "-o", "all.zip/").destination == .folder("all.zip/"))
    #expect(try split("a", "-o", "all.zip", "--zip").destination == .folder("all.zip"))
  }

  @Test func `resampled frames may share files`() throws {
    #expect(try split("a", "--fps", "5", "--dedupe=all").sharing == .all)
  }

  @Test func `an input is needed`() {
    #expect(complaint(about: "split", "-q") == "split needs an INPUT")
    #expect(complaint(about: "info") == "info needs an INPUT")
    #expect(complaint(about: "info", "--files-from", "list") == nil)
  }

  @Test func `what info takes arrives`() throws {
    let options = try info("a", "b", "--json", "--frames", "--check", "-q", "--max-frames", "7")
    #expect(options.isJSON && options.listsFrames && options.checksPixels)
    #expect(options.common.verbosity == .quiet)
    #expect(options.input.operands == ["a", "b"])
    #expect(options.input.limits[.listedFrames] == 7)
    let plain = try info("a")
    #expect(!plain.isJSON && !plain.listsFrames && !plain.checksPixels)
  }
}

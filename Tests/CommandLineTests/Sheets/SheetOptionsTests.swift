import Frames
import GIFDecoding
import SpriteSheets
import Testing
import gifring

@Suite struct SheetOptionsTests {
  private func sheet(_ arguments: RawArgument...) throws -> SheetOptions {
    let invocation = try Invocation(["sheet", "in.gif"] + arguments)
    guard case .sheet(let options) = invocation else { throw UsageError("another command") }
    return options
  }

  @Test func `without options it is a PNG grid with Aseprite's JSON beside the input's name`()
    throws
  {
    let options = try sheet()
    #expect(options.destination == .besideInput && options.format == .png)
    #expect(options.sidecars == [.aseprite])
    #expect(options.arrangement == SheetArrangement())
    #expect(!options.trims && !options.replacesFiles && !options.isJSON)
  }

  @Test func `every option of the arrangement is taken`() throws {
    let options = try sheet(
      "--layout", "columns", "--columns", "7", "--padding", "1", "--margin", "2", "--extrude", "3",
      "--trim", "--keep-duplicates", "--sides", "pow2-square", "--max-size", "512x256")
    #expect(
      options.arrangement
        == SheetArrangement(
          layout: .columns(7), padding: 1, margin: 2, extrusion: 3, sides: .pow2Square,
          mostSize: PixelSize(width: 512, height: 256), sharesDuplicates: false))
    #expect(options.trims)
    #expect(try sheet("--layout", "packed").arrangement.layout == .packed)
  }

  @Test func `sidecars can be listed, repeated or left out`() throws {
    #expect(try sheet("--sidecar", "godot,css").sidecars == [.css, .godot])
    #expect(
      try sheet("--sidecar", "android", "--sidecar", "libgdx").sidecars == [.libGDX, .android])
    #expect(try sheet("--sidecar", "none").sidecars == [])
    for sidecar in Sidecar.allCases {
      #expect(
        try sheet("--sidecar", RawArgument(bytes: sidecar.rawValue.utf8)).sidecars == [sidecar])
    }
    #expect(
      complaint(about: "sheet", "in.gif", "--sidecar", "none,css")?.hasPrefix(
        "--sidecar needs aseprite,") == true)
    #expect(
      complaint(about: "sheet", "in.gif", "--sidecar", "css,")?.hasPrefix(
        "--sidecar needs aseprite,") == true)
    #expect(
      complaint(about: "sheet", "in.gif", "--sidecar", "godott")?.hasSuffix(
        "(did you mean 'godot'?)") == true)
  }

  @Test func `the name tells the format`() throws {
    #expect(try sheet("-o", "a.WebP").format == .webp)
    #expect(try sheet("-o", "a/b.png").format == .png)
    #expect(try sheet("--format", "webp").format == .webp)
    #expect(try sheet("-o", "-", "--format", "webp").format == .webp)
    #expect(try sheet("-o", "-").sidecars == [])
  }

  @Test(arguments: [
    (["-o", "a.jpg"], "'a.jpg': a sheet is a file that ends in .png or .webp"),
    (["-o", ".png"], "'.png': a sheet is a file that ends in .png or .webp"),
    (["-o", "x/.png"], "'x/.png': a sheet is a file that ends in .png or .webp"),
    (["-o", "a.png", "--format", "webp"], "--format webp contradicts the name 'a.png'"),
    (["-o", "-", "--json"], "--json has no effect with --output -"),
    (["-o", "-", "--sidecar", "css"], "--sidecar has no effect with --output -"),
    (["-o", "-", "--force"], "--force has no effect with --output -"),
    (["--layout", "packed", "--columns", "3"], "--columns has no effect with --layout packed"),
    (["--columns", "0"], "--columns needs a whole number from 1 to 1000000, not '0'"),
    (["--max-size", "0x5"], "--max-size needs a size in pixels such as 2048x2048, not '0x5'"),
    (["--max-size", "5"], "--max-size needs a size in pixels such as 2048x2048, not '5'"),
    (["--fps", "5"], "unknown option '--fps'"), (["b.gif"], "unexpected argument 'b.gif'"),
  ])
  func `what makes no sense is refused`(arguments: [String], message: String) throws {
    let given = arguments.map { RawArgument(bytes: $0.utf8) }
    let error = #expect(throws: UsageError.self) {
      try Invocation(["sheet", "in.gif"] + given)
    }
    #expect(error?.message == message)
  }

  @Test func `the side of sheets has a limit of its own`() throws {
    #expect(try sheet("--max-sheet-side", "99").input.limits[.sheetSide] == 99)
    #expect(try sheet().input.limits[.sheetSide] == 16_384)
    #expect(try sheet("--limits", "strict").input.limits[.sheetSide] == 1_024)
  }
}

import FrameExport
import Frames
import Testing

@Suite struct NameTemplateTests {
  let values = NameTemplate.Values(
    stem: "party", index: 7, number: 3, frameCount: 12, delayCentiseconds: 1,
    effectiveMilliseconds: 100, startMilliseconds: 1200,
    rect: PixelRect(x: 4, y: 5, width: 320, height: 240), crc32: 0x00ab_cdef)

  @Test(arguments: [
    ("{stem}-{index}", "party-007"),
    ("{number}", "003"),
    ("{delay}cs {effective}ms @{start}", "1cs 100ms @1200"),
    ("{width}x{height}+{x}+{y}", "320x240+4+5"),
    ("{crc}", "00abcdef"),
    ("{{{stem}}}", "{party}"),
    ("{{stem}}", "{stem}"),
    ("%d%s%03d", "%d%s%03d"),
    ("{stem}/{index}", "party/007"),
    ("a{stem}{stem}b", "apartypartyb"),
    ("…", "…"),
  ])
  func `placeholders are filled and all else is literal`(template: String, name: String) throws {
    let template = try NameTemplate(RawPath(template))
    #expect(try template.name(for: values, suffix: "png") == RawPath(name + ".png"))
  }

  @Test func `folders may make a name longer than one of its parts may be`() throws {
    let long = String(repeating: "a", count: 250)
    let template = try NameTemplate(RawPath("\(long)/\(long)"))
    #expect(try template.name(for: values, suffix: "png") == RawPath("\(long)/\(long).png"))
  }

  @Test func `the standard template is the stem and the index`() throws {
    #expect(try NameTemplate("{stem}-{index}") == .standard)
    #expect(try NameTemplate.standard.name(for: values, suffix: "gif") == "party-007.gif")
  }

  @Test(arguments: [(1, "007"), (1000, "007"), (1001, "0007"), (10000, "0007"), (10001, "00007")])
  func `numbers are padded to the frame count and at least three digits`(
    frameCount: Int, name: String
  ) throws {
    var values = values
    values.frameCount = frameCount
    #expect(
      try NameTemplate("{index}").name(for: values, suffix: "png") == RawPath(name + ".png"))
  }

  @Test(arguments: [
    ("", NameTemplateError.empty),
    ("a\0b", .zeroByte),
    ("{frame}", .unknownPlaceholder("frame")),
    ("{}", .unknownPlaceholder("")),
    ("{Stem}", .unknownPlaceholder("Stem")),
    ("a{stem", .unbalancedBrace(byteOffset: 1)),
    ("a}b", .unbalancedBrace(byteOffset: 1)),
    ("{st{em}", .unbalancedBrace(byteOffset: 0)),
    ("{stem}}", .unbalancedBrace(byteOffset: 6)),
    ("{", .unbalancedBrace(byteOffset: 0)),
  ])
  func `malformed templates are refused`(template: String, error: NameTemplateError) {
    #expect(throws: error) { try NameTemplate(RawPath(template)) }
  }

  @Test(arguments: ["..", "/{index}", "../{index}", "a//b", "{stem}/", "./{index}", "a/../b"])
  func `results that leave the folder are refused`(template: String) throws {
    let template = try NameTemplate(RawPath(template))
    let error = #expect(throws: NameTemplateError.self) {
      try template.name(for: values, suffix: "png")
    }
    guard case .leavesFolder = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a stem can't lead out of the folder`() throws {
    var values = values
    values.stem = ".."
    #expect(throws: NameTemplateError.leavesFolder("../007")) {
      try NameTemplate("{stem}/{index}").name(for: values, suffix: "png")
    }
  }

  @Test func `a name may have 255 bytes and not one more`() throws {
    let fits = RawPath(String(repeating: "n", count: 251))
    #expect(try NameTemplate(fits).name(for: values, suffix: "png").bytes.count == 255)
    let error = #expect(throws: NameTemplateError.self) {
      try NameTemplate(fits.appending(suffix: "n")).name(for: values, suffix: "png")
    }
    #expect(error == .nameTooLong(fits.appending(suffix: "n.png")))
  }

  @Test func `bytes that are not UTF-8 pass through`() throws {
    var values = values
    values.stem = RawPath(bytes: [0xff])
    let template = try NameTemplate(RawPath(bytes: [0xfe] + "{stem}".utf8))
    #expect(try template.name(for: values, suffix: "x").bytes == [0xfe, 0xff, 0x2e, 0x78])
  }

  @Test(arguments: [
    ("{stem}-{index}", true), ("{number}", true), ("{crc}", false), ("a", false),
    ("{delay}-{index}", true), ("{index}-{start}", true), ("{delay}{index}{start}", false),
    ("{x}/{number}-{stem}{crc}", true),
  ])
  func `a template tells whether it distinguishes frames`(template: String, does: Bool) throws {
    #expect(try NameTemplate(RawPath(template)).distinguishesFrames == does)
  }

  @Test func `a template lists its placeholders in order`() throws {
    #expect(try NameTemplate("{crc}-{{stem}}-{index}").placeholders == [.crc, .index])
  }

  @Test func `an index between numbers of any width does not distinguish frames`() throws {
    let template = try NameTemplate("{delay}{index}{start}")
    let first = NameTemplate.Values(
      stem: "a", index: 0, number: 0, frameCount: 2, delayCentiseconds: 1, startMilliseconds: 12)
    let second = NameTemplate.Values(
      stem: "a", index: 1, number: 1, frameCount: 2, delayCentiseconds: 10, startMilliseconds: 2)
    #expect(try template.name(for: first, suffix: "png") == "100012.png")
    #expect(try template.name(for: second, suffix: "png") == "100012.png")
  }

  @Test func `errors name what is allowed`() {
    #expect(
      NameTemplateError.unknownPlaceholder("frame").description
        == "the name template has an unknown placeholder {frame}; allowed are {stem} {index} "
        + "{number} {delay} {effective} {start} {width} {height} {x} {y} {crc}")
    #expect(
      NameTemplateError.nameTooLong("aa").description
        == "the name template gives a name of 2 bytes; at most 255 are allowed")
  }
}

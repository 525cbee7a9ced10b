import Frames
import TestSupport
import Testing
import gifring

@Suite struct ValueTests {
  @Test(arguments: [
    ("0", 0), ("1.5", 1_500_000_000), ("1.5s", 1_500_000_000), ("1500ms", 1_500_000_000),
    ("0.000000001", 1), ("0.000001ms", 1), ("1:02.5", 62_500_000_000),
    ("90:00", 5_400_000_000_000), ("1:00:02", 3_602_000_000_000),
    ("9223372036", 9_223_372_036_000_000_000),
  ])
  func `times are exact`(text: String, nanoseconds: Int) {
    #expect(Duration(argument: text) == .nanoseconds(nanoseconds))
  }

  @Test(arguments: [
    "", "s", "ms", ".", "1.", ".5", "-1", "+1", "1e3", "1 ", " 1", "1m", "1:60", "1:2:3:4", "1:",
    ":1", "1:60:00", "0:1.5s", "1.0000000001", "9223372037", "99999999999999999999", "1,5", "١",
    "9999999999:00", "2500001:00", "2500001:00:00", "nan", "inf", "0x1",
  ])
  func `what is no time is refused`(text: String) {
    #expect(Duration(argument: text) == nil)
  }

  @Test(arguments: [
    ("0", 0), ("1", 1), ("64k", 65_536), ("64K", 65_536), ("64KiB", 65_536), ("1M", 1 << 20),
    ("1.5G", 3 << 29), ("2GiB", 1 << 31), ("0.001k", 1), ("1048576G", 1 << 50),
  ])
  func `sizes are in powers of 1024`(text: String, bytes: Int) {
    #expect(Quantity.bytes(text) == bytes)
  }

  @Test(arguments: [
    ("7", 7), ("5k", 5000), ("32M", 32_000_000), ("1.25G", 1_250_000_000),
  ])
  func `numbers are in powers of 1000`(text: String, count: Int) {
    #expect(Quantity.count(text) == count)
  }

  @Test(arguments: [
    "", "k", "1.5", "-1", "1KB", "1 k", "1kk", "1T", "1.2345k", "1048577G",
    "99999999999999999G", "9223372036854775807", "9223372036854775808", "KiB",
  ])
  func `what is no quantity is refused`(text: String) {
    #expect(Quantity.bytes(text) == nil)
    #expect(Quantity.count(text) == nil || Quantity.count(text) == 1_048_577_000_000_000)
  }

  @Test func `quantities are shown for people`() {
    #expect(Quantity.describe(bytes: 256 << 20) == "256 MiB")
    #expect(Quantity.describe(bytes: 4096 << 30) == "4,096 GiB")
    #expect(Quantity.describe(bytes: 1025) == "1,025 bytes")
    #expect(Quantity.describe(bytes: 0) == "0 bytes")
    #expect(Quantity.describe(count: 33_554_432) == "33,554,432")
    #expect(Quantity.describe(count: 999) == "999")
    #expect(Quantity.describe(count: -1000) == "-1,000")
  }

  @Test(arguments: [
    ("transparent", Color.transparent), ("#0000", .transparent), ("#ff000000", .transparent),
    ("black", .black), ("#000", .black), ("White", Color(red: 255, green: 255, blue: 255)),
    ("#fff", Color(red: 255, green: 255, blue: 255)),
    ("#18fc", Color(red: 0x11, green: 0x88, blue: 0xff, alpha: 0xcc)),
    ("#Ff8800", Color(red: 255, green: 136, blue: 0)),
    ("green", Color(red: 0, green: 128, blue: 0)),
    ("#01020304", Color(red: 1, green: 2, blue: 3, alpha: 4)),
    ("orange", Color(red: 255, green: 165, blue: 0)),
    ("grey", Color(red: 128, green: 128, blue: 128)),
  ])
  func `colors are read as CSS writes them`(text: String, color: Color) {
    #expect(Color(argument: text) == color)
  }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#1234567", "#123456789", "#ggg", "ff0000", "#１２３", "mauve",
  ])
  func `what is no color is refused`(text: String) {
    #expect(Color(argument: text) == nil)
  }

  @Test func `delay policies are read as they describe themselves`() {
    for policy in [DelayPolicy.browser, .authored, .minimum(centiseconds: 65_535)] {
      #expect(DelayPolicy(argument: policy.description) == policy)
    }
    for text in ["", "minimum", "minimum:", "minimum:65536", "minimum:-1", "minimum:N", "Browser"] {
      #expect(DelayPolicy(argument: text) == nil)
    }
  }

  @Test(arguments: [
    ("25", 25, "1", "25"), ("29.97", 2997, "100", "29.97"), ("0.01", 1, "100", "0.01"),
    ("30000/1001", 30_000, "1001", "30000/1001"), ("1000", 1000, "1", "1000"),
  ])
  func `frame rates are exact`(text: String, frames: Int, seconds: String, shown: String) throws {
    let rate = try #require(FrameRate(argument: text))
    #expect(rate.start(ofFrame: 0) == .zero)
    #expect(rate.start(ofFrame: frames) == Duration(argument: seconds))
    #expect(
      rate.start(ofFrame: frames * 1_000_000) == Duration(argument: seconds).map { $0 * 1_000_000 })
    #expect(rate.description == shown)
  }

  @Test(arguments: [
    "", "0", "-1", "1001", "0.009", "1/0", "0/1", "1/", "/1", "1/1/1", "1.5/2", "25fps",
  ])
  func `what is no frame rate is refused`(text: String) {
    #expect(FrameRate(argument: text) == nil)
  }

  @Test(arguments: [
    ("2", 20, 10, "2"), ("50%", 5, 3, "0.5"), ("0.333333", 3, 2, "0.333333"),
    ("0.0001", 1, 1, "0.0001"),
    ("33.3333%", 3, 2, "0.333333"), ("320x240", 320, 240, "320x240"), ("15x", 15, 8, "15x"),
    ("x9", 18, 9, "x9"), ("65535x1", 65_535, 1, "65535x1"), ("1000", 10_000, 5_000, "1000"),
  ])
  func `scales are factors or sizes`(text: String, width: Int, height: Int, shown: String) throws {
    let scale = try #require(FrameScale(argument: text))
    #expect(scale.scaled(10 × 5) == PixelSize(width: width, height: height))
    #expect(scale.description == shown)
    #expect(FrameScale(argument: shown) == scale)
  }

  @Test(arguments: [
    "", "0", "-1", "x", "%", "1001", "0.00001", "100001%", "0x0", "320×240", "320x240x1", "65536x",
    "2x1.5", "2.", "1e3", "+2", "x0", " 2",
  ])
  func `what is no scale is refused`(text: String) {
    #expect(FrameScale(argument: text) == nil)
  }

  @Test(arguments: [
    ("--format", "jpg", "png, webp, gif, pam or rgba"),
    ("--every", "10001", "a whole number from 1 to 10000"),
    ("--every", "1.0", "a whole number from 1 to 10000"),
    ("--fps", "0", "a number from 0.01 to 1000"),
    ("--from", "soon", "a time such as 1.5s, 1500ms or 1:02.5"),
    ("--scale", "big", "a factor such as 2 or 50%, or a size such as 320x240, 320x or x240"),
    ("--background", "mauve", "a color such as transparent, white or #ff8800"),
    ("--frames", "1,,2", "a list of frames such as 0,3-7,-1"),
    ("--delay-policy", "fast", "browser, authored or minimum:N"),
    ("--max-input", "big", "a size from 1 up, such as 64M or 1.5G"),
    ("--max-frames", "many", "a whole number from 1 up"),
    ("--files-from", "", "a file name"),
    ("--jobs", "0", "a whole number from 1 to 256"),
    ("--name", "", "a template such as {stem}-{index}"),
  ])
  func `a wrong value is answered by what is needed`(flag: String, value: String, needed: String) {
    let arguments = [flag, value].map { RawArgument(bytes: $0.utf8) }
    #expect(
      complaint(about: "split", arguments[0], arguments[1], "a.gif")
        == "\(flag) needs \(needed), not '\(value)'")
  }

  @Test func `a misspelled word is corrected`() {
    #expect(
      complaint(about: "split", "--compression", "defualt", "a")
        == "--compression needs fast, default, best or max, not 'defualt' (did you mean 'default'?)"
    )
  }
}

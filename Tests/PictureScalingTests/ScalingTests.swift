import Foundation
import Frames
import PictureScaling
import TestSupport
import Testing

@Suite("Scaled pictures")
struct ScalingTests {
  private static func random(_ size: PixelSize, seed: UInt64, opaque: Bool) -> Canvas {
    var random = SplitMix64(seed: seed)
    let pixels = (0..<size.pixelCount).map { _ in
      let pixel = UInt32.random(in: .min ... .max, using: &random)
      return opaque ? pixel | 0xff00_0000 : pixel >> 24 == 0 ? 0 : pixel
    }
    return Canvas(size: size, pixels: pixels)
  }

  private static let sizes = [
    (PixelSize(width: 7, height: 5), PixelSize(width: 3, height: 4)),
    (PixelSize(width: 16, height: 16), PixelSize(width: 8, height: 4)),
    (PixelSize(width: 3, height: 9), PixelSize(width: 10, height: 11)),
    (PixelSize(width: 40, height: 1), PixelSize(width: 1, height: 1)),
    (PixelSize(width: 31, height: 29), PixelSize(width: 30, height: 30)),
  ]

  @Test("Areas become the mean of their light", arguments: sizes, [true, false])
  func area(sizes: (source: PixelSize, target: PixelSize), opaque: Bool) {
    let picture = Self.random(sizes.source, seed: 7, opaque: opaque)
    let scaled = picture.scaled(to: sizes.target, filter: .area)
    let expected = meanOfLight(picture, sizes.target)
    #expect(scaled.size == sizes.target)
    for (pixel, mean) in zip(scaled.pixels, expected) {
      let color = Color(rawValue: pixel)
      #expect(abs(Double(color.alpha) - mean.alpha) <= 0.501)
      if mean.alpha < 20 { continue }
      for (channel, value) in zip([color.red, color.green, color.blue], mean.channels) {
        #expect(abs(Double(channel) - value) <= 0.51)
      }
    }
  }

  /// The same by the definition, in double precision.
  private func meanOfLight(
    _ picture: Canvas, _ size: PixelSize
  ) -> [(channels: [Double], alpha: Double)] {
    func linear(_ byte: UInt8) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func encoded(_ light: Double) -> Double {
      255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055)
    }
    func shares(_ element: Int, _ source: Int, _ target: Int) -> [(Int, Double)] {
      let step = Double(source) / Double(target)
      let (start, end) = (Double(element) * step, Double(element + 1) * step)
      return (0..<source).map { ($0, min(end, Double($0 + 1)) - max(start, Double($0))) }
        .filter { $0.1 > 0 }
    }
    return (0..<size.height).flatMap { y in
      (0..<size.width).map { x in
        var (light, alpha, area) = ([0.0, 0, 0], 0.0, 0.0)
        for (row, height) in shares(y, picture.size.height, size.height) {
          for (column, width) in shares(x, picture.size.width, size.width) {
            let color = picture[column, row]
            let weight = width * height
            let coverage = weight * Double(color.alpha) / 255
            light[0] += coverage * linear(color.red)
            light[1] += coverage * linear(color.green)
            light[2] += coverage * linear(color.blue)
            alpha += coverage
            area += weight
          }
        }
        return (light.map { encoded(alpha > 0 ? $0 / alpha : 0) }, alpha / area * 255)
      }
    }
  }

  @Test("A checkerboard keeps its brightness")
  func checkerboard() {
    let pixels = (0..<64).map { UInt32(($0 + $0 / 8) % 2 == 0 ? 0xffff_ffff : 0xff00_0000) }
    let board = Canvas(size: PixelSize(width: 8, height: 8), pixels: pixels)
    let scaled = board.scaled(to: PixelSize(width: 2, height: 2), filter: .area)
    #expect(scaled.pixels == Array(repeating: 0xffbc_bcbc, count: 4))
  }

  @Test("Every color stays itself at every size", arguments: 0..<256)
  func plainColors(value: Int) {
    let byte = UInt8(value)
    let color = Color(red: byte, green: 255 - byte, blue: byte / 2)
    let plain = Canvas(
      size: PixelSize(width: 1 + value % 13, height: 1 + value % 7), filledWith: color)
    let size = PixelSize(width: 1 + value % 11, height: 1 + value % 5)
    #expect(plain.scaled(to: size, filter: .area) == Canvas(size: size, filledWith: color))
  }

  @Test("Transparent pixels don't color their neighbors")
  func transparency() {
    let red = Color(red: 255, green: 0, blue: 0)
    let picture = Canvas(
      size: PixelSize(width: 2, height: 1), pixels: [red.rawValue, Color.transparent.rawValue])
    let scaled = picture.scaled(to: PixelSize(width: 1, height: 1), filter: .area)
    #expect(scaled[0, 0] == Color(red: 255, green: 0, blue: 0, alpha: 128))
    let nothing = Canvas(size: PixelSize(width: 5, height: 5))
      .scaled(to: PixelSize(width: 2, height: 2), filter: .area)
    #expect(nothing.pixels == [0, 0, 0, 0])
  }

  @Test("Nearest pixels are those under the middles")
  func nearest() {
    let row = Canvas(size: PixelSize(width: 4, height: 1), pixels: [1, 2, 3, 4])
    func scaled(_ width: Int, _ height: Int = 1) -> [UInt32] {
      row.scaled(to: PixelSize(width: width, height: height), filter: .nearest).pixels
    }
    #expect(scaled(8) == [1, 1, 2, 2, 3, 3, 4, 4])
    #expect(scaled(2) == [2, 4])
    #expect(scaled(1) == [3])
    #expect(scaled(3) == [1, 3, 4])
    #expect(scaled(4, 2) == [1, 2, 3, 4, 1, 2, 3, 4])
  }

  @Test("A part is scaled as if it were cut out", arguments: ScalingFilter.allCases)
  func parts(filter: ScalingFilter) {
    let picture = Self.random(PixelSize(width: 9, height: 8), seed: 3, opaque: false)
    var cut = Canvas(size: PixelSize(width: 4, height: 5))
    for y in 0..<5 {
      for x in 0..<4 { cut[x, y] = picture[x + 5, y + 3] }
    }
    let size = PixelSize(width: 3, height: 7)
    let part = PixelRect(x: 5, y: 3, width: 9, height: 9)
    #expect(picture.scaled(part, to: size, filter: filter) == cut.scaled(to: size, filter: filter))
  }

  @Test("An indexed picture is scaled like its colors")
  func indexed() {
    let palette = (0..<4).map { Color(rawValue: 0xff00_0000 + $0) }
    let picture = IndexedCanvas(
      size: PixelSize(width: 3, height: 2), indices: [0, 1, 2, 3, 0, 1], palette: palette)
    let colors = Canvas(
      size: picture.size, pixels: picture.indices.map { palette[Int($0)].rawValue })
    let size = PixelSize(width: 7, height: 5)
    let scaled = picture.scaledToNearest(size)
    #expect(
      scaled.indices.map { palette[Int($0)].rawValue }
        == colors.scaled(to: size, filter: .nearest).pixels)
  }

  @Test("Without area on either side there is nothing", arguments: ScalingFilter.allCases)
  func empty(filter: ScalingFilter) {
    let (none, some) = (PixelSize(width: 0, height: 4), PixelSize(width: 2, height: 2))
    #expect(Canvas(size: none).scaled(to: some, filter: filter) == Canvas(size: some))
    #expect(
      Canvas(size: some, filledWith: .black).scaled(to: none, filter: filter)
        == Canvas(size: none))
  }

  @Test("The same size gives the same picture", arguments: ScalingFilter.allCases)
  func sameSize(filter: ScalingFilter) {
    let picture = Self.random(PixelSize(width: 9, height: 8), seed: 3, opaque: false)
    #expect(picture.scaled(to: picture.size, filter: filter) == picture)
  }
}

import Foundation
import Frames
import GIFEncoding
import TestSupport
import Testing

@Suite struct QuantizedGIFTests {
  /// Shaded disks in a ring on a shaded ground, and one in the middle that moves.
  private static func ring(_ side: Int, step: Int) -> Canvas {
    var canvas = Canvas(size: PixelSize(width: side, height: side))
    for y in 0..<side {
      for x in 0..<side {
        let (u, v) = (Double(x) / Double(side), Double(y) / Double(side))
        var color = SIMD3(240 - 30 * v, 235 - 10 * u, 225 + 20 * u * v)
        for disk in 0..<9 {
          let shift = disk == 8 ? Double(step) / 50 : 0
          let center = SIMD2(positions[disk].x + shift, positions[disk].y)
          let distance = ((u - center.x) * (u - center.x) + (v - center.y) * (v - center.y))
          guard distance < 0.012 else { continue }
          let light = 1 - distance * 60
          color = SIMD3(Double(30 * disk), 255 - Double(25 * disk), Double(97 * disk % 256)) * light
        }
        canvas[x, y] = Color(red: UInt8(color.x), green: UInt8(color.y), blue: UInt8(color.z))
      }
    }
    return canvas
  }

  private static let positions: [(x: Double, y: Double)] = [
    (0.85, 0.5), (0.75, 0.75), (0.5, 0.85), (0.25, 0.75), (0.15, 0.5), (0.25, 0.25), (0.5, 0.15),
    (0.75, 0.25), (0.45, 0.5),
  ]
  private static let animation = StoredAnimation(
    ring(120, step: 0), ring(120, step: 1), ring(120, step: 2))

  private func pictures(_ options: AnimatedGIFOptions) throws -> [Canvas] {
    try ReferenceCompositor.frames(of: AnimatedGIF.encode(Self.animation, options: options))
      .map(\.canvas)
  }

  /// The peak signal-to-noise ratio of all pictures, in decibels.
  private func ratio(_ pictures: [Canvas]) -> Double {
    var error = 0.0
    for (picture, original) in zip(pictures, Self.animation.pictures) {
      for (found, wanted) in zip(picture.pixels, original.canvas.pixels) {
        for shift in [0, 8, 16] as [UInt32] {
          let difference = Double(found >> shift & 255) - Double(wanted >> shift & 255)
          error += difference * difference
        }
      }
    }
    let count = Double(3 * Self.animation.size.pixelCount * pictures.count)
    return 10 * log10(255 * 255 * count / error)
  }

  @Test(arguments: [
    (Dithering.none, AnimatedGIFOptions.Palettes.automatic, 39.0),
    (.none, .global, 38.5), (.none, .local, 39.5), (.ordered, .automatic, 33.0),
    (.errorDiffusion, .automatic, 35.5),
  ])
  func `pictures of many colors stay near to what they were`(
    dithering: Dithering, palettes: AnimatedGIFOptions.Palettes, least: Double
  ) throws {
    let options = AnimatedGIFOptions(colors: .quantized(dithering), palettes: palettes)
    let pictures = try pictures(options)
    #expect(pictures.count == 3)
    #expect(ratio(pictures) > least)
    #expect(pictures.allSatisfy { picture in picture.pixels.allSatisfy { $0 >= 0xff00_0000 } })
  }

  @Test(arguments: Dithering.allCases)
  func `what doesn't change keeps its color`(dithering: Dithering) throws {
    let found = try pictures(AnimatedGIFOptions(colors: .quantized(dithering)))
    let originals = Self.animation.pictures.map(\.canvas)
    for (before, after) in zip(found.indices, found.indices.dropFirst()) {
      for index in found[0].pixels.indices
      where originals[before].pixels[index] == originals[after].pixels[index] {
        #expect(found[before].pixels[index] == found[after].pixels[index])
      }
    }
  }

  @Test func `dithering keeps the mean of an area`() throws {
    let size = PixelSize(width: 64, height: 64)
    let pixels = (0..<4096).map { index -> UInt32 in
      // 2,048 grays of three channels in the lower half, one between all of them above.
      if index < 2048 { return Color(red: 101, green: 101, blue: 101).rawValue }
      let level = UInt8(index % 256)
      return Color(red: level, green: UInt8(index / 16 % 256), blue: level ^ 0x55).rawValue
    }
    let animation = StoredAnimation(Canvas(size: size, pixels: pixels))
    for dithering in [Dithering.ordered, .errorDiffusion] {
      let bytes = try AnimatedGIF.encode(
        animation, options: AnimatedGIFOptions(colors: .quantized(dithering)))
      let picture = try ReferenceCompositor.frames(of: bytes)[0].canvas
      let sum = picture.pixels.prefix(2048).reduce(0) { $0 + Int($1 & 255) }
      #expect(abs(Double(sum) / 2048 - 101) < 3)
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>, Dithering.allCases)
  func `any pictures can be encoded, and transparent pixels stay`(
    seed: UInt64, dithering: Dithering
  ) throws {
    let animation = RandomAnimation.make(seed: seed, .translucent)
    for palettes in [AnimatedGIFOptions.Palettes.automatic, .global, .local] {
      let bytes = try AnimatedGIF.encode(
        animation,
        options: AnimatedGIFOptions(colors: .quantized(dithering), palettes: palettes))
      let frames = try ReferenceCompositor.frames(of: bytes)
      #expect(frames.count == animation.pictures.count)
      for (frame, picture) in zip(frames, animation.pictures) {
        #expect(
          frame.canvas.pixels.map { $0 == 0 } == picture.canvas.pixels.map { $0 < 0x8000_0000 })
      }
    }
  }

  @Test func `the same pictures give the same bytes`() throws {
    #expect(try AnimatedGIF.encode(Self.animation) == AnimatedGIF.encode(Self.animation))
  }
}

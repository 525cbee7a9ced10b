import Frames

/// Makes small random animations that are whole, but odd in every way that browsers accept.
public struct RandomGIF {
  private var generator: SplitMix64
  private var screen = PixelSize(width: 1, height: 1)

  private init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// The animation of this seed: always the same one.
  ///
  /// Screens and images of 1 to 40 pixels a side (rarely 0), 1 to 8 images, any disposal, delays,
  /// transparency, interlacing, local, global and no color tables, images that hang over or lie
  /// outside, minimum code sizes 0 to 11, all ways to write LZW, and other blocks in between.
  public static func make(seed: UInt64) -> GIF {
    var maker = RandomGIF(seed: seed)
    return maker.gif()
  }
}

extension RandomGIF {
  private mutating func gif() -> GIF {
    screen = PixelSize(width: side(), height: side())
    let isOld = generator.happens(15)
    let table = generator.happens(80) ? colorTable() : nil
    var blocks: [GIFBlock] = generator.happens(50) ? [loop()] : []
    for index in 0..<Int.random(in: 1...8, using: &generator) {
      blocks += image(isFirst: index == 0)
    }
    if generator.happens(85) { blocks.append(.trailer) }
    if generator.happens(10) && blocks.last?.isTrailer == true { blocks.append(.raw([0x2c, 0])) }
    return GIF(
      signature: isOld ? "GIF87a".utf8 : "GIF89a".utf8, screen: screen, globalTable: table,
      backgroundIndex: .random(in: 0...255, using: &generator),
      aspectRatio: generator.happens(10) ? 49 : 0, blocks)
  }

  private mutating func image(isFirst: Bool) -> [GIFBlock] {
    let rect = rect(isFirst: isFirst)
    let localTable = generator.happens(30) ? colorTable() : nil
    let codeSize = minimumCodeSize(pixelCount: rect.size.pixelCount)
    let values = pixels(rect.size, below: 1 << codeSize)
    let control = generator.happens(80) ? [graphicControl(using: values)] : []
    let image = GIFBlock.image(
      rect.size, x: rect.x, y: rect.y, .pixels(values, lzwOptions()), localTable: localTable,
      isInterlaced: generator.happens(30), minimumCodeSize: codeSize, subBlocks: subBlocks())
    return otherBlocks() + control + otherBlocks() + [image]
  }

  private mutating func side() -> Int {
    generator.happens(2) ? 0 : .random(in: 1...40, using: &generator)
  }

  private mutating func colorTable() -> ColorTable {
    .random(1 << Int.random(in: 1...8, using: &generator), using: &generator)
  }

  private mutating func loop() -> GIFBlock {
    .loop(
      .random(in: 0...3, using: &generator),
      application: generator.happens(80) ? "NETSCAPE2.0" : "ANIMEXTS1.0")
  }

  /// The whole screen, a part of it, something that hangs over or lies outside, or anything.
  ///
  /// The first image has an area where the screen has none, so that there is a canvas.
  private mutating func rect(isFirst: Bool) -> PixelRect {
    let anySize = PixelSize(width: side(), height: side())
    if isFirst && (screen.isEmpty || anySize.isEmpty) {
      return PixelRect(x: 3, y: 2, width: 7, height: 9)
    }
    let choice = Int.random(in: 0..<10, using: &generator)
    if choice < 3 { return PixelRect(screen) }
    if choice < 7 && !screen.isEmpty { return rectOnScreen() }
    return PixelRect(
      x: .random(in: 0...screen.width + 5, using: &generator),
      y: .random(in: 0...screen.height + 5, using: &generator),
      width: anySize.width, height: anySize.height)
  }

  private mutating func rectOnScreen() -> PixelRect {
    let x = Int.random(in: 0..<screen.width, using: &generator)
    let y = Int.random(in: 0..<screen.height, using: &generator)
    return PixelRect(
      x: x, y: y, width: .random(in: 1...screen.width - x, using: &generator),
      height: .random(in: 1...screen.height - y, using: &generator))
  }

  private mutating func minimumCodeSize(pixelCount: Int) -> Int {
    if pixelCount <= 1 && generator.happens(20) { return 0 }
    return generator.happens(75)
      ? .random(in: 2...8, using: &generator) : .random(in: 1...11, using: &generator)
  }

  private mutating func graphicControl(using values: [Int]) -> GIFBlock {
    let someValue = values.randomElement(using: &generator) ?? 0
    let index = generator.happens(80) ? UInt8(truncatingIfNeeded: someValue) : 255
    return .graphicControl(
      delay: [0, 1, 2, 7, 100, 65535].randomElement(using: &generator) ?? 0,
      disposal: .random(in: 0...7, using: &generator),
      transparent: generator.happens(60) ? index : nil,
      waitsForUser: generator.happens(5))
  }

  private mutating func subBlocks() -> SubBlocks {
    SubBlocks(
      size: generator.happens(50) ? 255 : .random(in: 1...255, using: &generator),
      extra: generator.happens(5) ? [[1, 2, 3]] : [])
  }

  private mutating func lzwOptions() -> LZWOptions {
    var options = LZWOptions.compressed
    let each: [(LZWOptions, Int)] = [
      (.literals, 15), (.noClear, 15), (.deferredClear, 40), (.noEndCode, 15),
    ]
    for (option, percent) in each where generator.happens(percent) { options.insert(option) }
    return options
  }

  private mutating func otherBlocks() -> [GIFBlock] {
    guard generator.happens(15) else { return [] }
    let blocks: [GIFBlock] = [
      .comment("between"), .comment(""), .plainText("text"), loop(),
      .application("XMP DataXMP", subBlocks: [[1], [2, 3]]), .extension(label: 7, subBlocks: []),
    ]
    return blocks.randomElement(using: &generator).map { [$0] } ?? []
  }

  /// Runs, steps and noise by turns, so that there are strings of every length.
  private mutating func pixels(_ size: PixelSize, below count: Int) -> [Int] {
    var pixels: [Int] = []
    while pixels.count < size.pixelCount {
      let length = Int.random(in: 1...120, using: &generator)
      let start = Int.random(in: 0..<count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: pixels += repeatElement(start, count: length)
      case 1: pixels += (0..<length).map { (start + $0) % count }
      default: pixels += (0..<length).map { _ in .random(in: 0..<count, using: &generator) }
      }
    }
    return Array(pixels.prefix(size.pixelCount))
  }
}

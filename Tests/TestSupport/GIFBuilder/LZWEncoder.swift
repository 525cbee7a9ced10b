/// A plain LZW encoder for GIF image data: GIF89a, appendix F.
public struct LZWEncoder {
  private var packer: LZWCodePacker
  private let options: LZWOptions
  /// The codes of the known strings, by `key(_:_:)` of what is before the last pixel, and that.
  private var strings: [Int: Int] = [:]
  private var nextCode: Int

  private init(minimumCodeSize: Int, options: LZWOptions) {
    packer = LZWCodePacker(minimumCodeSize: minimumCodeSize)
    self.options = options
    nextCode = packer.clearCode + 2
  }

  /// Compresses pixel values in stored order.
  ///
  /// - Precondition: `minimumCodeSize` is 0…12, and every value below 2 to the power of it.
  public static func encode(
    _ pixels: some Collection<Int>, minimumCodeSize: Int, _ options: LZWOptions = .compressed
  ) -> [UInt8] {
    var encoder = LZWEncoder(minimumCodeSize: minimumCodeSize, options: options)
    precondition(
      pixels.allSatisfy { (0..<encoder.packer.clearCode).contains($0) },
      "every pixel has a literal code")
    encoder.append(pixels)
    return encoder.packer.bytes
  }

  private mutating func append(_ pixels: some Collection<Int>) {
    if !options.contains(.noClear) { packer.append(packer.clearCode) }
    if options.contains(.literals) { appendLiterals(pixels) } else { appendStrings(pixels) }
    if !options.contains(.noEndCode) { packer.append(packer.clearCode + 1) }
  }

  private mutating func appendLiterals(_ pixels: some Collection<Int>) {
    let run = max(1, packer.clearCode - 2)
    for (index, pixel) in pixels.enumerated() {
      if index > 0 && index % run == 0 { packer.append(packer.clearCode) }
      packer.append(pixel)
    }
  }

  private mutating func appendStrings(_ pixels: some Collection<Int>) {
    guard var string = pixels.first else { return }
    for pixel in pixels.dropFirst() {
      let longer = Self.key(string, pixel)
      if let known = strings[longer] {
        string = known
      } else {
        packer.append(string)
        define(longer)
        string = pixel
      }
    }
    packer.append(string)
  }

  private static func key(_ code: Int, _ pixel: Int) -> Int { code << 13 | pixel }

  private mutating func define(_ key: Int) {
    if nextCode < 4096 {
      strings[key] = nextCode
      nextCode += 1
    } else if !options.contains(.deferredClear) {
      packer.append(packer.clearCode)
      strings = [:]
      nextCode = packer.clearCode + 2
    }
  }
}

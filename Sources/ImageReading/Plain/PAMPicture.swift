package import Frames

/// A PAM file whose header is read: netpbm's pam(5), of 8 bits a channel.
struct PAMPicture {
  /// The most bytes of a header; comments in it may be long.
  private static let mostHeaderBytes = 4_096

  private let size: PixelSize
  private let depth: Int
  private let pixels: ArraySlice<UInt8>

  init(_ bytes: [UInt8], limits: ImageLimits) throws(ImageReadingError) {
    let end = Array("ENDHDR\n".utf8)
    var fields: [String: Int] = [:]
    var rest = bytes.dropFirst(3)
    while !rest.starts(with: end) {
      guard let newline = rest.prefix(Self.mostHeaderBytes).firstIndex(of: UInt8(ascii: "\n"))
      else { throw .damaged(.pam, "its header has no end") }
      let words = rest[..<newline].split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      if words.count == 2, let number = Int(words[1]) { fields[words[0]] = number }
      rest = rest[(newline + 1)...]
      if rest.startIndex > Self.mostHeaderBytes { throw .damaged(.pam, "its header has no end") }
    }
    depth = fields["DEPTH"] ?? 0
    guard fields["MAXVAL"] == 255, (1...4).contains(depth) else {
      throw .damaged(.pam, "only 1 to 4 channels of 8 bits can be read")
    }
    let sides = (1...0xff_ffff)
    guard let width = fields["WIDTH"], let height = fields["HEIGHT"], sides.contains(width),
      sides.contains(height)
    else { throw .damaged(.pam, "its size makes no sense") }
    size = PixelSize(width: width, height: height)
    try limits.check(size)
    pixels = rest.dropFirst(end.count).prefix(size.pixelCount * depth)
    guard pixels.count == size.pixelCount * depth else {
      throw .damaged(.pam, "the file ends too early")
    }
  }

  /// The picture: gray, gray with alpha, red, green and blue, or those with alpha.
  func decoded() -> Canvas {
    if depth == 4 { return Canvas(size: size, channels: pixels) }
    let hasAlpha = depth == 2
    let colors = hasAlpha ? 1 : depth
    let words = stride(from: pixels.startIndex, to: pixels.endIndex, by: depth).map { start in
      let (red, green, blue) = (
        pixels[start], pixels[start + colors / 2], pixels[start + colors - 1]
      )
      let alpha = hasAlpha ? pixels[start + 1] : 255
      let color = Color(red: red, green: green, blue: blue, alpha: alpha)
      return alpha == 0 ? 0 : color.rawValue
    }
    return Canvas(size: size, pixels: words)
  }
}

extension Canvas {
  /// Takes bytes in the order R, G, B, A, as files without a header have them.
  ///
  /// - Precondition: there are four bytes for each pixel.
  package init(size: PixelSize, channels: some Collection<UInt8>) {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(size.pixelCount)
    var word: UInt32 = 0
    var shift: UInt32 = 0
    for byte in channels {
      word |= UInt32(byte) << shift
      shift += 8
      guard shift == 32 else { continue }
      pixels.append(word >> 24 == 0 ? 0 : word)
      (word, shift) = (0, 0)
    }
    self.init(size: size, pixels: pixels)
  }
}

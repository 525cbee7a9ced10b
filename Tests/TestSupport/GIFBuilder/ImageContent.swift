import Frames

/// What the data of an image holds: pixels that an encoder compresses, codes, or just bytes.
public struct ImageContent: Sendable {
  private enum Kind {
    case pixels([Int], LZWOptions, storing: Int?)
    case fill(Int, LZWOptions)
    case codes([Int], width: Int?)
    case raw([UInt8])
  }

  private let kind: Kind

  /// Pixel values in rows from top to bottom, compressed.
  ///
  /// There may be more or fewer of them than the image has, unless it is interlaced.
  ///
  /// - Parameters:
  ///   - values: The values, each below 2 to the power of the minimum code size.
  ///   - options: How the encoder works.
  ///   - storing: How many pixels go into the data, in stored order; nil for all of them.
  public static func pixels(
    _ values: some Sequence<some BinaryInteger>, _ options: LZWOptions = .compressed,
    storing count: Int? = nil
  ) -> ImageContent {
    ImageContent(kind: .pixels(values.map { Int($0) }, options, storing: count))
  }

  /// The same value for every pixel of the image.
  public static func fill(_ value: Int, _ options: LZWOptions = .compressed) -> ImageContent {
    ImageContent(kind: .fill(value, options))
  }

  /// LZW codes, one by one; nothing is added to them.
  ///
  /// - Parameters:
  ///   - codes: The codes. With a minimum code size of 2, 4 is the clear code and 5 the end code.
  ///   - width: How many bits each takes, nil for as many as a decoder expects.
  public static func codes(_ codes: [Int], width: Int? = nil) -> ImageContent {
    ImageContent(kind: .codes(codes, width: width))
  }

  /// The bytes of the compressed data, whatever they mean.
  public static func raw(_ bytes: [UInt8]) -> ImageContent {
    ImageContent(kind: .raw(bytes))
  }
}

extension ImageContent {
  /// The smallest legal minimum code size that has a literal for every pixel.
  var smallestCodeSize: Int {
    switch kind {
    case .pixels(let values, _, _): Self.codeSize(for: values.max() ?? 0)
    case .fill(let value, _): Self.codeSize(for: value)
    case .codes, .raw: 2
    }
  }

  /// The compressed bytes, not yet cut into sub-blocks.
  func data(of size: PixelSize, isInterlaced: Bool, minimumCodeSize: Int) -> [UInt8] {
    switch kind {
    case .pixels(let values, let options, let count):
      let stored = isInterlaced ? Interlacing.stored(values, size: size) : values
      return LZWEncoder.encode(
        stored.prefix(count ?? stored.count), minimumCodeSize: minimumCodeSize, options)
    case .fill(let value, let options):
      let values = repeatElement(value, count: size.pixelCount)
      return LZWEncoder.encode(values, minimumCodeSize: minimumCodeSize, options)
    case .codes(let codes, let width):
      var packer = LZWCodePacker(minimumCodeSize: minimumCodeSize)
      for code in codes { packer.append(code, width: width) }
      return packer.bytes
    case .raw(let bytes):
      return bytes
    }
  }

  private static func codeSize(for value: Int) -> Int {
    max(2, Int.bitWidth - value.leadingZeroBitCount)
  }
}

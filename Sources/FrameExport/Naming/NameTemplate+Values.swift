public import Frames

extension NameTemplate {
  /// What the placeholders stand for in one frame's name.
  public struct Values: Hashable, Sendable {
    /// The source's name without its suffix.
    public var stem: RawPath
    /// The frame's place in the source, from 0.
    public var index: Int
    /// The frame's place in the output, from 0.
    public var number: Int
    /// How many numbers there are, from 0 on; it decides how wide they are written.
    public var frameCount: Int
    /// The file's delay in hundredths of a second.
    public var delayCentiseconds: Int
    /// The effective delay in milliseconds.
    public var effectiveMilliseconds: Int
    /// When the frame first shows, in milliseconds.
    public var startMilliseconds: Int
    /// Where the picture stands on the canvas, and its size.
    public var rect: PixelRect
    /// The CRC-32 of the frame's RGBA pixels.
    public var crc32: UInt32

    /// Makes the values of one frame; 0 stands for what the template doesn't ask for.
    public init(
      stem: RawPath, index: Int, number: Int, frameCount: Int, delayCentiseconds: Int = 0,
      effectiveMilliseconds: Int = 0, startMilliseconds: Int = 0,
      rect: PixelRect = PixelRect(x: 0, y: 0, width: 0, height: 0), crc32: UInt32 = 0
    ) {
      self.stem = stem
      self.index = index
      self.number = number
      self.frameCount = frameCount
      self.delayCentiseconds = delayCentiseconds
      self.effectiveMilliseconds = effectiveMilliseconds
      self.startMilliseconds = startMilliseconds
      self.rect = rect
      self.crc32 = crc32
    }
  }

  /// The longest name that common file systems take, in bytes.
  public static let maximumComponentLength = 255

  /// The name of one frame's file: the filled template, a dot and `suffix`.
  ///
  /// - Throws: `NameTemplateError.leavesFolder` if the result is no relative path of proper names,
  ///   `nameTooLong` if a component of it has more than 255 bytes.
  public func name(for values: Values, suffix: String) throws(NameTemplateError) -> RawPath {
    let bare = RawPath(bytes: parts.reduce(into: [UInt8]()) { $0 += $1.bytes(for: values) })
    // The suffix makes `..` look like a name, so the part in front of it must be one by itself.
    guard bare.staysInside else { throw .leavesFolder(bare) }
    let name = bare.appending(suffix: "." + suffix)
    guard name.bytes.count > Self.maximumComponentLength else { return name }
    for component in name.components where component.bytes.count > Self.maximumComponentLength {
      throw .nameTooLong(component)
    }
    return name
  }
}

extension NameTemplate.Part {
  fileprivate func bytes(for values: NameTemplate.Values) -> [UInt8] {
    switch self {
    case .literal(let bytes): bytes
    case .placeholder(.stem): values.stem.bytes
    case .placeholder(let placeholder): Array(placeholder.text(for: values).utf8)
    }
  }
}

extension NameTemplate.Placeholder {
  fileprivate func text(for values: NameTemplate.Values) -> String {
    switch self {
    case .stem: values.stem.description
    case .index: values.index.padded(to: values.digitCount)
    case .number: values.number.padded(to: values.digitCount)
    case .delay: String(values.delayCentiseconds)
    case .effective: String(values.effectiveMilliseconds)
    case .start: String(values.startMilliseconds)
    case .width: String(values.rect.width)
    case .height: String(values.rect.height)
    case .x: String(values.rect.x)
    case .y: String(values.rect.y)
    case .crc: values.crc32.hexadecimal
    }
  }
}

extension NameTemplate.Values {
  fileprivate var digitCount: Int {
    var (count, rest) = (3, (frameCount - 1) / 1_000)
    while rest > 0 { (count, rest) = (count + 1, rest / 10) }
    return count
  }
}

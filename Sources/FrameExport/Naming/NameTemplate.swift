/// A pattern for file names, as `{stem}-{index}`.
///
/// A placeholder in braces stands for a value of the frame; `{{` and `}}` stand for single braces,
/// and everything else, `%` included, for itself. A `/` makes a folder.
public struct NameTemplate: Hashable, Sendable {
  /// What a name can tell of its frame.
  public enum Placeholder: String, Hashable, Sendable, CaseIterable {
    /// The name of the source without its suffix.
    case stem
    /// The frame's place in the source from 0, padded to the frame count and at least 3 digits.
    case index
    /// The frame's place in the output from 0, padded likewise.
    case number
    /// The file's delay in hundredths of a second.
    case delay
    /// The effective delay in milliseconds.
    case effective
    /// When the frame first shows, in milliseconds.
    case start
    /// The picture's width in pixels.
    case width
    /// The picture's height in pixels.
    case height
    /// The column at which the picture stands on the canvas.
    case x
    /// The row at which the picture stands on the canvas.
    case y
    /// The CRC-32 of the frame's RGBA pixels, 8 hexadecimal digits.
    case crc
  }

  enum Part: Hashable {
    case literal([UInt8])
    case placeholder(Placeholder)
  }

  /// The template as it was written.
  public let text: RawPath
  let parts: [Part]

  /// Reads a template, whose bytes need not be UTF-8.
  ///
  /// - Throws: `NameTemplateError`: `empty`, `zeroByte`, `unknownPlaceholder` or `unbalancedBrace`.
  public init(_ text: RawPath) throws(NameTemplateError) {
    guard !text.bytes.isEmpty else { throw .empty }
    guard !text.bytes.contains(0) else { throw .zeroByte }
    self.text = text
    parts = try Self.parts(of: text.bytes)
  }

  private init(parts: [Part], text: RawPath) {
    self.parts = parts
    self.text = text
  }

  /// `{stem}-{index}`.
  public static let standard = NameTemplate(
    parts: [.placeholder(.stem), .literal([UInt8(ascii: "-")]), .placeholder(.index)],
    text: "{stem}-{index}")

  /// The placeholders that the template contains, in its order.
  public var placeholders: [Placeholder] {
    parts.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

  /// Whether no two frames of one source can get the same name.
  ///
  /// Only `{index}` and `{number}` promise that, and only where they always stand at the same place
  /// of the name, from its start or from its end: `{delay}{index}{start}` makes the same name of 1,
  /// 000 and 12 as of 10, 001 and 2 when `000` and `001` are cut elsewhere. With other templates
  /// names may be unique by luck, so the caller has to look at them.
  public var distinguishesFrames: Bool {
    Self.numbersFrames(parts) || Self.numbersFrames(parts.reversed())
  }

  /// Whether a number comes before what differs in width.
  private static func numbersFrames(_ parts: some Sequence<Part>) -> Bool {
    for case .placeholder(let placeholder) in parts {
      if placeholder == .index || placeholder == .number { return true }
      if !placeholder.hasFixedWidth { return false }
    }
    return false
  }
}

extension NameTemplate.Placeholder {
  /// Whether it is replaced by as many bytes for every frame of a source.
  fileprivate var hasFixedWidth: Bool {
    switch self {
    case .stem, .index, .number, .crc: true
    case .delay, .effective, .start, .width, .height, .x, .y: false
    }
  }
}

extension NameTemplate {
  private static func parts(of text: [UInt8]) throws(NameTemplateError) -> [Part] {
    var parts: [Part] = []
    var literal: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      let isBrace = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
      if !isBrace {
        literal.append(byte)
      } else if rest.first == byte {
        literal.append(rest.removeFirst())
      } else {
        if byte == UInt8(ascii: "}") { throw .unbalancedBrace(byteOffset: rest.startIndex - 1) }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = []
        parts.append(.placeholder(try placeholder(from: &rest)))
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  /// Reads the rest of a placeholder, whose opening brace is gone, with its closing brace.
  private static func placeholder(from rest: inout ArraySlice<UInt8>)
    throws(NameTemplateError) -> Placeholder
  {
    let isBrace = { (byte: UInt8) in byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") }
    guard let end = rest.firstIndex(where: isBrace), rest[end] == UInt8(ascii: "}") else {
      throw .unbalancedBrace(byteOffset: rest.startIndex - 1)
    }
    let word = String(decoding: rest[..<end], as: UTF8.self)
    guard let placeholder = Placeholder(rawValue: word) else { throw .unknownPlaceholder(word) }
    rest = rest[(end + 1)...]
    return placeholder
  }
}

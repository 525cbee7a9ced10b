package import LayoutCore

/// What `gifring layout` was asked for.
package struct LayoutOptions: Sendable {
  /// What every command takes.
  package let common: CommonOptions
  /// Which layout.
  package let kind: LayoutKind
  /// The layout with its options; a list that stands in a file is still missing.
  package let arrangement: Arrangement
  /// The view and its items before the update.
  package let context: LayoutContext
  /// The part that is wanted, nil for everything.
  package let rect: Rect?
  /// The change of items, nil if there is none.
  package let change: Change?
  /// The time that is wanted, nil for 0, or the end of the change.
  package let time: Duration?
  /// What is asked besides.
  package let questions: LayoutQuestions
  /// How many device pixels there are to a point, nil to leave frames between them.
  package let pixelScale: Double?
  /// How the answer is written.
  package let format: Format
  private let arguments: ParsedArguments

  /// A batch update and the way that it goes.
  package struct Change: Hashable, Sendable {
    /// What comes, goes and moves.
    package let update: LayoutUpdate
    /// When that begins.
    package let startTime: Duration
    /// How long it takes.
    package let duration: Duration
    /// How it is spread over the time.
    package let curve: TimingCurve
    /// The way that centers take.
    package let path: TransitionPath
  }

  /// How the answer is written.
  package enum Format: String, CaseIterable, Sendable {
    /// Elements in the order of their numbers.
    case json
    /// Boxes in the order in which they are painted.
    case svg
  }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    kind = try LayoutKind(arguments)
    try arguments.checkOptions(of: kind)
    arrangement = try Arrangement(kind, arguments)
    context = try arguments.layoutContext()
    rect = try arguments.value(of: Self.rect)
    change = try arguments.change()
    time = try arguments.value(of: Self.at)
    questions = try LayoutQuestions(arguments)
    pixelScale = try arguments.value(of: Self.pixelScale)
    format = try arguments.value(of: Self.format) ?? .json
    common = try CommonOptions(arguments)
    self.arguments = arguments
  }
}

extension LayoutOptions {
  /// The option whose list stands in a file, and the file's name.
  var listFile: (option: OptionSpec, name: RawArgument)? {
    for option in [Self.itemSizes.spec, Self.heights.spec] {
      if let name = arguments.fileName(of: option) { return (option, name) }
    }
    return nil
  }

  /// The layout with the list that a file holds.
  ///
  /// - Throws: `UsageError` if it isn't such a list.
  func arrangement(reading list: [UInt8], for option: OptionSpec) throws(UsageError) -> Arrangement
  {
    if list.first == UInt8(ascii: "@") { throw arguments.error("lists can't name further files") }
    let arguments = arguments.replacingValue(of: option.name, with: RawArgument(bytes: list))
    return try Arrangement(kind, arguments)
  }
}

extension ParsedArguments {
  /// Refuses options that a layout of this kind doesn't know.
  fileprivate func checkOptions(of kind: LayoutKind) throws(UsageError) {
    for option in options {
      guard let kinds = LayoutOptions.kinds[option.name], !kinds.contains(kind) else { continue }
      let owners = kinds.map(\.rawValue).joined(separator: ", ", last: " and ")
      throw error("'\(kind.rawValue)' has no \(option.flag): it is for \(owners)")
    }
  }

  fileprivate func layoutContext() throws(UsageError) -> LayoutContext {
    let size = try value(of: LayoutOptions.size) ?? LayoutOptions.defaultSize
    let counts = try value(of: LayoutOptions.sections)
    let count = try value(of: LayoutOptions.items) ?? LayoutOptions.defaultCount
    return LayoutContext(
      bounds: Rect(origin: try value(of: LayoutOptions.offset) ?? .zero, size: size),
      itemCounts: counts ?? [count],
      layoutDirection: contains(LayoutOptions.rtl) ? .rightToLeft : .leftToRight)
  }

  fileprivate func change() throws(UsageError) -> LayoutOptions.Change? {
    let update = LayoutUpdate(
      deletes: try value(of: LayoutOptions.delete) ?? [],
      inserts: try value(of: LayoutOptions.insert) ?? [],
      moves: try value(of: LayoutOptions.move) ?? [])
    let change = LayoutOptions.Change(
      update: update,
      startTime: try value(of: LayoutOptions.begin) ?? .zero,
      duration: try value(of: LayoutOptions.duration) ?? LayoutTransition.defaultDuration,
      curve: try value(of: LayoutOptions.curve) ?? .easeInOut,
      path: try value(of: LayoutOptions.path) ?? .straight)
    guard update == LayoutUpdate() else { return change }
    let flags = [
      LayoutOptions.begin.spec, LayoutOptions.duration.spec, LayoutOptions.curve.spec,
      LayoutOptions.path.spec,
    ]
    if let option = flags.first(where: { contains($0.name) }) {
      throw error("\(option.flag) needs --insert, --delete or --move")
    }
    return nil
  }

  /// The name behind an `@`.
  fileprivate func fileName(of option: OptionSpec) -> RawArgument? {
    guard let bytes = raw(option)?.bytes, bytes.first == UInt8(ascii: "@") else { return nil }
    return RawArgument(bytes: bytes.dropFirst())
  }
}

extension PreviewOptions {
  /// Where a preview goes.
  package enum Destination: Hashable, Sendable {
    /// The terminal.
    case terminal
    /// A file of a format.
    case file(Format, RawArgument)
    /// A folder of PNG files.
    case folder(RawArgument)

    init(_ argument: RawArgument?, _ arguments: ParsedArguments) throws(UsageError) {
      guard let argument else {
        self = .terminal
        return
      }
      if argument.isDash { throw arguments.error("a preview can't go to standard output") }
      if let format = Format(suffixOf: argument) {
        self = .file(format, argument)
      } else if argument.hasAnySuffix {
        let names = Format.allCases.map { ".\($0.rawValue)" }
        let list = names.joined(separator: ", ", last: " or ")
        throw arguments.error(
          "\(argument.quoted): a preview is a file that ends in \(list), or a folder, whose name has "
            + "no suffix")
      } else {
        self = .folder(argument)
      }
    }
  }

  /// The formats of files, by the suffix of their names.
  package enum Format: String, CaseIterable, Sendable {
    /// A page.
    case html
    /// An animation of up to 256 colors at a time.
    case gif
    /// An animation in all colors.
    case webp
    /// An APNG.
    case png
    /// A drawing of one moment.
    case svg
  }
}

extension PreviewOptions.Destination {
  /// What messages call it.
  var title: String {
    switch self {
    case .terminal: "the terminal"
    case .file(let format, _): "a .\(format.rawValue) file"
    case .folder: "a folder"
    }
  }

  /// The options that change nothing there: giving one is a mistake.
  func deafOptions(isStill: Bool) -> [OptionSpec] {
    typealias Options = PreviewOptions
    let (drawing, compression) = (PlayOptions.drawing.spec, SplitOptions.compression.spec)
    let times = [drawing, Options.duration.spec, Options.fps.spec, PlaybackOptions.plays.spec]
    switch self {
    case .terminal:
      return [
        Options.at.spec, Options.fps.spec, Options.scale.spec, Options.force.spec, compression,
      ]
    case .file(.svg, _): return times + [Options.scale.spec, compression]
    case .file(.html, _):
      return [
        drawing, Options.duration.spec, Options.fps.spec, Options.at.spec, Options.scale.spec,
        Options.script.spec, compression,
      ]
    case .file(.png, _) where isStill: return times
    case .file(.gif, _): return [drawing, Options.at.spec, compression]
    case .file, .folder: return [drawing, Options.at.spec]
    }
  }
}

extension RawArgument {
  fileprivate var hasAnySuffix: Bool {
    let name = bytes.split(separator: UInt8(ascii: "/")).last ?? []
    return name.dropFirst().contains(UInt8(ascii: "."))
  }
}

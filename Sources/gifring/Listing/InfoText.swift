internal import FrameExport
internal import Frames
internal import GIFDecoding

/// What a person reads of a file.
struct InfoText {
  private let listing: Listing
  private let input: Input
  private let options: InfoOptions

  init(_ listing: Listing, input: Input, options: InfoOptions) {
    self.listing = listing
    self.input = input
    self.options = options
  }

  /// The lines, safe for a terminal.
  var lines: [String] {
    var lines = [input.argument.description]
    lines += facts.map { "  \($0)" }
    lines += findings.map { "  \($0)" }
    return lines
  }

  private var structure: GIFStructure { listing.structure }

  private var facts: [String] {
    let policy = options.input.delayPolicy
    let duration = Duration.milliseconds(listing.durationMilliseconds(policy)).secondsText
    let frames = listing.frameCount.counted("frame")
    let loop = structure.loopCount.rawValue.map { "loop value \($0)" } ?? "no loop block"
    return [
      "GIF\(structure.version.rawValue), \(structure.canvasSize), \(frames), \(duration), "
        + "plays \(structure.loopCount) (\(loop))",
      "delays \(delayRange), shown by the policy \(policy)",
      "\(Quantity.describe(count: structure.byteCount)) bytes, \(colorTables)",
    ] + features + texts + (listing.motion?.lines ?? [])
  }

  private var delayRange: String {
    let delays = structure.images.prefix(listing.frameCount).map(\.delay.centiseconds)
    let least = delays.min() ?? 0
    let most = delays.max() ?? 0
    return least == most ? "\(least) cs" : "\(least) to \(most) cs"
  }

  private var colorTables: String {
    let global = structure.logicalScreen.globalColorTable.map { "\($0.count) global colors" }
    let local = structure.images.count { $0.localColorCount > 0 }
    let locals = local > 0 ? "\(local) local color tables" : nil
    let found = [global, locals].compactMap(\.self)
    return found.isEmpty ? "no color table" : found.joined(separator: ", ")
  }

  private var features: [String] {
    let images = structure.images
    let transparent = images.count { $0.transparentColorIndex != nil }
    let interlaced = images.count(where: \.isInterlaced)
    let patches = images.count { !$0.rect.covers(structure.canvasSize) }
    let background = images.count { $0.disposal == .restoreToBackground }
    let previous = images.count { $0.disposal == .restoreToPrevious }
    let counts = [
      (patches, "partial"), (transparent, "with transparency"), (interlaced, "interlaced"),
      (background, "disposed to background"), (previous, "disposed to previous"),
    ]
    let found = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return found.isEmpty ? [] : ["images: " + found.joined(separator: ", ")]
  }

  private var texts: [String] {
    let comments = structure.comments.map {
      "comment: " + String(TerminalText.truncated(TerminalText.escaped($0.bytes), to: 200))
    }
    let applications = structure.applicationExtensions.map {
      "application extension \(TerminalText.escaped($0.identifier)): \($0.data.count) bytes"
    }
    return Array((comments + applications).prefix(20))
  }

  /// The deviations, the first of them in full.
  private var findings: [String] {
    let all = listing.diagnostics.all
    let shown = all.prefix(10).map {
      "\($0.severity.rawValue): \(TerminalText.escaped($0.sentence))"
    }
    return all.count > shown.count ? shown + ["\(all.count - shown.count) more findings"] : shown
  }
}

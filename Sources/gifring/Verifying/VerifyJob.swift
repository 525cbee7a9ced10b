internal import FrameExport
internal import Frames
internal import GIFDecoding

/// Compares two animations, of which either may be a folder of frames.
struct VerifyJob {
  let options: VerifyOptions
  let decoding: DecodingOptions

  /// How animations are compared.
  enum Manner: String {
    /// What shows at each time.
    case look
    /// Frame by frame.
    case frames
    /// Each frame with the one at its place in the source.
    case places
  }

  /// What was compared, and the first difference.
  struct Outcome {
    let comparison: Comparison
    let manner: Manner
    let difference: Difference?
    /// The GIFs among the animations.
    let decoded: [DecodedAnimation]
  }

  func run() throws -> Outcome {
    let input = AnimationInput(decoding: decoding, policy: .browser)
    let listed = try input.listed(options.first)
    let second = try options.second ?? listed.map(source).map(RawArgument.init(path:))
    guard let second else {
      throw Failure(.usage, "verify needs a second INPUT, or a folder of frames")
    }
    let otherListed = try input.listed(second)
    let manifest = (listed ?? otherListed)?.manifest
    let first = try listed ?? decode(options.first, as: manifest)
    let other = try otherListed ?? decode(second, as: manifest)
    let comparison = Comparison(first: first, second: other, limits: decoding.limits)
    let manner = try manner(of: comparison)
    let sourceDifference =
      try options.second == nil ? sourceDifference(comparison) : nil
    let difference = try sourceDifference ?? difference(comparison, manner)
    let decoded = [first, other].compactMap { $0 as? DecodedAnimation }
    for animation in decoded { try refuseLimit(animation) }
    return Outcome(
      comparison: comparison, manner: manner, difference: difference, decoded: decoded)
  }

  /// Nothing is proved of frames that a limit kept from being read.
  private func refuseLimit(_ animation: DecodedAnimation) throws(Failure) {
    guard let met = animation.limitMet else { return }
    throw Failure(.limit, "\(animation.name): refused by a limit: \(met.sentence)")
  }

  /// A GIF, seen as the manifest that it is compared with says that it was.
  private func decode(_ name: RawArgument, as manifest: Manifest?) throws -> any ReadableAnimation {
    let made = manifest?.summary.options
    var decoding = decoding
    if made?.salvage == true { decoding.salvages = true }
    do {
      return try DecodedAnimation(
        Input(argument: name), decoding: decoding,
        policy: options.delayPolicy ?? made.flatMap { DelayPolicy(argument: $0.delayPolicy) }
          ?? .browser,
        background: made.flatMap { Color(argument: $0.background) } ?? .transparent)
    } catch {
      throw Failure(error).about(name)
    }
  }

  /// The GIF that a manifest names, beside its folder or in the working folder.
  private func source(of listed: ListedAnimation) throws -> RawPath {
    let name = listed.manifest.summary.source.name
    guard name.staysInside, name.components.count == 1 else {
      throw Failure(.unusableInput, "the manifest names no file: \(name)").about(listed.name)
    }
    let beside = listed.folder.path.appending("..").appending(name)
    let found = [beside, name].first { (try? ByteSource(path: $0.bytes)) != nil }
    guard let found else {
      throw Failure(
        .unopenableInput,
        "\(name), which the manifest names, is neither beside the folder nor in "
          + "the working folder: name it with --against"
      ).about(listed.name)
    }
    return found
  }

  /// Whether the GIF that the manifest names is still the one that it was.
  private func sourceDifference(_ comparison: Comparison) throws -> Difference? {
    guard let selection = SelectionComparison(comparison), try !selection.isOfSource else {
      return nil
    }
    return Difference(
      .source, selection.listed.manifest.summary.source.crc32.hexadecimal,
      try selection.source.checksum().hexadecimal)
  }

  private func difference(_ comparison: Comparison, _ manner: Manner) throws -> Difference? {
    do {
      return try compare(comparison, manner)
    } catch let mismatch as ChecksumMismatch {
      // Where a picture differs says more than that its file does.
      let inPictures = try? compare(comparison.withoutChecksums, manner)
      return inPictures ?? Difference(.file, mismatch.sentence, "")
    }
  }

  private func compare(_ comparison: Comparison, _ manner: Manner) throws -> Difference? {
    switch manner {
    case .look: return try comparison.differenceByLook()
    case .frames: return try comparison.exactDifference()
    case .places:
      guard let selection = SelectionComparison(comparison) else { return nil }
      return try selection.difference()
    }
  }

  /// How the two are to be compared: some of a GIF's frames are no animation that looks the same.
  private func manner(of comparison: Comparison) throws -> Manner {
    guard let selection = SelectionComparison(comparison),
      selection.listed.manifest.summary.options.isSelection,
      try selection.isOfSource
    else { return options.isExact ? .frames : .look }
    guard !selection.listed.manifest.summary.options.raw else {
      throw Failure(
        .unusableInput, "only all stored images together make frames: split without a selection"
      ).about(selection.listed.name)
    }
    return .places
  }
}

extension Comparison {
  /// The same, whatever bytes frames' files have.
  fileprivate var withoutChecksums: Comparison {
    Comparison(first: first.withoutChecksums, second: second.withoutChecksums, limits: limits)
  }
}

extension ReadableAnimation {
  fileprivate var withoutChecksums: any ReadableAnimation {
    guard var listed = self as? ListedAnimation else { return self }
    listed.checksFiles = false
    return listed
  }
}

extension RawArgument {
  fileprivate init(path: RawPath) { self.init(bytes: path.bytes) }
}

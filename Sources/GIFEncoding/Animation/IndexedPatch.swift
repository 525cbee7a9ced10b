internal import Frames

/// A patch as pixel values, ready to be compressed.
struct IndexedPatch {
  /// What values pixels may have that needn't be drawn.
  enum Freedom: Hashable, CaseIterable {
    /// Any that show the right color.
    case wide
    /// Only those that don't make codes longer.
    case narrow
    /// That of their color, if it has one.
    case drawn
    /// The transparent one.
    case kept
  }

  /// The values, and where there is a choice.
  let pixels: LZWPixels
  /// The value that leaves the canvas as it was, nil where none is needed.
  let transparentIndex: UInt8?
  /// The bits that the values take, at least 2: GIF89a, appendix F.
  let minimumCodeSize: Int
  /// The colors of the values where they aren't the global ones: a power of two of them.
  let localPalette: [Color]?

  /// Gives each pixel its value, nil where no value is left that could be transparent.
  init?(_ patch: NumberedPatch, freedom: Freedom) {
    let needsTransparency = patch.duties.contains { $0 != .draw }
    let isSmallest = freedom == .narrow || freedom == .kept
    transparentIndex = needsTransparency ? patch.spareValue(isSmallest: isSmallest) : nil
    let limit = patch.limit(freedom, transparent: transparentIndex)
    let values = patch.values(transparent: transparentIndex, limit: limit)
    guard let values else { return nil }
    var pixels = LZWPixels(values: values, alternative: transparentIndex ?? 0)
    if freedom != .drawn, let transparentIndex {
      pixels.choices = patch.choices(values, transparent: transparentIndex)
    }
    self.pixels = pixels
    minimumCodeSize = pixels.minimumCodeSize
    let colors = patch.palette.numbering.colors
    localPalette = patch.palette.isGlobal ? nil : colors.padded(to: 1 << minimumCodeSize)
  }
}

extension NumberedPatch {
  /// One more than the greatest value that pixels may have that needn't be drawn.
  fileprivate func limit(_ freedom: IndexedPatch.Freedom, transparent: UInt8?) -> Int {
    switch freedom {
    case .wide, .drawn: 256
    case .narrow: narrowLimit(with: transparent)
    case .kept: transparent == nil ? 256 : 0
    }
  }

  /// The value of each pixel, its color's where it has one; nil where a pixel has none at all.
  fileprivate func values(transparent: UInt8?, limit: Int) -> [UInt8]? {
    var values = [UInt8](repeating: transparent ?? 0, count: numbers.count)
    let transparentNumber = transparent.map { Int16($0) } ?? -1
    for index in numbers.indices {
      let number = numbers[index]
      let isDrawn =
        duties[index] == .draw
        || number >= 0 && number != transparentNumber && number < limit
      if isDrawn { values[index] = UInt8(truncatingIfNeeded: number) }
      if !isDrawn && transparent == nil { return nil }
    }
    return values
  }

  /// Where pixels may be transparent instead.
  ///
  /// Runs of one value compress best: so a color goes on where it can, and so does transparency.
  fileprivate func choices(_ values: [UInt8], transparent: UInt8) -> [LZWPixels.Choice] {
    var choices = [LZWPixels.Choice](repeating: .none, count: values.count)
    var last = transparent
    for index in values.indices {
      let value = values[index]
      if duties[index] == .drawOrKeep && value != transparent {
        choices[index] = value == last ? .prefersValue : .prefersAlternative
        last = value == last ? value : transparent
      } else {
        last = value
      }
    }
    return choices
  }
}

extension [Color] {
  /// The colors with black ones behind them, up to a number of them.
  fileprivate func padded(to count: Int) -> [Color] {
    self + Array(repeating: .black, count: Swift.max(0, count - self.count))
  }
}

internal import FrameExport

/// Names for what has no way to escape characters.
enum SafeName {
  /// The name with an underscore in place of each character that is invisible, turns text around, was
  /// no UTF-8, is white space at an end, or that `isAllowed` refuses; never empty.
  static func text(_ name: RawPath, where isAllowed: (Unicode.Scalar) -> Bool) -> String {
    var scalars = name.description.unicodeScalars.map { scalar in
      isVisible(scalar) && isAllowed(scalar) ? scalar : "_"
    }
    for end in [scalars.indices.first, scalars.indices.last].compactMap(\.self)
    where scalars[end].properties.isWhitespace { scalars[end] = "_" }
    if scalars.isEmpty { scalars = ["_"] }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\u{fffd}" { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
      return false
    default: return true
    }
  }
}

internal import GIFDecoding

/// Finds the color profiles that pictures carry, which `ImageReader` doesn't apply.
public enum ColorProfile {
  /// The longest profile that is found, in bytes: as much application data as is kept of a GIF.
  public static let mostBytes = 1 << 20

  /// The ICC profile in a file's bytes, as it is; nil where there is none, where it is longer than
  /// `mostBytes`, or where it can't be read.
  ///
  /// - Complexity: O(bytes) at most; PNG, JPEG and WebP files are read up to their pixels.
  public static func icc(in file: [UInt8]) -> [UInt8]? {
    let profile =
      switch ImageFormat(firstBytes: file) {
      case .png: inPNG(file)
      case .jpeg: inJPEG(file)
      case .webp: inWebP(file)
      case .gif: inGIF(file)
      case .pam, nil: nil as [UInt8]?
      }
    guard let profile, !profile.isEmpty, profile.count <= mostBytes else { return nil }
    return profile
  }

  private static func inGIF(_ file: [UInt8]) -> [UInt8]? {
    do { return try GIFStructure(ByteSource(bytes: file)).iccProfile } catch { return nil }
  }
}

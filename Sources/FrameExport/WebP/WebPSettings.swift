internal import CWebP

/// A configuration of libwebp's encoder: lossless, and exact for transparent pixels.
@safe
struct WebPSettings {
  /// libwebp's own form.
  private(set) var config: WebPConfig

  /// Sets up an encoder for a level.
  ///
  /// - Throws: `ExportError.webp` where the library is not the one that this was built for.
  init(_ compression: CompressionLevel) throws(ExportError) {
    var config = WebPConfig()
    guard unsafe WebPConfigInit(&config) != 0,
      unsafe WebPConfigLosslessPreset(&config, compression.webpLevel) != 0
    else { throw .webp("the installed libwebp has another interface") }
    config.exact = 1
    self.config = config
  }
}

extension CompressionLevel {
  /// The level in libwebp's own count of 0 to 9; 6 is what its tools use.
  fileprivate var webpLevel: Int32 {
    switch self {
    case .fast: 1
    case .standard: 6
    case .best: 8
    case .max: 9
    }
  }
}

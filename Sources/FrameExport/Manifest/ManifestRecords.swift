internal import Frames

// The JSON shapes of a manifest's members, as they are read.

struct SourceRecord: Decodable {
  let name: String
  let nameBytes: String?
  let bytes: Int
  let crc32: String
  let version: String
  let canvas: SizeRecord?
}

struct SizeRecord: Decodable {
  let width: Int
  let height: Int
}

struct LoopRecord: Decodable {
  let raw: UInt16?
  let plays: Int?
}

struct DiagnosticRecord: Decodable {
  let severity: String
  let code: String
  let message: String
  let byteOffset: Int
  let frame: Int?
}

struct RectRecord: Decodable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int
}

struct FrameRecord: Decodable {
  let index: Int
  let sourceIndex: Int
  let file: String?
  let fileBytes: String?
  let bytes: Int?
  let fileCRC32: String?
  let startMilliseconds: Int
  let endMilliseconds: Int
  let delayCentiseconds: Int?
  let effectiveDelayMilliseconds: Int?
  let rect: RectRecord
  let disposal: String
  let disposalRaw: Int
  let transparentIndex: Int?
  let interlaced: Bool
  let localColors: Int
  let state: String?
  let pixelsDecoded: Int?
  let duplicateOf: Int?
  let crc32: String?
}

struct ManifestRecord: Decodable {
  let schema: Int
  let generator: String
  let source: SourceRecord
  let canvas: SizeRecord
  let loop: LoopRecord
  let durationMilliseconds: Int
  let options: Manifest.Options
  let frames: [FrameRecord]
  let diagnostics: [DiagnosticRecord]
}

extension DisposalMethod {
  /// The method as manifests spell it.
  var manifestWord: String {
    switch self {
    case .unspecified: "unspecified"
    case .doNotDispose: "keep"
    case .restoreToBackground: "background"
    case .restoreToPrevious: "previous"
    }
  }

  init?(manifestWord: String) {
    switch manifestWord {
    case "unspecified": self = .unspecified
    case "keep": self = .doNotDispose
    case "background": self = .restoreToBackground
    case "previous": self = .restoreToPrevious
    default: return nil
    }
  }
}

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The reading of JSON by Foundation.
enum JSONCoding {
  static func decode<Value: Decodable>(_ type: Value.Type, from text: [UInt8])
    throws(ManifestError) -> Value
  {
    do {
      return try JSONDecoder().decode(type, from: Data(text))
    } catch {
      throw .notReadable("\(error)")
    }
  }
}

/// Why a manifest could not be read from JSON.
@nonexhaustive
public enum ManifestError: Error, Hashable, Sendable {
  /// The text is no manifest of this version, in the decoder's words.
  case notReadable(String)
}

extension ManifestError: CustomStringConvertible {
  /// One sentence that says what was being done.
  public var description: String {
    switch self {
    case .notReadable(let reason): "the manifest cannot be read: \(reason)"
    }
  }
}

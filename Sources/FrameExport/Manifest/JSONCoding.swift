#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// JSON and Base64 by Foundation, for the few members that are not written by hand.
struct JSONCoding {
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  init() {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  func encode(_ value: some Encodable) throws(ManifestError) -> [UInt8] {
    do {
      return Array(try encoder.encode(value))
    } catch {
      throw .notEncodable("\(error)")
    }
  }

  func decode<Value: Decodable>(_ type: Value.Type, from text: [UInt8]) throws(ManifestError)
    -> Value
  {
    do {
      return try decoder.decode(type, from: Data(text))
    } catch {
      throw .notReadable("\(error)")
    }
  }

  static func base64(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString()
  }

  static func bytes(base64 text: String) -> [UInt8]? {
    Data(base64Encoded: text).map { Array($0) }
  }
}

/// Why a manifest could not be written as JSON or read from it.
@nonexhaustive
public enum ManifestError: Error, Hashable, Sendable {
  /// A value has no JSON, in the encoder's words.
  case notEncodable(String)
  /// The text is no manifest of this version, in the decoder's words.
  case notReadable(String)
}

extension ManifestError: CustomStringConvertible {
  /// One sentence that says what was being done.
  public var description: String {
    switch self {
    case .notEncodable(let reason): "the manifest cannot be written as JSON: \(reason)"
    case .notReadable(let reason): "the manifest cannot be read: \(reason)"
    }
  }
}

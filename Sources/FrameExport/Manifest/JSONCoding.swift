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
    } catch let error as DecodingError {
      throw .notReadable(error.sentence)
    } catch {
      throw .notReadable(DecodingError.noJSON)
    }
  }
}

extension DecodingError {
  /// Foundation says of numbers that don't fit, too, that they are no JSON, and not where they are.
  fileprivate static let noJSON = "it is no JSON, or a number in it does not fit"

  /// What is wrong with which member.
  fileprivate var sentence: String {
    switch self {
    case .keyNotFound(let key, let context):
      (context.place.map { "\($0): " } ?? "") + "'\(key.stringValue)' is missing"
    case .valueNotFound(_, let context): (context.place ?? "it") + " is null"
    case .typeMismatch(let type, let context):
      (context.place ?? "it") + " is not \(Self.word(for: type))"
    case .dataCorrupted(let context):
      context.place.map { "\($0) has no value that fits" } ?? Self.noJSON
    @unknown default: "it is malformed"
    }
  }

  /// JSON's name of what was looked for.
  private static func word(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is [Any].Type: "an array"
    default: "an object"
    }
  }
}

extension DecodingError.Context {
  /// The member as a path: `frames[3].name`; nil for the whole text.
  fileprivate var place: String? {
    guard !codingPath.isEmpty else { return nil }
    return codingPath.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}

/// Why a manifest could not be read from JSON.
@nonexhaustive
public enum ManifestError: Error, Hashable, Sendable {
  /// The text is no manifest of this version, in words.
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

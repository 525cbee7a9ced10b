#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Bytes as text, by Foundation: RFC 4648, section 4.
package enum Base64 {
  /// The text that stands for bytes.
  package static func text(of bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString()
  }

  /// A picture as a `data:` address.
  package static func address(ofPNG png: [UInt8]) -> String {
    "data:image/png;base64," + text(of: png)
  }

  /// The bytes that a text stands for, nil if it is no Base64.
  package static func bytes(of text: String) -> [UInt8]? {
    Data(base64Encoded: text).map { Array($0) }
  }
}

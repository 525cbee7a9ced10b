/// What the tool calls itself.
enum Version {
  static let number = "0.1.0"
  /// The name and version that manifests record.
  static let generator = "gifring \(number)"
}

internal import GIFDecoding
internal import Platform

/// A script or a list that an option names with `@FILE`.
enum TextFile {
  /// Sizes of 100,000 items fit.
  private static let mostBytes = 2 << 20

  /// The bytes of a file, or of standard input where its name is `-`.
  ///
  /// - Throws: `Failure` if it can't be read, has too many bytes, or is no text.
  static func read(_ name: RawArgument, until deadline: Deadline = .never) throws(Failure)
    -> [UInt8]
  {
    let bytes: [UInt8]
    do throws(DecodingError) {
      bytes = try WholeFile.read(
        path: name.isDash ? nil : name.bytes, most: mostBytes + 1, deadline: deadline)
    } catch {
      throw Failure(error).about(name)
    }
    if bytes.contains(0) { throw Failure(.unusableInput, "\(name): no text: it has null bytes") }
    guard bytes.count <= mostBytes else {
      throw Failure(
        .limit,
        "\(name): longer than the \(Quantity.describe(bytes: mostBytes)) of a script or list")
    }
    return bytes
  }
}

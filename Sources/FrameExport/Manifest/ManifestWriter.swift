/// Writes a manifest's JSON piece by piece, one frame a line, whatever the number of frames.
///
/// The bytes are those of Foundation's `JSONEncoder` with sorted keys and plain slashes, line breaks
/// around the frames aside. They are written by hand: the encoder takes 11 µs for a frame's line, this
/// less than 2 µs for one without a file, and a million frames can be listed; its first use costs as
/// much as decoding a small animation.
public struct ManifestWriter: Sendable {
  private static let chunkSize = 1 << 16

  private let summary: Manifest.Summary
  private let detail: Manifest.Detail

  /// Makes a writer of everything but the frames.
  public init(_ summary: Manifest.Summary, detail: Manifest.Detail) {
    self.summary = summary
    self.detail = detail
  }

  /// Writes the JSON with `frames`, ending with a line break, in pieces of some 64 KiB.
  ///
  /// It is inlined so that callers give it a sequence of a known type: to look one up among all
  /// conformances of the process takes a small run longer than to write its manifest.
  ///
  /// - Throws: What `sink` throws.
  @inlinable
  public func write<Failure>(
    frames: some Sequence<Manifest.Frame>, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var frames = frames.makeIterator()
    try write(nextFrame: { frames.next() }, to: sink)
  }

  @usableFromInline
  func write<Failure>(
    nextFrame: () -> Manifest.Frame?, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var json = JSONText()
    json.beginManifest(summary)
    var separator: StaticString = "\n"
    while let frame = nextFrame() {
      json.append(separator)
      json.append(frame, detail)
      separator = ",\n"
      guard json.bytes.count >= Self.chunkSize else { continue }
      try sink(json.bytes)
      json.removeAll()
    }
    json.endManifest(summary)
    try sink(json.bytes)
  }
}

public import Frames

extension IndexedCanvas {
  /// Finds the palette of a canvas, its colors in the order in which they first appear.
  ///
  /// - Returns: nil when the canvas has more than 256 colors, or there is no memory to count them.
  public init?(exactly canvas: Canvas) {
    let size = canvas.size
    guard var indexer = try? ColorIndexer(),
      let rows = try? Workspace<UInt8>(count: (size.width + 1) * size.height)
    else { return nil }
    let isIndexed = unsafe canvas.pixels.withUnsafeBufferPointer {
      unsafe size.isEmpty
        || indexer.writeIndices(of: $0, width: size.width, to: rows.elements)
    }
    guard isIndexed else { return nil }
    var indices: [UInt8] = []
    indices.reserveCapacity(size.pixelCount)
    for row in 0..<(size.isEmpty ? 0 : size.height) {
      let start = row * (size.width + 1) + 1
      unsafe indices.append(contentsOf: rows.elements[start..<start + size.width])
    }
    self.init(size: size, indices: indices, palette: indexer.colors)
  }
}

package import Frames

/// What decoding a GIF and writing its frames takes at most.
package struct MemoryEstimate {
  /// The pictures that are written.
  package enum Pictures {
    /// The stored images, which may be larger than the canvas.
    case stored
    /// Frames of one size, which is that of the canvas unless they are scaled.
    case frames(PixelSize)
  }

  private static let fixed = 16 << 20
  private let limits: Limits
  private let canvasBytes: Int
  private let pictureBytes: Int
  private let frameBytes: Int
  private let imageBytes: Int
  private let encoderBytes: Int

  /// Estimates for the canvas and the largest image of a structure.
  ///
  /// - Parameters:
  ///   - pictures: what is to be written, nil for the frames as they are.
  ///   - encoderBytes: what a worker's encoder takes for itself.
  package init(
    _ structure: GIFStructure, limits: Limits, pictures: Pictures? = nil, encoderBytes: Int = 0
  ) {
    self.limits = limits
    self.encoderBytes = encoderBytes
    canvasBytes = structure.canvasSize.pixelCount * 4
    imageBytes = structure.images.reduce(0) { largest, image in
      let count = image.rect.size.pixelCount
      return count > limits[.canvasPixels] ? largest : max(largest, count)
    }
    switch pictures {
    case .stored:
      pictureBytes = max(canvasBytes, 4 * imageBytes)
      frameBytes = canvasBytes
    case .frames(let size):
      pictureBytes = max(canvasBytes, size.pixelCount * 4)
      frameBytes = pictureBytes
    case nil: (pictureBytes, frameBytes) = (canvasBytes, canvasBytes)
    }
  }

  /// The bytes for a number of workers: the canvas and its saved copy are shared, each worker holds
  /// an image's pixel values, a picture ready to be compressed, the compressed picture, and an encoder.
  package func byteCount(workers: Int) -> Int {
    Self.fixed + 2 * canvasBytes + workers
      * (imageBytes + 2 * pictureBytes + pictureBytes / 4 + encoderBytes)
  }

  /// The bytes that one worker takes beside what the process takes anyway.
  package var byteCountOfWorker: Int { byteCount(workers: 1) - Self.fixed }

  /// How many workers fit: at least 1, at most `wanted`.
  package func workers(wanted: Int) -> Int {
    var workers = max(wanted, 1)
    // More than a canvas' worth of pixel values a worker would break the bound on peak memory.
    if imageBytes + pictureBytes > 2 * frameBytes + (4 << 20) { workers = 1 }
    while workers > 1 && byteCount(workers: workers) > limits[.memoryBytes] { workers -= 1 }
    return workers
  }
}

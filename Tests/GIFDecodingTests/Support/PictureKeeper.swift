import Frames
import GIFDecoding
import Synchronization

/// Keeps every picture, which costs the decoder a copy of the canvas for each frame.
struct PictureKeeper<Picture: Sendable>: DecodingWorker {
  private var kept: Picture?

  mutating func capture(_ picture: borrowing Picture) -> CaptureResult {
    kept = copy picture
    return .finish
  }

  mutating func finish() -> Picture? {
    kept.take()
  }
}

extension GIFDecoder {
  /// All further frames, decoded by several workers.
  mutating func frames(workers: Int) throws -> [Frame] {
    let frames = Mutex<[Frame?]>([])
    try forEachFrame(workers: workers) {
      PictureKeeper()
    } deliver: { frame in
      frames.withLock { $0.append(frame) }
    }
    return frames.withLock { $0.compactMap(\.self) }
  }

  /// All images as they are stored, decoded by several workers.
  mutating func storedPictures(workers: Int) throws -> [StoredPicture] {
    let pictures = Mutex<[StoredPicture?]>([])
    try forEachStoredPicture(workers: workers) {
      PictureKeeper()
    } deliver: { picture in
      pictures.withLock { $0.append(picture) }
    }
    return pictures.withLock { $0.compactMap(\.self) }
  }
}

extension GIFDecoder {
  /// All images without their pixels, checked by several workers.
  mutating func checkedImages(workers: Int) throws -> [CheckedImage] {
    let images = Mutex<[CheckedImage?]>([])
    try forEachCheckedImage(workers: workers) {
      PictureKeeper()
    } deliver: { image in
      images.withLock { $0.append(image) }
    }
    return images.withLock { $0.compactMap(\.self) }
  }
}

extension StoredPicture {
  /// The pixel values, nil for a picture in colors or none.
  var indexed: IndexedImage? {
    if case .indexed(let image) = pixels { image } else { nil }
  }
}

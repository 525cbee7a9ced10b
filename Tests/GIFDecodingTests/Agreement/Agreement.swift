import Frames
import GIFDecoding
import TestSupport
import Testing

/// What the slow reference makes of a file, to compare the decoder with.
struct Agreement {
  /// How frames are got out of the decoder.
  enum Way: CaseIterable {
    case oneByOne, tracked, twoWorkers, threeTrackedWorkers, fourWorkers
  }

  private let bytes: [UInt8]
  private let mostPixels: Int
  private let expected: Result<Expectation, ReferenceGIF.Failure>

  fileprivate struct Expectation {
    let frames: [Frame]
    let isDamaged: Bool
    let loop: UInt16?
    let isLarge: Bool
  }

  /// Decodes a file slowly, unless it has pictures of more than `mostPixels`: those are not compared.
  init(_ bytes: [UInt8], mostPixels: Int = 1 << 15) {
    self.bytes = bytes
    self.mostPixels = mostPixels
    expected = Result { () throws(ReferenceGIF.Failure) in
      Expectation(try ReferenceGIF(bytes), mostPixels: mostPixels)
    }
  }

  /// The first thing in which the decoder differs from the reference, nil when they agree.
  func difference(_ way: Way) -> String? {
    let file = Result { () throws(DecodingError) in try decode(way) }
    switch (file, expected) {
    case (_, .success(let expected)) where expected.isLarge: return nil
    case (_, .failure(.tooLarge)): return nil
    case (.success(let file), .success(let expected)): return expected.difference(from: file)
    case (.failure(.nothingReadable), .success(let expected)):
      return expected.frames.allSatisfy { $0.state == .missing } ? nil : "something can be read"
    case (.failure(let error), .success): return "refused: \(error)"
    case (.success, .failure(let failure)): return "not refused: \(failure)"
    case (.failure(let error), .failure(let failure)):
      return Self.isSame(error, failure) ? nil : "\(error), not \(failure)"
    }
  }

  private static func isSame(_ error: DecodingError, _ failure: ReferenceGIF.Failure) -> Bool {
    switch (error, failure) {
    case (.notGIF, .notAGIF), (.truncatedHeader(0..<6), .notAGIF): true
    case (.truncatedHeader(6...), .incompleteHeader): true
    case (.truncatedGlobalColorTable, .incompleteHeader): true
    case (.noImage, .noImage), (.emptyCanvas, .emptyCanvas): true
    default: false
    }
  }
}

extension Agreement {
  private func decode(_ way: Way) throws(DecodingError) -> DecodedFile {
    var options = DecodingOptions()
    options.limits[.canvasPixels] = mostPixels
    options.tracksIndices = way == .tracked || way == .threeTrackedWorkers
    switch way {
    case .oneByOne, .tracked: return try DecodedFile(bytes, options)
    case .twoWorkers: return try DecodedFile(bytes, options, workers: 2)
    case .threeTrackedWorkers: return try DecodedFile(bytes, options, workers: 3)
    case .fourWorkers: return try DecodedFile(bytes, options, workers: 4)
    }
  }
}

extension Agreement.Expectation {
  init(_ gif: ReferenceGIF, mostPixels: Int) {
    let sizes = [gif.canvasSize] + gif.images.map(\.rect.size)
    isLarge = sizes.contains { $0.pixelCount > mostPixels }
    frames = isLarge ? [] : Array(ReferenceCompositor(gif))
    isDamaged =
      gif.isDamaged || frames.contains { $0.state != .complete }
      || gif.images.contains { !$0.isWhole }
    loop = gif.loop
  }

  func difference(from file: DecodedFile) -> String? {
    guard file.frames.count == frames.count else {
      return "\(file.frames.count) frames, not \(frames.count)"
    }
    for (frame, right) in zip(file.frames, frames) {
      let difference = Self.difference(frame, right)
      if let difference { return "frame \(right.index): \(difference)" }
    }
    if file.isDamaged != isDamaged { return "damaged: \(file.isDamaged), not \(isDamaged)" }
    if !isDamaged && file.structure.loopCount.rawValue != loop { return "the loop count" }
    return nil
  }

  private static func difference(_ frame: Frame, _ right: Frame) -> String? {
    if frame.index != right.index { return "index \(frame.index)" }
    if frame.state != right.state { return "\(frame.state), not \(right.state)" }
    if frame.decodedPixelCount != right.decodedPixelCount {
      return "\(frame.decodedPixelCount) pixels, not \(right.decodedPixelCount)"
    }
    if frame.canvas != right.canvas { return "the canvas" }
    if frame.delay != right.delay { return "the delay" }
    if frame.rect != right.rect { return "the rectangle" }
    if frame.disposal != right.disposal { return "the disposal" }
    if let indexed = frame.indexed, indexed.expanded != right.canvas { return "the pixel values" }
    return nil
  }
}

extension IndexedCanvas {
  /// The canvas that the pixel values stand for, nil for a value without a color.
  var expanded: Canvas? {
    guard indices.allSatisfy({ Int($0) < palette.count }) else { return nil }
    return Canvas(size: size, pixels: indices.map { palette[Int($0)].rawValue })
  }
}

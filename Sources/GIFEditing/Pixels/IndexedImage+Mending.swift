internal import Frames
internal import GIFDecoding

extension StoredPicture {
  /// The image as pixel values that all have a color or are transparent, those that could not be
  /// decoded among them.
  ///
  /// Where all 256 values show different colors, the pixels of the rarest one become transparent too:
  /// `mendingLossCount` of them. Nil where the image can't be decoded at all, or where its colors are
  /// too many for a color table.
  func mended(at rect: PixelRect) -> IndexedImage? {
    switch pixels {
    case nil: nil
    case .indexed(let image): image.mended(at: rect)
    case .canvas(let canvas): IndexedImage(canvas, at: rect)
    }
  }

  /// How many decoded pixels become transparent when the image is mended.
  var mendingLossCount: Int {
    guard case .indexed(let image) = pixels, image.decodedPixelCount < image.indices.count
    else { return 0 }
    return image.room(beside: image.decodedPixels).lostPixelCount
  }
}

/// The value that undecoded pixels get.
private struct Room {
  let value: UInt8
  /// The value of the same color that the decoded pixels of that value get.
  var twin: UInt8?
  /// How many decoded pixels there are of that value, without a twin.
  var lostPixelCount = 0
}

extension IndexedImage {
  /// An image of transparent pixels: a single one in the corner, unless a place is given.
  static func blank(_ colorTable: ColorTable?, at rect: PixelRect? = nil) -> IndexedImage {
    let rect = rect ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
    return IndexedImage(
      rect: rect, indices: [UInt8](repeating: 0, count: rect.size.pixelCount),
      decodedPixelCount: rect.size.pixelCount, isInterlaced: false,
      colorTable: colorTable ?? ColorTable([.black, .black]), transparentColorIndex: 0)
  }

  /// Numbers the colors of a picture; nil where there are more than 256, transparency counted.
  init?(_ canvas: Canvas, at rect: PixelRect) {
    var numbers: [UInt32: UInt8] = [:]
    var colors: [Color] = []
    var indices: [UInt8] = []
    indices.reserveCapacity(canvas.pixels.count)
    for pixel in canvas.pixels {
      if let number = numbers[pixel] {
        indices.append(number)
      } else {
        guard colors.count < 256 else { return nil }
        let number = UInt8(colors.count)
        numbers[pixel] = number
        colors.append(pixel == 0 ? .black : Color(rawValue: pixel))
        indices.append(number)
      }
    }
    self.init(
      rect: rect, indices: indices, decodedPixelCount: indices.count, isInterlaced: false,
      colorTable: ColorTable(colors), transparentColorIndex: numbers[0])
  }

  fileprivate func mended(at rect: PixelRect) -> IndexedImage {
    var (values, transparent) = (indices, transparentColorIndex)
    if decodedPixelCount < indices.count {
      let isDecoded = decodedPixels
      let room = room(beside: isDecoded)
      for index in values.indices {
        if !isDecoded[index] {
          values[index] = room.value
        } else if values[index] == room.value, let twin = room.twin {
          values[index] = twin
        }
      }
      transparent = room.value
    }
    let needed = Int(values.max() ?? 0) + 1
    let missing = Swift.max(0, needed - colorTable.count)
    return IndexedImage(
      rect: rect, indices: values, decodedPixelCount: values.count, isInterlaced: false,
      // A value outside the table is black.
      colorTable: ColorTable(colorTable.colors + Array(repeating: .black, count: missing)),
      transparentColorIndex: transparent)
  }

  /// For each pixel whether it was decoded.
  fileprivate var decodedPixels: [Bool] {
    let rows = StoredRows(height: rect.height, isInterlaced: isInterlaced)
    return indices.indices.map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: rect.width)
      return rows.place(ofRow: row) * rect.width + column < decodedPixelCount
    }
  }

  /// The transparent value, or one that no decoded pixel has, or one of two with the same color, or
  /// the value that the fewest have; the smallest of several.
  fileprivate func room(beside isDecoded: [Bool]) -> Room {
    if let transparentColorIndex { return Room(value: transparentColorIndex) }
    var counts = [Int](repeating: 0, count: 256)
    for (value, isDecoded) in zip(indices, isDecoded) where isDecoded { counts[Int(value)] += 1 }
    let rarest = counts.indices.min { (counts[$0], $0) < (counts[$1], $1) } ?? 0
    if counts[rarest] == 0 { return Room(value: UInt8(rarest)) }
    if let (value, twin) = twins { return Room(value: value, twin: twin) }
    return Room(value: UInt8(rarest), lostPixelCount: counts[rarest])
  }

  /// Two values of the same color.
  private var twins: (UInt8, UInt8)? {
    var values: [Color: UInt8] = [:]
    for value in UInt8.min...UInt8.max {
      let color = Int(value) < colorTable.count ? colorTable.colors[Int(value)] : .black
      if let twin = values.updateValue(value, forKey: color) { return (value, twin) }
    }
    return nil
  }

  /// The part of the image inside a rectangle, standing in another place.
  ///
  /// - Precondition: `part` lies in the image's rectangle, has a pixel, and is as large as `place`.
  func cropped(to part: PixelRect, at place: PixelRect) -> IndexedImage {
    let values = indices.part(part.moved(left: rect.x, up: rect.y), width: rect.width)
    return IndexedImage(
      rect: place, indices: values, decodedPixelCount: values.count, isInterlaced: false,
      colorTable: colorTable, transparentColorIndex: transparentColorIndex)
  }

  /// The color of each pixel, 0 where nothing is drawn.
  ///
  /// - Precondition: the image is mended.
  var drawnPixels: [UInt32] {
    var colors = colorTable.colors.map(\.rawValue)
    if let transparent = transparentColorIndex, Int(transparent) < colors.count {
      colors[Int(transparent)] = 0
    }
    return indices.map { Int($0) < colors.count ? colors[Int($0)] : 0 }
  }
}

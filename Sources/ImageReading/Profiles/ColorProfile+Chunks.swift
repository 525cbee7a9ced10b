// The formats that hold a profile in a chunk, or in several.

extension ColorProfile {
  /// PNG, third edition, section 11.3.2.3: a name, a method, and a zlib stream, in front of the pixels.
  static func inPNG(_ file: [UInt8]) -> [UInt8]? {
    var place = 8
    while place + 12 <= file.count {
      let length = number(file[place..<place + 4])
      let (type, data) = (file[place + 4..<place + 8], place + 8)
      guard data + length + 4 <= file.count, !type.elementsEqual("IDAT".utf8) else { return nil }
      if type.elementsEqual("iCCP".utf8) { return inflated(file[data..<data + length]) }
      place = data + length + 4
    }
    return nil
  }

  private static func inflated(_ chunk: ArraySlice<UInt8>) -> [UInt8]? {
    guard let nameEnd = chunk.firstIndex(of: 0), nameEnd + 1 < chunk.endIndex,
      chunk[nameEnd + 1] == 0
    else { return nil }
    return ZlibStream.inflated(chunk[(nameEnd + 2)...], most: mostBytes)
  }

  /// RFC 9649, section 2.7.1.4: in front of the pixels.
  static func inWebP(_ file: [UInt8]) -> [UInt8]? {
    var place = 12
    while place + 8 <= file.count {
      let type = file[place..<place + 4]
      let (data, length) = (place + 8, number(file[place + 4..<place + 8].reversed()))
      guard data + length <= file.count, !type.elementsEqual("ANIM".utf8) else { return nil }
      if type.elementsEqual("ICCP".utf8) { return Array(file[data..<data + length]) }
      place = data + length + length % 2
    }
    return nil
  }

  /// ICC.1:2010, section B.4: pieces with their number, from 1, and how many there are.
  static func inJPEG(_ file: [UInt8]) -> [UInt8]? {
    let name = Array("ICC_PROFILE\0".utf8)
    var pieces: [UInt8: ArraySlice<UInt8>] = [:]
    var count: UInt8 = 0
    var place = 2
    while place + 4 <= file.count, file[place] == 0xff, file[place + 1] != 0xda {
      let end = place + 2 + number(file[place + 2..<place + 4])
      guard end >= place + 4, end <= file.count else { return nil }
      let body = file[place + 4..<end]
      if file[place + 1] == 0xe2, body.starts(with: name), body.count > name.count + 2 {
        let piece = body.dropFirst(name.count)
        count = piece[piece.startIndex + 1]
        pieces[piece[piece.startIndex]] = piece.dropFirst(2)
      }
      place = end
    }
    guard count > 0, pieces.count == Int(count) else { return nil }
    return (1...count).flatMap { pieces[$0] ?? [] }
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

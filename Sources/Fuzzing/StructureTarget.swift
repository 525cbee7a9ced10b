internal import Frames
internal import GIFDecoding

/// The structure pass: whatever the bytes, the structure it finds lies inside them.
enum StructureTarget {
  static func run(_ bytes: [UInt8]) {
    for salvages in [false, true] {
      var options = FuzzTarget.options
      options.salvages = salvages
      guard let structure = try? GIFStructure(ByteSource(bytes: bytes), options: options) else {
        continue
      }
      check(structure, bytes)
    }
  }

  private static func check(_ structure: GIFStructure, _ bytes: [UInt8]) {
    precondition(structure.byteCount == bytes.count)
    precondition(!structure.canvasSize.isEmpty && !structure.images.isEmpty)
    var end = 13
    for image in structure.images {
      precondition(image.byteOffset >= end && bytes[image.byteOffset] == 0x2c)
      precondition(bytes[image.dataByteOffset - 1] == image.minimumCodeSize)
      precondition(image.dataByteOffset <= image.endByteOffset)
      precondition(image.dataByteCount <= image.endByteOffset - image.dataByteOffset)
      end = image.endByteOffset
    }
    precondition(end <= bytes.count)
    for diagnostic in structure.diagnostics.all {
      precondition((0...bytes.count).contains(diagnostic.byteOffset))
    }
    precondition(structure.comments.reduce(0) { $0 + $1.bytes.count } <= 256)
  }
}

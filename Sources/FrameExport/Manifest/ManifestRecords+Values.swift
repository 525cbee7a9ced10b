internal import Frames

extension RawPath {
  /// The bytes in Base64 where they are not UTF-8, nil where the text says it all.
  package var base64UnlessText: String? { string == nil ? Base64.text(of: bytes) : nil }

  /// Reads a name from its text, which Base64 outdoes where there is one.
  init?(text: String, base64: String?) {
    guard let base64 else {
      self.init(text)
      return
    }
    guard let bytes = Base64.bytes(of: base64) else { return nil }
    self.init(bytes: bytes)
  }
}

extension SourceRecord {
  var value: Manifest.Source? {
    guard let name = RawPath(text: name, base64: nameBytes), let crc32 = UInt32(hexadecimal: crc32)
    else { return nil }
    return Manifest.Source(
      name: name, byteCount: bytes, crc32: crc32, version: version,
      canvas: canvas.map { PixelSize(width: $0.width, height: $0.height) })
  }
}

extension DiagnosticRecord {
  var value: Diagnostic? {
    guard let severity = Diagnostic.Severity(rawValue: severity),
      let code = Diagnostic.Code(rawValue: code)
    else { return nil }
    return Diagnostic(severity, code, message, byteOffset: byteOffset, frame: frame)
  }
}

extension FrameRecord {
  var value: Manifest.Frame? {
    guard let disposal = DisposalMethod(manifestWord: disposal) else { return nil }
    return Manifest.Frame(
      index: index, sourceIndex: sourceIndex, startMilliseconds: startMilliseconds,
      endMilliseconds: endMilliseconds, delayCentiseconds: delayCentiseconds,
      effectiveDelayMilliseconds: effectiveDelayMilliseconds,
      rect: PixelRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height),
      disposal: disposal, disposalRaw: disposalRaw, transparentIndex: transparentIndex,
      isInterlaced: interlaced, localColorCount: localColors, file: fileValue,
      content: contentValue)
  }

  private var fileValue: Manifest.File? {
    guard let file, let name = RawPath(text: file, base64: fileBytes), let bytes,
      let crc32 = fileCRC32.flatMap(UInt32.init(hexadecimal:))
    else { return nil }
    return Manifest.File(name: name, byteCount: bytes, crc32: crc32)
  }

  private var contentValue: Manifest.Content? {
    guard let state = state.flatMap(FrameState.init(rawValue:)), let pixelsDecoded else {
      return nil
    }
    return Manifest.Content(
      state: state, decodedPixelCount: pixelsDecoded, duplicateOf: duplicateOf,
      crc32: crc32.flatMap(UInt32.init(hexadecimal:)))
  }
}

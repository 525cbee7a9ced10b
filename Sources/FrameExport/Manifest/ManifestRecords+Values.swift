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
  /// What the record says.
  ///
  /// - Throws: the name of a member that has no value of its kind.
  func value() throws(UnknownValue) -> Manifest.Frame {
    Manifest.Frame(
      index: index, sourceIndex: sourceIndex, startMilliseconds: startMilliseconds,
      endMilliseconds: endMilliseconds, delayCentiseconds: delayCentiseconds,
      effectiveDelayMilliseconds: effectiveDelayMilliseconds,
      rect: PixelRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height),
      disposal: try known(DisposalMethod(manifestWord: disposal), "disposal"),
      disposalRaw: disposalRaw, transparentIndex: transparentIndex, isInterlaced: interlaced,
      localColorCount: localColors, file: try fileValue(), content: try contentValue())
  }

  private func fileValue() throws(UnknownValue) -> Manifest.File? {
    guard let file else { return nil }
    return Manifest.File(
      name: try known(RawPath(text: file, base64: fileBytes), "fileBytes"),
      byteCount: try known(bytes, "bytes"),
      crc32: try known(fileCRC32.flatMap(UInt32.init(hexadecimal:)), "fileCRC32"))
  }

  private func contentValue() throws(UnknownValue) -> Manifest.Content? {
    guard let state else { return nil }
    return Manifest.Content(
      state: try known(FrameState(rawValue: state), "state"),
      decodedPixelCount: try known(pixelsDecoded, "pixelsDecoded"), duplicateOf: duplicateOf,
      crc32: try crc32.map { text throws(UnknownValue) in
        try known(UInt32(hexadecimal: text), "crc32")
      })
  }

  private func known<Value>(_ value: Value?, _ member: String) throws(UnknownValue) -> Value {
    guard let value else { throw UnknownValue(member: member) }
    return value
  }
}

/// A member of a frame has no value of its kind.
struct UnknownValue: Error {
  let member: String
}

internal import Frames

// The members of each object stand in the order of their keys.

extension JSONText {
  /// Begins a manifest, up to the list of its frames.
  mutating func beginManifest(_ summary: Manifest.Summary) {
    append("{")
    object("canvas") { $0.append(summary.canvas) }
    objects("diagnostics", summary.diagnostics) { $1.append($0) }
    member("durationMilliseconds", summary.durationMilliseconds)
    beginArray("frames")
  }

  /// Ends a manifest, from behind its last frame.
  mutating func endManifest(_ summary: Manifest.Summary) {
    append("\n]")
    member("generator", summary.generator)
    object("loop") { json in
      json.member("plays", summary.loop.plays)
      json.member("raw", summary.loop.rawValue.map { Int($0) })
    }
    object("options") { $0.append(summary.options) }
    member("schema", Manifest.schema)
    object("source") { $0.append(summary.source) }
    append("}\n")
  }

  private mutating func append(_ diagnostic: Diagnostic) {
    member("byteOffset", diagnostic.byteOffset)
    member("code", diagnostic.code.rawValue)
    member("frame", diagnostic.frame)
    member("message", diagnostic.message)
    member("severity", diagnostic.severity.rawValue)
  }

  private mutating func append(_ options: Manifest.Options) {
    if let at = options.at { member("at", at) }
    member("background", options.background)
    member("compression", options.compression)
    member("dedupe", options.dedupe)
    member("delayPolicy", options.delayPolicy)
    if let every = options.every { member("every", every) }
    member("format", options.format)
    if let fps = options.fps { member("fps", fps) }
    if let frames = options.frames { member("frames", frames) }
    if let from = options.from { member("from", from) }
    member("name", options.name)
    member("raw", options.raw)
    if let salvage = options.salvage { member("salvage", salvage) }
    if let scale = options.scale { member("scale", scale) }
    if let filter = options.scaleFilter { member("scaleFilter", filter) }
    if let to = options.to { member("to", to) }
    if let zip = options.zip { member("zip", zip) }
  }

  private mutating func append(_ size: PixelSize) {
    member("height", size.height)
    member("width", size.width)
  }

  private mutating func append(_ source: Manifest.Source) {
    member("bytes", source.byteCount)
    if let canvas = source.canvas { object("canvas") { $0.append(canvas) } }
    member("crc32", source.crc32.hexadecimal)
    member("name", source.name.description)
    if let base64 = source.name.base64UnlessText { member("nameBytes", base64) }
    member("version", source.version)
  }
}

extension JSONText {
  /// Adds a frame with the members that `detail` asks for, in the order of their keys.
  mutating func append(_ frame: Manifest.Frame, _ detail: Manifest.Detail) {
    let (file, content) = (frame.file, frame.content)
    let (hasFile, hasContent) = (detail == .files, detail != .structure)
    object { json in
      if hasFile { json.member("bytes", file?.byteCount) }
      if hasContent { json.member("crc32", content?.crc32?.hexadecimal) }
      json.member("delayCentiseconds", frame.delayCentiseconds)
      json.member("disposal", frame.disposal.manifestWord)
      json.member("disposalRaw", frame.disposalRaw)
      if hasContent { json.member("duplicateOf", content?.duplicateOf) }
      json.member("effectiveDelayMilliseconds", frame.effectiveDelayMilliseconds)
      json.member("endMilliseconds", frame.endMilliseconds)
      if hasFile { json.append(file) }
      json.member("index", frame.index)
      json.member("interlaced", frame.isInterlaced)
      json.member("localColors", frame.localColorCount)
      if hasContent { json.member("pixelsDecoded", content?.decodedPixelCount) }
      json.object("rect") { $0.append(frame.rect) }
      json.member("sourceIndex", frame.sourceIndex)
      json.member("startMilliseconds", frame.startMilliseconds)
      if hasContent { json.member("state", content?.state.rawValue) }
      json.member("transparentIndex", frame.transparentIndex)
    }
  }

  private mutating func append(_ file: Manifest.File?) {
    member("file", file?.name.description)
    if let base64 = file?.name.base64UnlessText { member("fileBytes", base64) }
    member("fileCRC32", file?.crc32.hexadecimal)
  }

  private mutating func append(_ rect: PixelRect) {
    member("height", rect.height)
    member("width", rect.width)
    member("x", rect.x)
    member("y", rect.y)
  }
}

internal import Frames

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// libchafa, loaded when it is asked for: nothing else needs it.
///
/// The functions are those of its C interface from version 1.6 on. Names and types stand here alone, so
/// that no header is needed to build; the library is never unloaded.
@safe
final class ChafaLibrary {
  /// How pictures are drawn.
  enum Mode: Int32 {
    /// `CHAFA_PIXEL_MODE_SYMBOLS`
    case symbols = 0
    /// `CHAFA_PIXEL_MODE_SIXELS`
    case sixels = 1
  }

  private typealias Object = UnsafeMutableRawPointer
  private typealias Make = @convention(c) () -> Object?
  private typealias Drop = @convention(c) (Object) -> Void
  private typealias Derive = @convention(c) (Object) -> Object?
  private typealias SetNumber = @convention(c) (Object, Int32) -> Void
  private typealias SetSize = @convention(c) (Object, Int32, Int32) -> Void
  private typealias SetObject = @convention(c) (Object, Object) -> Void
  private typealias Select = @convention(c) (Object, UnsafePointer<CChar>, Object?) -> Int32
  private typealias Draw =
    @convention(c) (
      Object, Int32, UnsafeRawPointer, Int32, Int32, Int32
    ) -> Void
  private typealias Print = @convention(c) (Object, Object) -> Object?
  private typealias FreeString = @convention(c) (Object, Int32) -> Object?

  private let handle: Object

  private init(handle: Object) {
    unsafe self.handle = handle
  }

  /// Loads the library.
  ///
  /// - Throws: `DrawingError.libraryMissing`, or `staticExecutable`.
  static func load() throws(DrawingError) -> ChafaLibrary {
    if StaticExecutable.isThis { throw .staticExecutable }
    for name in ["libchafa.so.0", "libchafa.0.dylib"] {
      guard let handle = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) else { continue }
      let library = unsafe ChafaLibrary(handle: handle)
      if unsafe dlsym(handle, "chafa_canvas_print") != nil { return library }
    }
    throw .libraryMissing
  }

  /// What shows a picture in so many cells.
  ///
  /// - Throws: `DrawingError.libraryFailed`.
  func draw(
    _ picture: Canvas, _ mode: Mode, columns: Int, rows: Int, cell: PixelSize
  ) throws(DrawingError) -> [UInt8] {
    let text = unsafe withConfiguration(mode, columns, rows, cell) { configuration in
      unsafe withObject("chafa_canvas_new", from: configuration, "chafa_canvas_unref") { canvas in
        unsafe draw(picture, on: canvas)
        return unsafe self.text(of: canvas)
      }
    }
    guard let text, !text.isEmpty else { throw .libraryFailed }
    return text
  }

  private func draw(_ picture: Canvas, on canvas: Object) {
    guard let draw = unsafe function("chafa_canvas_draw_all_pixels", as: Draw.self) else { return }
    let (width, height) = (Int32(picture.size.width), Int32(picture.size.height))
    let unassociatedRGBA: Int32 = 4
    unsafe picture.pixels.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe draw(canvas, unassociatedRGBA, start, width, height, width * 4)
    }
  }

  /// The text of a `GString`, whose first two members are its bytes and their number.
  private func text(of canvas: Object) -> [UInt8]? {
    guard let print = unsafe function("chafa_canvas_print", as: Print.self),
      let free = unsafe function("g_string_free", as: FreeString.self),
      let terminal = unsafe terminal(), let string = unsafe print(canvas, terminal)
    else { return nil }
    defer { _ = unsafe free(string, 1) }
    guard let start = unsafe string.load(as: UnsafePointer<UInt8>?.self) else { return nil }
    let count = unsafe string.load(fromByteOffset: MemoryLayout<Int>.size, as: Int.self)
    return unsafe Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// A terminal that can do everything: which protocol is wanted is decided elsewhere.
  private func terminal() -> Object? {
    guard let database = unsafe function("chafa_term_db_get_default", as: Make.self),
      let fallback = unsafe function("chafa_term_db_get_fallback_info", as: Derive.self)
    else { return nil }
    if let terminal = unsafe fallbackTerminal { return unsafe terminal }
    unsafe fallbackTerminal = unsafe database().flatMap { unsafe fallback($0) }
    return unsafe fallbackTerminal
  }

  private var fallbackTerminal: Object?
}

extension ChafaLibrary {
  private func withConfiguration(
    _ mode: Mode, _ columns: Int, _ rows: Int, _ cell: PixelSize, _ body: (Object) -> [UInt8]?
  ) -> [UInt8]? {
    unsafe withObject("chafa_canvas_config_new", "chafa_canvas_config_unref") { configuration in
      unsafe withObject("chafa_symbol_map_new", "chafa_symbol_map_unref") { symbols in
        guard
          let setSize = unsafe function("chafa_canvas_config_set_geometry", as: SetSize.self),
          let setCell = unsafe function("chafa_canvas_config_set_cell_geometry", as: SetSize.self),
          let setMode = unsafe function("chafa_canvas_config_set_pixel_mode", as: SetNumber.self),
          let setMap = unsafe function("chafa_canvas_config_set_symbol_map", as: SetObject.self),
          let select = unsafe function("chafa_symbol_map_apply_selectors", as: Select.self)
        else { return nil }
        // 24-bit color is what a configuration starts with.
        _ = unsafe select(symbols, "block+border+space-wide", nil)
        unsafe setMap(configuration, symbols)
        unsafe setSize(configuration, Int32(columns), Int32(rows))
        unsafe setCell(configuration, Int32(cell.width), Int32(cell.height))
        unsafe setMode(configuration, mode.rawValue)
        return unsafe body(configuration)
      }
    }
  }

  /// Makes an object for the time of `body`.
  private func withObject(
    _ maker: String, _ dropper: String, _ body: (Object) -> [UInt8]?
  ) -> [UInt8]? {
    guard let make = unsafe function(maker, as: Make.self), let object = unsafe make() else {
      return nil
    }
    defer { unsafe function(dropper, as: Drop.self)?(object) }
    return unsafe body(object)
  }

  /// Makes an object of another one for the time of `body`.
  private func withObject(
    _ maker: String, from source: Object, _ dropper: String, _ body: (Object) -> [UInt8]?
  ) -> [UInt8]? {
    guard let make = unsafe function(maker, as: Derive.self), let object = unsafe make(source)
    else { return nil }
    defer { unsafe function(dropper, as: Drop.self)?(object) }
    return unsafe body(object)
  }

  /// A function of the library or of one that it needs, such as GLib; `type` must be its type in C.
  private func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    unsafe dlsym(handle, name).map { unsafe unsafeBitCast($0, to: type) }
  }
}

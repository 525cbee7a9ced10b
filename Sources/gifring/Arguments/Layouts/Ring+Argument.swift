internal import LayoutCore

extension RingLayout.Radius {
  /// Reads `120`, `inset:50`, `fraction:2.5` or `inscribed`.
  init?(argument text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let number = parts.last.flatMap { Decimal.read($0) }
    switch (parts.count, parts[0], number) {
    case (1, "inscribed", _): self = .inscribed
    case (1, _, let radius?): self = .absolute(radius)
    case (2, "inset", let inset?): self = .inset(inset)
    case (2, "fraction", let divisor?): self = .fraction(divisor: divisor)
    default: return nil
    }
  }
}

extension RingLayout.ItemSize {
  /// Reads `70`, `60x40`, `tangent`, `tangent:GAP`, `tangent:GAP:MAXIMUM`, or the same with `squares`.
  init?(argument text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts[0] == "tangent" || parts[0] == "squares" else {
      guard let size = Size(squareOrSides: text) else { return nil }
      self = .fixed(size)
      return
    }
    guard let numbers = Decimal.list(Array(parts.dropFirst()), { Decimal.read($0) }),
      numbers.count <= 2
    else { return nil }
    self = .tangent(
      gap: numbers.first ?? 0, maximum: numbers.count > 1 ? numbers[1] : nil,
      squares: parts[0] == "squares")
  }
}

/// The hub as it is asked for: an overlay may lack the size and the layer that its kind of layout knows.
enum HubArgument {
  case none
  case overlay(Size?, zIndex: Int?, fitsRing: Bool)
  case firstItem(Size?)

  /// Reads `none`, `first`, `first:WxH`, or `overlay` with `:WxH`, `:fit` and `:z=N` in any order.
  init?(argument text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    switch (parts[0], parts.count) {
    case ("none", 1): self = .none
    case ("first", 1): self = .firstItem(nil)
    case ("first", 2):
      guard let size = Size(squareOrSides: parts[1]) else { return nil }
      self = .firstItem(size)
    case ("overlay", _): self.init(overlay: parts.dropFirst())
    default: return nil
    }
  }

  private init?(overlay details: ArraySlice<Substring>) {
    var (size, zIndex, fitsRing) = (Size?.none, Int?.none, false)
    for detail in details {
      if detail == "fit", !fitsRing {
        fitsRing = true
      } else if detail.hasPrefix("z="), zIndex == nil, let layer = Int(detail.dropFirst(2)) {
        zIndex = layer
      } else if size == nil, let sides = Size(squareOrSides: detail) {
        size = sides
      } else {
        return nil
      }
    }
    self = .overlay(size, zIndex: zIndex, fitsRing: fitsRing)
  }

  /// The hub of a ring; an overlay without a size is as large as seed 000's GIF.
  var hub: RingLayout.Hub {
    switch self {
    case .none: .none
    case .firstItem(let size): .firstItem(size)
    case .overlay(let size, let zIndex, let fitsRing):
      .overlay(size ?? Size(square: 350), zIndex: zIndex ?? -1, fitsRing: fitsRing)
    }
  }
}

extension ValueFormat where Value == RingLayout.Radius {
  /// How far the items are from the middle.
  static var radius: Self {
    Self(
      .text(description: "a number such as 120, inset:50, fraction:2.5 or inscribed"),
      readText: RingLayout.Radius.init(argument:))
  }
}

extension ValueFormat where Value == RingLayout.ItemSize {
  /// How large the items of a ring are.
  static var ringItemSize: Self {
    Self(
      .text(description: "a size such as 70 or 60x40, tangent[:GAP[:MAX]] or squares[:GAP[:MAX]]"),
      readText: RingLayout.ItemSize.init(argument:))
  }
}

extension ValueFormat where Value == RingLayout.Hub {
  /// What is in the middle.
  static var hub: Self {
    Self(.text(description: "none, overlay[:WxH][:fit][:z=N] or first[:WxH]")) { (text: String) in
      HubArgument(argument: text)?.hub
    }
  }
}

internal import LayoutCore

extension Arrangement {
  /// Reads the options of a layout of `kind`; a list that stands in a file counts as empty.
  init(_ kind: LayoutKind, _ arguments: ParsedArguments) throws(UsageError) {
    let base = try Arrangement(base: kind, arguments)
    let isPunched = kind == .punch || arguments.contains(LayoutOptions.punch)
    self = isPunched ? .punch(base) : base
  }

  private init(base kind: LayoutKind, _ arguments: ParsedArguments) throws(UsageError) {
    switch kind {
    case .circle: self = .ring(try arguments.ring(.circle))
    case .photoCircle: self = .ring(try arguments.ring(.photoCircle))
    case .hubRing: self = .ring(try arguments.ring(.hubAndRing))
    case .ring: self = .ring(try arguments.ring(RingLayout()))
    case .concentric: self = .concentric(try arguments.concentric())
    case .flow, .punch: self = .flow(try arguments.flow())
    case .sphere: self = .sphere(try arguments.sphere())
    case .wheel: self = .wheel(try arguments.wheel())
    case .waterfall: self = .waterfall(try arguments.waterfall())
    }
  }
}

extension ParsedArguments {
  /// Puts the option's value into `field` if it was given.
  private func read<Value>(
    _ option: Option<Value>, into field: inout Value
  ) throws(UsageError) {
    if let value = try value(of: option) { field = value }
  }

  fileprivate func ring(_ preset: RingLayout) throws(UsageError) -> RingLayout {
    var ring = preset
    try read(LayoutOptions.radius, into: &ring.radius)
    try read(LayoutOptions.ringItemSize, into: &ring.itemSize)
    try read(LayoutOptions.hub, into: &ring.hub)
    try read(LayoutOptions.start, into: &ring.startAngle)
    ring.sweep = try value(of: LayoutOptions.sweep)
    ring.isClockwise = !contains(LayoutOptions.counterclockwise)
    try read(LayoutOptions.facing, into: &ring.orientation)
    try read(LayoutOptions.phase, into: &ring.orbit.phase)
    try read(LayoutOptions.orbit, into: &ring.orbit.turnsPerSecond)
    if let loop = try value(of: LayoutOptions.seamless) {
      ring.orbit.turnsPerSecond = Orbit.seamless(
        near: ring.orbit.turnsPerSecond, loopDuration: loop.duration, symmetry: loop.symmetry)
    }
    return ring
  }

  fileprivate func concentric() throws(UsageError) -> ConcentricLayout {
    var layout = ConcentricLayout()
    try read(LayoutOptions.side, into: &layout.itemSize)
    try read(LayoutOptions.innerRadius, into: &layout.innerRadius)
    try read(LayoutOptions.singleItemSpacing, into: &layout.minimumInteritemSpacing)
    try read(LayoutOptions.ringSpacing, into: &layout.minimumRingSpacing)
    try read(LayoutOptions.start, into: &layout.startAngle)
    layout.isClockwise = !contains(LayoutOptions.counterclockwise)
    return layout
  }

  fileprivate func sphere() throws(UsageError) -> SphereLayout {
    var layout = SphereLayout()
    try read(LayoutOptions.mode, into: &layout.mode)
    try read(LayoutOptions.singleItemSize, into: &layout.itemSize)
    try read(LayoutOptions.eye, into: &layout.eyeDistance)
    return layout
  }

  fileprivate func wheel() throws(UsageError) -> WheelLayout {
    var layout = WheelLayout()
    try read(LayoutOptions.singleItemSize, into: &layout.itemSize)
    try read(LayoutOptions.eye, into: &layout.eyeDistance)
    return layout
  }

  fileprivate func waterfall() throws(UsageError) -> WaterfallLayout {
    var layout = WaterfallLayout()
    try read(LayoutOptions.columns, into: &layout.columnCount)
    try read(LayoutOptions.heights, into: &layout.itemHeights)
    try read(LayoutOptions.itemHeight, into: &layout.itemHeight)
    try read(LayoutOptions.singleInset, into: &layout.inset)
    try read(LayoutOptions.singleItemSpacing, into: &layout.minimumInteritemSpacing)
    try read(LayoutOptions.singleLineSpacing, into: &layout.minimumLineSpacing)
    return layout
  }
}

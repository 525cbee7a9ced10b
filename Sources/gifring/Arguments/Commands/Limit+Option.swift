package import GIFDecoding

extension Limit {
  /// The option that sets the limit.
  var flag: Option<Int> {
    Option(optionName, countsBytes ? .byteSize(bounds) : .count(bounds), help: title)
  }

  /// A value of the limit, for people.
  package func describe(_ value: Int) -> String {
    countsBytes ? Quantity.describe(bytes: value) : Quantity.describe(count: value)
  }

  /// Whether the option takes powers of 1024, as sizes do.
  private var countsBytes: Bool {
    switch self {
    case .inputBytes, .outputBytes, .textBytes, .applicationBytes, .idleDataBytes, .memoryBytes:
      true
    case .canvasPixels, .canvasSide, .frames, .listedFrames, .imagePixels, .outputPixels,
      .sheetSide:
      false
    }
  }

  /// What the option takes.
  private var bounds: ClosedRange<Int> {
    switch self {
    case .canvasSide, .sheetSide: 1...65_535
    case .textBytes, .applicationBytes, .idleDataBytes: 0...Quantity.maximum
    default: 1...Quantity.maximum
    }
  }
}

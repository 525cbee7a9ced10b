internal import LayoutCore

extension ResultStream {
  /// Writes a number, exactly.
  func write(_ number: Double) { write(number.shortest) }

  /// Writes `[x,y]`.
  func write(_ point: Point) { writePair(point.x, point.y) }

  /// Writes `[width,height]`.
  func write(_ size: Size) { writePair(size.width, size.height) }

  /// Writes `[x,y,width,height]`.
  func write(_ rect: Rect) {
    write([rect.minX, rect.minY, rect.size.width, rect.size.height])
  }

  /// Writes an array of numbers.
  func write(_ numbers: [Double]) { writeArray(numbers) { write($0) } }

  /// Writes an array of whatever `writeValue` writes.
  func writeArray<Value>(_ values: [Value], _ writeValue: (Value) -> Void) {
    write("[")
    for index in values.indices {
      if index > 0 { write(",") }
      writeValue(values[index])
    }
    write("]")
  }

  // Without an array: most of a long answer is pairs.
  private func writePair(_ first: Double, _ second: Double) {
    write("[")
    write(first)
    write(",")
    write(second)
    write("]")
  }
}

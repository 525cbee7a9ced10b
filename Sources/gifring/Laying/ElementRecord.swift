internal import LayoutCore

/// Writes elements as JSON objects, keys in the order of the schema (`Resources/layout.schema.json`).
///
/// Piece by piece into the stream: strings made of pieces would take most of the time.
struct ElementRecord {
  let stream: ResultStream

  /// Writes one element.
  func write(
    _ element: borrowing LayoutAttributes, _ phase: TransitionElement.Phase? = nil
  ) {
    stream.write("{\"kind\":\"")
    stream.write(element.kindName)
    stream.write("\"")
    write(element.indexPath)
    writeGeometry(element)
    stream.write(",\"zIndex\":")
    stream.write(String(element.zIndex))
    if element.isHub { stream.write(",\"isHub\":true") }
    if element.isHidden { stream.write(",\"isHidden\":true") }
    if element.isTransformed { writeTransform(element) }
    if let phase { stream.write(",\"phase\":\"\(phase.rawValue)\"") }
    stream.write("}")
  }

  /// Writes an item's section and number, with a comma in front.
  func write(_ path: LayoutIndexPath) {
    stream.write(",\"section\":")
    stream.write(String(path.section))
    stream.write(",\"item\":")
    stream.write(String(path.item))
  }

  private func writeGeometry(_ element: borrowing LayoutAttributes) {
    stream.write(",\"center\":")
    stream.write(element.center)
    stream.write(",\"size\":")
    stream.write(element.size)
    stream.write(",\"frame\":")
    stream.write(element.frame)
    stream.write(",\"alpha\":")
    stream.write(element.alpha)
  }

  private func writeTransform(_ element: borrowing LayoutAttributes) {
    stream.write(",\"transform3D\":")
    stream.write(element.transform3D.rowMajor)
    guard let corners = element.projectedCorners else {
      return stream.write(",\"isCulled\":true")
    }
    stream.write(",\"corners\":")
    stream.writeArray(corners.path) { stream.write($0) }
  }
}

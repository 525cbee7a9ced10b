internal import LayoutCore

/// The JSON answer: the view, the elements in the order of their numbers, the taps.
struct LayoutRecord {
  let options: LayoutOptions
  let scene: LayoutScene

  /// Writes one line, element by element.
  func write(to stream: ResultStream) {
    let (bounds, content) = (scene.bounds, scene.layout.contentSize)
    let view = [bounds.minX, bounds.minY, bounds.size.width, bounds.size.height]
    stream.write("{\"schema\":1,\"kind\":\"\(options.kind.rawValue)\",\"view\":\(view.json)")
    stream.write(",\"contentSize\":\([content.width, content.height].json)")
    let counts = scene.layout.itemCounts.map(String.init).joined(separator: ",")
    stream.write(",\"itemCounts\":[\(counts)],\"elements\":[")
    var separator = ""
    scene.forEachElement(in: options.rect) { element, phase in
      stream.write(separator + ElementRecord.json(element, phase))
      separator = ","
    }
    stream.write("],\"hits\":[")
    stream.write(options.hits.map(hit).joined(separator: ","))
    stream.write("]}\n")
  }

  private func hit(at point: Point) -> String {
    ElementRecord.json(
      hitAt: point, scene.layout.element(at: point), scene.layout.tapAction(at: point))
  }
}

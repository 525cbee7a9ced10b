internal import LayoutCore

/// The JSON answer: the view, the elements in the order of their numbers, the taps.
struct LayoutRecord {
  let options: LayoutOptions
  let scene: LayoutScene

  /// Writes one line, element by element.
  func write(to stream: ResultStream) {
    stream.write("{\"schema\":1,\"kind\":\"\(options.kind.rawValue)\",\"view\":")
    stream.write(scene.bounds)
    stream.write(",\"contentSize\":")
    stream.write(scene.layout.contentSize)
    stream.write(",\"itemCounts\":")
    stream.writeArray(scene.layout.itemCounts) { stream.write(String($0)) }
    stream.write(",\"elements\":[")
    writeElements(to: stream)
    stream.write("]")
    AnswerRecord(questions: options.questions, scene: scene, stream: stream).write()
    stream.write("}\n")
  }

  private func writeElements(to stream: ResultStream) {
    let record = ElementRecord(stream: stream)
    var isFirst = true
    scene.forEachElement(in: options.rect) { element, phase in
      if !isFirst { stream.write(",") }
      isFirst = false
      record.write(element, phase)
    }
  }
}

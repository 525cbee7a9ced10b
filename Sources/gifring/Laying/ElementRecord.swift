internal import LayoutCore

/// Writes elements as JSON objects, keys in the order of the schema (`Resources/layout.schema.json`).
enum ElementRecord {
  /// One element.
  static func json(
    _ element: borrowing LayoutAttributes, _ phase: TransitionElement.Phase? = nil
  ) -> String {
    let path = element.indexPath
    var text = "{\"kind\":\"\(element.kindName)\",\"section\":\(path.section),\"item\":\(path.item)"
    text += geometry(element.center, element.frame)
    text += ",\"alpha\":\(element.alpha.shortest),\"zIndex\":\(element.zIndex)"
    if element.isHub { text += ",\"isHub\":true" }
    if element.isHidden { text += ",\"isHidden\":true" }
    if element.isTransformed { text += transform(copy element) }
    if let phase { text += ",\"phase\":\"\(phase.rawValue)\"" }
    return text + "}"
  }

  /// One tap.
  static func json(
    hitAt point: Point, _ element: LayoutAttributes?, _ action: TapAction
  ) -> String {
    "{\"point\":\([point.x, point.y].json),\"element\":\(element.map { json($0) } ?? "null")"
      + ",\"tap\":\(json(action))}"
  }

  private static func json(_ action: TapAction) -> String {
    switch action {
    case .delete(let path): json("delete", path)
    case .insert(let path): json("insert", path)
    case .activateHub: "{\"action\":\"activateHub\"}"
    }
  }

  private static func json(_ action: String, _ path: LayoutIndexPath) -> String {
    "{\"action\":\"\(action)\",\"section\":\(path.section),\"item\":\(path.item)}"
  }

  private static func geometry(_ center: Point, _ frame: Rect) -> String {
    let size = [frame.size.width, frame.size.height]
    return ",\"center\":\([center.x, center.y].json),\"size\":\(size.json)"
      + ",\"frame\":\(([frame.minX, frame.minY] + size).json)"
  }

  private static func transform(_ element: LayoutAttributes) -> String {
    let matrix = ",\"transform3D\":\(element.transform3D.rowMajor.json)"
    guard let corners = element.projectedCorners else { return matrix + ",\"isCulled\":true" }
    let points = corners.path.map { [$0.x, $0.y].json }
    return matrix + ",\"corners\":[\(points.joined(separator: ","))]"
  }
}

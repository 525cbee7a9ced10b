extension PreparedFlow {
  /// Visits every section: background, header, items, footer.
  ///
  /// - Complexity: O(n), for mixed sizes O(n log lines).
  public func forEachElement(_ body: (borrowing LayoutAttributes) -> Void) {
    for index in sections.indices {
      if let background = background(of: index) { body(background) }
      if let header = header(of: index) { body(header) }
      for item in 0..<sections[index].lines.count {
        let place = sections[index].lines.place(of: item)
        body(cell(item, section: index, center: place.center, size: place.size))
      }
      if let footer = footer(of: index) { body(footer) }
    }
  }

  /// Visits the elements that share an area with `rect`, in the same order.
  ///
  /// - Complexity: O(log sections + k) for k elements inside; O(log lines) more a section of mixed
  ///   sizes.
  public func forEachElement(in rect: Rect, _ body: (borrowing LayoutAttributes) -> Void) {
    guard !rect.isEmpty else { return }
    func offer(_ element: LayoutAttributes?) {
      if let element, element.frame.overlaps(rect) { body(element) }
    }
    let spans = axes.spans(rect)
    for index in sectionIndices(in: spans.along) {
      offer(background(of: index))
      offer(header(of: index))
      let start = sections[index].linesStart
      let along = Span(lower: spans.along.lower - start, upper: spans.along.upper - start)
      sections[index].lines.forEachItem(along: along, across: spans.across) {
        let cell = cell($0, section: index, center: $1, size: $2)
        if cell.frame.overlaps(rect) { body(cell) }
      }
      offer(footer(of: index))
    }
  }

  /// Visits every section's background, header and footer.
  ///
  /// - Complexity: O(sections).
  public func forEachSupplementaryElement(_ body: (borrowing LayoutAttributes) -> Void) {
    for index in sections.indices {
      if let background = background(of: index) { body(background) }
      if let header = header(of: index) { body(header) }
      if let footer = footer(of: index) { body(footer) }
    }
  }

  /// The attributes of an item.
  ///
  /// - Complexity: O(1), O(log lines) in a section of mixed sizes.
  public func layoutAttributesForItem(at indexPath: LayoutIndexPath) -> LayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let lines = sections[indexPath.section].lines
    guard indexPath.item >= 0, indexPath.item < lines.count else { return nil }
    let place = lines.place(of: indexPath.item)
    return cell(
      indexPath.item, section: indexPath.section, center: place.center, size: place.size)
  }

  /// The header or footer of a section; its index path is item 0.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: ElementKind, at indexPath: LayoutIndexPath
  ) -> LayoutAttributes? {
    guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
    return switch kind {
    case .sectionHeader: header(of: indexPath.section)
    case .sectionFooter: footer(of: indexPath.section)
    default: nil
    }
  }

  /// The background of a section; its index path is item 0.
  public func layoutAttributesForDecorationView(
    ofKind kind: ElementKind, at indexPath: LayoutIndexPath
  ) -> LayoutAttributes? {
    guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
    return kind == .sectionBackground ? background(of: indexPath.section) : nil
  }

  private func cell(
    _ item: Int, section: Int, center: FlowExtent, size: FlowExtent
  ) -> LayoutAttributes {
    let place = FlowExtent(
      along: sections[section].linesStart + center.along, across: center.across)
    return LayoutAttributes(
      .cell, at: LayoutIndexPath(item: item, section: section), center: axes.center(place),
      size: axes.size(size))
  }

  private func header(of section: Int) -> LayoutAttributes? {
    let length = sections[section].header
    return strip(.supplementary(.sectionHeader), section, from: sections[section].start, length)
  }

  private func footer(of section: Int) -> LayoutAttributes? {
    let length = sections[section].footer
    let start = sections[section].end - length
    return strip(.supplementary(.sectionFooter), section, from: start, length)
  }

  private func background(of index: Int) -> LayoutAttributes? {
    let section = sections[index]
    guard let inset = section.backgroundInset else { return nil }
    let strip = strip(
      .decoration(.sectionBackground), index, from: section.start, section.end - section.start)
    guard var background = strip else { return nil }
    background.frame = background.frame.inset(by: inset)
    background.zIndex = -1
    return background
  }

  /// An element that fills the view across; nil without length.
  private func strip(
    _ category: ElementCategory, _ section: Int, from start: Double, _ length: Double
  ) -> LayoutAttributes? {
    guard length > 0 else { return nil }
    return LayoutAttributes(
      category, at: LayoutIndexPath(item: 0, section: section),
      center: axes.center(FlowExtent(along: start + length / 2, across: breadth / 2)),
      size: axes.size(FlowExtent(along: length, across: breadth)))
  }
}

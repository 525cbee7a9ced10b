internal import Frames

/// Packs boxes closely, each page a run of cells that follow each other, so that pages can be drawn one
/// after the other and neighboring frames share a texture.
struct PackedArranger {
  /// Above so many boxes fewer widths are tried.
  private static let fewBoxes = 2_000

  private let boxes: [PixelSize]
  private let room: PageRoom
  /// The area of all boxes before each one, and of all.
  private let areas: [Int]
  /// The place of each box among all of them, the tallest ones first.
  private let ranks: [Int]

  /// - Precondition: each of the boxes fits on a page.
  init(_ boxes: [PixelSize], in room: PageRoom) {
    self.boxes = boxes
    self.room = room
    areas = boxes.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.pixelCount) }
    ranks = Self.ranks(of: boxes)
  }

  private static func ranks(of boxes: [PixelSize]) -> [Int] {
    let order = boxes.indices.sorted { first, second in
      (-boxes[first].height, -boxes[first].width, first)
        < (-boxes[second].height, -boxes[second].width, second)
    }
    return order.indices.reduce(into: order) { $0[order[$1]] = $1 }
  }

  /// - Complexity: O(boxes × steps of a skyline × log boxes).
  var pages: [ArrangedPage] {
    var pages: [ArrangedPage] = []
    var start = 0
    while start < boxes.count {
      let page = nextPage(from: start)
      pages.append(page)
      start += page.boxes.count
    }
    return pages
  }

  /// The page with the longest run that fits, by bisection.
  private func nextPage(from start: Int) -> ArrangedPage {
    var fitting = ArrangedPage()
    var low = 1
    var high = mostBoxes(from: start)
    var end = high
    while low <= high {
      if let page = pack(start..<start + end, in: room.room) {
        fitting = page
        low = end + 1
      } else {
        high = end - 1
      }
      end = (low + high + 1) / 2
    }
    return smallest(start..<start + fitting.boxes.count, else: fitting)
  }

  /// How many boxes fit by their area.
  private func mostBoxes(from start: Int) -> Int {
    var (low, high) = (1, boxes.count - start)
    let roomArea = room.room.pixelCount
    while low < high {
      let middle = (low + high + 1) / 2
      if areas[start + middle] - areas[start] <= roomArea {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  /// The squarest of the pages that some widths give, but none that is an eighth larger than the smallest.
  private func smallest(_ run: Range<Int>, else page: ArrangedPage) -> ArrangedPage {
    let others = widths(for: run).compactMap { width in
      pack(run, in: PixelSize(width: width, height: room.room.height))
    }
    let pages = (others + [page]).map { (page: $0, size: room.pageSize(for: $0.extent)) }
    let least = pages.reduce(Int.max) { min($0, $1.size.pixelCount) }
    let best = pages.filter { $0.size.pixelCount <= least + least / 8 }.min { first, second in
      (max(first.size.width, first.size.height), first.size.pixelCount)
        < (max(second.size.width, second.size.height), second.size.pixelCount)
    }
    return best?.page ?? page
  }

  /// Widths around the side of a square with the area of a run, as pages may have them.
  private func widths(for run: Range<Int>) -> [Int] {
    let widest = boxes[run].reduce(1) { max($0, $1.width) }
    let side = Double(areas[run.upperBound] - areas[run.lowerBound]).squareRoot()
    let percents =
      run.count > Self.fewBoxes ? [105, 150] : Array(stride(from: 70, to: 200, by: 10))
    let near = percents.map { Int(side * Double($0) / 100) }
    let powers = room.powerWidths.filter { $0 > Int(side / 4) && $0 < Int(side * 4) }
    return Set((near + powers).map { min(max($0, widest), room.room.width) }).sorted()
  }

  /// Packs a run, the tallest boxes first; nil where they don't all fit.
  private func pack(_ run: Range<Int>, in space: PixelSize) -> ArrangedPage? {
    let order = run.sorted { ranks[$0] < ranks[$1] }
    var skyline = Skyline(space)
    let nowhere = PixelRect(x: 0, y: 0, width: 0, height: 0)
    var places = [PixelRect](repeating: nowhere, count: run.count)
    for index in order {
      guard let place = skyline.place(boxes[index]) else { return nil }
      places[index - run.lowerBound] = place
    }
    return ArrangedPage(boxes: places)
  }
}

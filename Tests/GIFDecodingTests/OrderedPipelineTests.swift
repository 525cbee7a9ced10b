import Foundation
import Frames
import GIFDecoding
import Synchronization
import TestSupport
import Testing

@Suite struct OrderedPipelineTests {
  @Test("products are delivered in order", arguments: [1, 2, 3, 4, 8], [0, 1, 2, 3, 7, 1_000])
  func order(lanes: Int, items: Int) throws {
    let run = Run { item in .init(prepareTime: item % 7 == 0 ? 200 : 0, finishTime: item % 5 * 30) }
    #expect(try run.products(0..<items, lanes: lanes) == Array(0..<items))
    #expect(run.captured == Array(0..<items))
    #expect(run.isWhole == true)
  }

  @Test func `items need not begin at 0`() throws {
    #expect(try Run { _ in .init() }.products(7..<29, lanes: 4) == Array(7..<29))
  }

  @Test("no more lanes are made than there are items", arguments: [1, 2, 5])
  func laneCount(items: Int) throws {
    let run = Run { _ in .init() }
    #expect(try run.products(0..<items, lanes: 64).count == items)
    #expect(run.laneCount <= items)
  }

  @Test("fewer than one lane is one", arguments: [0, -3])
  func noLanes(lanes: Int) throws {
    #expect(try Run { _ in .init() }.products(0..<3, lanes: lanes) == [0, 1, 2])
  }

  @Test("skipped items give no product", arguments: 1...4)
  func skipping(lanes: Int) throws {
    let run = Run { item in .init(result: item % 3 == 0 ? .finish : .skip) }
    #expect(try run.products(0..<100, lanes: lanes) == Array(stride(from: 0, to: 100, by: 3)))
    #expect(run.captured.count == 100)
    #expect(run.isWhole == true)
  }

  @Test("a stop is the end, and what is before it is delivered", arguments: 1...4)
  func stopping(lanes: Int) throws {
    let run = Run { item in
      .init(result: item == 41 ? .stop : .finish, finishTime: item == 40 ? 20_000 : 0)
    }
    #expect(try run.products(0..<100, lanes: lanes) == Array(0..<41))
    #expect(run.captured == Array(0...41))
    #expect(run.isWhole == false)
  }

  @Test(
    "an error ends the run, and what is before it is delivered", arguments: 1...4, Step.allCases)
  func failing(lanes: Int, step: Step) {
    let run = Run { item in
      .init(failsIn: item >= 41 ? step : nil, finishTime: item == 40 ? 20_000 : 0)
    }
    #expect(throws: Failure(item: 41)) { try run.products(0..<100, lanes: lanes) }
    #expect(run.delivered == Array(0..<41))
  }

  @Test("of several errors the first in order counts, not in time", arguments: 1...4)
  func severalErrors(lanes: Int) {
    let run = Run { item in
      switch item {
      case 40: .init(failsIn: .finish, finishTime: 20_000)
      case 41: .init(failsIn: .capture)
      case 42: .init(failsIn: .prepare)
      default: .init()
      }
    }
    #expect(throws: Failure(item: 40)) { try run.products(0..<100, lanes: lanes) }
    #expect(run.delivered == Array(0..<40))
  }

  @Test("an error behind a stop is none", arguments: 1...4)
  func errorBehindStop(lanes: Int) throws {
    let run = Run { item in
      .init(result: item == 20 ? .stop : .finish, failsIn: item > 20 ? .prepare : nil)
    }
    #expect(try run.products(0..<100, lanes: lanes) == Array(0..<20))
  }

  @Test("a lane that can't be made is an error", arguments: 1...4)
  func failingLane(lanes: Int) {
    let run = Run(mostLanes: lanes - 1) { _ in .init() }
    #expect(throws: Failure(item: -1)) { try run.products(0..<1_000, lanes: lanes) }
    #expect(run.delivered == Array(0..<run.delivered.count))
  }

  @Test func `lanes really work side by side`() throws {
    let run = Run { _ in .init(prepareTime: 2_000, finishTime: 2_000) }
    _ = try run.products(0..<40, lanes: 4)
    #expect(run.laneCount == 4)
  }
}

extension OrderedPipelineTests {
  enum Step: CaseIterable {
    case prepare, capture, finish, deliver
  }

  struct Failure: Error, Equatable {
    let item: Int
  }

  /// What a lane does with an item; times are in microseconds.
  struct Plan {
    var result = CaptureResult.finish
    var failsIn: Step?
    var prepareTime = 0
    var finishTime = 0
  }

  /// A run of the pipeline that writes down what happens.
  final class Run: Sendable {
    private let plan: @Sendable (Int) -> Plan
    private let mostLanes: Int
    private let record = Mutex(Record())

    private struct Record {
      var lanes = 0
      var captured: [Int] = []
      var delivered: [Int] = []
      var isWhole: Bool?
    }

    init(mostLanes: Int = .max, _ plan: @escaping @Sendable (Int) -> Plan) {
      self.mostLanes = mostLanes
      self.plan = plan
    }

    var laneCount: Int { record.withLock { $0.lanes } }
    var captured: [Int] { record.withLock { $0.captured } }
    var delivered: [Int] { record.withLock { $0.delivered } }
    var isWhole: Bool? { record.withLock { $0.isWhole } }

    func products(_ items: Range<Int>, lanes: Int) throws -> [Int] {
      let isWhole = try OrderedPipeline.run(items, laneCount: lanes, makeLane: makeLane) { item in
        try self.step(.deliver, of: item)
        self.record.withLock { $0.delivered.append(item) }
      }
      record.withLock { $0.isWhole = isWhole }
      return delivered
    }

    private func makeLane() throws -> Lane {
      let count = record.withLock { record in
        record.lanes += 1
        return record.lanes
      }
      if count > mostLanes { throw Failure(item: -1) }
      return Lane(run: self)
    }

    fileprivate func step(_ step: Step, of item: Int) throws {
      if plan(item).failsIn == step { throw Failure(item: item) }
    }

    fileprivate func prepare(_ item: Int) throws {
      usleep(UInt32(plan(item).prepareTime))
      try step(.prepare, of: item)
    }

    fileprivate func capture(_ item: Int) throws -> CaptureResult {
      record.withLock { $0.captured.append(item) }
      try step(.capture, of: item)
      return plan(item).result
    }

    fileprivate func finish(_ item: Int) throws -> Int {
      usleep(UInt32(plan(item).finishTime))
      try step(.finish, of: item)
      return item
    }
  }

  fileprivate struct Lane: PipelineLane, ~Copyable {
    let run: Run
    var captured = -1

    mutating func prepare(_ item: Int) throws { try run.prepare(item) }

    mutating func capture(_ item: Int) throws -> CaptureResult {
      captured = item
      return try run.capture(item)
    }

    mutating func finish() throws -> Int { try run.finish(captured) }
  }
}

/// How image data is cut into sub-blocks, and what is wrong with the chain.
public struct SubBlocks: Sendable {
  /// The most data bytes in a sub-block, 1…255.
  public var size: Int
  /// Sub-blocks that follow the data.
  public var extra: [[UInt8]]
  /// Whether the empty sub-block that ends the chain follows.
  public var isTerminated: Bool

  /// Full sub-blocks with a terminator, as every encoder writes them.
  public static let standard = SubBlocks()

  /// Describes a chain.
  public init(size: Int = 255, extra: [[UInt8]] = [], isTerminated: Bool = true) {
    precondition((1...255).contains(size), "a sub-block holds 1 to 255 bytes")
    self.size = size
    self.extra = extra
    self.isTerminated = isTerminated
  }

  /// `data` as a chain, each sub-block behind its length byte.
  func chain(_ data: [UInt8]) -> [UInt8] {
    let parts = data.chunks(of: size) + extra
    return parts.flatMap { [UInt8($0.count)] + $0 } + (isTerminated ? [0] : [])
  }
}

extension [UInt8] {
  /// The bytes in pieces of `size`, the last one shorter; none for no bytes.
  func chunks(of size: Int) -> [[UInt8]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}

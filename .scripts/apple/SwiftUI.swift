// What the adapters use of SwiftUI, written by hand from Apple's documentation: enough to type-check
// them where there is no SwiftUI. It proves neither availability nor behavior at run time.
@_exported import Foundation

public enum LayoutDirection: Hashable, Sendable {
  case leftToRight, rightToLeft
}

public struct UnitPoint: Hashable, Sendable {
  public static let center = UnitPoint()
}

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(_ size: CGSize) {}
  public func replacingUnspecifiedDimensions(by size: CGSize) -> CGSize { size }
}

public struct LayoutSubview: Equatable {
  public func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {}
}

public struct LayoutSubviews: RandomAccessCollection, Sendable {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

public protocol Animatable {}

public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

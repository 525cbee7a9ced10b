#if canImport(UIKit) || canImport(SwiftUI)
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import SwiftUI
  #endif
  internal import LayoutCore

  extension Point {
    init(_ point: CGPoint) {
      self.init(x: Double(point.x), y: Double(point.y))
    }
  }

  extension Size {
    init(_ size: CGSize) {
      self.init(width: Double(size.width), height: Double(size.height))
    }
  }

  extension Rect {
    init(_ rect: CGRect) {
      self.init(origin: Point(rect.origin), size: Size(rect.size))
    }
  }

  extension CGPoint {
    init(_ point: Point) {
      self.init(x: point.x, y: point.y)
    }
  }

  extension CGSize {
    init(_ size: Size) {
      self.init(width: size.width, height: size.height)
    }
  }
#endif

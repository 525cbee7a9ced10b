public import Frames

infix operator × : MultiplicationPrecedence

/// A size as it is spoken: `4 × 3` is four pixels wide and three high.
public func × (width: Int, height: Int) -> PixelSize {
  PixelSize(width: width, height: height)
}

extension ValueFormat where Value == [Duration] {
  /// A span of time for each frame.
  static var times: Self {
    Self(.text(description: "times such as 100ms,0.5s,1")) { (text: String) in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let times = parts.compactMap { Duration(argument: String($0)) }
      return times.count == parts.count ? times : nil
    }
  }
}

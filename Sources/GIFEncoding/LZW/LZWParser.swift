/// Cuts pixel values into the strings of a growing dictionary: what LZW does between two clear codes.
///
/// Pixels that are free make many strings possible; the longest one is taken. That is what makes
/// images of mostly unchanged pixels small: a pixel is transparent where that prolongs a string, and
/// has its color where that does.
///
/// Codes and candidates stand in memory of constant size, since growing arrays took half of the time.
@safe
struct LZWParser: ~Copyable {
  /// One more than the greatest code: GIF89a, appendix F.
  private static let codeLimit: UInt32 = 4096
  /// How many strings of equal length are followed at once; more find next to nothing.
  private static let candidateLimit = 16
  /// How many codes are kept at most: as many as can fill the dictionary, and as take no more bits.
  private static let capacity = 4100

  private struct Candidate {
    var code: UInt32
    let first: UInt8
  }

  /// The index of the first pixel that no code stands for yet.
  private(set) var position: Int
  /// The bits that the codes take.
  private(set) var bitCount = 0

  private let dictionary = LZWDictionary()
  private var nextCode: UInt32
  private var width: Int
  private var previous: UInt32 = .max
  private let storedCodes: UnsafeMutablePointer<UInt16>
  private var codeCount = 0
  private var candidates: UnsafeMutablePointer<Candidate>
  private var longer: UnsafeMutablePointer<Candidate>

  /// Starts behind a clear code.
  init(at position: Int, minimumCodeSize: Int) {
    self.position = position
    nextCode = 1 << UInt32(minimumCodeSize) + 2
    width = minimumCodeSize + 1
    unsafe storedCodes = .allocate(capacity: Self.capacity)
    // One more than the limit, as each candidate can become two.
    unsafe candidates = .allocate(capacity: Self.candidateLimit + 1)
    unsafe longer = .allocate(capacity: Self.candidateLimit + 1)
  }

  deinit {
    unsafe storedCodes.deallocate()
    unsafe candidates.deallocate()
    unsafe longer.deallocate()
  }

  /// Whether no further string can get a code.
  var isFull: Bool { nextCode == Self.codeLimit }

  /// The codes so far, without clear and end codes.
  var codes: [UInt16] {
    unsafe Array(UnsafeBufferPointer(start: storedCodes, count: codeCount))
  }

  /// Forgets the codes, not the strings.
  mutating func removeCodes() {
    codeCount = 0
    bitCount = 0
  }

  /// Goes on until the dictionary is full, or all pixels have codes.
  mutating func fillDictionary(_ pixels: BorrowedPixels) {
    while position < pixels.count && !isFull && codeCount < Self.capacity {
      emit(longestString(pixels))
    }
  }

  /// Goes on until the pixels before `end` have codes, or these take `bitLimit` bits.
  mutating func parse(_ pixels: BorrowedPixels, until end: Int, bitLimit: Int) {
    while position < end && bitCount < bitLimit && codeCount < Self.capacity {
      emit(longestString(pixels))
    }
  }

  @inline(__always)
  private mutating func emit(_ found: Candidate) {
    unsafe storedCodes[codeCount] = UInt16(truncatingIfNeeded: found.code)
    codeCount &+= 1
    bitCount &+= width
    if previous != .max, !isFull {
      dictionary.add(previous, then: found.first, code: nextCode)
      nextCode &+= 1
      if nextCode == 1 &<< UInt32(truncatingIfNeeded: width) && width < 12 { width &+= 1 }
    }
    previous = found.code
  }

  /// The string that `value` makes of another one; 0 for none.
  ///
  /// The string that the code before made with the first value of this one is known to decoders just
  /// in time.
  @inline(__always)
  private func extended(_ candidate: Candidate, by value: UInt8) -> UInt32 {
    let code = dictionary.code(of: candidate.code, then: value)
    if code == 0, candidate.code == previous, value == candidate.first, !isFull { return nextCode }
    return code
  }

  @inline(__always)
  private mutating func longestString(_ pixels: BorrowedPixels) -> Candidate {
    var values = pixels.values(at: position)
    var found = Candidate(code: UInt32(values.first), first: values.first)
    if values.first != values.second { return longestFreeString(pixels) }
    position &+= 1
    while position < pixels.count {
      values = pixels.values(at: position)
      if values.first != values.second {
        unsafe candidates[0] = found
        return prolong(pixels, candidateCount: 1)
      }
      let code = extended(found, by: values.first)
      if code == 0 { break }
      found.code = code
      position &+= 1
    }
    return found
  }

  @inline(never)
  private mutating func longestFreeString(_ pixels: BorrowedPixels) -> Candidate {
    let values = pixels.values(at: position)
    unsafe candidates[0] = Candidate(code: UInt32(values.first), first: values.first)
    unsafe candidates[1] = Candidate(code: UInt32(values.second), first: values.second)
    position &+= 1
    return prolong(pixels, candidateCount: 2)
  }

  /// Prolongs candidates until none is left, and gives the first of those that came farthest: it took
  /// the preferred values the longest.
  @inline(never)
  private mutating func prolong(_ pixels: BorrowedPixels, candidateCount: Int) -> Candidate {
    var count = candidateCount
    while position < pixels.count {
      count = prolong(count, by: pixels.values(at: position))
      if count == 0 { break }
      unsafe swap(&candidates, &longer)
      position &+= 1
    }
    return unsafe candidates[0]
  }

  /// Makes longer candidates of all candidates and two values, and returns how many there are.
  @inline(__always)
  private func prolong(_ count: Int, by values: (first: UInt8, second: UInt8)) -> Int {
    var longerCount = 0
    for index in 0..<count where longerCount < Self.candidateLimit {
      let candidate = unsafe candidates[index]
      let code = extended(candidate, by: values.first)
      unsafe longer[longerCount] = Candidate(code: code, first: candidate.first)
      longerCount &+= code == 0 ? 0 : 1
      if values.first == values.second { continue }
      let other = extended(candidate, by: values.second)
      unsafe longer[longerCount] = Candidate(code: other, first: candidate.first)
      longerCount &+= other == 0 ? 0 : 1
    }
    return longerCount
  }
}

internal import Frames

/// In how many pictures each color is drawn, for up to 65,536 colors.
struct ColorUses {
  private static let slotBits = 18
  private static let limit = 1 << 16
  /// 8 MB of numbers.
  private static let recordLimit = 1 << 22

  /// Each taken slot holds one more than a color's number.
  private var slots = [UInt32](repeating: 0, count: 1 << slotBits)
  private var lastPictures: [Int] = []
  /// The numbers of the colors that each picture draws, for as many pictures as there is room for.
  private(set) var pictures: [[UInt16]] = []
  private var recordedCount = 0
  /// The colors by number.
  private(set) var colors: [Color] = []
  /// In how many pictures each color is drawn, by number.
  private(set) var counts: [Int] = []
  /// Whether there were more colors than can be counted.
  private(set) var isOverfull = false

  /// Counts a color for a picture, once.
  ///
  /// - Returns: whether it was the first time in this picture.
  mutating func add(_ color: UInt32, picture: Int) -> Bool {
    let mask = 1 << Self.slotBits - 1
    var slot = Int((color &* 0x9e37_79b1) >> UInt32(32 - Self.slotBits))
    while slots[slot] != 0 && colors[Int(slots[slot]) - 1].rawValue != color {
      slot = (slot + 1) & mask
    }
    if slots[slot] == 0 { return addNew(color, slot, picture) }
    let number = Int(slots[slot]) - 1
    guard lastPictures[number] != picture else { return false }
    lastPictures[number] = picture
    counts[number] += 1
    record(number, picture)
    return true
  }

  private mutating func addNew(_ color: UInt32, _ slot: Int, _ picture: Int) -> Bool {
    guard colors.count < Self.limit else {
      isOverfull = true
      return true
    }
    colors.append(Color(rawValue: color))
    counts.append(1)
    lastPictures.append(picture)
    slots[slot] = UInt32(colors.count)
    record(colors.count - 1, picture)
    return true
  }

  private mutating func record(_ number: Int, _ picture: Int) {
    guard recordedCount < Self.recordLimit else { return }
    while pictures.count <= picture { pictures.append([]) }
    pictures[picture].append(UInt16(number))
    recordedCount += 1
  }
}

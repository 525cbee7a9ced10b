internal import Frames

extension ColorUses {
  /// The 256 colors, or fewer, that serve best as global ones, the most used first.
  var globalColors: [Color] {
    if colors.count <= 256 { return sorted(Array(colors.indices)).map { colors[$0] } }
    let mostUsed = Array(sorted(Array(colors.indices)).prefix(256))
    let together = colorsOfWholePictures(filledUpWith: mostUsed)
    let best = saving(together) > saving(mostUsed) ? together : mostUsed
    return sorted(best).map { colors[$0] }
  }

  private func sorted(_ numbers: [Int]) -> [Int] {
    numbers.sorted { (counts[$1], $0) < (counts[$0], $1) }
  }

  /// The colors of pictures that draw common colors, as many pictures as fit.
  private func colorsOfWholePictures(filledUpWith mostUsed: [Int]) -> [Int] {
    let commonness = pictures.map { numbers in
      numbers.reduce(0) { $0 + counts[Int($1)] } / max(numbers.count, 1)
    }
    var chosen: Set<Int> = []
    for picture in pictures.indices.sorted(by: { (commonness[$1], $0) < (commonness[$0], $1) }) {
      let missing = pictures[picture].lazy.map(Int.init).filter { !chosen.contains($0) }
      if chosen.count + missing.count <= 256 { chosen.formUnion(Array(missing)) }
    }
    for number in mostUsed where chosen.count < 256 { chosen.insert(number) }
    return Array(chosen)
  }

  /// The bytes of local tables that pictures don't need which draw none but these colors.
  private func saving(_ numbers: [Int]) -> Int {
    let isGlobal = Set(numbers)
    return pictures.reduce(0) { saved, picture in
      let isCovered = picture.allSatisfy { isGlobal.contains(Int($0)) }
      return isCovered ? saved + 3 * picture.count.roundedUpToPowerOfTwo : saved
    }
  }
}

import Foundation

/// The JSON of a golden vector, of which every number is a `number`, and that of our answer, whose
/// integers are apart, because they must match exactly.
enum GoldenValue: Decodable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([GoldenValue])
  case object([String: GoldenValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([GoldenValue].self) {
      self = .array(array)
    } else if let object = try? container.decode([String: GoldenValue].self) {
      self = .object(object)
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else {
      self = .null
    }
  }

  subscript(_ key: String) -> GoldenValue? {
    guard case .object(let members) = self, let value = members[key], value != .null else {
      return nil
    }
    return value
  }

  var array: [GoldenValue] {
    if case .array(let values) = self { values } else { [] }
  }

  var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// The number; "nan", "inf" and "-inf" stand for those that JSON doesn't have.
  var double: Double? {
    switch self {
    case .number(let number): number
    case .integer(let number): Double(number)
    case .string(let name): Double(name)
    default: nil
    }
  }

  var int: Int? { double.flatMap { Int(exactly: $0) } }
  var doubles: [Double] { array.compactMap(\.double) }
  var ints: [Int] { array.compactMap(\.int) }
}

extension GoldenValue {
  static func numbers(_ values: [Double]) -> GoldenValue { .array(values.map { .number($0) }) }
  static func integers(_ values: [Int]) -> GoldenValue { .array(values.map { .integer($0) }) }
}

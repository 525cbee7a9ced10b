/// Any JSON value.
public enum JSONValue: Hashable, Sendable, Codable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number without a fraction.
  case integer(Int)
  /// A number with a fraction.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object.
  case object([String: JSONValue])

  /// Reads a value from a decoder.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  /// Writes the value to an encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// A member of an object, null where there is none; setting null keeps the member.
  public subscript(key: String) -> JSONValue {
    get {
      if case .object(let members) = self { members[key] ?? .null } else { .null }
    }
    set {
      guard case .object(var members) = self else { return }
      members[key] = newValue
      self = .object(members)
    }
  }

  /// An element of an array, null outside of it.
  public subscript(index: Int) -> JSONValue {
    get {
      if case .array(let items) = self, items.indices.contains(index) {
        items[index]
      } else {
        .null
      }
    }
    set {
      guard case .array(var items) = self, items.indices.contains(index) else { return }
      items[index] = newValue
      self = .array(items)
    }
  }

  /// The value without one of its members.
  public func removing(_ key: String) -> JSONValue {
    guard case .object(var members) = self else { return self }
    members[key] = nil
    return .object(members)
  }

  /// The name that JSON Schema has for the value's type.
  var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  /// The integer that the value is, else nil.
  public var integer: Int? { if case .integer(let value) = self { value } else { nil } }
  /// The string that the value is, else nil.
  public var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The elements of the array that the value is, else nil.
  public var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
  /// The members of the object that the value is, else nil.
  public var members: [String: JSONValue]? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The number, nil for anything else.
  public var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  /// Makes a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes a number without a fraction.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Makes `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Makes `null`.
  public init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// Makes an array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Makes an object.
  ///
  /// - Precondition: No key is given twice.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(uniqueKeysWithValues: members))
  }
}

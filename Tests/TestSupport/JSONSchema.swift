public import Foundation

/// A JSON Schema of the 2020-12 draft, as far as our own schemas use it.
///
/// A keyword that it doesn't know is an error, so that nothing passes for being ignored.
public struct JSONSchema: Sendable {
  /// A keyword or a reference that the validator doesn't know.
  public struct Unsupported: Error {
    /// What is not known.
    public let what: String
  }

  private let root: JSONValue

  /// Reads a schema from its JSON.
  public init(_ json: Data) throws {
    root = try JSONDecoder().decode(JSONValue.self, from: json)
  }

  /// Reads one of the schemas that the product ships: `Resources/NAME.schema.json`.
  public init(named name: String) throws {
    let folder = URL(filePath: Fixture.samplePath).deletingLastPathComponent()
    try self.init(Data(contentsOf: folder.appending(path: "\(name).schema.json")))
  }

  /// What is wrong with `value`, each problem with the path to it; empty for a valid value.
  public func problems(in value: JSONValue) throws -> [String] {
    try problems(in: value, at: "$", by: root)
  }

  private func problems(in value: JSONValue, at path: String, by schema: JSONValue) throws
    -> [String]
  {
    switch schema {
    case .bool(true): return []
    case .bool(false): return ["\(path): must be absent"]
    case .object(let keywords):
      return try keywords.sorted { $0.key < $1.key }.flatMap {
        try problems(in: value, at: path, by: $0.key, $0.value, of: schema)
      }
    default: throw Unsupported(what: "a schema that is \(schema.typeName)")
    }
  }

  private func problems(
    in value: JSONValue, at path: String, by keyword: String, _ argument: JSONValue,
    of schema: JSONValue
  ) throws -> [String] {
    switch keyword {
    case "$schema", "$id", "$defs", "title", "description": []
    case "$ref": try problems(in: value, at: path, by: definition(argument))
    case "anyOf": try anyOf(argument.array ?? [], value, path)
    case "properties", "additionalProperties":
      try keyword == "properties"
        ? properties(argument.members ?? [:], value, path)
        : additionalProperties(argument, except: schema["properties"], value, path)
    case "required": required(argument.array ?? [], value, path)
    case "items": try items(argument, value, path)
    default: try scalarProblems(in: value, at: path, by: keyword, argument)
    }
  }

  private func scalarProblems(
    in value: JSONValue, at path: String, by keyword: String, _ argument: JSONValue
  ) throws -> [String] {
    let isRight =
      switch keyword {
      case "type": (argument.array ?? [argument]).contains { value.isOf(type: $0.string ?? "") }
      case "enum": (argument.array ?? []).contains(value)
      case "const": value == argument
      case "minimum": value.double.map { $0 >= argument.double ?? -.infinity } ?? true
      case "maximum": value.double.map { $0 <= argument.double ?? .infinity } ?? true
      case "minItems": value.array.map { $0.count >= argument.integer ?? 0 } ?? true
      case "minProperties": value.members.map { $0.count >= argument.integer ?? 0 } ?? true
      case "minLength":
        value.string.map { $0.unicodeScalars.count >= argument.integer ?? 0 } ?? true
      case "pattern": try value.string.map { try $0.contains(Regex(argument.string ?? "")) } ?? true
      default: throw Unsupported(what: keyword)
      }
    return isRight ? [] : ["\(path): \(keyword)"]
  }

  private func definition(_ reference: JSONValue) throws -> JSONValue {
    let prefix = "#/$defs/"
    guard let text = reference.string, text.hasPrefix(prefix),
      let definition = root["$defs"].members?[String(text.dropFirst(prefix.count))]
    else { throw Unsupported(what: "\(reference)") }
    return definition
  }

  private func anyOf(_ schemas: [JSONValue], _ value: JSONValue, _ path: String) throws -> [String]
  {
    let results = try schemas.map { try problems(in: value, at: path, by: $0) }
    if results.contains(where: \.isEmpty) { return [] }
    return ["\(path): anyOf (" + results.joined().joined(separator: "; ") + ")"]
  }

  private func properties(_ schemas: [String: JSONValue], _ value: JSONValue, _ path: String) throws
    -> [String]
  {
    guard let members = value.members else { return [] }
    return try schemas.sorted { $0.key < $1.key }.flatMap { key, schema in
      try members[key].map { try problems(in: $0, at: "\(path).\(key)", by: schema) } ?? []
    }
  }

  private func additionalProperties(
    _ schema: JSONValue, except known: JSONValue, _ value: JSONValue, _ path: String
  ) throws -> [String] {
    let members = (value.members ?? [:]).filter { known.members?[$0.key] == nil }
    return try members.sorted { $0.key < $1.key }.flatMap {
      try problems(in: $0.value, at: "\(path).\($0.key)", by: schema)
    }
  }

  private func required(_ keys: [JSONValue], _ value: JSONValue, _ path: String) -> [String] {
    guard let members = value.members else { return [] }
    return keys.compactMap(\.string).filter { members[$0] == nil }
      .map { "\(path).\($0): required" }
  }

  private func items(_ schema: JSONValue, _ value: JSONValue, _ path: String) throws -> [String] {
    try (value.array ?? []).enumerated().flatMap { index, item in
      try problems(in: item, at: "\(path)[\(index)]", by: schema)
    }
  }
}

extension JSONValue {
  /// Reads a value from JSON text.
  public init(json: some Sequence<UInt8>) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(json))
  }

  fileprivate func isOf(type name: String) -> Bool {
    typeName == name || name == "number" && typeName == "integer"
  }
}

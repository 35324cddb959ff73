import Foundation

/// The values that a container saves of itself, beside its children: a JSON object.
public nonisolated struct NestStateFacts: Sendable, Hashable {
  private var values: [String: JSONValue]

  /// No facts.
  public init() { values = [:] }

  /// The facts that a value encodes to.
  ///
  /// - Throws: `EncodingError` if the value does not encode to an object with keys.
  public init(encoding value: some Encodable) throws {
    self = try JSONDecoder().decode(NestStateFacts.self, from: JSONEncoder().encode(value))
  }

  /// The facts as a value of a type.
  ///
  /// - Throws: `DecodingError` if they are not those of such a value.
  public func decode<Value: Decodable>(as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: JSONEncoder().encode(self))
  }
}

nonisolated extension NestStateFacts: Codable {
  /// Reads an object with keys.
  public init(from decoder: any Decoder) throws {
    values = try decoder.singleValueContainer().decode([String: JSONValue].self)
  }

  /// Writes an object with keys.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(values)
  }
}

/// Any value of JSON.
private nonisolated enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

nonisolated extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
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
}

import Foundation

/// The declarations of a module, as the compiler writes them with `swift symbolgraph-extract`; as
/// much of them as is used.
public struct SymbolGraph: Decodable, Sendable {
  /// A declaration.
  public struct Symbol: Decodable, Sendable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Fragment: Decodable { let spelling: String }

    /// The identity.
    public let usr: String
    /// The names of the types around, and its own with its labels.
    public let path: [String]
    /// `swift.class`, `swift.method` …
    public let kind: String
    /// `open`, `public` …
    public let access: String
    /// The declaration, with attributes.
    public let declaration: String

    private enum CodingKeys: String, CodingKey {
      case identifier, kind, pathComponents, declarationFragments, accessLevel
    }

    /// Reads a symbol of a graph.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      usr = try values.decode(Identifier.self, forKey: .identifier).precise
      kind = try values.decode(Kind.self, forKey: .kind).identifier
      path = try values.decode([String].self, forKey: .pathComponents)
      access = try values.decode(String.self, forKey: .accessLevel)
      declaration = try values.decode([Fragment].self, forKey: .declarationFragments)
        .map(\.spelling).joined()
    }

    init(usr: String, path: [String], kind: String, access: String, declaration: String) {
      self.usr = usr
      self.path = path
      self.kind = kind
      self.access = access
      self.declaration = declaration
    }
  }

  /// A relation of one declaration to another one, such as an override or a conformance.
  public struct Relationship: Decodable, Sendable {
    let source: String
    let target: String
    let kind: String
    /// The name of the target, if it is of another module.
    let targetFallback: String?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}

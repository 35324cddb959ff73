import Foundation

/// Why a saved state cannot be read or restored. Nothing has changed then.
public nonisolated enum NestStateError: Error, Hashable, CustomStringConvertible {
  /// The data is not what NestKit writes.
  ///
  /// - Parameters:
  ///   - at: Where: keys and indices, such as `state.children[1].slot`; empty for all of it.
  case damaged(at: String, _ reason: String)
  /// A later version of NestKit has written the data.
  case laterVersion(Int, supported: Int)
  /// A controller is not the kind of container whose state was saved.
  ///
  /// - Parameters:
  ///   - at: The identifiers of the containers, outermost first; empty for the outermost one.
  case otherKind(at: [String], saved: String, found: String)
  /// A container does not accept the children that were saved.
  case notAccepted(at: [String], _ reason: String)

  /// One line for a person.
  public var description: String {
    switch self {
    case .damaged(let path, let reason):
      "The saved state is damaged\(path.isEmpty ? "" : " at \(path)"): \(reason)."
    case .laterVersion(let version, let supported):
      "The saved state has version \(version) of the format; this NestKit reads up to \(supported)."
    case .otherKind(let path, let saved, let found):
      "\(Self.name(path)) was saved as \(saved) and is \(found)."
    case .notAccepted(let path, let reason):
      "\(Self.name(path)) cannot be restored: \(reason)."
    }
  }

  private static func name(_ path: [String]) -> String {
    path.isEmpty ? "The outermost container" : "The container “\(path.joined(separator: " › "))”"
  }

  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .damaged(at: Self.name(context.codingPath + [key]), "it is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self = .damaged(at: Self.name(context.codingPath), "it is something else")
    case .dataCorrupted(let context):
      self = .damaged(at: Self.name(context.codingPath), "it is no JSON")
    @unknown default:
      self = .damaged(at: "", "it cannot be read")
    }
  }

  private static func name(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { name, key in
      if let index = key.intValue {
        name += "[\(index)]"
      } else {
        name += name.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}

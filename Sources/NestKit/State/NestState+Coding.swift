import Foundation

nonisolated extension NestState {
  /// The state as JSON, with the version of the format; keys are sorted, so that equal states are
  /// equal files.
  ///
  /// - Throws: `EncodingError` for a number in the facts that JSON cannot represent.
  public func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(Document(version: NestState.version, state: self))
  }

  /// Reads what ``encoded()`` has written, in this version of NestKit or an earlier one.
  ///
  /// - Throws: ``NestStateError`` that says where the data is damaged, or that a later version has
  ///   written it.
  public init(decoding data: Data) throws {
    do {
      let header = try JSONDecoder().decode(Header.self, from: data)
      guard header.version <= NestState.version else {
        throw NestStateError.laterVersion(header.version, supported: NestState.version)
      }
      guard header.version >= 1 else {
        throw NestStateError.damaged(at: "version", "there is no version \(header.version)")
      }
      self = try JSONDecoder().decode(Document.self, from: data).state
    } catch let error as DecodingError {
      throw NestStateError(error)
    }
  }

  private struct Header: Decodable {
    var version: Int
  }

  private struct Document: Codable {
    var version: Int
    var state: NestState
  }
}

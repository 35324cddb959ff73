import Foundation

nonisolated extension InputRecording: Codable {
  private enum CodingKeys: String, CodingKey {
    case format, version, screen, state, steps, isTruncated, timeline
  }

  /// The word by which a file is recognized.
  private static let format = "nest-recording"

  /// Reads a recording.
  ///
  /// - Throws: ``InputRecordingError``; a `DecodingError` for what is missing.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard (try? values.decode(String.self, forKey: .format)) == Self.format else {
      throw InputRecordingError.noRecording
    }
    let version = try values.decode(Int.self, forKey: .version)
    guard version == Self.version else { throw InputRecordingError.otherVersion(version) }
    self.init(
      screen: try values.decode(Screen.self, forKey: .screen),
      state: try values.decodeIfPresent(String.self, forKey: .state),
      steps: try values.decode([RecordedStep].self, forKey: .steps),
      isTruncated: try values.decode(Bool.self, forKey: .isTruncated),
      timeline: Timeline(lines: try values.decode([String].self, forKey: .timeline)))
    try validate()
  }

  /// Writes the recording, with its format and version.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.format, forKey: .format)
    try values.encode(Self.version, forKey: .version)
    try values.encode(screen, forKey: .screen)
    try values.encodeIfPresent(state, forKey: .state)
    try values.encode(steps, forKey: .steps)
    try values.encode(isTruncated, forKey: .isTruncated)
    try values.encode(timeline.lines, forKey: .timeline)
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameter data: The bytes.
  /// - Throws: ``InputRecordingError``.
  public init(data: Data) throws(InputRecordingError) {
    guard data.count <= Self.sizeLimit else { throw .tooLarge(bytes: data.count) }
    do {
      self = try JSONDecoder().decode(InputRecording.self, from: data)
    } catch let error as InputRecordingError {
      throw error
    } catch let error as DecodingError {
      throw error.isOfText ? .noRecording : .damaged(error.place)
    } catch {
      throw .noRecording
    }
  }

  /// The bytes of a file; the same ones for the same recording.
  public var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Numbers that cannot be written are not recorded.
    return (try? encoder.encode(self)) ?? Data()
  }
}

nonisolated extension DecodingError {
  private var context: Context {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: Context(codingPath: [], debugDescription: "")
    }
  }

  /// Whether the bytes are no JSON, or no object.
  fileprivate var isOfText: Bool {
    switch self {
    case .dataCorrupted(let context), .typeMismatch(_, let context): context.codingPath.isEmpty
    default: false
    }
  }

  /// Where the fault is.
  fileprivate var place: String {
    var path = context.codingPath.map { key in
      key.intValue.map { "\($0 + 1)" } ?? key.stringValue
    }
    if case .keyNotFound(let key, _) = self { path.append(key.stringValue) }
    return path.isEmpty ? "it cannot be read" : "\(path.joined(separator: " ")) cannot be read"
  }
}

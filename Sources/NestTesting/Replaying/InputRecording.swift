import Foundation

/// The inputs of a window as a value: everything that hands, the system and the program did.
///
/// An ``InputRecorder`` makes one in a running program. It is written to a file, performed again in
/// virtual time by ``TestHost/replay(_:operations:)``, and made shorter by
/// ``shortest(attempts:whichFails:)``. See <doc:RecordAndReplay>.
///
/// It contains what is typed: passwords too.
public nonisolated struct InputRecording: Hashable, Sendable {
  /// The version of the format, which is part of each file.
  public static let version = 1
  /// The most steps that a recording has.
  public static let stepLimit = 200_000
  /// The largest file that is read, in bytes.
  public static let sizeLimit = 64 << 20

  /// The screen on which a recording was made.
  public struct Screen: Hashable, Sendable, Codable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double
    /// Pixels per point.
    public var scale: Double

    /// Makes a screen.
    ///
    /// - Parameters:
    ///   - width: The width in points.
    ///   - height: The height in points.
    ///   - scale: Pixels per point. Default: 1.
    public init(width: Double, height: Double, scale: Double = 1) {
      self.width = width
      self.height = height
      self.scale = scale
    }
  }

  /// The screen.
  public var screen: Screen
  /// The state in which the program began, in a form of its own; nil where it has none.
  public var state: String?
  /// The inputs, in the order of their times.
  public var steps: [RecordedStep]
  /// Whether inputs are missing, because there were more than ``stepLimit``.
  public var isTruncated: Bool
  /// The events of the controllers, as far as they were recorded.
  public var timeline: Timeline

  /// Makes a recording.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - state: The state in which the program began. Default: none.
  ///   - steps: The inputs, in the order of their times. Default: none.
  ///   - isTruncated: Whether inputs are missing. Default: no.
  ///   - timeline: The events of the controllers. Default: none.
  public init(
    screen: Screen, state: String? = nil, steps: [RecordedStep] = [], isTruncated: Bool = false,
    timeline: Timeline = Timeline(lines: [])
  ) {
    self.screen = screen
    self.state = state
    self.steps = steps
    self.isTruncated = isTruncated
    self.timeline = timeline
  }

  /// The seconds until the last input.
  public var duration: TimeInterval { steps.last?.time ?? 0 }

  /// The shortest recording that was found with which something still fails.
  ///
  /// Inputs are left out and moved to whole points as long as it fails. Those that stay keep their
  /// times.
  ///
  /// - Parameters:
  ///   - attempts: How many inputs are performed in all attempts, at most. Default: 100,000.
  ///   - fails: Whether a recording fails; it is performed on a new host each time. Each has the
  ///     timeline of this one.
  /// - Returns: The shortest one; this one if it does not fail.
  @MainActor public func shortest(
    attempts: Int = 100_000, whichFails fails: @escaping (InputRecording) -> Bool
  ) -> InputRecording {
    guard fails(self) else { return self }
    var shrinker = SequenceShrinker<RecordedStep>(budget: attempts) { fails(with(steps: $0)) }
    return with(steps: shrinker.shortest(of: steps))
  }

  private func with(steps: [RecordedStep]) -> InputRecording {
    var recording = self
    recording.steps = steps
    return recording
  }

  // MARK: Checking

  /// Makes sure that the recording can be performed.
  ///
  /// - Throws: ``InputRecordingError/damaged(_:)`` with the first fault.
  public func validate() throws(InputRecordingError) {
    let sizes = 1.0...16_384
    guard sizes.contains(screen.width), sizes.contains(screen.height),
      (0.1...8).contains(screen.scale)
    else {
      throw .damaged("no screen has \(screen.width) × \(screen.height) points at \(screen.scale)")
    }
    guard steps.count <= Self.stepLimit else {
      throw .damaged("it has \(steps.count) inputs, and \(Self.stepLimit) are possible")
    }
    var last = 0.0
    for (index, step) in steps.enumerated() {
      guard step.time.isFinite, step.time >= last, step.time <= 86_400 else {
        throw .damaged("input \(index + 1) is at \(step.time) seconds, after \(last)")
      }
      last = step.time
      if let problem = step.input.problem { throw .damaged("input \(index + 1): \(problem)") }
    }
  }
}

/// Why a recording cannot be read or performed. Nothing has changed then.
public nonisolated enum InputRecordingError: Error, Hashable, Sendable {
  /// It is something else.
  case noRecording
  /// It was written by another version of the library.
  case otherVersion(Int)
  /// It has more bytes than ``InputRecording/sizeLimit``.
  case tooLarge(bytes: Int)
  /// A part of it is missing, or cannot be.
  case damaged(String)
  /// The program has no operation of this name.
  case unknownOperation(String)
  /// The host has another screen than the recording.
  case otherScreen(InputRecording.Screen)
}

nonisolated extension InputRecordingError: CustomStringConvertible {
  /// The reason in a line.
  public var description: String {
    switch self {
    case .noRecording: "it is no recording of inputs"
    case .otherVersion(let version):
      "the recording has version \(version) of the format, and \(InputRecording.version) is read"
    case .tooLarge(let bytes):
      "the recording has \(bytes) bytes, and \(InputRecording.sizeLimit) are read at most"
    case .damaged(let fault): "the recording is damaged: \(fault)"
    case .unknownOperation(let name): "the program has no operation \(name)"
    case .otherScreen(let screen):
      "the recording was made on a screen of \(screen.width) × \(screen.height) points at "
        + "\(screen.scale)"
    }
  }
}

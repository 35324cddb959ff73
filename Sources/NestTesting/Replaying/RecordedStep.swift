import Foundation

/// An input with its time.
public nonisolated struct RecordedStep: Hashable, Sendable, Codable {
  /// Seconds since the recording began.
  public var time: TimeInterval
  /// The input.
  public var input: RecordedInput

  /// Makes a step.
  ///
  /// - Parameters:
  ///   - time: Seconds since the recording began.
  ///   - input: The input.
  public init(time: TimeInterval, input: RecordedInput) {
    self.time = time
    self.input = input
  }
}

nonisolated extension RecordedStep: DriverOperation {
  /// The same at whole points.
  public var simpler: [RecordedStep] {
    let rounded = input.rounded
    return rounded == input ? [] : [RecordedStep(time: time, input: rounded)]
  }
}

/// How many frames a second are wanted.
nonisolated public struct CAFrameRateRange: Equatable, Sendable {
  /// The least.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The number that is wanted; nil for the most that there can be.
  public var preferred: Float?

  /// As the display has them.
  public static let `default` = CAFrameRateRange()

  /// As the display has them.
  public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

  /// A range, in frames a second.
  ///
  /// - Parameters:
  ///   - minimum: The least.
  ///   - maximum: The most.
  ///   - preferred: The number that is wanted, between both; nil or 0 for the most that there can
  ///     be.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// How many frames of a display there are from one that is wanted to the next: 1 for all of them.
  func stride(ofFrames framesPerSecond: Double) -> Int {
    let wanted = preferred.flatMap { $0 > 0 ? $0 : nil } ?? maximum
    guard wanted > 0, wanted.isFinite else { return 1 }
    return max(1, Int((framesPerSecond / Double(wanted)).rounded()))
  }
}

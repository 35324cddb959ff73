/// When the next frame is due: requests in, one time out.
package struct FrameSchedule: Sendable, Equatable {
  /// Times that differ by less, in seconds, are the same time: sums of steps are not exact.
  package static let tolerance = 1e-9

  package let framesPerSecond: Double
  /// The grid point that was requested as "the next frame".
  package private(set) var nextFrame: Double?
  /// The earliest exact time that was requested.
  package private(set) var exactTime: Double?

  package init(framesPerSecond: Double = 60) {
    self.framesPerSecond = framesPerSecond
  }

  package var frameInterval: Double { 1 / framesPerSecond }

  /// The time of the frame that answers the requests; `nil` without a request.
  package var due: Double? {
    guard let nextFrame else { return exactTime }
    return min(nextFrame, exactTime ?? nextFrame)
  }

  /// Adds a request; see `FrameSource.requestFrame(at:)`.
  package mutating func request(at time: Double, now: Double) {
    guard time != .infinity else { return }
    if time > now {
      exactTime = min(exactTime ?? time, time)
    } else {
      nextFrame = nextFrame ?? gridPoint(after: now)
    }
  }

  /// Clears all requests: a frame is about to answer them.
  package mutating func answer() {
    nextFrame = nil
    exactTime = nil
  }

  /// The first point of the grid after `time`; a point that `time` only just misses is over.
  package func gridPoint(after time: Double) -> Double {
    let slack = Self.tolerance * framesPerSecond
    return ((time * framesPerSecond + slack).rounded(.down) + 1) / framesPerSecond
  }
}

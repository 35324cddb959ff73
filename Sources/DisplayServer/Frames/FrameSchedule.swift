/// When the next frame is due: requests in, one time out.
package struct FrameSchedule: Sendable, Equatable {
  /// Times that differ by less, in seconds, are the same time: sums of steps are not exact.
  package static let tolerance = 1e-9

  package let framesPerSecond: Double
  /// How many frames were delivered and missed.
  package private(set) var counts = FrameCounts()
  /// The grid point that was requested as "the next frame".
  package private(set) var nextFrame: Double?
  /// The earliest exact time that was requested.
  package private(set) var exactTime: Double?
  /// The grid point at which the next frame was wanted: after the frame that requested it, if one
  /// did, even if that took longer.
  private var requested: Double?
  /// The time of the frame that is delivered now.
  private var runningFrame: Double?

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
      requested = requested ?? gridPoint(after: runningFrame ?? now)
    }
  }

  /// Replaces all requests; see `FrameSource.replaceRequests(nextFrame:exactTime:)`.
  package mutating func replaceRequests(nextFrame: Bool, exactTime: Double?, now: Double) {
    self.exactTime = nil
    if nextFrame {
      request(at: now, now: now)
    } else {
      self.nextFrame = nil
      requested = nil
    }
    if let exactTime { request(at: exactTime, now: now) }
  }

  /// Clears all requests: a frame at `time` is about to answer them. It ends with
  /// `frameDidEnd()`.
  package mutating func answer(at time: Double) {
    counts.delivered += 1
    if let first = [requested, exactTime].compactMap({ $0 }).min() {
      let slack = Self.tolerance * framesPerSecond
      counts.missed += max(0, Int(min((time - first) * framesPerSecond + slack, 1e9)))
    }
    nextFrame = nil
    exactTime = nil
    requested = nil
    runningFrame = time
  }

  /// The frame is complete: what is requested from now on is not requested by it.
  package mutating func frameDidEnd() { runningFrame = nil }

  /// The first point of the grid after `time`; a point that `time` only just misses is over.
  package func gridPoint(after time: Double) -> Double {
    let slack = Self.tolerance * framesPerSecond
    return ((time * framesPerSecond + slack).rounded(.down) + 1) / framesPerSecond
  }
}

/// How many frames were delivered, and how many came too late to be shown in time.
package struct FrameCounts: Sendable, Hashable {
  /// Frames that were delivered.
  package var delivered = 0
  /// Points of the grid that passed while a frame was requested, without one.
  package var missed = 0

  package init() {}
}

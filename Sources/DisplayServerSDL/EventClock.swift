/// Converts SDL's event times, whole milliseconds of a clock of its own, to the frame source's
/// clock.
///
/// The two clocks drift apart, so each event is converted by its age. Times never run backwards and
/// are never in the future.
nonisolated struct EventClock: Sendable {
  private var latest = -Double.infinity

  init() {}

  /// - Parameters:
  ///   - milliseconds: the event's time; it wraps round after 49 days.
  ///   - ticks: SDL's clock now.
  ///   - now: the frame source's clock now, in seconds.
  mutating func time(of milliseconds: UInt32, ticks: UInt64, now: Double) -> Double {
    // An event stamped after the clock was read has no age.
    let age = Int32(bitPattern: UInt32(truncatingIfNeeded: ticks) &- milliseconds)
    latest = max(latest, now - Double(max(age, 0)) / 1000)
    return latest
  }
}

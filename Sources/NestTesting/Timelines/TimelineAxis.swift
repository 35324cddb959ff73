import Foundation

/// Where the times of a timeline are.
package nonisolated struct TimelineAxis: Sendable {
  /// A line across the lanes, at a round distance from the beginning.
  package struct Line: Sendable {
    package let x: Double
    /// Its time in seconds.
    package let label: String
  }

  /// The time at the origin, in seconds.
  package let start: TimeInterval
  /// Where that is, in points.
  package let origin: Double
  package let pointsPerSecond: Double

  package init(start: TimeInterval, origin: Double, pointsPerSecond: Double) {
    (self.start, self.origin, self.pointsPerSecond) = (start, origin, pointsPerSecond)
  }

  /// Where a time is, in points.
  package func x(_ time: TimeInterval) -> Double { origin + (time - start) * pointsPerSecond }

  /// The lines, from the origin on.
  ///
  /// - Parameters:
  ///   - end: Where the last one may be.
  ///   - distance: How far they are from each other at least.
  package func lines(upTo end: Double, atLeast distance: Double) -> [Line] {
    let step = Self.step(atLeast: distance / pointsPerSecond)
    let count = Int(((end + 0.5 - origin) / (step * pointsPerSecond)).rounded(.down))
    guard count >= 0 else { return [] }
    return (0...count).map { number in
      let time = start + Double(number) * step
      return Line(x: x(time), label: Self.label(of: time, step: step))
    }
  }

  /// The first of 1, 2, 5, 10, … in powers of ten that is not less.
  private static func step(atLeast minimum: Double) -> Double {
    let power = pow(10, floor(log10(minimum)))
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= minimum * 0.999 } ?? minimum
  }

  private static func label(of time: TimeInterval, step: Double) -> String {
    String(format: step < 0.1 ? "%.2f s" : step < 1 ? "%.1f s" : "%.0f s", time)
  }
}

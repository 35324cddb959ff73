/// A finger on a touch screen.
package struct TouchEvent: Sendable, Hashable {
  package enum Phase: Sendable, Hashable {
    case began
    case moved
    case ended
    case cancelled
  }

  /// The same from `began` to `ended` or `cancelled`.
  package var id: Int
  package var phase: Phase
  /// In points.
  package var x: Double
  /// In points.
  package var y: Double
  /// In seconds of the frame source's clock.
  package var timestamp: Double

  package init(id: Int, phase: Phase, x: Double, y: Double, timestamp: Double = 0) {
    self.id = id
    self.phase = phase
    self.x = x
    self.y = y
    self.timestamp = timestamp
  }
}

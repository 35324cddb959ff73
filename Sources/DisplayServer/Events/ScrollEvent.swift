/// A rotation of a wheel, or two fingers moving on a pad.
package struct ScrollEvent: Sendable, Hashable {
  /// The pointer, in points.
  package var x: Double
  package var y: Double
  /// How far the content under the pointer moves to the right, in points, also fractions.
  package var deltaX: Double
  /// How far the content under the pointer moves down, in points, also fractions.
  package var deltaY: Double
  /// Whether the device scrolls evenly, as a pad does, and not in steps; false where that is not
  /// known.
  package var isContinuous: Bool
  package var modifiers: KeyModifiers
  /// In seconds of the frame source's clock.
  package var timestamp: Double

  package init(
    x: Double, y: Double, deltaX: Double, deltaY: Double, isContinuous: Bool = false,
    modifiers: KeyModifiers = [], timestamp: Double = 0
  ) {
    self.x = x
    self.y = y
    self.deltaX = deltaX
    self.deltaY = deltaY
    self.isContinuous = isContinuous
    self.modifiers = modifiers
    self.timestamp = timestamp
  }
}

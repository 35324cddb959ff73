/// A button press, a release or a move of a mouse or a pad.
package struct PointerEvent: Sendable, Hashable {
  /// In points from the left of the surface; outside of it while a button drags.
  package var x: Double
  /// In points from the top of the surface.
  package var y: Double
  /// The button that changed; for a move the one that is down, `.primary` when none is.
  package var button: PointerButton
  /// 1 for a click, 2 for a double click and so on; 0 for a move.
  package var clickCount: Int
  package var modifiers: KeyModifiers
  /// In seconds of the frame source's clock.
  package var timestamp: Double

  package init(
    x: Double, y: Double, button: PointerButton = .primary, clickCount: Int = 1,
    modifiers: KeyModifiers = [], timestamp: Double = 0
  ) {
    self.x = x
    self.y = y
    self.button = button
    self.clickCount = clickCount
    self.modifiers = modifiers
    self.timestamp = timestamp
  }
}

/// A surface that a desktop treats as a window.
@MainActor
package protocol DisplayWindow: DisplaySurface {
  /// The sizes that a user can give the window; none by default. The program itself may choose
  /// others. A window outside of it is resized.
  var sizeLimits: SizeLimits { get set }

  /// Whether the window covers the screen of the desktop, without a border. A change is answered
  /// by a `resize` event.
  var isFullScreen: Bool { get set }

  /// The shape of the pointer above the window; `.arrow` by default.
  var cursor: PointerShape { get set }

  /// Sets the picture that the desktop shows for the window.
  func setIcon(_ pixels: PixelBuffer)

  /// Shows the window in front of others, not minimised, and requests the keyboard for it.
  func raise()

  /// Minimises the window, as its user can; a `visibility` event follows.
  func minimize()
}

/// The sizes that a window can have, in points.
package struct SizeLimits: Sendable, Hashable {
  /// The smallest width and height; 0 is no limit.
  package var minimumWidth: Double
  package var minimumHeight: Double
  /// The greatest width and height; infinity is no limit.
  package var maximumWidth: Double
  package var maximumHeight: Double

  package init(
    minimumWidth: Double = 0, minimumHeight: Double = 0, maximumWidth: Double = .infinity,
    maximumHeight: Double = .infinity
  ) {
    self.minimumWidth = minimumWidth
    self.minimumHeight = minimumHeight
    self.maximumWidth = maximumWidth
    self.maximumHeight = maximumHeight
  }

  /// The nearest size within the limits; the minimum has priority.
  package func clamped(width: Double, height: Double) -> (width: Double, height: Double) {
    (
      max(min(width, maximumWidth), minimumWidth), max(min(height, maximumHeight), minimumHeight)
    )
  }
}

/// The shapes of a pointer that every desktop has.
package enum PointerShape: Sendable, Hashable, CaseIterable {
  case arrow
  case text
  case wait
  case crosshair
  case pointingHand
  case resizeLeftRight
  case resizeUpDown
  case move
  case notAllowed
  /// The pointer cannot be seen.
  case hidden
}

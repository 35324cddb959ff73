/// The shapes of a mouse's pointer that every desktop has.
nonisolated public enum UIPointerCursor: Sendable, Hashable, CaseIterable {
  /// The usual arrow.
  case arrow
  /// For text that can be selected.
  case text
  /// While the program is busy.
  case wait
  /// For choosing a point.
  case crosshair
  /// For links.
  case pointingHand
  /// For a divider that moves to the left and the right.
  case resizeLeftRight
  /// For a divider that moves up and down.
  case resizeUpDown
  /// For what can be moved in every direction.
  case move
  /// For what is not allowed here.
  case notAllowed
  /// The pointer cannot be seen.
  case hidden
}

extension UIView {
  /// The shape of the pointer above this view and those of its subviews that have none; nil, the
  /// default, for that of the superview, and an arrow in the end.
  ///
  /// UIKit has regions and styles of a round pointer instead, and leaves the shapes of a desktop's
  /// pointer to AppKit. The shape is that of the view which a touch would have, and changes when
  /// the pointer moves.
  public var pointerCursor: UIPointerCursor? {
    get { pointerCursorStorage }
    set {
      pointerCursorStorage = newValue
      if newValue != nil { UIRuntime.current.hasPointerCursors = true }
    }
  }

  /// The shape above this view.
  var effectivePointerCursor: UIPointerCursor {
    sequence(first: self) { $0.superview }.lazy.compactMap(\.pointerCursorStorage).first ?? .arrow
  }
}

extension UITouch {
  /// The input that a touch represents. Everything that recognizers follow is a touch, so that they
  /// arbitrate in one form; views receive contacts only.
  enum Source: Sendable {
    /// A finger, or a pointer with a button down.
    case contact
    /// A pointer over a view, without a button down.
    case hover
    /// A wheel, or two fingers on a pad, until it rests.
    case scroll
    /// A wheel that magnifies or rotates, until it rests.
    case transform
    /// A key that is down.
    case press

    /// Whether responders receive it, and not only recognizers.
    var isDelivered: Bool { self == .contact || self == .press }
  }

  /// The movement of a wheel since its touch began.
  struct IndirectMovement: Sendable, Equatable {
    /// How far the content under the pointer moves, in points.
    var translation = CGVector.zero
    /// How many times as large the content becomes.
    var scale: CGFloat = 1
    /// How far the content rotates clockwise, in radians.
    var rotation: CGFloat = 0
    /// How the device scrolls.
    var scrollType = UIScrollType.discrete
  }

  /// Whether programs see the touch.
  var isVisible: Bool { source == .contact || source == .hover }

  /// Whether the touch has just come.
  var isNew: Bool { phase == .began || phase == .regionEntered }

  /// Where a pan follows the touch, in coordinates of the window.
  var pannedPosition: CGPoint {
    CGPoint(x: position.x + movement.translation.dx, y: position.y + movement.translation.dy)
  }
}

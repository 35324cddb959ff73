import OpenUIKit

/// A gesture that is tried.
enum GestureKind: Hashable, CaseIterable {
  case tap, doubleTap, longPress, pan, swipe, hover, pinch, rotation

  /// Those of one finger.
  static let ofOneFinger: [GestureKind] = [.tap, .doubleTap, .longPress, .pan, .swipe, .hover]
  /// Those of two fingers.
  static let ofTwoFingers: [GestureKind] = [.pinch, .rotation]

  /// The label of the chip.
  var label: String {
    switch self {
    case .tap: "Tap"
    case .doubleTap: "Double tap"
    case .longPress: "Long press"
    case .pan: "Pan"
    case .swipe: "Swipe"
    case .hover: "Hover"
    case .pinch: "Pinch"
    case .rotation: "Rotation"
    }
  }

  /// The recognizers of the gesture, without what they do.
  @MainActor
  func makeRecognizers() -> [UIGestureRecognizer] {
    switch self {
    case .tap: [UITapGestureRecognizer()]
    case .doubleTap: [makeDoubleTap()]
    case .longPress: [UILongPressGestureRecognizer()]
    case .pan: [UIPanGestureRecognizer()]
    case .swipe: [.left, .right, .up, .down].map(makeSwipe)
    case .hover: [UIHoverGestureRecognizer()]
    case .pinch: [UIPinchGestureRecognizer()]
    case .rotation: [UIRotationGestureRecognizer()]
    }
  }

  @MainActor
  private func makeDoubleTap() -> UIGestureRecognizer {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = 2
    return recognizer
  }

  @MainActor
  private func makeSwipe(_ direction: UISwipeGestureRecognizer.Direction) -> UIGestureRecognizer {
    let recognizer = UISwipeGestureRecognizer()
    recognizer.direction = direction
    return recognizer
  }
}

/// The grabber of a sheet: a tap selects the next detent, and assistive technologies a larger or a
/// smaller one.
final class SheetGrabber: UIControl {
  /// An action of the user.
  enum Input: Hashable {
    case tap, increment, decrement
  }

  var onInput: ((Input) -> Void)?
  /// How far from it a finger reaches it, in points.
  private static let reach: CGFloat = 12

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = ContainerColor.control
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    layer.cornerRadius = 2.5
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  func reaches(_ point: CGPoint) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { reaches(point) }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, reaches(touch.location(in: self)) { onInput?(.tap) }
  }

  override func accessibilityIncrement() { onInput?(.increment) }

  override func accessibilityDecrement() { onInput?(.decrement) }
}

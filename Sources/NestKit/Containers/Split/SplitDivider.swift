#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// The line between two columns, which can be dragged, and moved by the arrow keys.
final class SplitDivider: UIControl {
  /// How far an arrow key moves it, in points.
  static let keyStep: CGFloat = 8
  /// How far from the line it can be touched, in points.
  static let reach: CGFloat = 5

  /// What the user does with it. Distances are in points, positive towards the right.
  enum Input {
    case dragBegan
    /// The finger is so far from where it has the divider.
    case dragged(by: CGFloat)
    case dragEnded
    case dragCancelled
    case key(step: CGFloat)
  }

  /// Receives what the user does.
  var onInput: ((Input) -> Void)?
  private let line = UIView()
  /// Where the finger is, minus where the line is.
  private var grip: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override var canBecomeFirstResponder: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = bounds.insetBy(dx: min(Self.reach, bounds.width / 2), dy: 0)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    becomeFirstResponder()
    // One that slides stops where it is seen.
    onInput?(.dragBegan)
    grip = touch.location(in: superview).x - center.x
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let distance = touch.location(in: superview).x - center.x - grip
    if distance != 0 { onInput?(.dragged(by: distance)) }
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { onInput?(.dragEnded) }

  override func cancelTracking(with event: UIEvent?) { onInput?(.dragCancelled) }

  /// Assistive technologies move it as the arrow keys do: towards the trailing edge, and back.
  override func accessibilityIncrement() { moveByStep(towardsTrailing: true) }

  override func accessibilityDecrement() { moveByStep(towardsTrailing: false) }

  private func moveByStep(towardsTrailing: Bool) {
    let isRight = towardsTrailing != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    onInput?(.key(step: isRight ? Self.keyStep : -Self.keyStep))
  }

  /// Arrow keys move it by ``keyStep``.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !move(by: $0.key) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  private func move(by key: UIKey?) -> Bool {
    let modifiers: UIKeyModifierFlags = [.command, .control, .alternate]
    guard let key, key.modifierFlags.isDisjoint(with: modifiers),
      let direction = DragDirection(arrow: key.keyCode), direction.isHorizontal
    else { return false }
    onInput?(.key(step: direction == .right ? Self.keyStep : -Self.keyStep))
    return true
  }
}

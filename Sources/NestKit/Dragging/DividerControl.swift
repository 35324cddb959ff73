/// A control that people drag to change the widths of both sides of it: a strip from the top to the
/// bottom, which draws nothing.
///
/// A container places it, wider than the line between the two sides so that a finger finds it, and
/// moves it by the inputs that ``onInput`` receives. The pointer of a mouse changes its shape above
/// it. Assistive technologies move it in steps. So do arrow keys while it is the first responder; a
/// touch makes it the first responder in a class that can become that.
open class DividerControl: UIControl {
  /// How far an arrow key moves it, in points.
  public nonisolated static let keyStep: CGFloat = 8
  /// How far from the line it can be touched, in points.
  public nonisolated static let reach: CGFloat = 5

  /// An action of the user on the control. Distances are in points, positive towards the right.
  public enum Input {
    /// A finger has taken it.
    case dragBegan
    /// The finger is so far from where it has the divider.
    case dragged(by: CGFloat)
    /// The finger was lifted.
    case dragEnded
    /// The finger was cancelled: everything is as before.
    case dragCancelled
    /// An arrow key, or an assistive technology, moves it so far.
    case key(step: CGFloat)
  }

  /// Receives what the user does.
  public var onInput: ((Input) -> Void)?
  /// Where the finger is, minus where the line is.
  private var grip: CGFloat = 0

  /// Creates one that nothing listens to.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    #if !canImport(UIKit)
      pointerCursor = .resizeLeftRight
    #endif
  }

  /// There is none in archives.
  public required init?(coder: NSCoder) { nil }

  deinit {}

  /// A finger takes it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    becomeFirstResponder()
    // One that slides stops where it is seen.
    onInput?(.dragBegan)
    grip = touch.location(in: superview).x - center.x
    return true
  }

  /// The finger moves it.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let distance = touch.location(in: superview).x - center.x - grip
    if distance != 0 { onInput?(.dragged(by: distance)) }
    return true
  }

  /// The finger is lifted.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    onInput?(.dragEnded)
  }

  /// The finger is cancelled.
  open override func cancelTracking(with event: UIEvent?) { onInput?(.dragCancelled) }

  /// Assistive technologies move it as the arrow keys do: towards the trailing edge, and back.
  open override func accessibilityIncrement() { moveByStep(towardsTrailing: true) }

  /// The same in the other direction.
  open override func accessibilityDecrement() { moveByStep(towardsTrailing: false) }

  private func moveByStep(towardsTrailing: Bool) {
    let isRight = towardsTrailing != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    onInput?(.key(step: isRight ? Self.keyStep : -Self.keyStep))
  }

  /// Arrow keys move it by ``keyStep``.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
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

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

  /// Moves the divider; positive is towards the right. Returns how far it has moved.
  var onMove: ((CGFloat) -> CGFloat)?
  private let line = UIView()
  /// Where the finger is, minus where the line is.
  private var grip: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = bounds.insetBy(dx: min(Self.reach, bounds.width / 2), dy: 0)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    becomeFirstResponder()
    grip = touch.location(in: superview).x - center.x
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let distance = touch.location(in: superview).x - center.x - grip
    if distance != 0 { _ = onMove?(distance) }
    return true
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
    _ = onMove?(direction == .right ? Self.keyStep : -Self.keyStep)
    return true
  }
}

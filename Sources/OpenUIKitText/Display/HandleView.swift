/// The handle at an end of a selection: a line as high as the caret with a round end.
final class HandleView: UIView {
  // Fidelity: sizes are not documented. [decided]
  private static let knob: CGFloat = 11
  private static let line: CGFloat = 2

  private let isStart: Bool

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  deinit {}

  /// Shows it at the caret of its end.
  func show(at caret: CGRect, in view: UIView) {
    if superview !== view { view.addSubview(self) }
    let extent = Self.knob - 1
    let new = CGRect(
      x: caret.midX - Self.knob / 2, y: isStart ? caret.minY - extent : caret.minY,
      width: Self.knob, height: caret.height + extent)
    if frame != new { frame = new }
    isHidden = false
  }

  override func draw(_ rect: CGRect) {
    tintColor.setFill()
    let y = isStart ? 0 : bounds.height - Self.knob
    UIBezierPath(ovalIn: CGRect(x: 0, y: y, width: Self.knob, height: Self.knob)).fill()
    let edge = isStart ? Self.knob / 2 : 0
    UIRectFill(
      CGRect(
        x: (Self.knob - Self.line) / 2, y: edge, width: Self.line,
        height: bounds.height - Self.knob / 2))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}

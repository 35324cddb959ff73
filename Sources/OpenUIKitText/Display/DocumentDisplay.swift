/// The caret and the selection of a document of the program, as views in its view.
final class DocumentDisplay {
  private let text: any SelectableText
  private let handles: TextHandles
  private let caret = CaretView()
  private let highlight = HighlightView()

  init(_ text: any SelectableText, _ handles: TextHandles) {
    self.text = text
    self.handles = handles
  }

  deinit {}

  /// Whether the caret is shown, though it may not be seen in this moment.
  var isCaretShown: Bool { caret.superview != nil && caret.isShown }

  /// The place of the caret, in the view.
  var caretFrame: CGRect { caret.frame }

  /// The rectangles of the selection that are shown, in the view.
  var shownRects: [CGRect] { highlight.superview == nil ? [] : highlight.rects }

  /// Shows what is selected now.
  ///
  /// - Parameter isChange: Whether the caret begins to blink again.
  func update(isChange: Bool) {
    handles.update()
    guard text.isActive, let view = text.textView, let range = text.shownSelection else {
      return hide()
    }
    guard range.isEmpty else {
      hideCaret()
      return showSelection(text.rects(of: range), in: view)
    }
    highlight.removeFromSuperview()
    let frame = text.caret(at: range.end)
    guard text.isChangeable, frame.canBeShown else { return hideCaret() }
    if caret.superview !== view { view.addSubview(caret) }
    if isChange || !caret.isShown {
      caret.show(at: frame, color: view.tintColor)
    } else if caret.frame != frame {
      caret.move(to: frame)
    }
  }

  /// Shows nothing.
  func hide() {
    hideCaret()
    highlight.removeFromSuperview()
  }

  private func hideCaret() {
    caret.hide()
    caret.removeFromSuperview()
  }

  private func showSelection(_ rects: [CGRect], in view: UIView) {
    guard let first = rects.first else { return highlight.removeFromSuperview() }
    if highlight.superview !== view { view.insertSubview(highlight, at: 0) }
    highlight.show(rects, in: rects.dropFirst().reduce(first) { $0.union($1) })
  }
}

/// Shows what is selected in a view of the program.
final class HighlightView: UIView {
  private(set) var rects: [CGRect] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  deinit {}

  /// Shows rectangles in coordinates of the superview.
  func show(_ rects: [CGRect], in area: CGRect) {
    guard rects != self.rects || frame != area else { return }
    self.rects = rects
    frame = area
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    tintColor.withAlphaComponent(TextSession.selectionAlpha).setFill()
    for rect in rects { UIRectFill(rect.offsetBy(dx: -frame.minX, dy: -frame.minY)) }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}

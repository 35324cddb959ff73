/// Draws a text with its selection, and has the caret.
final class TextCanvas: UIView {
  /// Draws the text, the canvas being the current context.
  var onDraw: (() -> Void)?
  let caret = CaretView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
    clipsToBounds = true
    addSubview(caret)
  }

  required init?(coder: NSCoder) { return nil }

  deinit {}

  override func draw(_ rect: CGRect) { onDraw?() }
}

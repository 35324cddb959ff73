/// Shows the text below a finger enlarged, above the finger.
final class LoupeView: UIView {
  // Fidelity: size and distance are not documented. [decided]
  private static let size = CGSize(width: 128, height: 48)
  private static let scale: CGFloat = 1.4
  /// From the finger, or the line, to the middle of the loupe, in points.
  private static let distance: CGFloat = 48

  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.size.height / 2
    layer.borderWidth = 0.5
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    picture.frame = bounds
    picture.clipsToBounds = true
    picture.layer.cornerRadius = Self.size.height / 2
    addSubview(picture)
  }

  required init?(coder: NSCoder) { return nil }

  deinit {}

  /// Shows the text around a caret.
  ///
  /// - Parameters:
  ///   - caret: The caret, in the coordinates of the view.
  ///   - view: The view that shows the text.
  ///   - finger: The place of the finger, in the window.
  func show(_ caret: CGRect, of view: UIView, above finger: CGPoint) {
    guard let window = view.window, caret.midX.isFinite, caret.midY.isFinite, caret.height > 0
    else { return removeFromSuperview() }
    if superview !== window { window.addSubview(self) }
    overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    layer.borderColor = UIColor.separator.resolvedColor(with: view.traitCollection).cgColor
    let line = view.convert(caret, to: window)
    let half = Self.size.width / 2
    center = CGPoint(
      x: max(half, min(finger.x, window.bounds.width - half)),
      y: max(
        Self.size.height / 2, min(finger.y, line.midY) - Self.distance))
    picture.image = image(around: caret, of: view)
  }

  private func image(around caret: CGRect, of view: UIView) -> UIImage {
    view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = view.window?.screen.scale ?? 1
    return UIGraphicsImageRenderer(size: Self.size, format: format).image { context in
      let traits = view.traitCollection
      UIColor.systemBackground.resolvedColor(with: traits).setFill()
      context.fill(CGRect(origin: .zero, size: Self.size))
      let drawing = context.cgContext
      drawing.translateBy(x: Self.size.width / 2, y: Self.size.height / 2)
      drawing.scaleBy(x: Self.scale, y: Self.scale)
      drawing.translateBy(x: -caret.midX, y: -caret.midY)
      view.layer.render(in: drawing)
      view.tintColor.resolvedColor(with: traits).setFill()
      context.fill(caret)
    }
  }
}

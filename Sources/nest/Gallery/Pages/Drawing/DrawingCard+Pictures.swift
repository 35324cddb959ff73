import OpenUIKit

extension DrawingCard {
  /// Returns the cards on which images draw.
  static func pictures() -> [DrawingCard] {
    [
      DrawingCard("Symbols, in three weights", symbols()),
      DrawingCard("A frame that is stretched, one that is tiled", frames(), height: 64),
      DrawingCard("A pattern in a path, a shadow, a clip by an image", PatternView(), height: 90),
    ]
  }

  private static func symbols() -> UIView {
    let names = ["star.fill", "heart", "gear", "bell", "magnifyingglass", "trash"]
    let rows = [UIImage.SymbolWeight.light, .regular, .bold].map { weight in
      let views = names.enumerated().map { index, name in
        let configuration = UIImage.SymbolConfiguration(pointSize: 22, weight: weight)
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.contentMode = .center
        view.tintColor = Theme.distinctColor(index)
        return view
      }
      return UIStackView(.horizontal, distribution: .fillEqually, views)
    }
    return UIStackView(.vertical, spacing: 10, rows)
  }

  private static func frames() -> UIView {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
      UIColor.systemIndigo.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 24, height: 24), cornerRadius: 8).fill()
      UIColor.systemYellow.setFill()
      UIBezierPath(ovalIn: CGRect(x: 8, y: 8, width: 8, height: 8)).fill()
    }
    let insets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let views = [UIImage.ResizingMode.stretch, .tile].map {
      UIImageView(image: image.resizableImage(withCapInsets: insets, resizingMode: $0))
    }
    return UIStackView(.horizontal, spacing: 16, distribution: .fillEqually, views)
  }
}

/// Draws into a context.
private final class PatternView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = nil
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side = min(bounds.height - 10, bounds.width / 3 - 10)
    func place(_ index: Int) -> CGRect {
      CGRect(
        x: bounds.width / 3 * CGFloat(index) + 5, y: (bounds.height - side) / 2, width: side,
        height: side)
    }
    let stripes = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
      UIColor.systemTeal.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 4))
      UIColor.systemYellow.setFill()
      UIRectFill(CGRect(x: 0, y: 4, width: 8, height: 4))
    }
    UIColor(patternImage: stripes).setFill()
    UIBezierPath(ovalIn: place(0)).fill()

    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 3, height: 4), blur: 6, color: UIColor.systemPurple.cgColor)
    UIColor.systemPink.setFill()
    UIBezierPath(roundedRect: place(1).insetBy(dx: 6, dy: 6), cornerRadius: 12).fill()
    context.restoreGState()

    guard let mask = UIImage(systemName: "heart.fill")?.cgImage else { return }
    context.saveGState()
    // An image of Core Graphics begins at the bottom.
    context.translateBy(x: 0, y: bounds.height)
    context.scaleBy(x: 1, y: -1)
    context.clip(to: place(2), mask: mask)
    UIColor(patternImage: stripes).setFill()
    UIRectFill(place(2))
    context.restoreGState()
  }
}

import OpenUIKit

/// A card that is moved, scaled and rotated, on a background.
final class GestureCanvas: UIView {
  /// The view that follows the gestures.
  let card = UIView()
  /// How large the card is, where 1 is as at the beginning.
  private(set) var scale: CGFloat = 1
  /// How far the card is rotated clockwise, in radians.
  private(set) var angle: CGFloat = 0

  private let picture = UIView()
  private let bars = (0..<3).map { _ in UIView() }
  private let hint = UILabel()
  private var hue: CGFloat = 0.62
  private var offset = CGPoint.zero

  /// The sides of the card where there is space for it, in points.
  private static let cardSize = CGSize(width: 180, height: 220)
  private static let scales: ClosedRange<CGFloat> = 0.4...2.5

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Theme.stage
    clipsToBounds = true
    hint.font = .systemFont(ofSize: 12)
    hint.textColor = Theme.secondaryText
    hint.textAlignment = .center
    hint.numberOfLines = 0
    hint.text = "Two fingers with a mouse: Ctrl and drag, or Ctrl and the wheel"
    // At the bottom, in as many lines as it needs.
    addConstrained(hint)
    NSLayoutConstraint.activate([
      hint.centerXAnchor.constraint(equalTo: centerXAnchor),
      hint.widthAnchor.constraint(lessThanOrEqualToConstant: 240),
      hint.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -20)
        .withPriority(.almostRequired),
      hint.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
    picture.backgroundColor = UIColor(white: 1, alpha: 0.22)
    card.addSubview(picture)
    for bar in bars {
      bar.backgroundColor = UIColor(white: 1, alpha: 0.3)
      card.addSubview(bar)
    }
    addSubview(card)
    showColor()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let unit = min(1, bounds.width * 0.5 / Self.cardSize.width)
    card.bounds = CGRect(
      x: 0, y: 0, width: Self.cardSize.width * unit, height: Self.cardSize.height * unit)
    card.layer.cornerRadius = 22 * unit
    picture.layer.cornerRadius = 14 * unit
    picture.frame = CGRect(x: 18 * unit, y: 18 * unit, width: 144 * unit, height: 96 * unit)
    for (index, bar) in bars.enumerated() {
      bar.layer.cornerRadius = 6 * unit
      bar.frame = CGRect(
        x: 18 * unit, y: (130 + 26 * CGFloat(index)) * unit, width: [144, 112, 80][index] * unit,
        height: 14 * unit)
    }
    place()
  }

  // MARK: Effects of gestures

  /// Moves the card by a distance, up to where its middle reaches the edges.
  func move(by displacement: CGPoint) {
    offset = CGPoint(x: offset.x + displacement.x, y: offset.y + displacement.y)
    place()
  }

  /// Scales the card by a factor.
  func scale(by factor: CGFloat) {
    scale = min(max(scale * factor, Self.scales.lowerBound), Self.scales.upperBound)
    place()
  }

  /// Rotates the card clockwise, in radians.
  func rotate(by angle: CGFloat) {
    self.angle += angle
    place()
  }

  /// Gives the card another colour.
  func changeColor() {
    hue = (hue + 0.381_966).truncatingRemainder(dividingBy: 1)
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { self.showColor() }
  }

  /// Shows whether the pointer is over the card.
  func showHover(_ isOver: Bool) {
    UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) {
      self.picture.backgroundColor = UIColor(white: 1, alpha: isOver ? 0.5 : 0.22)
    }
  }

  /// Shows a circle that spreads from a point, in coordinates of the canvas.
  func showRipple(at point: CGPoint) {
    let ripple = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    ripple.isUserInteractionEnabled = false
    ripple.backgroundColor = UIColor(white: 1, alpha: 0.6)
    ripple.layer.cornerRadius = 40
    ripple.center = point
    ripple.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
    addSubview(ripple)
    UIView.animate(
      withDuration: 0.45, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
      animations: {
        ripple.transform = .identity
        ripple.alpha = 0
      }, completion: { _ in ripple.removeFromSuperview() })
  }

  /// Moves the card quickly in a direction, from where it returns.
  func swing(by displacement: CGPoint) {
    let before = offset
    UIView.animate(
      withDuration: 0.12, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
      animations: { self.move(by: displacement) },
      completion: { _ in self.moveBack(to: before) })
  }

  private func moveBack(to offset: CGPoint) {
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.offset = offset
      self.place()
    }
  }

  /// Puts the card back to the middle.
  func reset() {
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      (self.offset, self.scale, self.angle) = (.zero, 1, 0)
      self.place()
    }
  }

  private func place() {
    let (x, y) = (bounds.width / 2, bounds.height / 2)
    offset = CGPoint(x: min(max(offset.x, -x), x), y: min(max(offset.y, -y), y))
    card.center = CGPoint(x: (x + offset.x).rounded(), y: (y + offset.y).rounded())
    card.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
  }

  private func showColor() {
    card.backgroundColor = UIColor(hue: hue, saturation: 0.58, brightness: 0.78, alpha: 1)
  }
}

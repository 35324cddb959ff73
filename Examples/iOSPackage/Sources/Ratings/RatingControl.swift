import UIKit

/// A row of dots, of which as many are filled as the user has given.
@IBDesignable
public class RatingControl: UIControl {
  /// The number of dots.
  @IBInspectable public var maximum: Int = 5 {
    didSet { setNeedsLayout() }
  }

  /// The number of dots that are filled.
  @objc public dynamic var value: Int = 0 {
    didSet { colorDots() }
  }

  private var dots: [UIView] = []

  public override func layoutSubviews() {
    super.layoutSubviews()
    if dots.count != maximum { makeDots() }
    let side = min(bounds.height, bounds.width / CGFloat(max(maximum, 1)))
    for (index, dot) in dots.enumerated() {
      dot.frame = CGRect(x: CGFloat(index) * side, y: 0, width: side, height: side)
        .insetBy(dx: side / 8, dy: side / 8)
      dot.layer.cornerRadius = dot.bounds.width / 2
    }
  }

  public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch = touch else { return }
    rate(at: touch.location(in: self))
  }

  /// Gives the value of the dot at a point.
  public func rate(at point: CGPoint) {
    guard
      let index = dots.firstIndex(where: { $0.frame.minX <= point.x && point.x < $0.frame.maxX })
    else { return }
    value = index + 1
    sendActions(for: .valueChanged)
  }

  private func makeDots() {
    dots.forEach { $0.removeFromSuperview() }
    dots = (0..<maximum).map { _ in
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      addSubview(dot)
      return dot
    }
    colorDots()
  }

  private func colorDots() {
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor = index < value ? .systemOrange : .lightGray
    }
  }
}

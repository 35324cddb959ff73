import NestTesting
import OpenUIKit

/// A small screen on which views and layers get the numbers and texts of the inputs.
final class FuzzedScreen {
  static let shared = FuzzedScreen()

  private let host: TestHost
  private let root = UIViewController()

  private init() {
    do {
      host = try TestHost(size: CGSize(width: 40, height: 40))
    } catch {
      preconditionFailure("There is no screen: \(error)")
    }
    host.show(root)
  }

  deinit {}

  /// Shows a view and some layers with the numbers, at a few times of an animation. What is refused
  /// is reported to nobody.
  func show(_ data: Data) {
    host.turn {}
    _ = withMisuseIntercepted { showNumbers(in: data) }
  }

  private func showNumbers(in data: Data) {
    var numbers = FuzzedNumbers(data)
    let view = UIView(frame: CGRect(x: 4, y: 4, width: 20, height: 20))
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    view.backgroundColor = .red
    host.turn {
      root.view.addSubview(view)
      view.layer.addSublayer(shape)
      view.layer.addSublayer(gradient)
      while !numbers.isEmpty { change(view, shape, gradient, &numbers) }
    }
    host.advance(by: 0.03)
    _ = try? host.snapshot()
    host.turn { view.removeFromSuperview() }
  }

  private func change(
    _ view: UIView, _ shape: CAShapeLayer, _ gradient: CAGradientLayer,
    _ numbers: inout FuzzedNumbers
  ) {
    let layer = [view.layer, shape, gradient][numbers.byte() % 3]
    switch numbers.byte() % 26 {
    case 0: view.frame = numbers.rect()
    case 1: layer.bounds = numbers.rect()
    case 2: layer.position = numbers.point()
    case 3: layer.anchorPoint = numbers.point()
    case 4: layer.zPosition = numbers.number()
    case 5: layer.opacity = Float(numbers.number())
    case 6: layer.cornerRadius = numbers.number()
    case 7: layer.borderWidth = numbers.number()
    case 8: layer.shadowRadius = numbers.number()
    case 9: layer.shadowOffset = numbers.size()
    case 10: layer.shadowOpacity = Float(numbers.number())
    case 11: layer.contentsRect = numbers.rect()
    case 12: layer.contentsCenter = numbers.rect()
    case 13: layer.contentsScale = numbers.number()
    case 14: layer.rasterizationScale = numbers.number()
    case 15:
      layer.transform = CATransform3DMakeRotation(
        numbers.number(), numbers.number(), numbers.number(), numbers.number())
    case 16: layer.transform.m34 = numbers.number()
    case 17: layer.sublayerTransform.m34 = numbers.number()
    case 18:
      shape.lineWidth = numbers.number()
      shape.lineDashPattern = [
        NSNumber(value: Double(numbers.number())), NSNumber(value: Double(numbers.number())),
      ]
    case 19:
      shape.strokeStart = numbers.number()
      shape.strokeEnd = numbers.number()
      shape.path = UIBezierPath(rect: numbers.rect()).cgPath
    case 20:
      gradient.locations = (0..<numbers.byte() % 4).map { _ in
        NSNumber(value: Double(numbers.number()))
      }
      gradient.colors = (0..<numbers.byte() % 4).map { _ in numbers.color().cgColor }
    case 21: (gradient.startPoint, gradient.endPoint) = (numbers.point(), numbers.point())
    case 22: layer.masksToBounds.toggle()
    case 23: layer.shouldRasterize.toggle()
    case 24:
      let (frame, alpha) = (numbers.rect(), numbers.number())
      UIView.animate(withDuration: TimeInterval(numbers.number()), delay: 0, options: []) {
        view.frame = frame
        view.alpha = alpha
      }
    default: view.transform = view.transform.scaledBy(x: numbers.number(), y: numbers.number())
    }
  }

  /// Shows a text in a label of a width that the first byte says, without attributes and with some.
  func set(_ data: Data) {
    let first = Int(data.first ?? 0)
    let label = UILabel()
    label.numberOfLines = first % 4
    label.lineBreakMode = NSLineBreakMode(rawValue: first % 6) ?? .byTruncatingTail
    label.text = String(decoding: data.dropFirst(), as: UTF8.self)
    show(label, width: CGFloat(first))
    label.attributedText = FuzzedText(data).string
    label.adjustsFontSizeToFitWidth = first % 5 == 0
    show(label, width: CGFloat(first))
  }

  /// Shows a view that was made elsewhere.
  func show(_ view: UIView) {
    host.turn { root.view.addSubview(view) }
    _ = try? host.snapshot()
    host.turn { view.removeFromSuperview() }
  }

  private func show(_ label: UILabel, width: CGFloat) {
    let size = label.sizeThatFits(CGSize(width: width, height: 1e4))
    precondition(size.width.isFinite && size.height.isFinite)
    label.frame = CGRect(x: 0, y: 0, width: min(size.width, 1000), height: min(size.height, 1000))
    show(label)
  }
}

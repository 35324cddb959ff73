import Foundation
import OpenUIKit

extension DrawingCard {
  /// Returns the cards on which layers draw.
  static func layers() -> [DrawingCard] {
    [gradients(), shape(), mask(), replicator(), cube(), blur()]
  }

  /// Places layers side by side in a view, with the same width.
  private static func spread(_ layers: [CALayer], in view: UIView) {
    let gap: CGFloat = 12
    let width = (view.bounds.width - gap * CGFloat(layers.count - 1)) / CGFloat(layers.count)
    for (index, layer) in layers.enumerated() {
      layer.frame = CGRect(
        x: (width + gap) * CGFloat(index), y: 0, width: width, height: view.bounds.height)
    }
  }

  private static func animation(_ keyPath: String, from: Any, to: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1.2)
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return animation
  }

  private static func gradients() -> DrawingCard {
    let view = UIView()
    let types: [CAGradientLayerType] = [.axial, .radial, .conic]
    let layers = types.map { type in
      let layer = CAGradientLayer()
      layer.type = type
      layer.colors = [UIColor.systemIndigo, .systemPink, .systemOrange].map(\.cgColor)
      if type != .axial { layer.startPoint = CGPoint(x: 0.5, y: 0.5) }
      layer.endPoint = CGPoint(x: 1, y: type == .conic ? 0.5 : 1)
      layer.cornerRadius = 12
      layer.cornerCurve = .continuous
      view.layer.addSublayer(layer)
      return layer
    }
    return DrawingCard("Gradients: axial, radial, conic", view, height: 70) {
      let colors = [UIColor.systemGreen, .systemTeal, .systemBlue].map(\.cgColor)
      for layer in layers {
        let change = animation("colors", from: layer.colors ?? [], to: colors)
        change.autoreverses = true
        layer.add(change, forKey: "colors")
      }
    } place: {
      spread(layers, in: $0)
    }
  }

  private static func shape() -> DrawingCard {
    let view = UIView()
    let layer = CAShapeLayer()
    layer.strokeColor = UIColor.systemTeal.cgColor
    layer.fillColor = UIColor.systemTeal.withAlphaComponent(0.15).cgColor
    (layer.lineWidth, layer.lineJoin, layer.lineCap) = (4, .round, .round)
    view.layer.addSublayer(layer)
    return DrawingCard("A shape, with its line drawn from 0 to 1", view, height: 80) {
      layer.add(animation("strokeEnd", from: 0, to: 1), forKey: "line")
    } place: {
      layer.frame = $0.bounds
      layer.path = wave(in: $0.bounds.insetBy(dx: 4, dy: 8)).cgPath
    }
  }

  private static func wave(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    let step = rect.width / 6
    for index in 0..<6 {
      let x = rect.minX + step * CGFloat(index)
      let y = index.isMultiple(of: 2) ? rect.minY : rect.maxY
      path.addQuadCurve(
        to: CGPoint(x: x + step, y: rect.midY), controlPoint: CGPoint(x: x + step / 2, y: y))
    }
    return path
  }

  private static func mask() -> DrawingCard {
    let view = UILabel()
    view.text = "Masked by a gradient"
    view.font = .systemFont(ofSize: 28, weight: .heavy)
    view.textColor = .systemPurple
    let mask = CAGradientLayer()
    mask.colors = [UIColor.black, .black, UIColor(white: 0, alpha: 0.1)].map(\.cgColor)
    (mask.startPoint, mask.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    view.layer.mask = mask
    return DrawingCard("A mask", view, height: 40) {
      mask.add(
        animation("locations", from: [-1, -0.5, 0] as [NSNumber], to: [0, 0.5, 1] as [NSNumber]),
        forKey: "locations")
    } place: {
      mask.frame = $0.bounds
    }
  }

  private static func replicator() -> DrawingCard {
    let view = UIView()
    let (replicator, bar) = (CAReplicatorLayer(), CALayer())
    replicator.instanceCount = 12
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    replicator.instanceDelay = 0.08
    replicator.instanceAlphaOffset = -1 / 14
    bar.backgroundColor = UIColor.systemOrange.cgColor
    bar.cornerRadius = 4
    replicator.addSublayer(bar)
    view.layer.addSublayer(replicator)
    return DrawingCard("One bar, twelve times", view, height: 90) {
      let change = animation("transform.scale", from: 0.2, to: 1)
      change.fillMode = .backwards
      bar.add(change, forKey: "scale")
    } place: {
      replicator.frame = $0.bounds
      bar.frame = CGRect(x: $0.bounds.midX - 4, y: 4, width: 8, height: 26)
    }
  }

  private static func cube() -> DrawingCard {
    let view = UIView()
    let space = CATransformLayer()
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 400
    view.layer.sublayerTransform = perspective
    let side: CGFloat = 60
    let colors: [UIColor] = [
      .systemRed, .systemBlue, .systemGreen, .systemYellow, .systemPurple, .systemTeal,
    ]
    for (index, color) in colors.enumerated() {
      let face = CALayer()
      face.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      face.backgroundColor = color.withAlphaComponent(0.75).cgColor
      face.borderColor = UIColor.white.cgColor
      face.borderWidth = 1
      let turn =
        index < 4
        ? CATransform3DMakeRotation(CGFloat(index) * .pi / 2, 0, 1, 0)
        : CATransform3DMakeRotation(index == 4 ? .pi / 2 : -.pi / 2, 1, 0, 0)
      face.transform = CATransform3DTranslate(turn, 0, 0, side / 2)
      space.addSublayer(face)
    }
    let turned = CATransform3DRotate(CATransform3DMakeRotation(-0.5, 1, 0, 0), 0.6, 0, 1, 0)
    space.transform = turned
    view.layer.addSublayer(space)
    return DrawingCard("Six layers in one space", view, height: 110) {
      let change = animation("transform.rotation.y", from: 0.6, to: 0.6 + 2 * CGFloat.pi)
      space.add(change, forKey: "turn")
    } place: {
      space.position = CGPoint(x: $0.bounds.midX, y: $0.bounds.midY)
      for face in space.sublayers ?? [] { face.position = .zero }
    }
  }

  private static func blur() -> DrawingCard {
    let view = UIView()
    view.clipsToBounds = true
    view.layer.cornerRadius = 12
    let dots = (0..<24).map { index in
      let dot = UIView()
      dot.backgroundColor = Theme.distinctColor(index)
      dot.layer.cornerRadius = 12
      view.addSubview(dot)
      return dot
    }
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    let label = UILabel()
    label.text = "Blurred"
    label.font = .preferredFont(forTextStyle: .headline)
    label.textAlignment = .center
    glass.contentView.addSubview(label)
    view.addSubview(glass)
    return DrawingCard("A blur of what lies behind", view, height: 84) {
      UIView.animate(withDuration: 1.2, delay: 0, options: .curveEaseInOut) {
        glass.center.x =
          glass.center.x < view.bounds.midX ? view.bounds.width * 0.75 : view.bounds.width * 0.25
      }
    } place: {
      for (index, dot) in dots.enumerated() {
        let cell = CGSize(width: $0.bounds.width / 8, height: $0.bounds.height / 3)
        dot.frame = CGRect(
          x: cell.width * CGFloat(index % 8) + (cell.width - 24) / 2,
          y: cell.height * CGFloat(index / 8) + 2, width: 24, height: 24)
      }
      glass.frame = CGRect(x: 0, y: 0, width: $0.bounds.width / 2, height: $0.bounds.height)
      label.frame = glass.contentView.bounds
    }
  }
}

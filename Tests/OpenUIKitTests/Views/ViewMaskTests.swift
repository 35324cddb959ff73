import NestTesting
import OpenUIKit
import Testing

/// Masks of views, and views whose layers draw shapes or gradients.
struct ViewMaskTests {
  /// A red view of the size of a window, in it.
  private func host() throws -> (TestHost, UIView) {
    let host = try TestHost(size: CGSize(width: 60, height: 40))
    host.window.isHidden = false
    host.window.backgroundColor = .white
    let view = UIView(frame: host.window.bounds)
    view.backgroundColor = .red
    host.window.addSubview(view)
    return (host, view)
  }

  @Test(
    "R17.7 The mask of a view is no subview, is in no window, and does not matter for hit tests")
  func hierarchy() throws {
    let (host, view) = try host()
    let mask = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    let inner = UIView(frame: mask.bounds)
    mask.addSubview(inner)
    view.mask = mask

    #expect(view.mask === mask && mask.superview == nil && mask.window == nil)
    #expect(view.subviews.isEmpty && view.layer.mask === mask.layer)
    for point in [CGPoint(x: 12, y: 12), CGPoint(x: 50, y: 30)] {
      #expect(host.window.hitTest(point, with: nil) === view)
    }
  }

  @Test("R17.7 A view retains its mask, which leaves it when it becomes a subview")
  func ownership() throws {
    let (host, view) = try host()
    weak var first: UIView?
    do {
      let mask = UIView()
      view.mask = mask
      first = mask
    }
    #expect(first != nil && view.mask === first)
    let second = UIView()
    view.mask = second
    #expect(first == nil)

    host.window.addSubview(second)

    #expect(view.mask == nil && view.layer.mask == nil && second.window === host.window)
    let misuses = withMisuseIntercepted { view.mask = second }
    #expect(misuses.map(\.id) == ["layer.mask-in-use"] && view.mask == nil)
  }

  @Test("R17.7 A mask is laid out and drawn, and a block animates it")
  func life() throws {
    let (host, view) = try host()
    let mask = LayingOutView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    view.mask = mask
    try host.settle()
    #expect(mask.layouts > 0 && mask.subviews.first?.frame.width == 20)

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.frame.origin.x = 40 }
    host.advance(by: 0.5)

    #expect(abs((mask.layer.presentation()?.position.x ?? 0) - 30) < 1)
    try host.settle()
    #expect(mask.layer.presentation()?.position.x == 50)
  }

  @Test("R17.8 A view may have a layer that draws a shape or a gradient")
  func layerClasses() throws {
    let (host, view) = try host()
    let (shape, gradient) = (ShapeView(), GradientView())
    for child in [shape, gradient] as [UIView] { view.addSubview(child) }

    (shape.layer as? CAShapeLayer)?.path = UIBezierPath(ovalIn: view.bounds).cgPath
    (gradient.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    try host.settle()

    #expect(shape.layer is CAShapeLayer && gradient.layer is CAGradientLayer)
    UIView.animate(withDuration: 1) {
      (shape.layer as? CAShapeLayer)?.strokeEnd = 0.5
      (gradient.layer as? CAGradientLayer)?.startPoint = .zero
    }
    #expect(shape.layer.animationKeys() == nil && gradient.layer.animationKeys() == nil)
  }
}

private final class LayingOutView: UIView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    if subviews.isEmpty {
      let inner = UIView()
      inner.backgroundColor = .black
      addSubview(inner)
    }
    subviews[0].frame = bounds
  }
}

private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

extension UIView: ImplicitActionSource {
  /// Whether changes of the layer are animated now: only inside an animation block.
  package static var wantsImplicitActions: Bool {
    UIRuntime.installed?.animations.isAnimating ?? false
  }

  /// What animates a change of `key`; outside of blocks, and for what cannot be animated, nothing.
  final func animationAction(for layer: CALayer, key: String) -> (any CAAction)? {
    // Fidelity: views that are in no window are not animated. [decided]
    guard layer === self.layer, hostWindow != nil,
      let block = UIRuntime.current.animations.current,
      let property = LayerProperty(rawValue: key), property.isAnimatedByViews
    else { return NSNull() }
    if property == .bounds { block.noteResize(of: self) }
    return ViewPropertyAction(view: self, property: property, block: block)
  }
}

extension LayerProperty {
  /// Whether an animation block animates changes of the property.
  nonisolated var isAnimatedByViews: Bool {
    switch self {
    case .position, .zPosition, .anchorPoint, .anchorPointZ, .bounds, .transform,
      .sublayerTransform, .opacity, .cornerRadius, .borderWidth, .borderColor, .backgroundColor,
      .contentsRect:
      true
    case .hidden, .doubleSided, .masksToBounds, .opaque, .contents, .contentsGravity,
      .contentsScale:
      false
    }
  }
}

/// Shows the way from the value before a change to the value after it.
///
/// Values that can be added up lie on top of running animations, which therefore go on; others, as
/// colours, replace the animation of the same property.
final class ViewPropertyAction: CAAction {
  private let view: UIView
  private let property: LayerProperty
  private let block: AnimationBlock
  private let old: LayerValues
  private let presented: LayerValues

  init(view: UIView, property: LayerProperty, block: AnimationBlock) {
    self.view = view
    self.property = property
    self.block = block
    old = view.layer.modelValues
    presented = view.layer.presented
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    let layer = view.layer
    let animation: CABasicAnimation
    if let additive = CABasicAnimation.additive(property, from: old, to: layer.modelValues) {
      animation = withPace(additive)
    } else {
      let plain = CABasicAnimation(keyPath: property.rawValue)
      let continues = block.specification.options.contains(.beginFromCurrentState)
      plain.fromValue = (continues ? presented : old)[property].object
      animation = withPace(plain)
    }
    block.adopt(animation, on: view)
    layer.add(animation, forKey: animation.isAdditive ? unusedKey(of: layer) : property.rawValue)
  }

  private func withPace(_ animation: CABasicAnimation) -> CABasicAnimation {
    guard block.specification.spring != nil else { return animation }
    let spring = CASpringAnimation(keyPath: animation.keyPath)
    spring.fromValue = animation.fromValue
    spring.toValue = animation.toValue
    spring.isAdditive = animation.isAdditive
    return spring
  }

  /// The name of the property, with a number if animations of that name are running.
  private func unusedKey(of layer: CALayer) -> String {
    let name = property.rawValue
    guard layer.animation(forKey: name) != nil else { return name }
    var number = 2
    while layer.animation(forKey: "\(name)-\(number)") != nil { number += 1 }
    return "\(name)-\(number)"
  }
}

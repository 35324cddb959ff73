extension UIView {
  /// Whether changes of the layer are animated now: only inside an animation block.
  package static var usesImplicitActions: Bool {
    AnimationStack.installed?.isAnimating ?? false
  }

  /// Returns the action that animates a change of `key`; `NSNull` outside of blocks, and for a
  /// property that cannot be animated.
  final func animationAction(for layer: CALayer, key: String) -> (any CAAction)? {
    // Fidelity: views that are in no window are not animated. [decided] What only some classes of
    // layers have is not either. [observed]
    guard layer === ownLayer, hostWindow != nil || masksViewInWindow,
      let block = AnimationStack.shared.current,
      let property = LayerProperty(key: key, of: layer is BackdropLayer ? .backdrop : .plain),
      property.hasImplicitAnimation
    else { return NSNull() }
    if property == .bounds { block.noteResize(of: self) }
    if let keyframe = block.keyframe {
      return KeyframeAction(view: self, property: property, keyframe: keyframe, block: block)
    }
    return ViewPropertyAction(view: self, property: property, block: block)
  }

  /// Whether the view masks one that is in a window, or is inside of one that does.
  private var masksViewInWindow: Bool {
    var top = self
    while let view = top.superview { top = view }
    guard let masked = top.ownLayer.maskedLayer?.delegate as? UIView else { return false }
    return masked.hostWindow != nil || masked.masksViewInWindow
  }
}

/// Shows the movement from the value before a change to the value after it.
///
/// Values that can be added up lie on top of running animations, which therefore go on; others, as
/// colours, replace the animation of the same property.
final class ViewPropertyAction: CAAction {
  private let view: UIView
  private let property: LayerProperty
  private let block: AnimationBlock
  private let old: AnimationValue
  /// The presentation value before the change, where the animation begins with it; nil where it
  /// begins with the model.
  private let presented: AnimationValue?

  init(view: UIView, property: LayerProperty, block: AnimationBlock) {
    self.view = view
    self.property = property
    self.block = block
    old = view.ownLayer.modelValue(of: property)
    // Finding it costs all animations of the layer, and what can be added up does without.
    let mayContinue =
      block.specification.options.contains(.beginFromCurrentState)
      && old.vector == nil
    presented = mayContinue ? view.ownLayer.presented[property] : nil
  }

  deinit {}

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    let layer = view.ownLayer
    let animation = makeAnimation(to: layer.modelValue(of: property))
    block.adopt(animation, on: view)
    let name = property.rawValue
    layer.add(animation, forKey: animation.isAdditive ? layer.unusedAnimationKey(name) : name)
  }

  private func makeAnimation(to new: AnimationValue) -> CABasicAnimation {
    let isSpring = block.specification.spring != nil
    let animation = isSpring ? CASpringAnimation() : CABasicAnimation()
    if animation.animateDifference(property, from: old, to: new) { return animation }
    animation.animate(property)
    animation.fromValue = (presented ?? old).object
    return animation
  }
}

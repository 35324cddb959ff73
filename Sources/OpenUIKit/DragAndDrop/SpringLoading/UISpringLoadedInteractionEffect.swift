/// Shows how far a spring-loaded interaction is.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// The state or the target of the interaction has changed.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - context: The drag, with the new state and the view that is to show it.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Darkens the target view a little while the interaction is possible, and lets it flash before it
/// is activated.
final class UsualSpringLoadingEffect: NSObject, UISpringLoadedInteractionEffect {
  private var highlight: CALayer?

  // Fidelity: how it looks is not documented. [decided]
  private static let depth: CGFloat = 1000
  private static let flash: CFTimeInterval = 0.1

  deinit {}

  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    highlight?.removeFromSuperlayer()
    highlight = nil
    let isShown = context.state == .possible || context.state == .activating
    guard isShown, let view = context.targetView else { return }
    let layer = CALayer()
    layer.frame = view.bounds
    layer.cornerRadius = view.layer.cornerRadius
    layer.zPosition = Self.depth
    layer.backgroundColor =
      UIColor.systemFill.resolvedColor(with: view.traitCollection).cgColor
    view.layer.addSublayer(layer)
    highlight = layer
    if context.state == .activating, !UIAccessibility.isReduceMotionEnabled { flash(layer) }
  }

  private func flash(_ layer: CALayer) {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1
    animation.toValue = 0
    animation.duration = Self.flash
    animation.autoreverses = true
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "flash")
  }
}

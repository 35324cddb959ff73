extension CALayer {
  final func findAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? extras?.actions?[event]
      ?? type(of: self).defaultAction(forKey: event)
    guard let found else { return implicitAnimation(forKey: event) }
    // Compared by type: a cast of every action of every change costs more.
    if type(of: found) == NSNull.self { return nil }
    return withPreviousValue(found, forKey: event)
  }

  /// From what is on screen to the new model value.
  ///
  /// Fidelity: a layer that no commit has seen has no implicit animations [observed].
  private final func implicitAnimation(forKey event: String) -> (any CAAction)? {
    guard isCommitted, let property = LayerProperty(key: event, of: type(of: self).kind),
      property.hasImplicitAnimation
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presented[property].object
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// An animation without any value begins at what is shown before the change.
  final func withPreviousValue(
    _ action: any CAAction, forKey event: String
  ) -> any CAAction {
    guard type(of: action) is CABasicAnimation.Type,
      let animation = action as? CABasicAnimation, animation.fromValue == nil,
      animation.toValue == nil, animation.byValue == nil,
      let copy = animation.duplicate() as? CABasicAnimation
    else { return action }
    let key = animation.keyPath ?? event
    copy.keyPath = key
    copy.fromValue = keyPath(key).map { presented[$0].object } ?? presentedOwnValue(forKey: key)
    return copy
  }
}

extension CABasicAnimation {
  /// An animation that shows the way from `old` to `new` on top of the model value `new`.
  ///
  /// So that a second one before the end does not cancel the first. nil when the difference cannot
  /// be added: colours, switches, a transform without inverse.
  package static func additive(
    _ property: LayerProperty, from old: LayerValues, to new: LayerValues
  ) -> CABasicAnimation? {
    guard let difference = old[property].difference(from: new[property]),
      let neutral = difference.neutral
    else { return nil }
    let animation = CABasicAnimation(keyPath: property.rawValue)
    animation.fromValue = difference.object
    animation.toValue = neutral.object
    animation.isAdditive = true
    return animation
  }
}

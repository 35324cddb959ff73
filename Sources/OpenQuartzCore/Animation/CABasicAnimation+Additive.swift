extension CABasicAnimation {
  /// An animation that shows the way from `old` to `new` on top of the model value `new`.
  ///
  /// So that a second one before the end does not cancel the first. nil when the difference cannot
  /// be added: colours, switches, a transform without inverse.
  package static func additive(
    _ property: LayerProperty, from old: AnimationValue, to new: AnimationValue
  ) -> Self? {
    guard let difference = old.difference(from: new),
      let neutral = difference.neutral
    else { return nil }
    let animation = Self()
    animation.animate(property)
    animation.ends = (difference, neutral)
    animation.isAdditive = true
    return animation
  }
}

extension CABasicAnimation {
  /// Lets the animation show the movement from `old` to `new` on top of the model value `new`, so
  /// that a second one before the end does not cancel the first.
  ///
  /// - Returns: Whether the difference can be added: not of colours, switches, a transform without
  ///   inverse. Nothing has changed then.
  package func animateDifference(
    _ property: LayerProperty, from old: AnimationValue, to new: AnimationValue
  ) -> Bool {
    guard let difference = old.difference(from: new),
      let neutral = difference.neutral
    else { return false }
    animate(property)
    ends = (difference, neutral)
    isAdditive = true
    return true
  }
}

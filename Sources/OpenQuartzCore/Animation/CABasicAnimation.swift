/// An animation from one value to another.
///
/// What is given fixes the ends: from and to; from, and by more; by less, and to. A missing end is
/// what the layer shows without this animation; in an additive animation it is nothing.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?

  /// The value at the end.
  open var toValue: Any?

  /// The difference between the ends; counts when one of the ends is missing.
  open var byValue: Any?

  package override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    guard let copy = copy as? CABasicAnimation else { return copy }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return copy
  }

  package override func makeSource(like example: AnimationValue) -> PropertyTrack.Source? {
    .ends(
      from: convert(fromValue, like: example), to: convert(toValue, like: example),
      by: convert(byValue, like: example))
  }
}

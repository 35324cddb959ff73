/// An animation from one value to another.
///
/// The values that are set determine the ends: `fromValue` and `toValue`; or `fromValue`, and its
/// sum with `byValue`; or `toValue` less `byValue`, and `toValue`. A missing end is the value that
/// the layer shows without this animation; in an additive animation it is zero, or the identity.
open class CABasicAnimation: CAPropertyAnimation {
  /// The ends of an animation that this module has made, which knows their shape.
  final var ends: (from: AnimationValue, to: AnimationValue)?
  private var from: Any?
  private var to: Any?

  /// The value at the beginning.
  open var fromValue: Any? {
    get { ends.map(\.from.object) ?? from }
    set { setEnds(from: newValue, to: toValue) }
  }

  /// The value at the end.
  open var toValue: Any? {
    get { ends.map(\.to.object) ?? to }
    set { setEnds(from: fromValue, to: newValue) }
  }

  private func setEnds(from: Any?, to: Any?) {
    ends = nil
    (self.from, self.to) = (from, to)
  }

  /// The difference between the ends; counts when one of the ends is missing.
  open var byValue: Any?

  deinit {}

  package override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    guard let copy = copy as? CABasicAnimation else { return copy }
    (copy.ends, copy.from, copy.to) = (ends, from, to)
    copy.byValue = byValue
    return copy
  }

  package override func encodeState(with coder: NSCoder) {
    super.encodeState(with: coder)
    coder.encodeObject(fromValue, forKey: "CABasicAnimationFrom")
    coder.encodeObject(toValue, forKey: "CABasicAnimationTo")
    coder.encodeObject(byValue, forKey: "CABasicAnimationBy")
  }

  package override func decodeState(from coder: NSCoder) -> Bool {
    super.decodeState(from: coder)
      && coder.decodeObject(into: &fromValue, forKey: "CABasicAnimationFrom")
      && coder.decodeObject(into: &toValue, forKey: "CABasicAnimationTo")
      && coder.decodeObject(into: &byValue, forKey: "CABasicAnimationBy")
  }

  package override var exampleValue: Any? { fromValue ?? toValue ?? byValue }

  package override func makeSource(like example: AnimationValue) -> PropertyTrack.Source? {
    if let ends { return .ends(from: ends.from, to: ends.to, by: nil) }
    return .ends(
      from: convert(fromValue, like: example), to: convert(toValue, like: example),
      by: convert(byValue, like: example))
  }
}

/// Several animations that run together, in the group's time, and end with it.
///
/// Delegates of the members are not called; the group's is.
open class CAAnimationGroup: CAAnimation {
  /// The members. One without a duration has the group's; begin times count from the group's begin.
  open var animations: [CAAnimation]?

  package override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    guard let copy = copy as? CAAnimationGroup else { return copy }
    copy.animations = animations?.map { $0.duplicate() }
    return copy
  }

  package override func encodeState(with coder: NSCoder) {
    super.encodeState(with: coder)
    if let animations { coder.encode(animations as NSArray, forKey: "CAAnimationGroupAnimations") }
  }

  package override func decodeState(from coder: NSCoder) -> Bool {
    guard super.decodeState(from: coder) else { return false }
    guard coder.containsValue(forKey: "CAAnimationGroupAnimations") else { return true }
    animations =
      coder.decodeObject(
        of: [NSArray.self, CAAnimation.self], forKey: "CAAnimationGroupAnimations")
      as? [CAAnimation]
    return true
  }

  package override func makeBody(
    for values: LayerValues, of kind: LayerKind
  ) -> AnimationProgram.Body {
    let members = animations ?? []
    for member in members where member.duration == 0 { member.duration = duration }
    return .group(members.map { $0.makeProgram(for: values, of: kind) })
  }

  deinit {}
}

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// What is to be done for a change of the list.
package nonisolated struct ContainerStackPlan: Sendable {
  /// All steps, first to last, for a transition that runs to its end.
  var steps: [ContainerStackStep] = []
  /// How the change turns back while its transition runs; `nil` if there is no transition.
  var reversal: ContainerStackReversal?
}

/// How a change of the top turns back while its transition runs.
///
/// It only names who is concerned, so that it costs a push or a pop next to nothing: the steps are
/// made when the transition turns.
package nonisolated struct ContainerStackReversal: Sendable {
  typealias Member = ContainerStackMember
  typealias Step = ContainerStackStep

  /// A list from an index on.
  struct Part: Sendable {
    let start: Int
    let members: [Member]
  }

  /// The member whose transition is played.
  let moving: Member
  /// What the delegate has been told that happens, if anything.
  var told: ContainerEvent.Kind<Member>?
  /// The member that disappears with the change.
  var hidden: Member?
  /// The member that appears with the change.
  var shown: Member?
  /// The member that comes with the change, and goes again without it.
  var arriving: Member?
  /// The member that has been told that it goes with the change.
  var leaving: Member?
  /// What the list was before the change, where more has changed before the transition than that
  /// `arriving` has come.
  var before: Part?

  /// What is told when the transition turns: back, or forth again.
  ///
  /// Each child hears the opposite *will* of what it heard last, and the delegate what undoes the
  /// change; the *did* of the first is never sent.
  func announcement(isReversed: Bool) -> [Step] {
    let going = isReversed ? arriving : leaving
    let staying = isReversed ? leaving : arriving
    let hiding = isReversed ? shown : hidden
    let showing = isReversed ? hidden : shown
    var steps: [Step] = []
    if let told { steps.append(.tell(.will, isReversed ? told.inverse : told)) }
    if let going { steps.append(.willLeave(going)) }
    if let staying { steps.append(.willStay(staying)) }
    steps.appendBeginning(hiding: hiding, showing: showing)
    return steps
  }
}

nonisolated extension [ContainerStackStep] {
  /// One member is hidden and another shown, with a transition between *will* and *did*.
  mutating func appendExchange(
    hiding old: ContainerStackMember?, showing new: ContainerStackMember?,
    playing member: ContainerStackMember, _ direction: TransitionPlayer.Direction
  ) {
    appendBeginning(hiding: old, showing: new)
    append(.play(member, direction))
    appendEnd(hiding: old, showing: new)
  }

  /// One member begins to disappear and another to appear.
  mutating func appendBeginning(
    hiding old: ContainerStackMember?, showing new: ContainerStackMember?
  ) {
    if let old { appendHiding(old) }
    if let new { appendShowing(new) }
    append(.layOut)
  }

  /// One member has been hidden and another one shown.
  mutating func appendEnd(
    hiding old: ContainerStackMember?, showing new: ContainerStackMember?
  ) {
    if let old {
      append(.didDisappear(old))
      append(.tell(.did, .hide(old)))
    }
    if let new {
      append(.didAppear(new))
      append(.tell(.did, .show(new)))
    }
  }

  mutating func appendShowing(_ member: ContainerStackMember) {
    append(.tell(.will, .show(member)))
    append(.willAppear(member))
  }

  mutating func appendHiding(_ member: ContainerStackMember) {
    append(.tell(.will, .hide(member)))
    append(.willDisappear(member))
  }
}

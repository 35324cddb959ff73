/// Decides what a sheet does when it is pulled, let go, caught again or tapped beside. A pure value.
///
/// A pull below the lowest detent begins a dismissal that follows the finger, once it is allowed;
/// letting go finishes or cancels it. The sheet can be caught while it falls or goes back.
nonisolated struct SheetStateMachine: Sendable, Equatable {
  /// Where the sheet is.
  enum State: Sendable, Equatable, Hashable {
    /// At a detent.
    case resting(Int)
    /// Under the finger, between its detents; the number is the detent it came from.
    case pulled(Int)
    /// Under the finger, below its detents, and not to be dismissed.
    case held(Int)
    /// Under the finger, while its dismissal has begun.
    case sinking(Int)
    /// On its way to a detent.
    case settling(Int)
    /// On its way out.
    case falling(Int)
    /// On its way back to a detent, after a dismissal that was begun.
    case returning(Int)
    /// Going, or gone, without a finger.
    case leaving
  }

  /// What happens to the sheet.
  enum Input: Sendable, Equatable, Hashable {
    /// A finger takes hold of it.
    case caught
    /// The finger has pulled it below its lowest detent; it may be dismissed or not.
    case wentBelow(mayDismiss: Bool)
    /// The finger lets go; the sheet flies towards a detent.
    case released(to: Int)
    /// The finger lets go; the sheet flies out.
    case thrownOut
    /// The touch was taken away.
    case lost
    /// An animation has brought it where it went.
    case arrived
    /// A tap beside the sheet.
    case tappedOutside(mayDismiss: Bool)
    /// The program, or a tap on the grabber, wants another detent.
    case selected(Int)
    /// The program dismisses it.
    case dismissed
  }

  /// What is to be done, in order.
  enum Action: Sendable, Equatable {
    /// Stop what moves, and follow the finger from where the sheet is shown.
    case follow
    /// Begin a dismissal that follows the finger.
    case beginDismissal
    /// Go on with a dismissal that was let go.
    case resumeDismissal
    /// Let the dismissal run to its end.
    case finishDismissal
    /// Let the dismissal run back, to a detent.
    case cancelDismissal(to: Int)
    /// Tell that the dismissal has run to its end.
    case endDismissal
    /// Tell that the dismissal has run back to where it began.
    case endCancelledDismissal
    /// Dismiss, with the usual animation, because a person asked for it.
    case dismiss
    /// Tell the delegate that a person has tried to dismiss.
    case tellAttempt
    /// Animate to a detent.
    case settle(Int)
    /// Tell the delegate that a person has chosen another detent.
    case tellSelection(Int)
  }

  private(set) var state: State

  init(detent: Int) { state = .resting(detent) }

  /// Whether a finger holds the sheet.
  var isHeld: Bool {
    switch state {
    case .pulled, .held, .sinking: true
    default: false
    }
  }

  /// Whether a dismissal is under way that a person drives, or has driven.
  var isDismissing: Bool {
    switch state {
    case .sinking, .falling, .returning: true
    default: false
    }
  }

  /// Whether crossing the lowest detent asks anew.
  var asksBelow: Bool {
    if case .pulled = state { return true }
    return false
  }

  /// The detent at which the sheet rests, to which it goes, or from which it came.
  var detent: Int? {
    switch state {
    case .resting(let index), .pulled(let index), .held(let index), .sinking(let index),
      .settling(let index), .falling(let index), .returning(let index):
      index
    case .leaving: nil
    }
  }

  /// Gives the present detent another number: the list of detents has changed.
  mutating func renumber(to index: Int) {
    switch state {
    case .resting: state = .resting(index)
    case .pulled: state = .pulled(index)
    case .held: state = .held(index)
    case .sinking: state = .sinking(index)
    case .settling: state = .settling(index)
    case .falling: state = .falling(index)
    case .returning: state = .returning(index)
    case .leaving: break
    }
  }

  /// Takes one input, and says what is to be done.
  mutating func handle(_ input: Input) -> [Action] {
    switch input {
    case .caught: caught()
    case .wentBelow(let mayDismiss): wentBelow(mayDismiss)
    case .released(let index): released(to: index)
    case .thrownOut: thrownOut()
    case .lost: detent.map { released(to: $0) } ?? []
    case .arrived: arrived()
    case .tappedOutside(let mayDismiss): tappedOutside(mayDismiss)
    case .selected(let index): selected(index)
    case .dismissed: dismissed()
    }
  }

  private mutating func caught() -> [Action] {
    switch state {
    case .resting(let index), .settling(let index):
      state = .pulled(index)
      return [.follow]
    case .falling(let index), .returning(let index):
      state = .sinking(index)
      return [.follow, .resumeDismissal]
    // It is held already, or no finger can keep it.
    case .pulled, .held, .sinking, .leaving:
      return []
    }
  }

  private mutating func wentBelow(_ mayDismiss: Bool) -> [Action] {
    guard case .pulled(let index) = state else { return [] }
    state = mayDismiss ? .sinking(index) : .held(index)
    return mayDismiss ? [.beginDismissal] : []
  }

  private mutating func released(to index: Int) -> [Action] {
    switch state {
    case .pulled(let old), .held(let old):
      state = .settling(index)
      return index == old ? [.settle(index)] : [.tellSelection(index), .settle(index)]
    case .sinking(let old):
      state = .returning(index)
      let selection: [Action] = index == old ? [] : [.tellSelection(index)]
      return selection + [.cancelDismissal(to: index)]
    case .resting, .settling, .falling, .returning, .leaving:
      return []
    }
  }

  private mutating func thrownOut() -> [Action] {
    switch state {
    case .sinking(let index):
      state = .falling(index)
      return [.finishDismissal]
    case .held(let index):
      state = .settling(index)
      return [.tellAttempt, .settle(index)]
    // The shell asks before it throws: a sheet that was not below its detents goes to the lowest.
    case .pulled:
      return released(to: 0)
    case .resting, .settling, .falling, .returning, .leaving:
      return []
    }
  }

  private mutating func arrived() -> [Action] {
    switch state {
    case .settling(let index):
      state = .resting(index)
      return []
    case .returning(let index):
      state = .resting(index)
      return [.endCancelledDismissal]
    case .falling:
      state = .leaving
      return [.endDismissal]
    case .resting, .pulled, .held, .sinking, .leaving:
      return []
    }
  }

  private mutating func tappedOutside(_ mayDismiss: Bool) -> [Action] {
    switch state {
    case .resting, .settling:
      guard mayDismiss else { return [.tellAttempt] }
      state = .leaving
      return [.dismiss]
    // A finger, or a dismissal under way, is stronger.
    case .pulled, .held, .sinking, .falling, .returning, .leaving:
      return []
    }
  }

  private mutating func selected(_ index: Int) -> [Action] {
    switch state {
    case .resting(let old), .settling(let old):
      guard index != old else { return [] }
      state = .settling(index)
      return [.settle(index)]
    // The finger decides when it lets go.
    case .pulled: state = .pulled(index)
    case .held: state = .held(index)
    case .sinking: state = .sinking(index)
    case .falling, .returning, .leaving: break
    }
    return []
  }

  private mutating func dismissed() -> [Action] {
    switch state {
    case .resting, .pulled, .held, .settling: state = .leaving
    // The dismissal that is under way goes on.
    case .sinking, .falling, .returning, .leaving: break
    }
    return []
  }
}

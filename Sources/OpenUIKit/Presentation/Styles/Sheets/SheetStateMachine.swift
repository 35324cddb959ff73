/// Decides what a sheet does when it is dragged, released, stopped or tapped beside. A pure value.
///
/// A drag below the lowest detent begins an interactive dismissal, once it is allowed; the release
/// completes or cancels it. The sheet can be stopped by a touch while it is dismissed or returns.
nonisolated struct SheetStateMachine: StateMachine, Sendable, Equatable {
  /// The phase of the sheet.
  enum State: Sendable, Equatable, Hashable {
    /// At a detent.
    case resting(Int)
    /// Dragged between its detents; the number is the detent at which the drag began.
    case dragged(Int)
    /// Dragged below its detents, and not to be dismissed.
    case draggedBelow(Int)
    /// Dragged while its dismissal has begun.
    case draggingOut(Int)
    /// Animated to a detent.
    case settling(Int)
    /// Animated out of the container.
    case dismissing(Int)
    /// Animated back to a detent, after a dismissal that was begun.
    case returning(Int)
    /// Being dismissed, or dismissed, without a finger.
    case leaving
  }

  /// An event of the sheet.
  enum Input: Sendable, Equatable, Hashable {
    /// A drag begins.
    case dragBegan
    /// It was dragged below its lowest detent; it may be dismissed or not.
    case draggedBelowLowest(mayDismiss: Bool)
    /// It is released and moves towards a detent.
    case released(to: Int)
    /// It is released and moves out.
    case releasedOutside
    /// The touch was cancelled.
    case touchCancelled
    /// The animation has ended.
    case animationEnded
    /// A tap beside the sheet.
    case tappedOutside(mayDismiss: Bool)
    /// The program, or a tap on the grabber, selects another detent.
    case selected(Int)
    /// The program dismisses it.
    case dismissed
  }

  /// An action of the sheet; the actions of a list are performed in order.
  enum Action: Sendable, Equatable {
    /// Stop the animation, and follow the finger from the shown position.
    case follow
    /// Begin an interactive dismissal.
    case beginDismissal
    /// Continue a dismissal after a release.
    case resumeDismissal
    /// Complete the dismissal with animation.
    case finishDismissal
    /// Cancel the dismissal with animation, to a detent.
    case cancelDismissal(to: Int)
    /// Report the dismissal as completed.
    case endDismissal
    /// Report the dismissal as cancelled.
    case endCancelledDismissal
    /// Dismiss, with the usual animation, because the user requests it.
    case dismiss
    /// Call the delegate because the user has tried to dismiss.
    case reportAttempt
    /// Animate to a detent.
    case settle(Int)
    /// Call the delegate because the user has selected another detent.
    case reportSelection(Int)
  }

  private(set) var state: State

  init(detent: Int) { state = .resting(detent) }

  /// Whether a finger drags the sheet.
  var isDragged: Bool {
    switch state {
    case .dragged, .draggedBelow, .draggingOut: true
    default: false
    }
  }

  /// Whether an interactive dismissal runs or completes.
  var isDismissing: Bool {
    switch state {
    case .draggingOut, .dismissing, .returning: true
    default: false
    }
  }

  /// Whether crossing the lowest detent has to be allowed again.
  var requiresPermission: Bool {
    if case .dragged = state { return true }
    return false
  }

  /// The detent at which the sheet rests, to which it moves, or at which the drag began.
  var detent: Int? {
    switch state {
    case .resting(let index), .dragged(let index), .draggedBelow(let index),
      .draggingOut(let index),
      .settling(let index), .dismissing(let index), .returning(let index):
      index
    case .leaving: nil
    }
  }

  /// Sets the index of the present detent: the list of detents has changed.
  mutating func renumber(to index: Int) {
    switch state {
    case .resting: state = .resting(index)
    case .dragged: state = .dragged(index)
    case .draggedBelow: state = .draggedBelow(index)
    case .draggingOut: state = .draggingOut(index)
    case .settling: state = .settling(index)
    case .dismissing: state = .dismissing(index)
    case .returning: state = .returning(index)
    case .leaving: break
    }
  }

  /// Handles one input, and returns the actions.
  mutating func handle(_ input: Input) -> [Action] {
    switch input {
    case .dragBegan: dragBegan()
    case .draggedBelowLowest(let mayDismiss): draggedBelowLowest(mayDismiss)
    case .released(let index): released(to: index)
    case .releasedOutside: releasedOutside()
    case .touchCancelled: detent.map { released(to: $0) } ?? []
    case .animationEnded: animationEnded()
    case .tappedOutside(let mayDismiss): tappedOutside(mayDismiss)
    case .selected(let index): selected(index)
    case .dismissed: dismissed()
    }
  }

  private mutating func dragBegan() -> [Action] {
    switch state {
    case .resting(let index), .settling(let index):
      state = .dragged(index)
      return [.follow]
    case .dismissing(let index), .returning(let index):
      state = .draggingOut(index)
      return [.follow, .resumeDismissal]
    // It is dragged already, or cannot be stopped any more.
    case .dragged, .draggedBelow, .draggingOut, .leaving:
      return []
    }
  }

  private mutating func draggedBelowLowest(_ mayDismiss: Bool) -> [Action] {
    guard case .dragged(let index) = state else { return [] }
    state = mayDismiss ? .draggingOut(index) : .draggedBelow(index)
    return mayDismiss ? [.beginDismissal] : []
  }

  private mutating func released(to index: Int) -> [Action] {
    switch state {
    case .dragged(let old), .draggedBelow(let old):
      state = .settling(index)
      return index == old ? [.settle(index)] : [.reportSelection(index), .settle(index)]
    case .draggingOut(let old):
      state = .returning(index)
      let selection: [Action] = index == old ? [] : [.reportSelection(index)]
      return selection + [.cancelDismissal(to: index)]
    case .resting, .settling, .dismissing, .returning, .leaving:
      return []
    }
  }

  private mutating func releasedOutside() -> [Action] {
    switch state {
    case .draggingOut(let index):
      state = .dismissing(index)
      return [.finishDismissal]
    case .draggedBelow(let index):
      state = .settling(index)
      return [.reportAttempt, .settle(index)]
    // The shell asks before it throws: a sheet that was not below its detents moves to the lowest.
    case .dragged:
      return released(to: 0)
    case .resting, .settling, .dismissing, .returning, .leaving:
      return []
    }
  }

  private mutating func animationEnded() -> [Action] {
    switch state {
    case .settling(let index):
      state = .resting(index)
      return []
    case .returning(let index):
      state = .resting(index)
      return [.endCancelledDismissal]
    case .dismissing:
      state = .leaving
      return [.endDismissal]
    case .resting, .dragged, .draggedBelow, .draggingOut, .leaving:
      return []
    }
  }

  private mutating func tappedOutside(_ mayDismiss: Bool) -> [Action] {
    switch state {
    case .resting, .settling:
      guard mayDismiss else { return [.reportAttempt] }
      state = .leaving
      return [.dismiss]
    // A drag, or a running dismissal, has priority.
    case .dragged, .draggedBelow, .draggingOut, .dismissing, .returning, .leaving:
      return []
    }
  }

  private mutating func selected(_ index: Int) -> [Action] {
    switch state {
    case .resting(let old), .settling(let old):
      guard index != old else { return [] }
      state = .settling(index)
      return [.settle(index)]
    // The release decides.
    case .dragged: state = .dragged(index)
    case .draggedBelow: state = .draggedBelow(index)
    case .draggingOut: state = .draggingOut(index)
    case .dismissing, .returning, .leaving: break
    }
    return []
  }

  private mutating func dismissed() -> [Action] {
    switch state {
    case .resting, .dragged, .draggedBelow, .settling: state = .leaving
    // The running dismissal continues.
    case .draggingOut, .dismissing, .returning, .leaving: break
    }
    return []
  }
}

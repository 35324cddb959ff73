/// Decides what a sheet does when it is dragged, released, stopped or tapped beside. A pure value.
///
/// A drag below the lowest detent begins an interactive dismissal, once it is allowed; the release
/// completes or cancels it. The sheet can be stopped by a touch while it is dismissed or returns.
nonisolated struct SheetStateMachine: Sendable, Equatable {
  /// The phase of the sheet.
  enum State: Sendable, Equatable, Hashable {
    /// At a detent.
    case resting(Int)
    /// Dragged between its detents; the number is the detent at which the drag began.
    case pulled(Int)
    /// Dragged below its detents, and not to be dismissed.
    case held(Int)
    /// Dragged while its dismissal has begun.
    case sinking(Int)
    /// Animated to a detent.
    case settling(Int)
    /// Animated out of the container.
    case falling(Int)
    /// Animated back to a detent, after a dismissal that was begun.
    case returning(Int)
    /// Being dismissed, or dismissed, without a finger.
    case leaving
  }

  /// An event of the sheet.
  enum Input: Sendable, Equatable, Hashable {
    /// A drag begins.
    case caught
    /// It was dragged below its lowest detent; it may be dismissed or not.
    case wentBelow(mayDismiss: Bool)
    /// It is released and moves towards a detent.
    case released(to: Int)
    /// It is released and moves out.
    case releasedOutside
    /// The touch was cancelled.
    case lost
    /// The animation has ended.
    case arrived
    /// A tap beside the sheet.
    case tappedOutside(mayDismiss: Bool)
    /// The program, or a tap on the grabber, selects another detent.
    case selected(Int)
    /// The program dismisses it.
    case dismissed
  }

  /// What is to be done, in order.
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
    case .pulled, .held, .sinking: true
    default: false
    }
  }

  /// Whether an interactive dismissal runs or completes.
  var isDismissing: Bool {
    switch state {
    case .sinking, .falling, .returning: true
    default: false
    }
  }

  /// Whether crossing the lowest detent has to be allowed again.
  var requiresPermission: Bool {
    if case .pulled = state { return true }
    return false
  }

  /// The detent at which the sheet rests, to which it moves, or at which the drag began.
  var detent: Int? {
    switch state {
    case .resting(let index), .pulled(let index), .held(let index), .sinking(let index),
      .settling(let index), .falling(let index), .returning(let index):
      index
    case .leaving: nil
    }
  }

  /// Sets the index of the present detent: the list of detents has changed.
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

  /// Handles one input, and returns the actions.
  mutating func handle(_ input: Input) -> [Action] {
    switch input {
    case .caught: caught()
    case .wentBelow(let mayDismiss): wentBelow(mayDismiss)
    case .released(let index): released(to: index)
    case .releasedOutside: releasedOutside()
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
    // It is dragged already, or cannot be stopped any more.
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
      return index == old ? [.settle(index)] : [.reportSelection(index), .settle(index)]
    case .sinking(let old):
      state = .returning(index)
      let selection: [Action] = index == old ? [] : [.reportSelection(index)]
      return selection + [.cancelDismissal(to: index)]
    case .resting, .settling, .falling, .returning, .leaving:
      return []
    }
  }

  private mutating func releasedOutside() -> [Action] {
    switch state {
    case .sinking(let index):
      state = .falling(index)
      return [.finishDismissal]
    case .held(let index):
      state = .settling(index)
      return [.reportAttempt, .settle(index)]
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
      guard mayDismiss else { return [.reportAttempt] }
      state = .leaving
      return [.dismiss]
    // A drag, or a running dismissal, has priority.
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
    // The release decides.
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
    // The running dismissal continues.
    case .sinking, .falling, .returning, .leaving: break
    }
    return []
  }
}

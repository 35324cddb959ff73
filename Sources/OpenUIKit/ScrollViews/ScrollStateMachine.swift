/// Decides what a scroll view does when it is touched, dragged, released, stopped or scrolled by
/// the program, and what its delegate receives. A pure value.
///
/// Every beginning that the delegate receives is followed by its end, whatever happens in between.
nonisolated struct ScrollStateMachine: StateMachine, Sendable, Equatable {
  /// The phase of the scrolling.
  enum State: Sendable, Equatable, Hashable {
    case resting
    case dragging
    /// The finger is lifted, and the delegate decides about the target; the program may have begun
    /// an animation there.
    case releasing(animates: Bool)
    case decelerating
    /// Stopped by a finger that has not dragged yet.
    case stoppedByTouch
    /// Moved by an animation of the program.
    case animating
  }

  /// An event of the scroll view.
  enum Input: Sendable, Equatable, Hashable {
    /// A finger is down.
    case touched
    /// No finger is down; the content is at rest where it is, or has to return to its edge.
    case untouched(needsReturn: Bool)
    /// A drag begins.
    case dragBegan
    /// The drag is over; its target is about to be decided.
    case released
    /// The target is decided.
    case dragEnded(decelerates: Bool)
    /// The program requests an animation.
    case animationRequested
    /// The deceleration or the animation has come to its end.
    case motionEnded
    /// The program stops everything.
    case stopped
  }

  /// An action of the scroll view; the actions of a list are performed in order.
  enum Action: Sendable, Equatable {
    /// Stay where the content is.
    case stopMotion
    /// Move the content to its target.
    case startMotion
    case reportWillBeginDragging
    case reportDidEndDragging(willDecelerate: Bool)
    case reportWillBeginDecelerating
    case reportDidEndDecelerating
    case reportDidEndAnimation
  }

  private(set) var state = State.resting
  /// Whether a finger is down.
  private(set) var isTracking = false
  /// Whether the delegate has received the beginning of the deceleration: only then it receives its
  /// end.
  private var isDecelerationReported = false

  /// Whether a finger or a wheel moves the content.
  var isDragging: Bool {
    switch state {
    case .dragging, .releasing: true
    default: false
    }
  }

  // Fidelity: content that a finger has stopped counts as decelerating until the drag begins.
  // [observed]
  /// Whether the content moves by itself after a drag.
  var isDecelerating: Bool { state == .decelerating || state == .stoppedByTouch }

  /// Whether the program's animation moves the content.
  var isAnimating: Bool { state == .animating || state == .releasing(animates: true) }

  /// The delegate is about to receive the beginning of the deceleration.
  mutating func willReportDeceleration() { isDecelerationReported = true }

  /// Takes one input; returns what to do.
  mutating func handle(_ input: Input) -> [Action] {
    let actions = actions(for: input)
    guard actions.contains(.reportDidEndDecelerating) else { return actions }
    defer { isDecelerationReported = false }
    return isDecelerationReported ? actions : actions.filter { $0 != .reportDidEndDecelerating }
  }

  /// Whether the delegate has left the state as it was in the actions so far; otherwise the
  /// remaining actions are obsolete.
  func isDue(since decided: Self) -> Bool { state == decided.state }

  private mutating func actions(for input: Input) -> [Action] {
    switch input {
    case .touched: return touch()
    case .untouched(let needsReturn): return lift(needsReturn: needsReturn)
    case .dragBegan: return beginDrag()
    case .released:
      if state == .dragging { state = .releasing(animates: false) }
      return []
    case .dragEnded(let decelerates): return endDrag(decelerates: decelerates)
    case .animationRequested: return animate()
    case .motionEnded: return end(stopping: false)
    case .stopped: return end(stopping: true)
    }
  }

  private mutating func touch() -> [Action] {
    isTracking = true
    guard state == .decelerating else { return [] }
    state = .stoppedByTouch
    return [.stopMotion]
  }

  private mutating func lift(needsReturn: Bool) -> [Action] {
    isTracking = false
    guard state == .stoppedByTouch else { return [] }
    state = needsReturn ? .decelerating : .resting
    return [needsReturn ? .startMotion : .reportDidEndDecelerating]
  }

  private mutating func beginDrag() -> [Action] {
    guard !isDragging else { return [] }
    let old = state
    state = .dragging
    return switch old {
    case .decelerating: [.stopMotion, .reportDidEndDecelerating, .reportWillBeginDragging]
    case .stoppedByTouch: [.reportDidEndDecelerating, .reportWillBeginDragging]
    case .animating: [.stopMotion, .reportDidEndAnimation, .reportWillBeginDragging]
    default: [.reportWillBeginDragging]
    }
  }

  private mutating func endDrag(decelerates: Bool) -> [Action] {
    switch state {
    case .dragging, .releasing(animates: false):
      state = decelerates ? .decelerating : .resting
      guard decelerates else { return [.reportDidEndDragging(willDecelerate: false)] }
      return [
        .startMotion, .reportDidEndDragging(willDecelerate: true), .reportWillBeginDecelerating,
      ]
    case .releasing(animates: true):
      state = .animating
      return [.reportDidEndDragging(willDecelerate: false)]
    default: return []
    }
  }

  private mutating func animate() -> [Action] {
    switch state {
    // The drag decides where the content is.
    case .dragging: return []
    case .releasing:
      state = .releasing(animates: true)
      return [.startMotion]
    // An animation that replaces another one has its end.
    case .resting, .animating:
      state = .animating
      return [.startMotion]
    case .decelerating, .stoppedByTouch:
      state = .animating
      return [.startMotion, .reportDidEndDecelerating]
    }
  }

  private mutating func end(stopping: Bool) -> [Action] {
    let report: Action
    switch state {
    case .decelerating, .stoppedByTouch: report = .reportDidEndDecelerating
    case .animating: report = .reportDidEndAnimation
    case .releasing(animates: true):
      state = .releasing(animates: false)
      return [.stopMotion]
    case .resting, .dragging, .releasing: return []
    }
    state = .resting
    return stopping ? [.stopMotion, report] : [report]
  }
}

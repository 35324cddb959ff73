import Foundation

/// Turns events, one after the other, into what stands in the lanes of a timeline: the one model
/// that every form with lanes is written from.
///
/// It keeps the present state of each lane, and no event.
package nonisolated struct TimelineLanes {
  /// A place on the curve of a transition.
  package struct Point: Hashable, Sendable {
    package let time: TimeInterval
    /// From 0, where the transition began, to 1, where it leads.
    package let fraction: Double
  }

  /// Something in a lane.
  package enum Mark: Hashable, Sendable {
    /// The lane begins to exist: it has the next number.
    case lane(name: String)
    /// A phase of appearance has ended. Phases without a duration are left out.
    case phase(ContractChecker.State, from: TimeInterval, to: TimeInterval)
    /// Something happened.
    case event(String, at: TimeInterval)
    /// The transition has come to a point; without one before it has begun there.
    case progress(Point, after: Point?)
    /// The transition has ended.
    case transitionEnd(at: TimeInterval)
  }

  private struct Lane {
    /// The phase; nil where it is not known, or for what has none.
    var state: ContractChecker.State?
    var since: TimeInterval = 0
    /// Where the running transition is.
    var progress: Point?
    /// Until when its last controller was alive; nil before the first one was freed.
    var end: TimeInterval?
    /// Whether a callback has shown the state.
    var isKnown = false
  }

  private var numbers: [String: Int] = [:]
  private var lanes: [Lane] = []
  /// When the first event happened, and the last one so far.
  private var start: TimeInterval?
  private var end: TimeInterval = 0

  package init() {}

  /// Takes the next event.
  ///
  /// - Parameters:
  ///   - event: It does not happen before those that were taken.
  ///   - body: Called with what follows from it, and the number of the lane, from 0 on.
  package mutating func read(_ event: LifecycleEvent, _ body: (Int, Mark) -> Void) {
    let time = max(event.time, end)
    if start == nil { start = time }
    end = time
    let number = number(of: event.source, body)
    if case .progress(let fraction) = event.callback {
      return move(number, to: fraction.map { Point(time: time, fraction: $0) }, at: time, body)
    }
    if !lanes[number].isKnown, let state = event.callback.precedingState {
      // A controller that has loaded its view has disappeared since then; another state began
      // before the first event.
      let isLoaded = event.callback == .loadView || event.callback == .viewDidLoad
      lanes[number].since = isLoaded ? time : lanes[number].end ?? start ?? time
      lanes[number].state = state
      lanes[number].isKnown = true
    }
    if event.callback == .deinitialized {
      endPhase(of: number, at: time, body)
      (lanes[number].state, lanes[number].isKnown, lanes[number].end) = (nil, false, time)
    } else if let state = event.callback.followingState, state != lanes[number].state {
      endPhase(of: number, at: time, body)
      (lanes[number].state, lanes[number].since) = (state, time)
    }
    body(number, .event(event.textInLane, at: time))
  }

  /// Ends what has not ended, at the time of the last event.
  package mutating func finish(_ body: (Int, Mark) -> Void) {
    for number in lanes.indices {
      endPhase(of: number, at: end, body)
      lanes[number].state = nil
      move(number, to: nil, at: end, body)
    }
  }

  private mutating func number(of name: String, _ body: (Int, Mark) -> Void) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = lanes.count
    lanes.append(Lane())
    body(lanes.count - 1, .lane(name: name))
    return lanes.count - 1
  }

  private func endPhase(of number: Int, at time: TimeInterval, _ body: (Int, Mark) -> Void) {
    guard let state = lanes[number].state, lanes[number].since < time else { return }
    body(number, .phase(state, from: lanes[number].since, to: time))
  }

  private mutating func move(
    _ number: Int, to point: Point?, at time: TimeInterval, _ body: (Int, Mark) -> Void
  ) {
    let former = lanes[number].progress
    lanes[number].progress = point
    if let point {
      body(number, .progress(point, after: former))
    } else if former != nil {
      body(number, .transitionEnd(at: time))
    }
  }
}

nonisolated extension LifecycleEvent {
  /// The event in the lane of its receiver, without its name.
  fileprivate var textInLane: String {
    flags.isEmpty ? "\(callback)" : "\(callback) [\(flags)]"
  }
}

nonisolated extension LifecycleCallback {
  /// The phase in which a controller is from this callback on; nil for one that changes none.
  fileprivate var followingState: ContractChecker.State? {
    switch self {
    case .viewWillAppear: .appearing
    case .viewDidAppear: .appeared
    case .viewWillDisappear: .disappearing
    case .viewDidDisappear: .disappeared
    default: nil
    }
  }

  /// The phase in which a controller was before its first callback of appearance, as far as that
  /// says it.
  fileprivate var precedingState: ContractChecker.State? {
    switch self {
    case .loadView, .viewDidLoad, .viewWillAppear: .disappeared
    case .viewIsAppearing, .viewDidAppear: .appearing
    case .viewWillDisappear: .appeared
    case .viewDidDisappear: .disappearing
    default: nil
    }
  }

  /// Whether it says how far a transition is, and not that something has happened.
  var isProgress: Bool {
    if case .progress = self { true } else { false }
  }
}

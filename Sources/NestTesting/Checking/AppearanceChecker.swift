/// Follows the callbacks of controllers and reports which rule of their life cycle was broken, by
/// which controller and event.
///
/// For every controller: each *will* is called once, and is followed by its *did* or reversed by
/// the opposite *will*, moves between parents included where they are checked;
/// `viewIsAppearing(_:)` is called once between `viewWillAppear(_:)` and `viewDidAppear(_:)`; a
/// *did* has the same `animated` as its *will*; no controller is deallocated before it has
/// disappeared.
///
///     var checker = AppearanceChecker()
///     recorder.onEvent = { checker.check($0) }
///     …
///     #expect(checker.violations + checker.unfinished == [])
///
/// Where everything has been recorded, `LifecycleRecorder.appearanceViolations(appeared:)` returns
/// the same in one line.
public nonisolated struct AppearanceChecker: Sendable {
  /// The state of a controller between its callbacks.
  public enum State: String, Hashable, Sendable {
    /// No callback yet, or `viewDidDisappear(_:)` last.
    case disappeared
    /// `viewWillAppear(_:)` was the last.
    case appearing
    /// `viewDidAppear(_:)` was the last.
    case appeared
    /// `viewWillDisappear(_:)` was the last.
    case disappearing
  }

  /// The violations so far, in the order in which they happened.
  public private(set) var violations: [AppearanceViolation] = []

  private var controllers: [String: Controller] = [:]
  private var eventCount = 0
  private let checksMoves: Bool

  /// Makes a checker without events.
  ///
  /// - Parameters:
  ///   - names: The controllers that have appeared before the first event. Default: none.
  ///   - checksMoves: Whether `willMove(toParent:)` and `didMove(toParent:)` have to be called in
  ///     pairs too. Default: false, because a container that removes a child need not announce it.
  public init(appeared names: [String] = [], checksMoves: Bool = false) {
    self.checksMoves = checksMoves
    for name in names { controllers[name] = Controller(state: .appeared) }
  }

  /// Checks the next event. Events that are not about appearance are only counted.
  ///
  /// - Parameter event: What happened after everything that was judged before.
  public mutating func check(_ event: LifecycleEvent) {
    eventCount += 1
    var controller = controllers[event.source] ?? Controller()
    var rules = [controller.brokenRule(by: event.callback)]
    if checksMoves { rules.append(controller.brokenMoveRule(by: event.callback)) }
    controllers[event.source] = event.callback == .deinitialized ? nil : controller
    for case .some(let rule) in rules {
      violations.append(
        AppearanceViolation(
          controller: event.source, rule: rule, event: "\(event)", place: eventCount))
    }
  }

  /// Checks events in their order.
  ///
  /// - Parameter events: What happened after everything that was judged before.
  public mutating func check(_ events: some Sequence<LifecycleEvent>) {
    for event in events { check(event) }
  }

  /// The state of a controller.
  ///
  /// - Parameter name: Its name in the timeline.
  public func state(of name: String) -> State {
    controllers[name]?.state ?? .disappeared
  }

  /// The controllers between a *will* and its *did*, by name: each is a violation after the last
  /// event.
  public var unfinished: [AppearanceViolation] {
    controllers.sorted { $0.key < $1.key }.compactMap { name, controller in
      guard let rule = controller.unfinishedRule(checksMoves: checksMoves) else { return nil }
      return AppearanceViolation(controller: name, rule: rule, event: nil, place: eventCount)
    }
  }
}

nonisolated extension AppearanceChecker {
  /// The state of one controller.
  fileprivate struct Controller: Sendable {
    var state = State.disappeared
    /// Whether `viewIsAppearing(_:)` was called since the last `viewWillAppear(_:)`.
    var isPlaced = false
    /// The value of `animated` in the last *will*.
    var isAnimated = false
    /// The parent that `willMove(toParent:)` has announced and that has not been reached.
    var announcedParent: String??
    /// The parent that `didMove(toParent:)` has named; nil inside if it left one.
    var parent: String??
  }
}

nonisolated extension AppearanceChecker.Controller {
  /// Handles an appearance callback, and returns the rule that it breaks.
  fileprivate mutating func brokenRule(
    by callback: LifecycleCallback
  ) -> AppearanceViolation.Rule? {
    switch callback {
    case .viewWillAppear(let animated):
      defer { begin(.appearing, animated) }
      return state == .disappeared || state == .disappearing ? nil : .begunTwice
    case .viewWillDisappear(let animated):
      defer { begin(.disappearing, animated) }
      return state == .appeared || state == .appearing ? nil : .begunTwice
    case .viewIsAppearing(let animated):
      defer { isPlaced = true }
      if state != .appearing { return .notBegun }
      return isPlaced ? .placedTwice : animated == isAnimated ? nil : .otherAnimation
    case .viewDidAppear(let animated):
      defer { state = .appeared }
      if state != .appearing { return .notBegun }
      return !isPlaced ? .notPlaced : animated == isAnimated ? nil : .otherAnimation
    case .viewDidDisappear(let animated):
      defer { state = .disappeared }
      if state != .disappearing { return .notBegun }
      return animated == isAnimated ? nil : .otherAnimation
    case .deinitialized: return state == .disappeared ? nil : .freedTooEarly
    default: return nil
    }
  }

  private mutating func begin(_ state: AppearanceChecker.State, _ animated: Bool) {
    (self.state, isPlaced, isAnimated) = (state, false, animated)
  }

  /// Handles a callback of containment, and returns the rule that it breaks.
  fileprivate mutating func brokenMoveRule(
    by callback: LifecycleCallback
  ) -> AppearanceViolation.Rule? {
    switch callback {
    case .willMove(let target):
      defer { announcedParent = .some(target) }
      if let announcedParent {
        // A move is reversed by the announcement of the opposite one.
        return (announcedParent == nil) == (target == nil) ? .moveBegunTwice : nil
      }
      return parent == .some(target) ? .moveBegunTwice : nil
    case .didMove(let target):
      defer { (parent, announcedParent) = (.some(target), nil) }
      return announcedParent == .some(target) ? nil : .moveNotBegun
    default: return nil
    }
  }

  /// The rule that is broken if this was the last event.
  fileprivate func unfinishedRule(checksMoves: Bool) -> AppearanceViolation.Rule? {
    if state == .appearing || state == .disappearing { return .unfinished }
    return checksMoves && announcedParent != nil ? .moveUnfinished : nil
  }
}

extension LifecycleRecorder {
  /// The violations of the rules of appearance in the recorded events, with those of unfinished
  /// transitions.
  ///
  /// - Parameter names: The controllers that had appeared before the first event. Default: none.
  /// - Returns: The violations in their order; empty if every callback was called once, in order,
  ///   and balanced.
  public func appearanceViolations(appeared names: [String] = []) -> [AppearanceViolation] {
    var checker = AppearanceChecker(appeared: names)
    checker.check(events)
    return checker.violations + checker.unfinished
  }
}

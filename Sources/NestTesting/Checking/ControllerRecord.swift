import Foundation

/// The record of the callbacks that one controller has received so far.
nonisolated struct ControllerRecord: Sendable {
  /// A rule that was broken, and what was found.
  struct Fault: Sendable {
    let rule: ContractRule
    let finding: String
  }

  var state = ContractChecker.State.disappeared
  /// Whether a callback has shown that the controller is recorded, so that one that is missing
  /// counts.
  var isKnown = false
  /// Whether `viewIsAppearing(_:)` was called since the last `viewWillAppear(_:)`.
  private var isPlaced = false
  /// The value of `animated` in the last *will*.
  private(set) var isAnimated = false
  /// Whether the view moved already in the last *will*, for example back to where a finger had
  /// pulled it from.
  private(set) var movedBefore = false
  /// The parent that `willMove(toParent:)` has announced and that has not been reached.
  private var announcedParent: String??
  /// The parent that `didMove(toParent:)` has named; nil inside if it left one.
  private(set) var parent: String??
  /// Whether a parent has added the controller that was in no window, and has not shown it since: a
  /// container of UIKit calls `didMove(toParent:)` when it does.
  private(set) var waitsForParent = false
  /// The size in `viewIsAppearing(_:)`, until another one is announced.
  private var placedSize: CGSize?
  /// The geometry before the parent placed the view.
  var outerGeometry: ReceiverState.Geometry?
  /// The size that `viewWillTransition(to:with:)` has announced since the last look at the tree.
  var announcedSize: CGSize?
  /// The sizes of the view and of its container at the last look at the tree, if it had appeared.
  var sizes: (own: CGSize, container: CGSize)?
  /// Whether a look at the tree has reported that something is unfinished.
  var isReportedUnfinished = false

  init(state: ContractChecker.State = .disappeared, isKnown: Bool = false) {
    self.state = state
    self.isKnown = isKnown
  }

  /// The sizes so far say nothing any more.
  mutating func noteOwnChangeOfSizes() { (sizes, placedSize) = (nil, nil) }

  /// The parent is in a window.
  mutating func noteShownParent() { waitsForParent = false }

  /// The size in the last `viewIsAppearing(_:)` is not final.
  mutating func clearPlacedSize() { placedSize = nil }

  /// Takes an event in, and returns the rules that it breaks.
  mutating func receive(_ event: LifecycleEvent, parentHasDisappeared: Bool) -> [Fault] {
    isReportedUnfinished = false
    var faults: [Fault] = []
    func add(_ fault: Fault?) { if let fault { faults.append(fault) } }
    if let receiver = event.receiver {
      add(transitionFault(of: event.callback, receiver))
      add(flagFault(of: event.callback, receiver))
      add(sizeFault(of: event.callback, receiver))
    }
    if parentHasDisappeared {
      add(Fault(rule: .appearsBeforeParent, finding: "its parent has disappeared"))
    }
    add(appearanceFault(of: event.callback))
    noteGeometry(event.callback, event.receiver)
    add(moveFault(of: event.callback))
    noteParent(event.callback, event.receiver)
    return faults
  }

  /// The rules that are broken if nothing follows.
  var unfinishedFaults: [Fault] {
    var faults: [Fault] = []
    if state == .appearing || state == .disappearing {
      faults.append(
        Fault(rule: .unfinished, finding: "it remains between appeared and disappeared"))
    }
    if announcedParent != nil, !waitsForParent {
      faults.append(
        Fault(rule: .moveUnfinished, finding: "willMove was called, and didMove was not"))
    }
    return faults
  }
}

// MARK: - Appearance

nonisolated extension ControllerRecord {
  private mutating func appearanceFault(of callback: LifecycleCallback) -> Fault? {
    switch callback {
    case .loadView, .viewDidLoad:
      isKnown = true
      return nil
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

  private mutating func begin(_ state: ContractChecker.State, _ animated: Bool) {
    (self.state, isPlaced, isAnimated, isKnown) = (state, false, animated, true)
  }

  /// The rule that a callback breaks because of the transition in which it appears.
  private func transitionFault(
    of callback: LifecycleCallback, _ receiver: ReceiverState
  ) -> Fault? {
    switch callback {
    case .viewWillAppear(animated: true), .viewWillDisappear(animated: true):
      if !receiver.hasCoordinator {
        return Fault(rule: .coordinatorMissing, finding: "it has no transitionCoordinator")
      }
      guard receiver.parentHasCoordinator == false else { return nil }
      return Fault(rule: .coordinatorMissing, finding: "its parent has no transitionCoordinator")
    case .viewDidAppear(animated: true), .viewDidDisappear(animated: true):
      guard receiver.isAnimating else { return nil }
      return Fault(rule: .didDuringAnimation, finding: "its view still moves")
    default: return nil
    }
  }

  /// The rule that a callback breaks because of the size of the view.
  private mutating func sizeFault(
    of callback: LifecycleCallback, _ receiver: ReceiverState
  ) -> Fault? {
    switch callback {
    // A size is compared only while the view is shown without interruption.
    case .viewWillAppear, .viewWillDisappear: (placedSize, sizes, announcedSize) = (nil, nil, nil)
    case .viewIsAppearing: placedSize = receiver.geometry?.size
    case .viewWillTransition(let width, let height):
      placedSize = nil
      announcedSize = CGSize(width: width, height: height)
    case .viewDidAppear:
      guard let placedSize, let size = receiver.geometry?.size, !size.isClose(to: placedSize)
      else { return nil }
      return Fault(
        rule: .layoutNotFinal,
        finding: "its size is \(size.text), and was \(placedSize.text) in viewIsAppearing")
    default: break
    }
    return nil
  }
}

// MARK: - Moves

nonisolated extension ControllerRecord {
  private mutating func moveFault(of callback: LifecycleCallback) -> Fault? {
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

  // Fidelity: a child that is added to a navigation controller off the window, such as the root of
  // a tab that was never selected, receives `didMove(toParent:)` when it is shown. [decided]
  private mutating func noteParent(_ callback: LifecycleCallback, _ receiver: ReceiverState?) {
    switch callback {
    case .willMove(let target):
      waitsForParent = target != nil && receiver?.parentIsInWindow == false
    case .viewWillAppear: waitsForParent = false
    default: break
    }
  }

  /// The rule that a callback of appearance breaks because a move has begun and its flag is
  /// missing.
  private func flagFault(of callback: LifecycleCallback, _ receiver: ReceiverState) -> Fault? {
    guard let announcedParent, receiver.parent != nil else { return nil }
    switch (callback, announcedParent) {
    case (.viewWillAppear, .some), (.viewIsAppearing, .some), (.viewDidAppear, .some):
      // A removal that was announced and is cancelled is no arrival.
      let isAdded = (parent ?? nil) == nil
      guard isAdded, !receiver.flags.contains(.movingToParent) else { return nil }
      return Fault(rule: .moveFlagMissing, finding: "isMovingToParent is false")
    case (.viewWillDisappear, nil), (.viewDidDisappear, nil):
      guard !receiver.flags.contains(.movingFromParent) else { return nil }
      return Fault(rule: .moveFlagMissing, finding: "isMovingFromParent is false")
    default: return nil
    }
  }

  /// Notes what a container is going to change: where the view was before a move began, and whether
  /// it moved. A view that is loaded later was nowhere before.
  private mutating func noteGeometry(_ callback: LifecycleCallback, _ receiver: ReceiverState?) {
    switch callback {
    case .willMove(.some):
      if announcedParent == nil, (parent ?? nil) == nil { outerGeometry = receiver?.geometry }
    case .viewDidLoad: outerGeometry = receiver?.geometry
    case .viewWillAppear, .viewWillDisappear: movedBefore = receiver?.isAnimating ?? false
    default: break
    }
  }
}

// MARK: - Texts

nonisolated extension ControllerRecord.Fault {
  fileprivate static let begunTwice = Self(
    rule: .begunTwice, finding: "it has appeared or disappeared, or is doing so, already")
  fileprivate static let notBegun = Self(
    rule: .notBegun, finding: "its will was not called before")
  fileprivate static let placedTwice = Self(
    rule: .placedTwice, finding: "viewIsAppearing was called already")
  fileprivate static let notPlaced = Self(
    rule: .notPlaced, finding: "viewIsAppearing was not called before")
  fileprivate static let otherAnimation = Self(
    rule: .otherAnimation, finding: "animated differs from that of its will")
  fileprivate static let freedTooEarly = Self(
    rule: .freedTooEarly, finding: "it has not disappeared before")
  fileprivate static let moveBegunTwice = Self(
    rule: .moveBegunTwice, finding: "a move is announced already, or it has this parent")
  fileprivate static let moveNotBegun = Self(
    rule: .moveNotBegun, finding: "willMove for this parent was not called before")
}

nonisolated extension LifecycleCallback {
  /// Whether a controller has received it, and not a delegate or the test.
  var isOfController: Bool {
    switch self {
    case .note, .containerEvent, .progress: false
    default: true
    }
  }
}

nonisolated extension CGSize {
  /// Whether two sizes differ by rounding only.
  func isClose(to other: CGSize) -> Bool {
    abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }

  /// The size as in a timeline.
  var text: String { "\(width)×\(height)" }
}

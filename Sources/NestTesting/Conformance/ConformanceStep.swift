import Foundation

/// A step of a case of the suite; they are performed one after the other. After each step the tree
/// is looked at.
nonisolated enum ConformanceStep: Hashable, Sendable {
  /// The container is shown, if it is not yet.
  case present
  /// A new child is shown instead of what was shown.
  case show(animated: Bool)
  /// A new child is shown over the one that is shown, which stays a child.
  case cover(animated: Bool)
  /// A new child that is made for one orientation is shown over the one that is shown.
  case coverOriented
  /// A new child is added that is not shown.
  case insert
  /// The child that is shown is removed.
  case remove(animated: Bool)
  /// The operation with this index of those that the user of the suite has added to its verbs.
  case operation(Int)
  /// The first child has the keyboard.
  case becomeFirstResponder
  /// A finger touches down in the middle, and stays there.
  case press
  /// It is lifted.
  case lift
  /// The finger of a movement by hand is at a share of its path: it touches down at the first one.
  case drag(CGFloat)
  /// It is lifted there.
  case endDrag(CGFloat)
  case control(TransitionControl)
  case interruption(Interruption)
  case release(Participant)
  /// Time passes, during which an animation runs.
  case wait(TimeInterval)
  /// Everything that runs ends, and the tree is looked at.
  case settle

  /// Whether the container is asked to change what it shows.
  var isChange: Bool {
    switch self {
    case .show, .cover, .coverOriented, .insert, .remove, .operation: true
    default: false
    }
  }
}

/// An action on the transition that runs.
nonisolated enum TransitionControl: String, Hashable, Sendable, CaseIterable {
  case cancel, reverse
  /// It stands still at 0.4.
  case pause
  case resume
}

/// An event around a container that can happen at any time.
nonisolated enum Interruption: String, Hashable, Sendable, CaseIterable {
  case rotation
  case resize = "another size"
  case memoryWarning = "memory warning"
  case hidden, shown
}

/// Who can be released in the middle of a change.
nonisolated enum Participant: String, Hashable, Sendable, CaseIterable {
  case container, children, delegate
}

/// How long to wait after a step.
nonisolated enum ConformancePause: Hashable, Sendable {
  /// Until the turn of the run loop has ended.
  case turn
  /// Seconds.
  case time(TimeInterval)
  /// Until nothing runs, at most so many seconds.
  case rest(limit: TimeInterval)
}

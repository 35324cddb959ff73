#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// What was selected last, as long as the operation that shows it has not ended.
///
/// A container whose *next* counts from what was selected, and not from what is still shown, asks it
/// first.
struct PendingSelection<Target> {
  private var pending: (target: Target, operation: ObjectIdentifier)?

  /// The target of the last selection that has not ended.
  var target: Target? { pending?.target }

  /// Notes a selection, unless its operation has ended already.
  mutating func begin(_ target: Target, by operation: ContainerOperation) {
    if !operation.isFinished { pending = (target, ObjectIdentifier(operation)) }
  }

  /// Forgets a selection whose operation has ended, however it has; a later one stays.
  mutating func end(_ operation: ObjectIdentifier) {
    if pending?.operation == operation { pending = nil }
  }
}

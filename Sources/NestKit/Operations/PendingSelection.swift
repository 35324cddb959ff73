/// The last selection, as long as the operation that shows it has not ended.
///
/// For a container whose *next* counts from the selected child, and not from the one that is still
/// shown. It is a ``Declared`` value that refers to nothing once all operations have ended.
public struct PendingSelection<Target> {
  private var declared = Declared<Target?>(nil)

  /// Nothing is selected.
  public init() {}

  /// The target of the last selection that has not ended.
  public var target: Target? { declared.value }

  /// Notes a selection, which is about to be requested.
  ///
  /// - Returns: The number by which its end is recognized.
  public mutating func select(_ target: Target) -> DeclarationRevision {
    let revision = declared.declare(target, animated: false)
    _ = declared.nextRequest()
    return revision
  }

  /// The operation of a selection has ended. A later one stays the last, and one before it that
  /// has not ended is that where this one was cancelled.
  public mutating func end(
    _ revision: DeclarationRevision, _ outcome: ContainerOperation.Outcome
  ) {
    declared.end(revision, outcome)
    if declared.isSettled { declared = Declared(nil) }
  }
}

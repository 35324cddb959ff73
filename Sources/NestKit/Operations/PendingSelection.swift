/// The last selection, as long as the operation that shows it has not ended.
///
/// For a container whose *next* counts from the selected child, and not from the one that is still
/// shown.
public struct PendingSelection<Target> {
  private var pending: (target: Target, operation: ObjectIdentifier, number: Int)?
  private var requestCount = 0

  /// Nothing is selected.
  public init() {}

  /// The target of the last selection that has not ended.
  public var target: Target? { pending?.target }

  /// The number of a selection that is about to be requested: callbacks during the request may
  /// request further ones.
  public mutating func request() -> Int {
    requestCount += 1
    return requestCount
  }

  /// Notes a selection, unless its operation has ended already, or a later one is noted.
  public mutating func begin(_ target: Target, by operation: ContainerOperation, number: Int) {
    guard !operation.isFinished, number > pending?.number ?? 0 else { return }
    pending = (target, ObjectIdentifier(operation), number)
  }

  /// Forgets a selection whose operation has ended, however it has; a later one stays.
  public mutating func end(_ operation: ObjectIdentifier) {
    if pending?.operation == operation { pending = nil }
  }
}

/// Operations that are performed in a callback of a controller, so that a random driver works
/// inside `viewDidLoad`, `viewWillAppear(_:)` and all the others.
///
/// An operation is performed once. Other operations are not performed during it, and remain
/// pending.
public final class PendingOperations<Operation> {
  private struct Moment: Hashable {
    let controller: String
    let callback: LifecycleCallback.Kind
  }

  /// Whether one of the operations is being performed.
  public private(set) var isPerforming = false

  private var operations: [Moment: Operation] = [:]
  /// By the beginning of a note.
  private var operationsAtNotes: [String: Operation] = [:]
  private let perform: (Operation) -> Void

  /// Makes an empty set.
  ///
  /// - Parameter perform: How an operation is performed; it should capture its system weakly.
  public init(perform: @escaping (Operation) -> Void) {
    self.perform = perform
  }

  deinit {}

  /// Adds an operation for a callback.
  ///
  /// - Parameters:
  ///   - operation: The operation, which replaces a pending one for the same callback.
  ///   - callback: The callback at whose end it will be performed.
  ///   - controller: The name of the controller, which need not exist yet.
  public func add(
    _ operation: Operation, during callback: LifecycleCallback.Kind, of controller: String
  ) {
    operations[Moment(controller: controller, callback: callback)] = operation
  }

  /// Removes the operation for a callback.
  package func remove(during callback: LifecycleCallback.Kind, of controller: String) {
    operations[Moment(controller: controller, callback: callback)] = nil
  }

  /// Adds an operation for a note: what delegates, animators and completions do is noted.
  ///
  /// - Parameters:
  ///   - operation: The operation, which replaces a pending one for the same beginning.
  ///   - beginning: The beginning of the note's text.
  public func add(_ operation: Operation, atNote beginning: String) {
    operationsAtNotes[beginning] = operation
  }

  /// Called when a note was recorded: from `LifecycleRecorder.onEvent`.
  ///
  /// - Parameter text: The text of the note.
  public func noted(_ text: String) {
    guard !isPerforming,
      let beginning = operationsAtNotes.keys.sorted().first(where: text.hasPrefix),
      let operation = operationsAtNotes.removeValue(forKey: beginning)
    else { return }
    performNow(operation)
  }

  /// Performs pending operations in all callbacks of a controller.
  public func listen(to controller: RecordingViewController) {
    for callback in LifecycleCallback.Kind.allCases {
      let moment = Moment(controller: controller.name, callback: callback)
      controller.on(callback) { [weak self] in self?.reach(moment) }
    }
  }

  /// Removes all pending operations.
  public func removeAll() {
    operations = [:]
    operationsAtNotes = [:]
  }

  private func reach(_ moment: Moment) {
    guard !isPerforming, let operation = operations.removeValue(forKey: moment) else { return }
    performNow(operation)
  }

  private func performNow(_ operation: Operation) {
    isPerforming = true
    defer { isPerforming = false }
    perform(operation)
  }
}

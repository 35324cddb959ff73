/// Operations that wait for a callback of a controller, so that a random driver does things inside
/// `viewDidLoad`, `viewWillAppear(_:)` and all the others.
///
/// An operation is performed once. What it sets off performs no other one: that goes on waiting.
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

  /// Lets an operation wait.
  ///
  /// - Parameters:
  ///   - operation: What will be done instead of what waited for the same call before.
  ///   - callback: The callback at whose end it will be done.
  ///   - controller: The name of the controller, which need not exist yet.
  public func add(
    _ operation: Operation, during callback: LifecycleCallback.Kind, of controller: String
  ) {
    operations[Moment(controller: controller, callback: callback)] = operation
  }

  /// Lets an operation wait for a note: what delegates, animators and completions do is noted.
  ///
  /// - Parameters:
  ///   - operation: What will be done instead of what waited for the same beginning before.
  ///   - beginning: How the text of the note begins.
  public func add(_ operation: Operation, atNote beginning: String) {
    operationsAtNotes[beginning] = operation
  }

  /// Tells that a note was recorded: from `LifecycleRecorder.onEvent`.
  ///
  /// - Parameter text: What was noted.
  public func noted(_ text: String) {
    guard !isPerforming,
      let beginning = operationsAtNotes.keys.sorted().first(where: text.hasPrefix),
      let operation = operationsAtNotes.removeValue(forKey: beginning)
    else { return }
    performNow(operation)
  }

  /// Listens to a controller, in all of its callbacks.
  public func listen(to controller: RecordingViewController) {
    for callback in LifecycleCallback.Kind.allCases {
      let moment = Moment(controller: controller.name, callback: callback)
      controller.on(callback) { [weak self] in self?.reach(moment) }
    }
  }

  /// Forgets what still waits.
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

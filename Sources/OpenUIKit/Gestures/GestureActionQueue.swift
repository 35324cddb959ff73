/// The recognizers whose actions are due, in the order in which they became due.
///
/// Actions are sent when all recognizers have received the touches of an event, after a timer of a
/// recognizer, and otherwise in the commit at the end of the turn: never inside a touch method or
/// the setter of `state`.
// Fidelity: actions follow a change of state at the next turn of the run loop, or rather within the
// delivery of the event; a state that changes several times until then sends them once, with the
// state of that moment. [documented: the first; observed: within the delivery; decided: once]
final class GestureActionQueue {
  private var due: [UIGestureRecognizer] = []
  private var deferrals = 0

  /// The queue of the program.
  static var shared: GestureActionQueue { UIRuntime.current.gestureActions }
  /// The queue of the program; nil before a context was needed.
  static var installed: GestureActionQueue? { UIRuntime.installed?.gestureActions }

  /// Whether recognizers are being given touches.
  var isDeferred: Bool { deferrals > 0 }

  var isEmpty: Bool { due.isEmpty }

  /// Takes in a recognizer whose actions are due.
  func add(_ recognizer: UIGestureRecognizer) {
    due.append(recognizer)
    if !isDeferred { RenderContext.ofProgram.setNeedsCommit() }
  }

  /// Drops a recognizer that sends its actions itself.
  func remove(_ recognizer: UIGestureRecognizer) { due.removeAll { $0 === recognizer } }

  /// Gives touches to recognizers: nothing is sent meanwhile.
  func deferred(_ body: () -> Void) {
    deferrals += 1
    body()
    deferrals -= 1
  }

  /// Sends what is due, also what becomes due meanwhile; whether there was anything.
  @discardableResult
  func send() -> Bool {
    guard !isDeferred, !due.isEmpty else { return false }
    while !due.isEmpty { due.removeFirst().sendDueActions() }
    return true
  }

  deinit {}
}

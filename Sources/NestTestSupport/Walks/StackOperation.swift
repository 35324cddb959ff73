import NestKit
import NestTesting

/// An operation on a stack in a window. Controllers are numbers: in the list of the stack, or,
/// for callbacks, in the order in which they were made.
package nonisolated indirect enum StackOperation: DriverOperation {
  /// Uses a stack of that kind, if nothing was done before.
  case make(capacity: Int, overflow: ContainerStack.OverflowPolicy)
  case push(transition: Int, animated: Bool)
  case pop(animated: Bool)
  /// The number after the last one stands for a stranger.
  case popTo(Int, animated: Bool)
  case insert(at: Int, transition: Int, animated: Bool)
  /// The number after the last one stands for a stranger.
  case remove(Int, animated: Bool)
  /// Those of the list that remain, in their new order, and whether a new one follows them.
  case setList([Int], withNew: Bool, transition: Int, animated: Bool)
  case finishTransition
  /// Pauses the running transition at a percentage.
  case scrubTransition(percent: Int)
  case resumeTransition
  /// Reverses the running transition.
  case reverseTransition
  /// Ends the running transition where it began.
  case cancelTransition
  case hide
  case show
  /// Hides the window or shows it, in the middle of a turn.
  case toggleWindow
  case resize(width: Int, height: Int)
  case advance(frames: Int)
  case commit
  /// A child answers like that from now on, when it is asked whether it may be left.
  case guarding(Int, LeavingDecision)
  /// All questions that are open are answered.
  case answer(Bool)
  /// Somebody waits for the result of a child.
  case wait(Int)
  /// A child finishes with a result.
  case finish(Int)
  /// Does something the next time one receives a callback.
  case during(LifecycleCallback.Kind, of: Int, StackOperation)

  /// Whether it ends the turn of the run loop.
  var endsTurn: Bool {
    switch self {
    case .hide, .show, .resize, .advance, .commit: true
    default: false
    }
  }

  package var simpler: [StackOperation] {
    switch self {
    case .push(let transition, let animated):
      (animated ? [.push(transition: transition, animated: false)] : [])
        + transition.simplerNumbers.map { .push(transition: $0, animated: animated) }
    case .pop(let animated): animated ? [.pop(animated: false)] : []
    case .popTo(let index, let animated):
      [.pop(animated: animated)] + (animated ? [.popTo(index, animated: false)] : [])
        + index.simplerNumbers.map { .popTo($0, animated: animated) }
    case .insert(let index, let transition, let animated):
      [.push(transition: transition, animated: animated)]
        + (animated ? [.insert(at: index, transition: transition, animated: false)] : [])
        + index.simplerNumbers.map { .insert(at: $0, transition: transition, animated: animated) }
    case .remove(let index, let animated):
      [.pop(animated: animated)] + (animated ? [.remove(index, animated: false)] : [])
        + index.simplerNumbers.map { .remove($0, animated: animated) }
    case .setList(let retained, let withNew, let transition, let animated):
      (withNew
        ? [.setList(retained, withNew: false, transition: transition, animated: animated)] : [])
        + retained.indices.map { index in
          let fewer = Array(retained[..<index] + retained[(index + 1)...])
          return .setList(fewer, withNew: withNew, transition: transition, animated: animated)
        }
        + (animated
          ? [.setList(retained, withNew: withNew, transition: transition, animated: false)] : [])
        + transition.simplerNumbers.map {
          .setList(retained, withNew: withNew, transition: $0, animated: animated)
        }
    case .guarding(let index, let decision): index.simplerNumbers.map { .guarding($0, decision) }
    case .wait(let index): index.simplerNumbers.map { .wait($0) }
    case .finish(let index): index.simplerNumbers.map { .finish($0) }
    case .hide, .show, .resize, .answer: [.commit]
    case .advance(let frames):
      frames == 0 ? [.commit] : frames.simplerNumbers.map { .advance(frames: $0) }
    case .during(let callback, let number, let operation):
      [operation] + operation.simpler.map { .during(callback, of: number, $0) }
        + number.simplerNumbers.map { .during(callback, of: $0, operation) }
    case .scrubTransition(let percent):
      percent.simplerNumbers.map { .scrubTransition(percent: $0) }
    case .resumeTransition, .reverseTransition, .cancelTransition: [.finishTransition]
    case .make, .finishTransition, .toggleWindow, .commit: []
    }
  }
}

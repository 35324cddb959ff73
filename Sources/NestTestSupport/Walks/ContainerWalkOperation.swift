import NestKit
import NestTesting

/// An operation on a container in a window. One that names something that does not exist does
/// nothing.
package nonisolated indirect enum ContainerWalkOperation: DriverOperation {
  /// Something that only this kind of container can do.
  case change(Int, Int, animated: Bool)
  case reverseTransition
  case cancelTransition
  /// Pauses the running transitions at a percentage.
  case scrubTransition(percent: Int)
  case resumeTransition
  case hide
  case show
  /// Hides the window or shows it, in the middle of a turn.
  case toggleWindow
  case resize(width: Int, height: Int)
  /// Rotates the device; width and height are exchanged in an animation.
  case rotate
  case advance(frames: Int)
  case commit
  /// A finger touches down, or moves if it is down.
  case touch(x: Int, y: Int)
  case lift
  case key(Int)
  /// The program takes a child from the container, by the calls of UIKit.
  case take(Int)
  /// A child answers from now on as the number says, when it is asked whether it may be left.
  case guarding(Int, LeavingDecision)
  /// All questions that are open are answered.
  case answer(Bool)
  /// Somebody waits for the result of a child.
  case wait(Int)
  /// A child finishes with a result.
  case finish(Int)
  /// Does something the next time one receives a callback.
  case during(LifecycleCallback.Kind, of: Int, ContainerWalkOperation)
  /// Does something inside a later call of the delegate or the data source.
  case duringDelegate(call: Int, ContainerWalkOperation)

  /// Whether it ends the turn of the run loop.
  var endsTurn: Bool {
    switch self {
    case .hide, .show, .resize, .rotate, .advance, .commit: true
    default: false
    }
  }

  /// Whether the program or a hand changes the container, and not its environment.
  var isOwnChange: Bool {
    switch self {
    case .change, .take, .touch, .lift, .key, .answer, .finish: true
    default: false
    }
  }

  /// Whether the program changes what the container shows.
  var isChange: Bool {
    switch self {
    case .change, .take, .answer, .finish: true
    default: false
    }
  }

  /// Whether the window has another size afterwards.
  var changesSize: Bool {
    switch self {
    case .resize, .rotate: true
    default: false
    }
  }

  package var simpler: [ContainerWalkOperation] {
    switch self {
    case .change(let kind, let argument, let animated):
      (animated ? [.change(kind, argument, animated: false)] : [])
        + argument.simplerNumbers.map { .change(kind, $0, animated: animated) }
    case .scrubTransition(let percent):
      percent.simplerNumbers.map { .scrubTransition(percent: $0) }
    case .advance(let frames):
      frames == 0 ? [.commit] : frames.simplerNumbers.map { .advance(frames: $0) }
    case .during(let callback, let number, let operation):
      [operation] + operation.simpler.map { .during(callback, of: number, $0) }
    case .duringDelegate(let call, let operation):
      [operation] + call.simplerNumbers.map { .duringDelegate(call: $0, operation) }
        + operation.simpler.map { .duringDelegate(call: call, $0) }
    case .hide, .show, .resize, .rotate, .lift, .key: [.commit]
    case .reverseTransition, .resumeTransition: [.cancelTransition]
    case .take(let number): number.simplerNumbers.map { .take($0) }
    case .guarding(let number, let decision):
      number.simplerNumbers.map { .guarding($0, decision) }
    case .wait(let number): number.simplerNumbers.map { .wait($0) }
    case .finish(let number): number.simplerNumbers.map { .finish($0) }
    case .answer: [.commit]
    case .touch, .cancelTransition, .toggleWindow, .commit: []
    }
  }
}

import Dispatch
import Foundation

extension MainActor {
  /// Marks the main queue, which runs the main actor, but not always on the main thread.
  private static let mark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()

  /// Whether the caller runs on the main actor.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  /// Runs `body` on the main actor, for a function that Apple does not isolate and that needs the
  /// main actor here. On another thread the program stops with a message.
  ///
  /// - Parameters:
  ///   - function: the function, as the message names it.
  ///   - body: what needs the main actor.
  package static func required<Result>(
    by function: @autoclosure () -> String = #function, _ body: @MainActor () throws -> Result
  ) rethrows -> Result {
    preconditionIsolated(
      "\(function()) was called outside of the main thread, where it works only.")
    // Nothing is sent to another thread: `body` runs before this returns.
    nonisolated(unsafe) var result: Result?
    try assumeIsolated { result = try body() }
    return result.unsafelyUnwrapped
  }

  /// Runs `body` with a value that need not be `Sendable`, as ``required(by:_:)`` does.
  ///
  /// - Parameters:
  ///   - value: what `body` gets.
  ///   - function: the function, as the message names it.
  ///   - body: what needs the main actor.
  package static func required<Value, Result>(
    with value: Value, by function: @autoclosure () -> String = #function,
    _ body: @MainActor (Value) throws -> Result
  ) rethrows -> Result {
    // Not sent to another thread: it is the main one, or the program stops.
    nonisolated(unsafe) let value = value
    return try required(by: function()) { try body(value) }
  }
}

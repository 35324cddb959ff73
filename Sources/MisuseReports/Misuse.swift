/// A request that was refused, or a use that cannot be right, described so that a developer can
/// repair it without a debugger.
///
/// Bad input is refused before any event is sent: nothing has changed when a misuse is reported.
/// For a container of NestKit the same value is the outcome of the refused operation.
///
/// Every id of the libraries is listed in `Documentation/Misuse.md`, with what reports it.
public struct Misuse: Error, Hashable, Sendable {
  /// The stable name of the mistake, such as `stack.duplicate`.
  public let id: String
  /// The description of the mistake, with the objects and values that matter.
  public let message: String
  /// Why it cannot be done.
  public let reason: String
  /// The advice: a call or a change that works.
  public let remedy: String
  /// Whether the same stops a program on Apple's systems, where UIKit raises an exception.
  public let raisesInUIKit: Bool

  /// Creates the description of a refused request.
  ///
  /// - Parameters:
  ///   - id: The stable name of the mistake: area, dot, kind.
  ///   - message: The description of the mistake, with values; a sentence without its full stop.
  ///   - reason: Why it cannot be done; a sentence without its full stop.
  ///   - remedy: The advice; a sentence without its full stop.
  ///   - raisesInUIKit: Whether UIKit raises an exception. Default: no.
  public init(
    id: String, message: String, reason: String, remedy: String, raisesInUIKit: Bool = false
  ) {
    self.id = id
    self.message = message
    self.reason = reason
    self.remedy = remedy
    self.raisesInUIKit = raisesInUIKit
  }
}

extension Misuse: CustomStringConvertible {
  /// The whole misuse, as it is written to standard error: on one line, except that constraints
  /// which contradict each other have a line each.
  public var description: String { "[\(id)] \(sentence) \(reason). \(remedy)." }

  /// UIKit ends some of its messages with an exclamation mark.
  private var sentence: String { message.hasSuffix("!") ? message : message + "." }
}

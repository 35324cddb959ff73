/// A use of the interface that was refused: what happened, why it is wrong and what to do instead.
package nonisolated struct UIKitMisuse: Sendable, Equatable {
  /// A stable name, area first: `containment.already-parented`.
  package var id: String
  /// What was asked for, with values.
  package var message: String
  /// Why that cannot be.
  package var reason: String
  /// What to do instead.
  package var remedy: String

  package init(id: String, message: String, reason: String, remedy: String) {
    self.id = id
    self.message = message
    self.reason = reason
    self.remedy = remedy
  }

  /// Everything in one line, as it is printed.
  package var line: String { "[\(id)] \(sentence) \(reason). \(remedy)." }

  /// UIKit ends some of its messages with an exclamation mark.
  private var sentence: String { message.hasSuffix("!") ? message : message + "." }
}

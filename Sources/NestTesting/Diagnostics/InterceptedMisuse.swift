/// A wrong use of UIKit or of a container that was reported while a test listened.
public nonisolated struct InterceptedMisuse: Hashable, Sendable, CustomStringConvertible {
  /// The stable name of the diagnostic, for example `containment.already-parented`.
  public let id: String
  /// What happened, with values.
  public let message: String
  /// Why it is wrong.
  public let reason: String
  /// What to do instead.
  public let remedy: String

  /// Makes a misuse from its parts.
  public init(id: String, message: String, reason: String, remedy: String) {
    self.id = id
    self.message = message
    self.reason = reason
    self.remedy = remedy
  }

  /// The four parts on one line.
  public var description: String {
    "\(id): \(message) \(reason) \(remedy)"
  }
}

@MainActor extension Misuse {
  /// The outcome only; nothing is reported.
  static func leavingRefused(by controller: UIViewController) -> Misuse {
    Misuse(
      id: "leaving.refused", message: "\(describe(controller)) was not left",
      reason: "It is a LeavingGuard, and has said no",
      remedy: "Look at the outcome of the operation; nothing has changed")
  }

  static func unanswered(by controller: UIViewController, after seconds: TimeInterval) -> Misuse {
    Misuse(
      id: "leaving.no-answer",
      message: "\(describe(controller)) has not said within \(seconds) s whether it may be left",
      reason: "Its mayLeave(by:) has not returned, and operations of its container wait for it",
      remedy: "Return in any case, or raise leavingTimeout where a person is asked")
  }
}

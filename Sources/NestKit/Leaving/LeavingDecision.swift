/// The answer of a ``LeavingGuard`` at once.
public nonisolated enum LeavingDecision: Sendable, Hashable, CaseIterable {
  /// It may be left; nobody is asked.
  case allow
  /// It may not be left.
  case refuse
  /// ``LeavingGuard/mayLeave(by:)`` asks.
  case ask
}

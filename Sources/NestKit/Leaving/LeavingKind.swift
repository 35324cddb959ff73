/// How a controller would be left.
public nonisolated enum LeavingKind: Sendable, Hashable, CaseIterable {
  /// It leaves its container: a pop, a dismissal, a list or a value without it, an exchange.
  case removal
  /// Another child is selected, and this one stays where it can be selected again: tabs, pages, the
  /// pages of a wizard.
  case selection
  /// The drawer in which it is closes.
  case concealment
}

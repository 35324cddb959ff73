/// How many items of a list can be selected at the moment.
nonisolated enum ListSelectionMode: Sendable {
  case none
  case single
  case multiple

  /// - Parameters:
  ///   - isAllowed: Whether items can be selected at all.
  ///   - isMultiple: Whether several can be selected; if so, whatever `isAllowed` is.
  init(isAllowed: Bool, isMultiple: Bool) {
    self = isMultiple ? .multiple : isAllowed ? .single : .none
  }
}

import MisuseReports

@MainActor extension Misuse {
  /// An update that does not fit the data source, or contradicts itself.
  static func listUpdateRefused(_ error: ListUpdateError, _ words: ListUpdateWords) -> Misuse {
    Misuse(
      id: "list.update-refused",
      message: error.message(words: words),
      reason: error.explanation(words: words),
      remedy: "Change the data in the same step in which the change of the list is requested, or "
        + "call reloadData(); the list has taken its data anew now",
      raisesInUIKit: true)
  }
}

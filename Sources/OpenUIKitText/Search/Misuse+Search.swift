import MisuseReports

@MainActor extension Misuse {
  static func searchTokenIndex(_ index: Int, _ count: Int, _ field: UISearchTextField) -> Misuse {
    Misuse(
      id: "search.token-index",
      message: "using the token at index \(index) of \(type(of: field)), which is none of its "
        + "\(field.tokens.count) tokens",
      reason: "Only \(count) places can be used",
      remedy: "Compare the index with tokens.count before",
      raisesInUIKit: true)
  }
}

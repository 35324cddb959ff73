/// Shows the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text or the scope has changed, or the search bar has begun to be edited. Also called with
  /// an empty text when the search ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// Decides about the editing of a search bar, and is informed of it. Every method may be left out.
///
/// A key: `shouldChangeTextIn`, the change, `textDidChange`. What the program sets asks and reports
/// nothing.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether editing may begin, true by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Whether editing may end, true by default.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Whether the user may change the text, true by default.
  ///
  /// - Parameters:
  ///   - searchBar: The bar.
  ///   - range: What is replaced, in UTF-16.
  ///   - text: The new text; empty for a deletion.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// The user has changed the text, or has removed it.
  ///
  /// - Parameters:
  ///   - searchBar: The bar.
  ///   - searchText: The text now.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Return was pressed. The bar is still edited.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// The button to cancel was pressed. A bar without a controller does nothing else.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// The bookmarks button was pressed.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

  /// The results button was pressed.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

  /// The user has chosen another scope.
  ///
  /// - Parameters:
  ///   - searchBar: The bar.
  ///   - selectedScope: The index of the scope.
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// True.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// True.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// True.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

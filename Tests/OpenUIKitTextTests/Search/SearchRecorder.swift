import NestTesting
import OpenUIKitText

/// Writes down what search bars and search controllers call, in order.
final class SearchRecorder: NSObject, UISearchBarDelegate, UISearchControllerDelegate,
  UISearchResultsUpdating
{
  var log: [String] = []
  /// The answers that are no.
  var refuses: Set<String> = []
  /// Called after each entry.
  var onEntry: (String) -> Void = { _ in }

  deinit {}

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func add(_ entry: String) {
    log.append(entry)
    onEntry(entry)
  }

  private func ask(_ entry: String) -> Bool {
    add(entry)
    return !refuses.contains(entry)
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("shouldBegin") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { add("begin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("shouldEnd") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { add("end") }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { ask("shouldChange \(range.location)+\(range.length) '\(text)'") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    add("text '\(searchText)'")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { add("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { add("cancel") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { add("bookmarks") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { add("results") }
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { add("scope \(selectedScope)") }

  func willPresentSearchController(_ searchController: UISearchController) { add("willPresent") }
  func didPresentSearchController(_ searchController: UISearchController) { add("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) { add("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { add("didDismiss") }

  func updateSearchResults(for searchController: UISearchController) {
    add("update '\(searchController.searchBar.text ?? "nil")'")
  }
}

/// A controller that writes down its appearance.
final class ResultsController: UIViewController {
  var log: [String] = []

  deinit {}

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.append("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.append("didDisappear")
  }
}

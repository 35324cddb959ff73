import UIKit
import XCTest

/// Calls each optional method of the delegates of searches with `?`.
final class OptionalSearchCallsTests: XCTestCase {
  private let object = EverythingOfSearch()
  private let bar = UISearchBar(), search = UISearchController(searchResultsController: nil),
    range = NSRange(location: 0, length: 0)

  /// A method is called once, and its result is there.
  private func expect<Result>(
    _ method: String, _ call: @autoclosure () -> Result?, line: UInt = #line
  ) {
    object.called = []
    XCTAssertNotNil(call(), line: line)
    XCTAssertEqual(object.called, [method], line: line)
  }

  func testEachMethodIsCalled() {
    call(object as UISearchBarDelegate)
    call(object as UISearchControllerDelegate)
  }

  private func call(_ delegate: UISearchBarDelegate) {
    expect("searchBarShouldBeginEditing(_:)", delegate.searchBarShouldBeginEditing?(bar))
    expect("searchBarTextDidBeginEditing(_:)", delegate.searchBarTextDidBeginEditing?(bar))
    expect("searchBarShouldEndEditing(_:)", delegate.searchBarShouldEndEditing?(bar))
    expect("searchBarTextDidEndEditing(_:)", delegate.searchBarTextDidEndEditing?(bar))
    expect("searchBar(_:shouldChangeTextIn:replacementText:)", delegate.searchBar?(bar, shouldChangeTextIn: range, replacementText: "x"))
    expect("searchBar(_:textDidChange:)", delegate.searchBar?(bar, textDidChange: "x"))
    expect("searchBarSearchButtonClicked(_:)", delegate.searchBarSearchButtonClicked?(bar))
    expect("searchBarCancelButtonClicked(_:)", delegate.searchBarCancelButtonClicked?(bar))
    expect("searchBarBookmarkButtonClicked(_:)", delegate.searchBarBookmarkButtonClicked?(bar))
    expect("searchBarResultsListButtonClicked(_:)", delegate.searchBarResultsListButtonClicked?(bar))
    expect("searchBar(_:selectedScopeButtonIndexDidChange:)", delegate.searchBar?(bar, selectedScopeButtonIndexDidChange: 1))
  }

  private func call(_ delegate: UISearchControllerDelegate) {
    expect("presentSearchController(_:)", delegate.presentSearchController?(search))
    expect("willPresentSearchController(_:)", delegate.willPresentSearchController?(search))
    expect("didPresentSearchController(_:)", delegate.didPresentSearchController?(search))
    expect("willDismissSearchController(_:)", delegate.willDismissSearchController?(search))
    expect("didDismissSearchController(_:)", delegate.didDismissSearchController?(search))
  }
}

private final class EverythingOfSearch: NSObject, UISearchBarDelegate, UISearchControllerDelegate {
  var called: [String] = []

  private func log<Result>(_ method: String, _ result: Result) -> Result {
    called.append(method)
    return result
  }

  private func log(_ method: String) { called.append(method) }

  func searchBarShouldBeginEditing(_ p0: UISearchBar) -> Bool {
    log("searchBarShouldBeginEditing(_:)", true)
  }
  func searchBarTextDidBeginEditing(_ p0: UISearchBar) { log("searchBarTextDidBeginEditing(_:)") }
  func searchBarShouldEndEditing(_ p0: UISearchBar) -> Bool {
    log("searchBarShouldEndEditing(_:)", true)
  }
  func searchBarTextDidEndEditing(_ p0: UISearchBar) { log("searchBarTextDidEndEditing(_:)") }
  func searchBar(_ p0: UISearchBar, shouldChangeTextIn p1: NSRange, replacementText p2: String)
    -> Bool
  { log("searchBar(_:shouldChangeTextIn:replacementText:)", true) }
  func searchBar(_ p0: UISearchBar, textDidChange p1: String) { log("searchBar(_:textDidChange:)") }
  func searchBarSearchButtonClicked(_ p0: UISearchBar) { log("searchBarSearchButtonClicked(_:)") }
  func searchBarCancelButtonClicked(_ p0: UISearchBar) { log("searchBarCancelButtonClicked(_:)") }
  func searchBarBookmarkButtonClicked(_ p0: UISearchBar) {
    log("searchBarBookmarkButtonClicked(_:)")
  }
  func searchBarResultsListButtonClicked(_ p0: UISearchBar) {
    log("searchBarResultsListButtonClicked(_:)")
  }
  func searchBar(_ p0: UISearchBar, selectedScopeButtonIndexDidChange p1: Int) {
    log("searchBar(_:selectedScopeButtonIndexDidChange:)")
  }
  func presentSearchController(_ p0: UISearchController) { log("presentSearchController(_:)") }
  func willPresentSearchController(_ p0: UISearchController) {
    log("willPresentSearchController(_:)")
  }
  func didPresentSearchController(_ p0: UISearchController) {
    log("didPresentSearchController(_:)")
  }
  func willDismissSearchController(_ p0: UISearchController) {
    log("willDismissSearchController(_:)")
  }
  func didDismissSearchController(_ p0: UISearchController) {
    log("didDismissSearchController(_:)")
  }
}

extension UISearchBar: FieldOwner {
  func fieldShouldBegin() -> Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }

  // Fidelity: the delegate is informed before the controller begins to search. [observed]
  func fieldDidBegin() {
    delegate?.searchBarTextDidBeginEditing(self)
    if isFirstResponder { controller?.barDidBegin() }
  }

  func fieldShouldEnd() -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }

  func fieldDidEnd() { delegate?.searchBarTextDidEndEditing(self) }

  func fieldShouldChange(_ range: NSRange, _ text: String) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func fieldDidChange() {
    sideButtonDidChange()
    delegate?.searchBar(self, textDidChange: text ?? "")
    controller?.searchDidChange()
  }

  func fieldDidReturn(_ field: UITextField) { delegate?.searchBarSearchButtonClicked(self) }

  final func setText(_ new: String?) {
    let changes = field.text != new ?? ""
    field.text = new
    sideButtonDidChange()
    if changes { controller?.searchDidChange() }
  }

  // MARK: Buttons

  final func pressCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    _ = controller?.cancelSearch()
  }

  final func pressSideButton() {
    if showsSearchResultsButton {
      delegate?.searchBarResultsListButtonClicked(self)
    } else if showsBookmarkButton {
      delegate?.searchBarBookmarkButtonClicked(self)
    }
  }

  final func setScope(_ index: Int) {
    guard (0..<max(1, scopeButtonTitles?.count ?? 0)).contains(index), index != scopeIndex else {
      return
    }
    scopeIndex = index
    scopesDidChange()
    controller?.searchDidChange()
  }

  /// The user has tapped a scope.
  final func chooseScope(_ index: Int) {
    guard index != scopeIndex, scopeButtonTitles?.indices.contains(index) == true else { return }
    scopeIndex = index
    scopesDidChange()
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    controller?.searchDidChange()
  }
}

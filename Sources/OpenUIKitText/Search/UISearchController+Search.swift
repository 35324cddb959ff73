extension UISearchController {
  // Fidelity: in seconds. [observed]
  private static let duration: TimeInterval = 0.25

  private final var searchView: SearchView? { viewIfLoaded as? SearchView }

  // MARK: Beginning

  /// The bar has begun to be edited.
  final func barDidBegin() {
    if search.isActive { updateResults() } else { beginSearch() }
  }

  final func beginSearch() {
    guard !search.isActive, !search.isEnding, bar.window != nil, let owner = searchedController
    else { return }
    search.isActive = true
    search.number += 1
    let number = search.number
    let shows: Void? = OptionalMethod.result(of: delegate, "presentSearchController(_:)") {
      $0.presentSearchController(self)
    }
    guard lasts(number), shows == nil else { return }
    delegate?.willPresentSearchController(self)
    guard lasts(number) else { return }
    enter(owner)
    showParts(animated: true)
    heightDidChange()
    if !bar.isFirstResponder { bar.becomeFirstResponder() } else { updateResults() }
    guard lasts(number) else { return }
    fade(to: 1) { [self] in
      if lasts(number) { delegate?.didPresentSearchController(self) }
    }
  }

  private func lasts(_ number: Int) -> Bool { search.isActive && search.number == number }

  /// The controller whose content is searched: the one whose item has the bar, or the nearest one
  /// around the bar.
  private var searchedController: UIViewController? {
    var responder: UIResponder? = bar.next
    while let current = responder {
      if let controller = current as? UIViewController {
        return controller.descendant(with: self) ?? controller
      }
      responder = current.next
    }
    return nil
  }

  private func enter(_ owner: UIViewController) {
    guard parent == nil, presentingViewController == nil else { return }
    let around: UIView = owner.view
    owner.addChild(self)
    view.frame = around.bounds
    view.alpha = 0
    around.addSubview(view)
    if let scrollView = around as? UIScrollView {
      view.translatesAutoresizingMaskIntoConstraints = false
      let guide = scrollView.frameLayoutGuide
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    } else {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    didMove(toParent: owner)
    showResults()
  }

  // MARK: Changes

  /// The text, a token or the scope has changed.
  final func searchDidChange() {
    guard search.isActive else { return }
    showParts(animated: true)
    updateResults()
  }

  private func updateResults() {
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
  }

  /// Shows the results, or takes them away, and dims what is searched.
  final func showResults() {
    guard let searchView else { return }
    let isIn = parent != nil || search.isShownByProgram
    let shows = isIn && search.isActive && showsSearchResultsController
    if let searchResultsController, shows, searchResultsController.parent !== self {
      addChild(searchResultsController)
      search.hasResults = true
    }
    searchView.show(shows ? searchResultsController?.view : nil)
    if search.hasResults, shows { searchResultsController?.didMove(toParent: self) }
    let hasResults = shows && searchResultsController != nil
    searchView.dimming.isHidden =
      !search.isActive || !obscuresBackgroundDuringPresentation || hasResults
  }

  /// Shows the buttons that depend on the search.
  final func showParts(animated: Bool) {
    let isActive = search.isActive
    if automaticallyShowsCancelButton { bar.showCancel(isActive, animated: animated) }
    switch scopeBarActivation {
    case .manual: break
    case .onTextEntry: bar.showScopes(isActive && bar.field.hasText, animated: animated)
    case .automatic, .onSearchActivation: bar.showScopes(isActive, animated: animated)
    }
  }

  // MARK: Ending

  /// The button to cancel, or Escape. Returns whether a search has ended.
  final func cancelSearch() -> Bool {
    guard search.isActive else { return false }
    endSearch()
    return true
  }

  // Fidelity: the text is removed and reported first. [documented: of the order of the rest
  // nothing; decided]
  final func endSearch() {
    guard search.isActive, !search.isEnding else { return }
    search.isEnding = true
    let number = search.number
    let hadText = bar.field.hasText
    _ = bar.field.removeTokens()
    bar.field.text = ""
    bar.sideButtonDidChange()
    if hadText { updateResults() }
    search.isActive = false
    let isSilent = search.isShownByProgram
    if !isSilent { delegate?.willDismissSearchController(self) }
    if bar.isFirstResponder { bar.resignFirstResponder() }
    search.isEnding = false
    // Any of them may have begun another search.
    guard !search.isActive, search.number == number else { return }
    showParts(animated: true)
    heightDidChange()
    if isSilent, presentingViewController != nil { dismiss(animated: true) }
    fade(to: 0) { [self] in
      guard !search.isActive, search.number == number else { return }
      leave()
      if !isSilent { delegate?.didDismissSearchController(self) }
    }
  }

  private func leave() {
    searchView?.show(nil)
    if search.hasResults, searchResultsController?.parent === self {
      searchResultsController?.willMove(toParent: nil)
      searchResultsController?.removeFromParent()
    }
    search.hasResults = false
    guard parent != nil else { return }
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }

  private func fade(to alpha: CGFloat, then completion: @escaping () -> Void) {
    let animates = bar.window != nil
    let shown = search.isShownByProgram ? 1 : alpha
    UIView.animate(withDuration: animates ? Self.duration : 0) { [self] in
      searchView?.alpha = shown
      layOutBars()
    } completion: { _ in
      completion()
    }
  }

  // MARK: Shown by the program

  /// The view has entered a window or left it: what the program presents has the bar itself.
  final func windowDidChange() {
    guard let searchView, parent == nil else { return }
    if searchView.window != nil, presentingViewController != nil {
      search.isShownByProgram = true
      searchView.alpha = 1
      searchView.backgroundColor = .systemBackground
      if bar.window == nil || bar.superview === searchView { searchView.adopt(bar) }
      guard !search.isActive else { return showResults() }
      search.isActive = true
      search.number += 1
      showParts(animated: false)
      bar.becomeFirstResponder()
      showResults()
    } else if searchView.window == nil, search.isShownByProgram {
      search.isShownByProgram = false
      searchView.adopt(nil)
      if search.isActive { endSearch() }
    }
  }
}

extension UIViewController {
  /// The controller below this one, or this one, whose item has a search controller and whose view
  /// is in the window.
  fileprivate func descendant(with search: UISearchController) -> UIViewController? {
    for child in children.reversed() {
      if let found = child.descendant(with: search) { return found }
    }
    return viewIfLoaded?.window != nil && navigationItem.searchController === search ? self : nil
  }
}

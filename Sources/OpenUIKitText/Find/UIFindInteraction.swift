/// Finds something in the view that it is on: with a find bar at the bottom of the window, and by
/// the keys of a desktop while the view, or something inside of it, is the first responder.
///
/// Control or Command and F open the bar, with Alternate also the field of the replacement; with G
/// they move on to the next match, with Shift to the one before. In the bar Return and Shift with
/// Return do the same, and Escape closes it. What is searched for is remembered.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// Provides the searches; not retained.
  public private(set) weak final var delegate: (any UIFindInteractionDelegate)?

  @ZeroingLink private var attachedView: UIView? = nil
  private var panel: FindPanel?
  private var query: String?
  private var replacement: String?

  /// The search of the find bar; nil without one.
  public private(set) final var activeFindSession: UIFindSession?

  /// Makes the menu of the options of the find bar from those that it has; nil, the default, for
  /// all of them.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// An interaction on no view.
  ///
  /// - Parameter sessionDelegate: Provides the searches; not retained.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  deinit {}

  /// The view that the interaction is on.
  public var view: UIView? { attachedView }

  /// Ends a search in the former view.
  public func willMove(to view: UIView?) { dismissFindNavigator() }

  /// The interaction is on another view, or on none.
  public func didMove(to view: UIView?) { attachedView = view }

  /// Whether the find bar is shown.
  open var isFindNavigatorVisible: Bool { panel != nil }

  /// The text that is searched for, in the find bar now or when it appears; nil for none.
  open var searchText: String? {
    get { panel?.bar.query ?? query }
    set {
      query = newValue
      guard let panel, panel.bar.query != newValue ?? "" else { return }
      panel.bar.query = newValue ?? ""
      search()
    }
  }

  /// The text of the replacement, in the find bar now or when it appears; nil for none.
  open var replacementText: String? {
    get { panel?.bar.replacement ?? replacement }
    set {
      replacement = newValue
      panel?.bar.replacement = newValue ?? ""
    }
  }

  /// Shows the find bar, if there is a search for the view, which has to be in a window.
  ///
  /// - Parameter showingReplace: Whether the field of the replacement is shown too, if the search
  ///   supports that.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view = attachedView, view.window != nil else { return }
    if let panel { return panel.present(showsReplacement: showingReplace) }
    guard let session = delegate?.findInteraction(self, sessionFor: view),
      panel == nil, attachedView === view, view.window != nil
    else { return }
    let panel = FindPanel(self, in: view)
    (self.panel, activeFindSession) = (panel, session)
    (session as? UITextSearchingFindSession)?.onChange = { [weak self] in self?.updateResultCount()
    }
    panel.bar.query = query ?? ""
    panel.bar.replacement = replacement ?? ""
    panel.bar.supportsReplacement = session.supportsReplacement
    delegate?.findInteraction(self, didBegin: session)
    guard self.panel === panel else { return }
    panel.present(showsReplacement: showingReplace)
    if self.panel === panel { search() }
  }

  /// Ends the search, and hides the find bar; nothing without one.
  open func dismissFindNavigator() {
    guard let panel, let session = activeFindSession else { return }
    (query, replacement) = (panel.bar.query, panel.bar.replacement)
    (self.panel, activeFindSession) = (nil, nil)
    session.invalidateFoundResults()
    panel.end()
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Moves on to the next match; shows the find bar if it is not shown.
  open func findNext() { step(.forward) }

  /// Moves back to the match before; shows the find bar if it is not shown.
  open func findPrevious() { step(.backward) }

  /// Shows how many matches there are now. A session of the program calls it when it has found
  /// more.
  open func updateResultCount() {
    guard let session = activeFindSession else { return }
    panel?.bar.show(session)
  }

  private func step(_ direction: UITextStorageDirection) {
    guard let session = activeFindSession else {
      return presentFindNavigator(showingReplace: false)
    }
    session.highlightNextResult(in: direction)
    updateResultCount()
  }
}

// MARK: - The bar

extension UIFindInteraction {
  /// Searches for the text of the bar.
  final func search() {
    guard let session = activeFindSession, let bar = panel?.bar else { return }
    if bar.query.isEmpty {
      session.invalidateFoundResults()
    } else {
      session.performSearch(query: bar.query, options: bar.options)
    }
    updateResultCount()
  }

  final func replace(all: Bool) {
    guard let session = activeFindSession, let bar = panel?.bar, !bar.query.isEmpty else { return }
    if all {
      session.replaceAll(
        searchQuery: bar.query, replacementString: bar.replacement, options: bar.options)
    } else if session.allowsReplacementForCurrentlyHighlightedResult {
      session.performSingleReplacement(
        query: bar.query, replacementString: bar.replacement, options: bar.options)
    }
    updateResultCount()
  }

  /// The menu of the options.
  final func menu(of elements: [UIMenuElement]) -> UIMenu? {
    guard let provider = optionsMenuProvider else { return UIMenu(children: elements) }
    return provider(elements)
  }

  /// Searches for what is selected.
  final func useSelection() {
    guard let view = attachedView, let input = view as? any UITextInput,
      let range = input.selectedTextRange, !range.isEmpty, let text = input.text(in: range)
    else { return }
    searchText = text
  }
}

extension UIFindInteraction: FindPerformer {
  package final func canFind(_ action: FindAction) -> Bool {
    guard let view = attachedView, view.window != nil else { return false }
    switch action {
    case .find, .replace, .next, .previous: return true
    case .useSelection:
      let input = view as? any UITextInput
      return input?.selectedTextRange.map { !$0.isEmpty } ?? false
    }
  }

  package final func find(_ action: FindAction) {
    switch action {
    case .find: presentFindNavigator(showingReplace: false)
    case .replace: presentFindNavigator(showingReplace: true)
    case .next: findNext()
    case .previous: findPrevious()
    case .useSelection: useSelection()
    }
  }
}

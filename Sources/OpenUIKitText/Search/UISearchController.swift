/// Searches what another controller shows: it has a search bar, and shows results over that.
///
/// Give it to the `searchController` of a navigation item, or put its bar into a view. It is active
/// from when its bar is edited, or `isActive` is set, until the button to cancel is pressed:
/// `searchBarTextDidBeginEditing`, `willPresentSearchController`, `updateSearchResults`,
/// `didPresentSearchController`; each change `textDidChange`, `updateSearchResults`; cancelling
/// `searchBarCancelButtonClicked`, `updateSearchResults` with an empty text,
/// `willDismissSearchController`, `searchBarTextDidEndEditing`, `didDismissSearchController`.
///
/// While it is active it is a child of the controller that is searched, and so stays active where
/// that pushes another one.
open class UISearchController: UIViewController {
  /// When the scopes are shown.
  nonisolated public enum ScopeBarActivation: Int, Sendable {
    /// As the system likes: while the search is active.
    case automatic = 0
    /// When the program shows them.
    case manual = 1
    /// While there is text.
    case onTextEntry = 2
    /// While the search is active.
    case onSearchActivation = 3
  }

  final let bar = UISearchBar(frame: .zero)
  final var search = SearchState()
  /// The items that have the controller.
  final var items: [SearchItemLink] = []
  private final let results: UIViewController?

  /// Makes a controller.
  ///
  /// - Parameter searchResultsController: Shows the results; nil where the controller that is
  ///   searched does that.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.controller = self
  }

  /// Makes a controller whose results are shown by the one that is searched.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.controller = self
  }

  /// Makes a controller without results of its own: archives cannot be read on this platform.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    bar.controller = self
  }

  deinit {}

  /// The search bar.
  open var searchBar: UISearchBar { bar }

  /// The controller that shows the results; nil where the one that is searched does that.
  open var searchResultsController: UIViewController? { results }

  /// Shows the results; nil by default. Not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Is informed of the search; nil by default. Not retained.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the search is active. Setting it begins and ends the search; true does nothing while
  /// the search bar is in no window.
  open var isActive: Bool {
    get { search.isActive }
    set { if newValue { beginSearch() } else { endSearch() } }
  }

  // MARK: Look

  /// Whether what is searched is dimmed as long as there are no results over it; false by default.
  /// A tap on it ends the search then.
  open var obscuresBackgroundDuringPresentation = false { didSet { showResults() } }

  /// Whether the search bar takes the place of title and buttons of the navigation bar while the
  /// search is active; true by default.
  open var hidesNavigationBarDuringPresentation = true { didSet { heightDidChange() } }

  /// Whether there is a button to cancel while the search is active; true by default.
  open var automaticallyShowsCancelButton = true { didSet { showParts(animated: false) } }

  /// When the scopes are shown; as the system likes by default.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { showParts(animated: false) }
  }

  /// Whether the results are shown while there is text; true by default.
  open var automaticallyShowsSearchResultsController = true { didSet { showResults() } }

  /// Whether the results are shown while the search is active. Setting it ends that this depends on
  /// the text.
  open var showsSearchResultsController: Bool {
    get {
      automaticallyShowsSearchResultsController
        ? search.isActive && bar.field.hasText : search.showsResults
    }
    set {
      search.showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  /// Where the search bar is, in a navigation bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { bar.placement ?? .stacked }

  /// Makes the view that shows the results.
  open override func loadView() {
    let made = SearchView(frame: .zero)
    made.onWindow = { [zeroingLink] in
      zeroingLink.target?.windowDidChange()
    }
    made.onTap = { [zeroingLink] in zeroingLink.target?.endSearch() }
    view = made
  }
}

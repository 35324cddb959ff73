/// A search in a text that is a ``UITextSearching``: it keeps what was found in order, and lets the
/// text show it. The first match behind the beginning of the selection is the present one; behind
/// the last one follows the first.
open class UITextSearchingFindSession: UIFindSession {
  private let search: any FindSearch

  /// A search in a text.
  ///
  /// - Parameter searchableObject: The text; not retained.
  public convenience init<SearchableObject: UITextSearching>(searchableObject: SearchableObject) {
    self.init(search: ObjectSearch(searchableObject))
  }

  private init(search: any FindSearch) {
    self.search = search
    super.init()
  }

  deinit {}

  /// Called when the number of matches or the present one has changed.
  final var onChange: () -> Void {
    get { search.onChange }
    set { search.onChange = newValue }
  }

  /// How many matches there are.
  open override var resultCount: Int { search.count }

  /// The index of the present match; `NSNotFound` for none.
  open override var highlightedResultIndex: Int { search.present ?? NSNotFound }

  /// Whether the text supports it.
  open override var supportsReplacement: Bool { search.supportsReplacement }

  /// Whether the text allows it.
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    search.allowsReplacement(by: "")
  }

  /// Searches, and lets the text show the matches.
  open override func performSearch(query: String, options: UITextSearchOptions?) {
    search.perform(query, options ?? UITextSearchOptions())
  }

  /// Replaces the present match, if the text allows it, and moves on.
  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) { search.replacePresent(by: replacementString) }

  /// Replaces all matches.
  open override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    search.replaceAll(searchQuery, options ?? UITextSearchOptions(), by: replacementString)
  }

  /// Moves on to another match.
  open override func highlightNextResult(in direction: UITextStorageDirection) {
    search.step(direction)
  }

  /// Lets the text show nothing, and forgets the matches.
  open override func invalidateFoundResults() { search.forget() }
}

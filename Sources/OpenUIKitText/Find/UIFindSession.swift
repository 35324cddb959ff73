/// One search of a find interaction. A subclass searches and shows by itself what it has found;
/// ``UITextSearchingFindSession`` does both with a text that is a ``UITextSearching``.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// The text of the find bar about the number of matches.
  nonisolated public enum SearchResultDisplayStyle: Int, Sendable {
    /// Which of how many is the present one.
    case currentAndTotal = 0
    /// How many there are.
    case total = 1
    /// Nothing.
    case none = 2
  }

  /// A session that finds nothing.
  public override init() { super.init() }

  deinit {}

  /// How many matches there are; 0 by default.
  open var resultCount: Int { 0 }

  /// The index of the present match; `NSNotFound` for none, by default.
  open var highlightedResultIndex: Int { NSNotFound }

  /// The text of the find bar about the number of matches.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal

  /// Whether matches can be replaced; false by default.
  open var supportsReplacement: Bool { false }

  /// Whether the present match can be replaced; as `supportsReplacement` says by default.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

  /// The user searches for a text. Does nothing by default.
  ///
  /// - Parameters:
  ///   - query: The text.
  ///   - options: What counts as found; nil for the usual ones.
  open func performSearch(query: String, options: UITextSearchOptions?) {}

  /// The user replaces the present match. Does nothing by default.
  ///
  /// - Parameters:
  ///   - searchQuery: The text that is searched for.
  ///   - replacementString: The new text.
  ///   - options: What counts as found; nil for the usual ones.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}

  /// The user replaces all matches. Does nothing by default.
  ///
  /// - Parameters:
  ///   - searchQuery: The text that is searched for.
  ///   - replacementString: The new text.
  ///   - options: What counts as found; nil for the usual ones.
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}

  /// The user moves on to another match. Does nothing by default.
  ///
  /// - Parameter direction: Which of both neighbours.
  open func highlightNextResult(in direction: UITextStorageDirection) {}

  /// The matches count no longer: the text that is searched for is empty, or the search ends.
  /// Does nothing by default.
  open func invalidateFoundResults() {}
}

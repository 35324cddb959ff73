/// A text, or several documents, in which a find session searches.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
  /// The identity of a document among others; a single one needs none.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// The selection; nil for none. The first match behind its beginning is highlighted first.
  var selectedTextRange: UITextRange? { get }

  /// Which of two ranges of a document is first.
  ///
  /// - Parameters:
  ///   - foundRange: A range that was found.
  ///   - toRange: Another one, or the selection.
  ///   - document: The document.
  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
  ) -> ComparisonResult

  /// Searches: reports each range to the aggregator, and then that the search has ended.
  ///
  /// - Parameters:
  ///   - queryString: The text that is searched for.
  ///   - options: What counts as found.
  ///   - resultAggregator: Collects what is found.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>)

  /// Shows a range in a style.
  ///
  /// - Parameters:
  ///   - foundTextRange: The range.
  ///   - document: Its document.
  ///   - style: The style.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?,
    usingStyle style: UITextSearchFoundTextStyle)

  /// Shows all text as if nothing was found.
  func clearAllDecoratedFoundText()

  /// Whether matches can be replaced; false by default.
  var supportsTextReplacement: Bool { get }

  /// Whether a match may be replaced; true by default.
  ///
  /// - Parameters:
  ///   - foundTextRange: The range.
  ///   - document: Its document.
  ///   - replacementText: The new text.
  func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool

  /// Replaces a match.
  ///
  /// - Parameters:
  ///   - foundTextRange: The range.
  ///   - document: Its document.
  ///   - replacementText: The new text.
  func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)

  /// Replaces all matches.
  ///
  /// - Parameters:
  ///   - queryString: The text that is searched for.
  ///   - options: What counts as found.
  ///   - replacementText: The new text.
  func replaceAll(
    queryString: String, options: UITextSearchOptions, withText replacementText: String)

  /// Another match is about to be the present one.
  ///
  /// - Parameters:
  ///   - foundTextRange: The range.
  ///   - document: Its document.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)

  /// Scrolls so that a range is in view.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - document: Its document.
  func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?)

  /// The document that has the selection; nil by default.
  var selectedTextSearchDocument: DocumentIdentifier? { get }

  /// Which of two documents is first; the same by default, and then the order is that of what was
  /// found.
  ///
  /// - Parameters:
  ///   - fromDocument: A document.
  ///   - toDocument: Another one.
  func compare(
    document fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier
  ) -> ComparisonResult
}

extension UITextSearching {
  /// False.
  public var supportsTextReplacement: Bool { false }
  /// True.
  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool { true }
  /// Does nothing.
  public func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) {}
  /// Does nothing.
  public func replaceAll(
    queryString: String, options: UITextSearchOptions, withText replacementText: String
  ) {}
  /// Does nothing.
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  /// Does nothing.
  public func scrollRangeToVisible(
    _ range: UITextRange, inDocument document: DocumentIdentifier?
  ) {}
  /// Nil.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  /// The same.
  public func compare(
    document fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier
  ) -> ComparisonResult { .orderedSame }
}

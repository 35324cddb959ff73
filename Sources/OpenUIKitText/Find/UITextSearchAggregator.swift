/// Collects what a search has found, at once or later.
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
  /// One place that was found.
  struct Found {
    var range: UITextRange
    var document: DocumentIdentifier
  }

  /// The places that were found, shared by all copies.
  final class Store {
    var found: [Found] = []
    /// Whether the session still wants it.
    var isValid = true
    /// A range was added or removed.
    var onChange: (Found?) -> Void = { _ in }
    var onInvalidation: () -> Void = {}
    var onEnd: () -> Void = {}
    deinit {}
  }

  let store: Store

  /// The ranges that were found.
  public var allFoundRanges: [UITextRange] { store.found.map(\.range) }

  /// Adds a range. The same one is added once.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - searchString: The text that was searched for.
  ///   - document: The document that has the range.
  public func foundRange(
    _ range: UITextRange, searchString: String, document: DocumentIdentifier
  ) {
    guard store.isValid,
      !store.found.contains(where: { $0.document == document && $0.range === range })
    else { return }
    store.found.append(Found(range: range, document: document))
    store.onChange(nil)
  }

  /// Removes a range, which is not in the document any more.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - document: The document that had it.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    guard store.isValid,
      let index = store.found.firstIndex(where: { $0.document == document && $0.range == range })
    else { return }
    store.onChange(store.found.remove(at: index))
  }

  /// Removes all ranges: the text has changed, and is searched again.
  public func invalidate() {
    guard store.isValid else { return }
    store.onInvalidation()
  }

  /// All documents have been searched.
  public func finishedSearching() {
    guard store.isValid else { return }
    store.onEnd()
  }
}

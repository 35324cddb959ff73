/// The search of a session, whatever the type of its text.
protocol FindSearch: AnyObject {
  var count: Int { get }
  /// The index of the present match; nil for none.
  var present: Int? { get }
  var onChange: () -> Void { get set }
  var supportsReplacement: Bool { get }
  func allowsReplacement(by text: String) -> Bool
  func perform(_ query: String, _ options: UITextSearchOptions)
  func step(_ direction: UITextStorageDirection)
  func replacePresent(by text: String)
  func replaceAll(_ query: String, _ options: UITextSearchOptions, by text: String)
  func forget()
}

/// The search in one text of the program, which may do anything in each call.
final class ObjectSearch<Object: UITextSearching>: FindSearch {
  typealias Aggregator = UITextSearchAggregator<Object.DocumentIdentifier>

  private weak var object: Object?
  private var store = Aggregator.Store()
  private var found: [Aggregator.Found] = []
  private var last: (query: String, options: UITextSearchOptions)?
  /// Whether the search has ended, so that matches are in order and shown.
  private var isComplete = false
  /// Whether a replacement is being made, which searches again afterwards.
  private var isReplacing = false
  private(set) var present: Int?
  var onChange: () -> Void = {}

  init(_ object: Object) { self.object = object }

  deinit {}

  var count: Int { isComplete ? found.count : store.found.count }

  // MARK: Searching

  func perform(_ query: String, _ options: UITextSearchOptions) {
    forget()
    guard let object, !query.isEmpty else { return }
    last = (query, options)
    begin(query, options, in: object)
  }

  private func begin(_ query: String, _ options: UITextSearchOptions, in object: Object) {
    let store = Aggregator.Store()
    self.store = store
    store.onChange = { [weak self] in self?.didChange($0, of: store) }
    store.onInvalidation = { [weak self] in self?.searchAgain(of: store) }
    store.onEnd = { [weak self] in self?.didEnd(store) }
    object.performTextSearch(
      queryString: query, options: options, resultAggregator: Aggregator(store: store))
  }

  private func drop() {
    store.isValid = false
    store = Aggregator.Store()
    (found, present, isComplete) = ([], nil, false)
  }

  func forget() {
    drop()
    last = nil
    object?.clearAllDecoratedFoundText()
    onChange()
  }

  private func searchAgain(of old: Aggregator.Store) {
    guard old === store, !isReplacing, let object, let last else { return }
    drop()
    object.clearAllDecoratedFoundText()
    begin(last.query, last.options, in: object)
  }

  private func didChange(_ removed: Aggregator.Found?, of changed: Aggregator.Store) {
    guard changed === store, isComplete else { return onChange() }
    guard let removed else { return }
    guard
      let index = found.firstIndex(where: {
        $0.document == removed.document && $0.range == removed.range
      })
    else { return }
    found.remove(at: index)
    let old = present
    if let old, old > index { present = old - 1 }
    if old == index {
      present = nil
      highlight(found.isEmpty ? nil : min(index, found.count - 1))
    }
    onChange()
  }

  private func didEnd(_ ended: Aggregator.Store) {
    guard ended === store, !isComplete, let object else { return }
    found = sorted(ended.found, in: object)
    guard ended === store else { return }
    isComplete = true
    for item in found {
      guard ended === store else { return }
      object.decorate(foundTextRange: item.range, document: item.document, usingStyle: .found)
    }
    guard ended === store else { return }
    highlight(firstBehindSelection(in: object))
  }

  /// The matches in the order of the documents, and of their places in each.
  private func sorted(_ items: [Aggregator.Found], in object: Object) -> [Aggregator.Found] {
    var order: [Object.DocumentIdentifier: Int] = [:]
    for item in items where order[item.document] == nil { order[item.document] = order.count }
    return items.enumerated().sorted { one, two in
      let (a, b) = (one.element, two.element)
      if a.document != b.document {
        let result = object.compare(document: a.document, toDocument: b.document)
        if result != .orderedSame { return result == .orderedAscending }
        return order[a.document] ?? 0 < order[b.document] ?? 0
      }
      let result = object.compare(a.range, toRange: b.range, document: a.document)
      return result == .orderedSame ? one.offset < two.offset : result == .orderedAscending
    }.map(\.element)
  }

  private func firstBehindSelection(in object: Object) -> Int? {
    guard !found.isEmpty else { return nil }
    guard let selection = object.selectedTextRange else { return 0 }
    let document = object.selectedTextSearchDocument
    let index = found.firstIndex {
      (document == nil || $0.document == document)
        && object.compare($0.range, toRange: selection, document: $0.document) != .orderedAscending
    }
    return index ?? 0
  }

  // MARK: The present match

  func step(_ direction: UITextStorageDirection) {
    guard isComplete, !found.isEmpty else { return }
    let count = found.count
    guard let present else { return highlight(direction == .forward ? 0 : count - 1) }
    highlight((present + (direction == .forward ? 1 : count - 1)) % count)
  }

  private func highlight(_ index: Int?) {
    let old = present.flatMap { found.indices.contains($0) ? found[$0] : nil }
    guard let object, let index, found.indices.contains(index) else {
      present = nil
      return onChange()
    }
    let store = store
    present = index
    let item = found[index]
    if let old {
      object.decorate(foundTextRange: old.range, document: old.document, usingStyle: .found)
    }
    object.willHighlight(foundTextRange: item.range, document: item.document)
    guard self.store === store, present == index else { return }
    object.decorate(foundTextRange: item.range, document: item.document, usingStyle: .highlighted)
    object.scrollRangeToVisible(item.range, inDocument: item.document)
    onChange()
  }

  // MARK: Replacing

  var supportsReplacement: Bool { object?.supportsTextReplacement ?? false }

  private var presentItem: Aggregator.Found? {
    guard isComplete, let present, found.indices.contains(present) else { return nil }
    return found[present]
  }

  func allowsReplacement(by text: String) -> Bool {
    guard let object, object.supportsTextReplacement, let item = presentItem else { return false }
    return object.shouldReplace(
      foundTextRange: item.range, document: item.document, withText: text)
  }

  func replacePresent(by text: String) {
    guard allowsReplacement(by: text), let object, let item = presentItem else { return }
    replacing {
      object.replace(foundTextRange: item.range, document: item.document, withText: text)
    }
  }

  func replaceAll(_ query: String, _ options: UITextSearchOptions, by text: String) {
    guard supportsReplacement, !query.isEmpty, let object else { return }
    replacing { object.replaceAll(queryString: query, options: options, withText: text) }
  }

  private func replacing(_ body: () -> Void) {
    guard !isReplacing else { return }
    let store = store
    isReplacing = true
    body()
    isReplacing = false
    searchAgain(of: store)
  }
}

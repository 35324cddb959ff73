/// Decides which items will be needed soon: a pure value.
nonisolated struct ListPrefetcher: Equatable, Sendable {
  struct Request: Equatable, Sendable {
    /// The nearest first.
    var prefetch: [IndexPath] = []
    var cancel: [IndexPath] = []
  }

  // Fidelity: how far ahead items are prefetched is not documented. [decided]
  /// The least number of items ahead.
  private static let least = 8
  /// The largest number of items ahead.
  private static let most = 40

  /// The items that were requested and have been neither shown nor cancelled.
  private var requested: [IndexPath] = []
  private var members: Set<IndexPath> = []
  /// The first and last visible item of the last call.
  private var last: ClosedRange<IndexPath>?

  init() {}

  /// The requests and cancellations for visible items, in the order of the list.
  ///
  /// The items beside them in the direction of the movement are requested, as many as are visible;
  /// those of which that is not true any more are cancelled.
  mutating func request(visible: [IndexPath], in counts: ListCounts) -> Request {
    guard let first = visible.first, let end = visible.last, counts.contains(first),
      counts.contains(end)
    else { return Request(cancel: takeAll()) }
    let old = last
    last = first...end
    let isBackward = old.map { first < $0.lowerBound } ?? false
    let shown = Set(visible)
    forget { shown.contains($0) }
    guard old != last else { return Request() }
    let count = min(max(visible.count, Self.least), Self.most)
    let ahead = Self.neighbours(of: isBackward ? first : end, count, isBackward, in: counts)
    let wanted = Set(ahead)
    let cancel = requested.filter { !wanted.contains($0) }
    forget { !wanted.contains($0) }
    let new = ahead.filter { !members.contains($0) && !shown.contains($0) }
    requested += new
    members.formUnion(new)
    return Request(prefetch: new, cancel: cancel)
  }

  /// The items are named anew after an update; what is gone is forgotten.
  mutating func follow(_ newPath: (IndexPath) -> IndexPath?) {
    requested = requested.compactMap(newPath)
    members = Set(requested)
    last = nil
  }

  private mutating func takeAll() -> [IndexPath] {
    defer { forget { _ in true } }
    last = nil
    return requested
  }

  private mutating func forget(_ isForgotten: (IndexPath) -> Bool) {
    guard requested.contains(where: isForgotten) else { return }
    requested.removeAll(where: isForgotten)
    members = Set(requested)
  }

  private static func neighbours(
    of path: IndexPath, _ count: Int, _ isBackward: Bool, in counts: ListCounts
  ) -> [IndexPath] {
    var result: [IndexPath] = []
    var current = path
    while result.count < count,
      let next = isBackward ? counts.path(before: current) : counts.path(after: current)
    {
      result.append(next)
      current = next
    }
    return result
  }
}

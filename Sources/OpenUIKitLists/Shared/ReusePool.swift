/// The views of a list that wait to be used again, by what they are made for.
struct ReusePool {
  /// The properties that make views interchangeable.
  nonisolated struct Key: Hashable, Sendable {
    /// The kind of a supplementary view; nil for cells.
    var kind: String?
    var identifier: String
  }

  private var views: [Key: [any ListReusableView]] = [:]

  /// Takes a view out and prepares it; nil if there is none.
  mutating func take(_ key: Key) -> (any ListReusableView)? {
    guard let view = views[key]?.popLast() else { return nil }
    return view
  }

  mutating func add(_ view: any ListReusableView, for key: Key) {
    views[key, default: []].append(view)
  }

  mutating func removeAll() { views = [:] }
}

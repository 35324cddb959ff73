/// The contexts that `UIGraphicsGetCurrentContext()` returns, the innermost last.
final class GraphicsContextStack {
  /// A context, or how to make it when it is first needed.
  enum Entry {
    case ready(CGContext)
    case lazy(() -> CGContext?)
    /// It could not be made.
    case unavailable
  }

  private var entries: [Entry] = []

  /// The innermost context.
  var current: CGContext? {
    guard let entry = entries.last else { return nil }
    switch entry {
    case .ready(let context): return context
    case .unavailable: return nil
    case .lazy(let make):
      let context = make()
      entries[entries.count - 1] = context.map { .ready($0) } ?? .unavailable
      return context
    }
  }

  func push(_ entry: Entry) { entries.append(entry) }

  func pop() { _ = entries.popLast() }

  /// Runs `body` with another innermost context.
  func drawing<Result>(in entry: Entry, _ body: () throws -> Result) rethrows -> Result {
    let depth = entries.count
    entries.append(entry)
    // Also pops what the body has pushed and not popped.
    defer { entries.removeSubrange(depth...) }
    return try body()
  }
}

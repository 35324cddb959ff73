/// The contexts that `UIGraphicsGetCurrentContext()` returns on one thread, the innermost last.
nonisolated final class GraphicsContextStack {
  private static let stacks = ThreadValue<GraphicsContextStack>()

  /// The contexts of this thread.
  static var current: GraphicsContextStack {
    if let stack = stacks.object { return stack }
    let stack = GraphicsContextStack()
    stacks.object = stack
    return stack
  }

  private var contexts: [CGContext] = []

  /// The innermost context.
  var current: CGContext? { contexts.last }

  func push(_ context: CGContext) { contexts.append(context) }

  func pop() { _ = contexts.popLast() }

  /// Runs `body` with another innermost context.
  func drawing<Result>(in context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    let depth = contexts.count
    contexts.append(context)
    // Also pops what the body has pushed and not popped.
    defer { contexts.removeSubrange(depth...) }
    return try body()
  }
}

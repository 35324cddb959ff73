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

  enum Entry {
    case context(CGContext)
    /// That of a picture that a program has begun; nil if there can be none.
    case image(ImageContext?)
    /// That of a PDF file that a program has begun; nil if there can be none.
    case pdf(PDFContext?)
  }

  private var entries: [Entry] = []

  /// The innermost context.
  var current: CGContext? {
    switch entries.last {
    case .context(let context): context
    case .image(let opened): opened?.context
    case .pdf(let opened): opened?.context
    case nil: nil
    }
  }

  func push(_ entry: Entry) { entries.append(entry) }

  func pop() { _ = entries.popLast() }

  /// A picture of what is drawn so far into the innermost context; nil if that is no picture that a
  /// program has begun.
  var currentImage: UIImage? {
    guard case .image(let opened) = entries.last else { return nil }
    return opened?.currentImage
  }

  /// The PDF file that a program has begun, if it is the innermost context and could be made.
  var currentPDF: PDFContext? {
    guard case .pdf(let opened) = entries.last else { return nil }
    return opened
  }

  /// Ends the innermost context if it is a PDF file that a program has begun.
  func popPDF() {
    guard case .pdf(let opened) = entries.last else { return }
    opened?.context.closePDF()
    pop()
  }

  /// Removes the innermost context if it is a picture that a program has begun.
  func popImage() {
    if case .image = entries.last { pop() }
  }

  /// Runs `body` with another innermost context.
  func drawing<Result>(in context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    let depth = entries.count
    entries.append(.context(context))
    // Also pops what the body has pushed and not popped.
    defer { entries.removeSubrange(depth...) }
    return try body()
  }
}

import MisuseReports

/// Draws a PDF file, in which text stays text and paths stay paths.
///
/// The same renderer may draw any number of files.
nonisolated open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// The closure that draws the pages of a file: it begins each of them, and draws it.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  private let pdfFormat: UIGraphicsPDFRendererFormat

  /// A renderer of pages of a size, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// A renderer of pages of a size, in points, with what its files say of themselves.
  ///
  /// An empty rectangle stands for 612 × 792 points. One that is not finite or longer than 14,400
  /// points is reported, and counts as empty.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    pdfFormat = format
    super.init(bounds: bounds, format: format)
  }

  deinit {}

  /// Writes the file that `actions` draws; one that is there is replaced.
  ///
  /// - Parameters:
  ///   - url: Where the file is.
  ///   - actions: Draws the pages.
  /// - Throws: An error of Cocoa where the file cannot be written.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }

  /// The bytes of the file that `actions` draws.
  ///
  /// - Parameter actions: Draws the pages.
  open func pdfData(actions: DrawingActions) -> Data {
    let data = NSMutableData()
    guard let opened = PDFContext(CGDataConsumer(data: data), area, pdfFormat.documentInfo),
      let format = pdfFormat.copy() as? UIGraphicsPDFRendererFormat
    else { return Data() }
    format.bounds = opened.bounds
    GraphicsContextStack.current.drawing(in: opened.context) {
      actions(UIGraphicsPDFRendererContext(opened, format: format))
    }
    opened.context.closePDF()
    return Data(referencing: data)
  }
}

/// The properties of the files that a `UIGraphicsPDFRenderer` makes.
nonisolated open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// Title, author and more, by the keys from `kCGPDFContextTitle` to `kCGPDFContextCreator`.
  /// Default empty.
  open var documentInfo: [String: Any] = [:]

  /// A format that says nothing.
  public override init() { super.init() }

  deinit {}

  /// A copy with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGraphicsPDFRendererFormat()
    copy.bounds = bounds
    copy.documentInfo = documentInfo
    return copy
  }
}

/// The context that the drawing code of a `UIGraphicsPDFRenderer` draws into; drawing has no effect
/// until a page is begun.
nonisolated open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let opened: PDFContext

  init(_ opened: PDFContext, format: UIGraphicsPDFRendererFormat) {
    self.opened = opened
    super.init(cgContext: opened.context, format: format)
  }

  deinit {}

  /// The rectangle of the page, in points; before the first one that of pages that say nothing
  /// else.
  open var pdfContextBounds: CGRect { opened.bounds }

  /// Ends the page, and begins another one of the size of the renderer, with a new state.
  open func beginPage() { opened.beginPage(nil) }

  /// Ends the page, and begins another one with a new state.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of the page, in points; an empty one stands for that of the
  ///     renderer. One that no page can have is reported, and counts as empty.
  ///   - pageInfo: The rectangle by `kCGPDFContextMediaBox`, in place of `bounds`.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    opened.beginPage(bounds, pageInfo)
  }

  /// Makes a rectangle of the page a link to an address. No transform applies to it.
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }

  /// Names a place of the page, to which links lead. No transform applies to it; of equal names the
  /// first counts.
  open func addDestination(withName name: String, at point: CGPoint) {
    cgContext.addDestination(name, at: point)
  }

  /// Makes a rectangle of the page a link to a named place of the document. No transform applies to
  /// it.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    cgContext.setDestination(name, for: rect)
  }
}

import MisuseReports

/// Begins a PDF file that receives drawing until `UIGraphicsEndPDFContext()`. Drawing is not seen
/// before a page is begun.
///
/// - Parameters:
///   - path: Where the file is; one that is there is replaced.
///   - bounds: The rectangle of pages, in points; an empty one stands for 612 × 792. One that no
///     page can have is reported, and counts as empty.
///   - documentInfo: The properties of the file, by the keys from `kCGPDFContextTitle` to
///     `kCGPDFContextCreator`.
/// - Returns: Whether the file could be made; drawing is lost if not.
@discardableResult
nonisolated public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let consumer = CGDataConsumer(url: URL(fileURLWithPath: path))
  let opened = PDFContext(consumer, bounds, documentInfo ?? [:])
  GraphicsContextStack.current.push(.pdf(opened))
  return opened != nil
}

/// Begins a PDF file that receives drawing until `UIGraphicsEndPDFContext()`. Drawing is not seen
/// before a page is begun.
///
/// - Parameters:
///   - data: The data to which the bytes of the file are appended.
///   - bounds: The rectangle of pages, as `UIGraphicsBeginPDFContextToFile(_:_:_:)` has it.
///   - documentInfo: The properties of the file, as `UIGraphicsBeginPDFContextToFile(_:_:_:)` has
///     it.
nonisolated public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  let opened = PDFContext(CGDataConsumer(data: data), bounds, documentInfo ?? [:])
  GraphicsContextStack.current.push(.pdf(opened))
}

/// Ends the page and the file that was begun last. Does nothing where that is not what receives
/// drawing.
nonisolated public func UIGraphicsEndPDFContext() { GraphicsContextStack.current.popPDF() }

/// Ends the page, and begins another one of the size of the file, with a new state. Without a PDF
/// file that is reported.
nonisolated public func UIGraphicsBeginPDFPage() {
  withCurrentPDF(#function) { $0.beginPage(nil) }
}

/// Ends the page, and begins another one with a new state. Without a PDF file that is reported.
///
/// - Parameters:
///   - bounds: The rectangle of the page, in points; an empty one stands for that of the file. One
///     that no page can have is reported, and counts as empty.
///   - pageInfo: The rectangle by `kCGPDFContextMediaBox`, in place of `bounds`.
nonisolated public func UIGraphicsBeginPDFPageWithInfo(
  _ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?
) {
  withCurrentPDF(#function) { $0.beginPage(bounds, pageInfo ?? [:]) }
}

/// The rectangle of the page, in points; zero without a PDF file.
nonisolated public func UIGraphicsGetPDFContextBounds() -> CGRect {
  GraphicsContextStack.current.currentPDF?.bounds ?? .zero
}

/// Makes a rectangle of the page a link to an address. No transform applies to it. Without a PDF
/// file that is reported.
nonisolated public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  withCurrentPDF(#function) { $0.context.setURL(url, for: rect) }
}

/// Names a place of the page, to which links lead. No transform applies to it. Without a PDF file
/// that is reported.
nonisolated public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint)
{
  withCurrentPDF(#function) { $0.context.addDestination(name, at: point) }
}

/// Makes a rectangle of the page a link to a named place. No transform applies to it. Without a PDF
/// file that is reported.
nonisolated public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  withCurrentPDF(#function) { $0.context.setDestination(name, for: rect) }
}

nonisolated private func withCurrentPDF(_ function: String, _ body: (PDFContext) -> Void) {
  guard let opened = GraphicsContextStack.current.currentPDF else {
    return Misuse.reportFromAnyThread(.noPDF(function))
  }
  body(opened)
}

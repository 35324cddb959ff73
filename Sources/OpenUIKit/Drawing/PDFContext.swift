import MisuseReports

/// A context that writes a PDF file, in UIKit's orientation.
nonisolated final class PDFContext {
  let context: CGContext
  /// The page of those that say nothing else.
  private let mediaBox: CGRect

  /// Nil without a consumer or without memory. A rectangle that no page can have is reported.
  ///
  /// - Parameter bounds: the rectangle of pages; an empty one stands for 612 × 792 points.
  init?(_ consumer: CGDataConsumer?, _ bounds: CGRect, _ info: [AnyHashable: Any]) {
    mediaBox = Self.page(bounds) ?? CGContext.defaultPDFPage
    guard let consumer,
      let context = CGContext(pdf: consumer, mediaBox: mediaBox, isFlipped: true, info)
    else { return nil }
    self.context = context
  }

  /// The rectangle of the page.
  var bounds: CGRect { context.pdfPage ?? mediaBox }

  func beginPage(_ bounds: CGRect?, _ info: [AnyHashable: Any] = [:]) {
    var info = info
    if let page = bounds.flatMap({ Self.page($0) }), info[kCGPDFContextMediaBox] == nil {
      info[kCGPDFContextMediaBox] = page
    }
    context.beginPDFPage(info)
  }

  /// Nil for a rectangle that is empty, and for one that no page can have, which is reported.
  private static func page(_ bounds: CGRect) -> CGRect? {
    if bounds.isNull || bounds.width == 0 || bounds.height == 0 { return nil }
    guard CGContext.isPossiblePage(bounds) else {
      Misuse.reportFromAnyThread(.impossiblePage(bounds))
      return nil
    }
    return bounds.standardized
  }
}

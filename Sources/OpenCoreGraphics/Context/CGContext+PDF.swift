import CCairo

/// The title of a PDF file, in the information with which a PDF context is made: a string.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// Who has made the document: a string.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The subject of the document: a string.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// Words by which the document is found: a string, or an array of strings.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The program that has made the document: a string.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The rectangle of a page, in the information of one page: the bytes of a `CGRect`, or a `CGRect`
/// itself.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

// Text stays text, with its fonts in the file, and paths stay paths. Pictures are drawn for what
// PDF files do not have: shadows and masks have four pixels a point.

extension CGContext {
  /// Makes a context that writes a PDF file.
  ///
  /// Drawing needs a page, which `beginPDFPage(_:)` begins; it is not seen outside of one.
  /// `closePDF()` ends the file, as does the end of the context. In the modes from `clear` to
  /// `plusDarker` of `CGBlendMode` parts of a page become pictures, and `plusDarker` is drawn as
  /// `multiply`. `makeImage()` gives nil, and the sizes of pixels are 0.
  ///
  /// - Parameters:
  ///   - consumer: takes the file.
  ///   - mediaBox: the rectangle of pages, in points; nil for 612 × 792. One that is empty, not
  ///     finite or longer than 14,400 points gives nil.
  ///   - auxiliaryInfo: the information in the file, by the keys from `kCGPDFContextTitle` to
  ///     `kCGPDFContextCreator`; others are ignored.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    self.init(
      pdf: consumer, mediaBox: mediaBox?.pointee ?? CGContext.defaultPDFPage, isFlipped: false,
      auxiliaryInfo ?? [:])
  }

  /// Makes a context that writes a PDF file; nil also if the file cannot be made.
  ///
  /// - Parameters:
  ///   - url: where the file is.
  ///   - mediaBox: the rectangle of pages, as `init(consumer:mediaBox:_:)` has it.
  ///   - auxiliaryInfo: the information in the file, as in `init(consumer:mediaBox:_:)`.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard PDFFile.page(mediaBox?.pointee ?? CGContext.defaultPDFPage) != nil,
      let consumer = CGDataConsumer(url: url)
    else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Makes a context that writes a PDF file; nil for an impossible page.
  ///
  /// - Parameter isFlipped: whether y points down, as in UIKit's contexts.
  package convenience init?(
    pdf consumer: CGDataConsumer, mediaBox: CGRect, isFlipped: Bool, _ info: [AnyHashable: Any]
  ) {
    guard let page = PDFFile.page(mediaBox),
      let file = PDFFile(consumer, mediaBox: page, isFlipped: isFlipped)
    else { return nil }
    let keys: [(CFString, cairo_pdf_metadata_t)] = [
      (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE),
      (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
      (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT),
      (kCGPDFContextKeywords, CAIRO_PDF_METADATA_KEYWORDS),
      (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
    ]
    for (key, kind) in keys {
      if let text = info[key] as? String { file.set(text, for: kind) }
      if let words = info[key] as? [String] { file.set(words.joined(separator: ", "), for: kind) }
    }
    self.init(file)
  }

  /// The rectangle of the open page, in base space, or of pages that say nothing else; nil for a
  /// bitmap.
  package var pdfPage: CGRect? { pdf.map { $0.page ?? $0.mediaBox } }

  /// The page of files that say nothing else: US letter, in points.
  package static let defaultPDFPage = CGRect(x: 0, y: 0, width: 612, height: 792)

  /// Whether a page can have a rectangle, in points.
  package static func isPossiblePage(_ box: CGRect) -> Bool { PDFFile.page(box) != nil }

  /// Whether the file could not be written.
  package var hasFailedToWrite: Bool { pdf?.hasFailed ?? false }

  /// Ends the open page and begins another one, with a new state. Does nothing in a bitmap.
  ///
  /// - Parameter pageInfo: the rectangle of the page by `kCGPDFContextMediaBox`; without one, or
  ///   with one that no page can have, it is that of the context.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    guard let pdf else { return }
    var box = pageInfo?[kCGPDFContextMediaBox] as? CGRect
    if let bytes = pageInfo?[kCGPDFContextMediaBox] as? Data,
      bytes.count == MemoryLayout<CGRect>.size
    {
      box = bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
    begin(box.flatMap { PDFFile.page($0) } ?? pdf.mediaBox)
  }

  /// Ends the open page. Does nothing without one.
  public func endPDFPage() {
    endAllLayers()
    pdf?.end()
  }

  /// Begins a page, as `beginPDFPage(_:)` does.
  ///
  /// - Parameter mediaBox: its rectangle, in points; nil for that of the context.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    guard let pdf else { return }
    begin(mediaBox.flatMap { PDFFile.page($0.pointee) } ?? pdf.mediaBox)
  }

  /// Ends the open page, as `endPDFPage()` does.
  public func endPage() { endPDFPage() }

  /// Ends the page and the file; nothing can be drawn any more.
  public func closePDF() {
    endAllLayers()
    pdf?.close()
  }

  // Fidelity: links are in the space of the page, whatever the transform is. [documented]
  /// Makes a rectangle of the page a link to an address. Does nothing without a page.
  ///
  /// - Parameters:
  ///   - url: where it leads.
  ///   - rect: in base space: the transform does not apply.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    link(rect, "uri=\(url.absoluteString.quoted)")
  }

  /// Makes a rectangle of the page a link to a named place of the document, on any page.
  ///
  /// - Parameters:
  ///   - name: the name, as `addDestination(_:at:)` has it.
  ///   - rect: in base space: the transform does not apply.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    link(rect, "dest=\(name.quoted)")
  }

  /// Names a place of the page, to which links lead. Does nothing without a page.
  ///
  /// - Parameters:
  ///   - name: the name; of equal ones the first counts.
  ///   - point: in base space: the transform does not apply.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    guard let page = pdf?.page, point.isFinite, !name.withoutControls.isEmpty,
      pdf?.addName(name.withoutControls) ?? false
    else { return }
    let place = point.applying(baseTransform)
    guard CGRect(origin: .zero, size: page.size).insetBy(dx: -1, dy: -1).contains(place) else {
      return
    }
    tag(CAIRO_TAG_DEST, "name=\(name.quoted) x=\(place.x.inTag) y=\(place.y.inTag)")
  }

  private func link(_ rect: CGRect, _ target: String) {
    guard let page = pdf?.page, rect.isNumeric, !rect.isNull else { return }
    // Edges far outside the page are moved to just outside: the ends of an infinite rectangle have
    // no coordinates.
    let rect = rect.standardized
    let reach = page.insetBy(dx: -1, dy: -1)
    guard rect.minX < reach.maxX, rect.minY < reach.maxY, rect.maxX > reach.minX,
      rect.maxY > reach.minY
    else { return }
    let (left, top) = (max(rect.minX, reach.minX), max(rect.minY, reach.minY))
    let (right, bottom) = (min(rect.maxX, reach.maxX), min(rect.maxY, reach.maxY))
    let place = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .applying(baseTransform).intersection(CGRect(origin: .zero, size: page.size))
    guard !place.isNull, !place.isEmpty else { return }
    let numbers = [place.minX, place.minY, place.width, place.height].map(\.inTag)
    tag(CAIRO_TAG_LINK, "rect=[\(numbers.joined(separator: " "))] \(target)")
  }

  private func tag(_ name: String, _ attributes: String) {
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_tag_begin(cairo, name, attributes)
    cairo_tag_end(cairo, name)
    // cairo leaves out what is on a page on which nothing is drawn: a line without length, which
    // cannot be seen.
    cairo_new_path(cairo)
    cairo_move_to(cairo, 0, 0)
    cairo_line_to(cairo, 0, 0)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    cairo_set_dash(cairo, nil, 0, 0)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_stroke(cairo)
    cairo_restore(cairo)
  }
}

extension CGFloat {
  /// The number as attributes of cairo have it.
  fileprivate var inTag: String { "\(Double((self * 1000).rounded() / 1000))" }
}

import CCairo

/// A PDF file that a context writes, page by page.
final class PDFFile {
  /// Where the pages are drawn.
  let surface: OpaquePointer
  /// The page of those that say nothing else, in base space.
  let mediaBox: CGRect
  /// Whether y points down in base space.
  let isFlipped: Bool
  /// The open page, in base space; nil between pages.
  private(set) var page: CGRect?
  /// Whether something could not be written.
  var hasFailed: Bool { sink.hasFailed || cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS }
  private let sink: PDFSink
  private var isClosed = false
  private var names: Set<String> = []

  /// The longest side of a page, in points: what readers of PDF files can be expected to show.
  static let longestSide: CGFloat = 14_400

  /// Nil without memory.
  init?(_ consumer: CGDataConsumer, mediaBox: CGRect, isFlipped: Bool) {
    let sink = PDFSink(consumer)
    let made = cairo_pdf_surface_create_for_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = Unmanaged<PDFSink>.fromOpaque(closure).takeUnretainedValue()
        return sink.write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
          ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
      }, Unmanaged.passUnretained(sink).toOpaque(), mediaBox.width, mediaBox.height)
    guard let made else { return nil }
    surface = made
    self.sink = sink
    self.mediaBox = mediaBox
    self.isFlipped = isFlipped
  }

  deinit {
    close()
    cairo_surface_destroy(surface)
  }

  /// A rectangle that a page can have; nil if there is none.
  static func page(_ box: CGRect) -> CGRect? {
    let box = box.standardized
    guard box.isNumeric, box.isFinite, box.width > 0, box.height > 0,
      max(box.width, box.height) <= longestSide, max(abs(box.minX), abs(box.minY)) <= 1e6
    else { return nil }
    return box
  }

  /// From base space to points with the origin top left and y down.
  func baseTransform(of page: CGRect) -> CGAffineTransform {
    isFlipped
      ? CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -page.minX, ty: -page.minY)
      : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -page.minX, ty: page.maxY)
  }

  /// Begins a page; false once the file is closed.
  func begin(_ page: CGRect) -> Bool {
    guard !isClosed else { return false }
    end()
    cairo_pdf_surface_set_size(surface, page.width, page.height)
    self.page = page
    return true
  }

  /// Ends the open page, if there is one.
  func end() {
    guard page != nil else { return }
    page = nil
    cairo_surface_show_page(surface)
  }

  /// Ends the page and the file.
  func close() {
    guard !isClosed else { return }
    end()
    isClosed = true
    cairo_surface_finish(surface)
  }

  /// Notes a name of a place; false if there is such a place already.
  func addName(_ name: String) -> Bool { names.insert(name).inserted }

  /// Sets what the file says of itself.
  func set(_ text: String, for kind: cairo_pdf_metadata_t) {
    cairo_pdf_surface_set_metadata(surface, kind, text.withoutControls)
  }
}

/// Receives what cairo writes.
private final class PDFSink {
  private let consumer: CGDataConsumer
  private(set) var hasFailed = false

  init(_ consumer: CGDataConsumer) { self.consumer = consumer }

  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if !hasFailed, !consumer.write(bytes) { hasFailed = true }
    return !hasFailed
  }
}

extension String {
  /// The text without characters that end a string of C, or that a PDF file has no place for.
  var withoutControls: String {
    String(unicodeScalars.filter { $0.value >= 0x20 }.map(Character.init))
  }

  /// The text as attributes of cairo have it.
  var quoted: String {
    let escaped = withoutControls.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "'", with: "\\'")
    return "'\(escaped)'"
  }
}

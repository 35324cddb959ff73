import CCairo

extension CGImage {
  /// The image as the bytes of a PNG file; an opaque one has no alpha in it.
  ///
  /// The bytes depend on the versions of libraries: compare decoded pixels, not bytes.
  package func pngData() throws -> Data {
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { target in
      cairo_surface_write_to_png_stream(
        bitmap.surface,
        { closure, bytes, length in
          guard let bytes, let data = closure?.assumingMemoryBound(to: Data.self) else {
            return CAIRO_STATUS_WRITE_ERROR
          }
          data.pointee.append(bytes, count: Int(length))
          return CAIRO_STATUS_SUCCESS
        }, target)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw GraphicsError.unwritableImage(path: "in memory", reason: statusText(status))
    }
    return data
  }

  /// Reads the bytes of a PNG file.
  ///
  /// - Parameter source: how an error names the image.
  package convenience init(pngData: Data, source: String = "in memory") throws {
    try PNGHeader(pngData, source: source).check(byteCount: pngData.count, source: source)
    var reader = PNGReader(bytes: pngData)
    let surface = withUnsafeMutablePointer(to: &reader) { source in
      cairo_image_surface_create_from_png_stream(
        { closure, target, length in
          guard let target, let reader = closure?.assumingMemoryBound(to: PNGReader.self) else {
            return CAIRO_STATUS_READ_ERROR
          }
          return reader.pointee.read(into: target, count: Int(length))
            ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
        }, source)
    }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, let surface else {
      cairo_surface_destroy(surface)
      let reason = reader.isAtEnd ? "the PNG data ends too early" : "it is no valid PNG"
      throw GraphicsError.unreadableImage(source: source, reason: reason)
    }
    self.init(try Bitmap(adopting: surface))
  }

  /// Reads a PNG file.
  package convenience init(contentsOf url: URL) throws {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw GraphicsError.unreadableImage(source: url.path, reason: fileProblem(error))
    }
    try self.init(pngData: data, source: url.path)
  }

  /// Writes a PNG file: whole, or not at all. A file that is there is replaced.
  package func writePNG(to url: URL) throws {
    let data = try pngData()
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw GraphicsError.unwritableImage(path: url.path, reason: fileProblem(error))
    }
  }
}

extension Bitmap {
  /// Copies a surface that cairo made of a PNG, in one of the two formats, and destroys it.
  fileprivate convenience init(adopting surface: OpaquePointer) throws {
    defer { cairo_surface_destroy(surface) }
    try self.init(
      width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)),
      isOpaque: cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24)
    let context = cairo_create(self.surface)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
  }
}

/// Supplies bytes piece by piece.
private struct PNGReader {
  let bytes: Data
  var position = 0

  /// Whether a read was refused because not enough was left.
  private(set) var isAtEnd = false

  init(bytes: Data) {
    self.bytes = bytes
  }

  mutating func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
    guard position + count <= bytes.count else {
      isAtEnd = true
      return false
    }
    let start = bytes.startIndex + position
    bytes.copyBytes(to: target, from: start..<start + count)
    position += count
    return true
  }
}

private func statusText(_ status: cairo_status_t) -> String {
  cairo_status_to_string(status).map { String(cString: $0) } ?? "an unknown error"
}

/// Returns the reason of a failure with a file, in a few words without a full stop.
private func fileProblem(_ error: any Error) -> String {
  switch (error as? CocoaError)?.code {
  case .fileReadNoSuchFile: return "there is no such file"
  case .fileNoSuchFile: return "its folder does not exist"
  case .fileReadNoPermission, .fileWriteNoPermission: return "permission is denied"
  case .fileWriteOutOfSpace: return "the disk is full"
  case .fileWriteVolumeReadOnly: return "the disk is read-only"
  default:
    let text = error.localizedDescription.split(separator: "\n").joined(separator: " ")
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}

import CCairo
import CPNG

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

  /// Reads the bytes of a PNG file. Of one that is damaged or ends too early there is what could be
  /// read, from the top; the rest is clear, or black in an opaque one.
  ///
  /// - Parameter source: how an error names the image.
  package convenience init(pngData: Data, source: String = "in memory") throws {
    try PNGHeader(pngData, source: source).check(byteCount: pngData.count, source: source)
    let bitmap = try pngData.withUnsafeBytes { buffer in
      var (width, height, hasAlpha, endsEarly) = (Int32(0), Int32(0), false, false)
      if let bytes = buffer.bindMemory(to: UInt8.self).baseAddress,
        nk_png_read_size(bytes, buffer.count, &width, &height, &hasAlpha, &endsEarly)
      {
        let bitmap = try Bitmap(width: Int(width), height: Int(height), isOpaque: !hasAlpha)
        bitmap.flush()
        let rows = nk_png_decode(
          bytes, buffer.count, bitmap.data, bitmap.bytesPerRow, width, height, &endsEarly)
        bitmap.markDirty()
        if rows > 0 { return bitmap }
      }
      throw GraphicsError.unreadableImage(
        source: source, reason: endsEarly ? "the PNG data ends too early" : "it is no valid PNG")
    }
    self.init(bitmap)
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

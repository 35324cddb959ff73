import CPango

/// Owns one layout of Pango.
final class PangoLayoutHandle {
  let pointer: OpaquePointer

  init(context: OpaquePointer) {
    // Pango ends the program itself when there is no memory.
    guard let pointer = pango_layout_new(context) else {
      preconditionFailure("Pango made no layout.")
    }
    self.pointer = pointer
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// The number of lines.
  var lineCount: Int { Int(pango_layout_get_line_count(pointer)) }

  /// The box of all lines in points; its x is where alignment puts the widest.
  var frame: CGRect {
    var logical = PangoRectangle()
    pango_layout_get_extents(pointer, nil, &logical)
    return CGRect(
      x: points(logical.x), y: points(logical.y), width: points(logical.width),
      height: points(logical.height))
  }

  /// From the top to the baseline of the first line.
  var firstBaseline: CGFloat { points(pango_layout_get_baseline(pointer)) }

  /// From the top to the baseline of the last line.
  var lastBaseline: CGFloat {
    let lines = pango_layout_get_iter(pointer)
    defer { pango_layout_iter_free(lines) }
    while pango_layout_iter_next_line(lines) != 0 {}
    return points(pango_layout_iter_get_baseline(lines))
  }

  /// The UTF-8 offset at which a line begins.
  func start(ofLine line: Int) -> Int {
    Int(pango_layout_get_line_readonly(pointer, Int32(line))?.pointee.start_index ?? 0)
  }
}

extension PangoLayoutHandle {
  /// All lines, where Pango places them.
  var lines: [TextLine] {
    guard let iterator = pango_layout_get_iter(pointer) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var result: [TextLine] = []
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator)?.pointee else { break }
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &logical)
      let frame = CGRect(
        x: points(logical.x), y: points(logical.y), width: points(logical.width),
        height: points(logical.height))
      result.append(
        TextLine(
          start: Int(line.start_index), count: Int(line.length), frame: frame,
          baseline: points(pango_layout_iter_get_baseline(iterator))))
    } while pango_layout_iter_next_line(iterator) != 0
    return result
  }
}

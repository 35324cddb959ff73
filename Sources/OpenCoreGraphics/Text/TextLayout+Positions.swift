import CPango

extension TextLayout {
  /// The rectangle of a caret before a character: no width, as high as its line; in points.
  ///
  /// Text that is truncated has positions only for what is before the truncated line.
  package func caretRect(at index: String.Index) -> CGRect {
    guard let block = blocks.first else { return .zero }
    let offset = text.utf8.distance(from: text.startIndex, to: index)
    let shown = pango_layout_get_text(block.layout.pointer).map { strlen($0) } ?? 0
    var strong = PangoRectangle()
    pango_layout_get_cursor_pos(
      block.layout.pointer, Int32(clamping: min(offset, Int(shown))), &strong, nil)
    return CGRect(
      x: points(strong.x) + inset(of: block), y: points(strong.y), width: 0,
      height: points(strong.height))
  }

  /// The caret position that is nearest to a point.
  ///
  /// Text that is truncated has positions only for what is before the truncated line.
  package func index(near point: CGPoint) -> String.Index {
    guard let block = blocks.first, point.isNumeric else { return text.startIndex }
    var offset: Int32 = 0
    var trailing: Int32 = 0
    pango_layout_xy_to_index(
      block.layout.pointer, pangoUnits(point.x - inset(of: block)), pangoUnits(point.y),
      &offset, &trailing)
    let limit = text.utf8.count
    let before = text.utf8.index(text.startIndex, offsetBy: min(Int(offset), limit))
    return text.unicodeScalars.index(
      before, offsetBy: Int(trailing), limitedBy: text.endIndex) ?? text.endIndex
  }
}

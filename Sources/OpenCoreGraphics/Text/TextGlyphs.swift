import CPango

/// Glyphs beside each other in one font and of one run.
struct TextGlyphs {
  var item: UnsafeMutablePointer<PangoGlyphItem>
  /// The index of the run among those of the block.
  var run: Int
  /// The byte of what is shown at which they begin.
  var start: Int
  /// How many bytes they stand for.
  var count: Int
  /// The left end, relative to the block.
  var x: CGFloat
  var width: CGFloat
  /// The baseline of the line, relative to the block.
  var baseline: CGFloat
  /// How far they are above the baseline.
  var rise: CGFloat
  /// Top and height of the line, relative to the block.
  var top: CGFloat
  var height: CGFloat
}

extension TextBlock {
  /// All glyphs of lines that are visible, from left to right in each line.
  func glyphs(where isVisible: (TextLine) -> Bool = { _ in true }) -> [TextGlyphs] {
    let layout = layout
    var result: [TextGlyphs] = []
    for (number, line) in lines.enumerated() where isVisible(line) {
      var x = line.frame.minX
      var next = pango_layout_get_line_readonly(layout.pointer, Int32(number))?.pointee.runs
      while let entry = next {
        next = entry.pointee.next
        guard let item = entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
          let source = item.pointee.item, let glyphs = item.pointee.glyphs
        else { continue }
        let width = points(pango_glyph_string_get_width(glyphs))
        result.append(
          TextGlyphs(
            item: item, run: TextEngine.run(of: source), start: Int(source.pointee.offset),
            count: Int(source.pointee.length), x: x, width: width, baseline: line.baseline,
            rise: points(item.pointee.y_offset), top: line.frame.minY, height: line.frame.height))
        x += width
      }
    }
    return result
  }
}

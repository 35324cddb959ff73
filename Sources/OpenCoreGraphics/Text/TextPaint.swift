/// How a run is painted: everything that moves no glyph.
package struct TextPaint: Hashable, Sendable {
  /// The colour of the glyphs; nil is that of the text.
  package var color: CGColor?
  /// The colour behind the characters, as high as their line; nil without one.
  package var background: CGColor?
  /// The line below the characters.
  package var underline: TextRule?
  /// The line through the characters.
  package var strikethrough: TextRule?
  /// The shadow of glyphs and lines.
  package var shadow: TextShadow?
  /// The width of outlines in percent of the size of the font; 0 is none. Outlines of positive
  /// width are drawn instead of the glyphs, others in addition to them.
  package var strokeWidth: CGFloat = 0
  /// The colour of outlines; nil is that of the glyphs.
  package var strokeColor: CGColor?
  /// How far glyphs lean to the right, for each point above the baseline; 0 is not at all.
  package var obliqueness: CGFloat = 0

  /// Paint of the colour of the text, with nothing else.
  package init() {}
}

/// A line below or through text.
package struct TextRule: Hashable, Sendable {
  /// The dashes of a line.
  package enum Pattern: Int, Sendable {
    case solid, dot, dash, dashDot, dashDotDot

    /// The lengths of dashes and of the spaces behind them, in widths of the line.
    var lengths: [CGFloat] {
      switch self {
      case .solid: []
      case .dot: [3, 3]
      case .dash: [10, 5]
      case .dashDot: [10, 3, 3, 3]
      case .dashDotDot: [10, 3, 3, 3, 3, 3]
      }
    }
  }

  /// Its dashes.
  package var pattern = Pattern.solid
  /// Whether it is twice as thick.
  package var isThick = false
  /// Whether there are two.
  package var isDouble = false
  /// Whether blanks have none.
  package var isByWord = false
  /// Its colour; nil is that of the glyphs.
  package var color: CGColor?

  /// A single line.
  package init() {}
}

/// The shadow of a text; lengths are in points.
package struct TextShadow: Hashable, Sendable {
  /// How far it is moved, with y down.
  package var offset: CGSize
  /// How far its edge is blurred; 0 is sharp.
  package var blurRadius: CGFloat
  /// Its colour.
  package var color: CGColor

  /// Makes a shadow.
  package init(offset: CGSize, blurRadius: CGFloat, color: CGColor) {
    self.offset = offset
    self.blurRadius = blurRadius
    self.color = color
  }
}

/// How the characters of a run are shaped and placed: everything that moves a glyph.
///
/// Attributes that do not change glyphs are in ``TextPaint``, so that another colour needs no other
/// layout.
package struct TextAttributes: Hashable, Sendable {
  /// The font.
  package var font: Font
  /// The space that is added to each character, in points.
  package var kern: CGFloat = 0
  /// How far the characters are above the baseline, in points.
  package var baselineOffset: CGFloat = 0
  /// Whether letters that have a common glyph are drawn with it.
  package var hasLigatures = true
  /// The language, as in `en-GB`; nil is that of the text engine.
  package var language: String?
  /// The box of a picture that stands for the character, relative to the baseline, with y down.
  package var attachment: CGRect?
  /// The directions in which the run is embedded, the outermost first; those of
  /// `NSAttributedString.Key.writingDirection`: bit 0 is right to left, bit 1 an override.
  package var directions: [Int] = []

  /// The attributes of plain text.
  package init(font: Font) { self.font = font }
}

extension TextAttributes {
  /// The same with numbers that Pango can calculate with.
  var limited: TextAttributes {
    var result = self
    result.kern = kern.limited(to: 2000)
    result.baselineOffset = baselineOffset.limited(to: 10_000)
    result.attachment = attachment.map { box in
      CGRect(
        x: box.minX.limited(to: 10_000), y: box.minY.limited(to: 10_000),
        width: max(box.width.limited(to: 10_000), 0), height: max(box.height.limited(to: 10_000), 0)
      )
    }
    // Unicode allows no deeper nesting than 125.
    if directions.count > 60 { result.directions = Array(directions.prefix(60)) }
    return result
  }
}

extension CGFloat {
  /// The nearest number between −limit and limit; 0 for no number.
  func limited(to limit: CGFloat) -> CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit)
  }
}

/// How tall the lines and letters of a font are, in points.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline to the top of a line.
  package var ascender: CGFloat
  /// From the baseline to the bottom of a line: negative.
  package var descender: CGFloat
  /// The extra space between lines that the font specifies.
  package var leading: CGFloat
  /// The height of a capital letter.
  package var capHeight: CGFloat
  /// The height of a small letter without ascender.
  package var xHeight: CGFloat

  /// The height of a line: ascender to descender.
  package var lineHeight: CGFloat { ascender - descender }
}

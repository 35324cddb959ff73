/// How the lines of a paragraph are arranged; lengths are in points.
package struct TextParagraphStyle: Hashable, Sendable {
  /// How lines are aligned.
  package var alignment = TextAlignment.natural
  /// The treatment of lines that are too wide.
  package var lineBreak = LineBreak.wordWrapping
  /// The rules by which lines break, besides `lineBreak`.
  package var lineBreakStrategy: LineBreakStrategy = []
  /// Whether characters move together, by a twentieth at most, before a part of a line is left out.
  package var tightensForTruncation = false
  /// Whether the paragraph runs to the left; nil if its first letter decides.
  package var isRightToLeft: Bool?
  /// From the leading edge to the first line.
  package var firstLineHeadIndent: CGFloat = 0
  /// From the leading edge to all other lines.
  package var headIndent: CGFloat = 0
  /// Where lines end: from the leading edge if positive, else from the trailing edge.
  package var tailIndent: CGFloat = 0
  /// The space between two lines.
  package var lineSpacing: CGFloat = 0
  /// The space below the paragraph.
  package var paragraphSpacing: CGFloat = 0
  /// The space above the paragraph.
  package var paragraphSpacingBefore: CGFloat = 0
  /// The factor of the height of a line; 0 is 1.
  package var lineHeightMultiple: CGFloat = 0
  /// Lines are at least as high.
  package var minimumLineHeight: CGFloat = 0
  /// Lines are at most as high; 0 is no limit.
  package var maximumLineHeight: CGFloat = 0
  /// Where tabs lead to, in order.
  package var tabs: [TextTab] = []
  /// The distance of tabs beyond the last of `tabs`; 0 is none.
  package var tabInterval: CGFloat = 0

  /// The style of text that has none.
  package init() {}
}

/// A place that a tab leads to.
package struct TextTab: Hashable, Sendable {
  /// The part of the text behind the tab that is at the tab's position.
  package enum Alignment: Int, Sendable {
    case left, right, center, decimal
  }

  /// From the leading edge, in points.
  package var location: CGFloat
  /// The part of the text that is at the position.
  package var alignment: Alignment

  /// Makes a place.
  package init(location: CGFloat, alignment: Alignment) {
    self.location = location
    self.alignment = alignment
  }
}

extension TextParagraphStyle {
  private static let limit: CGFloat = 100_000

  /// From the leading edge to the lines that begin farthest out.
  var outerIndent: CGFloat {
    min(firstLineHeadIndent.limited(to: Self.limit), headIndent.limited(to: Self.limit))
  }

  /// How much farther in the first line begins than the others.
  var firstLineInset: CGFloat {
    firstLineHeadIndent.limited(to: Self.limit) - headIndent.limited(to: Self.limit)
  }

  /// From the leading edge to a line, of which the first is line 0.
  func indent(ofLine line: Int) -> CGFloat {
    (line == 0 ? firstLineHeadIndent : headIndent).limited(to: Self.limit)
  }

  /// The width of the lines that begin farthest out.
  func room(in width: CGFloat) -> CGFloat {
    let tail = tailIndent.limited(to: Self.limit)
    return max((tail > 0 ? min(tail, width) : width + tail) - outerIndent, 0)
  }

  /// The height of a line, from the height of its glyphs.
  func height(ofLine natural: CGFloat) -> CGFloat {
    let multiple = lineHeightMultiple.limited(to: 100)
    var height = multiple > 0 ? natural * multiple : natural
    let most = maximumLineHeight.limited(to: Self.limit)
    if most > 0 { height = min(height, most) }
    return max(height, minimumLineHeight.limited(to: Self.limit))
  }

  /// The space below each line but the last of the text.
  var spaceBelowLine: CGFloat { max(lineSpacing.limited(to: Self.limit), 0) }
  /// The space between the paragraph and the next.
  var spaceBelow: CGFloat { max(paragraphSpacing.limited(to: Self.limit), 0) }
  /// The space between the paragraph and the one before.
  var spaceAbove: CGFloat { max(paragraphSpacingBefore.limited(to: Self.limit), 0) }
}

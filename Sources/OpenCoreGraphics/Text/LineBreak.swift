/// The treatment of text that is wider than the space for it.
///
/// The raw values are those of `NSLineBreakMode`. Text with more lines than allowed loses whole
/// lines, or ends in an ellipsis in the truncating modes.
package enum LineBreak: Int, Sendable {
  /// Lines break between words, and inside one that is longer than a line.
  case wordWrapping = 0
  /// Lines break anywhere.
  case charWrapping = 1
  /// Lines do not break; what is outside is not drawn.
  case clipping = 2
  /// As `wordWrapping`; the last line allowed loses its beginning.
  case truncatingHead = 3
  /// As `wordWrapping`; the last line allowed loses its end.
  case truncatingTail = 4
  /// As `wordWrapping`; the last line allowed loses its middle.
  case truncatingMiddle = 5

  /// Whether an ellipsis replaces what is left out.
  package var isTruncating: Bool {
    switch self {
    case .truncatingHead, .truncatingTail, .truncatingMiddle: true
    case .wordWrapping, .charWrapping, .clipping: false
    }
  }
}

/// The rules by which lines break, besides the mode.
///
/// The raw values are those of `NSParagraphStyle.LineBreakStrategy`.
package struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  /// The last line of a paragraph has two words at least, if there is room for both.
  package static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
  /// Words in Hangul do not break where there is room for them.
  package static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
  /// The strategy of labels of the interface: both rules.
  package static let standard = LineBreakStrategy(rawValue: 0xFFFF)
}

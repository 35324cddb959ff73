/// What happens to text that is wider than the space for it.
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

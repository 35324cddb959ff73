/// How lines of text are aligned between left and right.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// Stretched to the full width, but for the last line of a paragraph.
  case justified = 3
  /// At the side where lines of the script begin.
  case natural = 4
}

/// The rule for text that is too wide.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break anywhere.
  case byCharWrapping = 1
  /// The part that is outside is not shown.
  case byClipping = 2
  /// The last line loses its beginning.
  case byTruncatingHead = 3
  /// The last line loses its end.
  case byTruncatingTail = 4
  /// The last line loses its middle.
  case byTruncatingMiddle = 5
}

nonisolated extension NSTextAlignment {
  /// The same for the text engine.
  var layoutAlignment: TextAlignment { TextAlignment(rawValue: rawValue) ?? .natural }
}

nonisolated extension NSLineBreakMode {
  /// The same for the text engine.
  var layoutLineBreak: LineBreak { LineBreak(rawValue: rawValue) ?? .truncatingTail }
}

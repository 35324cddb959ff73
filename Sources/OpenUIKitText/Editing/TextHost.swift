/// A field or a text view, as the session that edits its text sees it.
protocol TextHost: UIView, TextKeyTarget, TextLineSource, FirstResponderFollower {
  /// The session that edits the text.
  var session: TextSession { get }
  /// The text that is edited.
  var editedStorage: NSTextStorage { get }
  /// The layout of the text, or of the dots that stand for it.
  var shownLayout: NSLayoutManager { get }
  /// Where the container of the layout is, in the coordinates of the bounds.
  var containerOrigin: CGPoint { get }
  /// The view that draws the text.
  var canvas: TextCanvas { get }
  /// Whether the text has several lines.
  var isMultiline: Bool { get }
  /// Whether the text may be seen, copied and taken back.
  var isSecret: Bool { get }
  /// Whether what is inserted next replaces all of the text.
  var insertionReplacesAll: Bool { get }
  /// Whether what is deleted next is all of the text.
  var deletionRemovesAll: Bool { get }
  /// The attributes of what is inserted.
  var attributesOfTyping: [NSAttributedString.Key: Any] { get }

  /// Asks the delegate whether the user may change the text.
  func asksChange(of range: NSRange, to text: String) -> Bool
  /// Informs the program that the user, or an insertion, has changed the text.
  func reportChange()
  /// Informs the delegate that the selection has changed.
  func reportSelection()
  /// The text has changed for whatever reason: it is laid out and drawn again.
  func textHasChanged()
  /// The selection has changed for whatever reason.
  func selectionHasChanged()
  /// Scrolls the caret into view.
  func scrollToCaret()
  /// Draws what a search has found behind the text.
  ///
  /// - Parameters:
  ///   - lines: The characters of the lines that are drawn.
  ///   - rects: The rectangles of a range on the canvas.
  func drawFound(in lines: NSRange, _ rects: (NSRange) -> [CGRect])
}

extension TextHost {
  func drawFound(in lines: NSRange, _ rects: (NSRange) -> [CGRect]) {}
}

/// A rectangle of a selection in a field or a text view.
final class TextSelectionRect: UITextSelectionRect {
  private let area: CGRect
  private let direction: NSWritingDirection
  private let isFirst: Bool
  private let isLast: Bool

  init(_ area: CGRect, direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
    self.area = area
    self.direction = direction
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }

  deinit {}

  override var rect: CGRect { area }
  override var writingDirection: NSWritingDirection { direction }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}

/// A rectangle of a selection. Documents make objects of a subclass, which overrides the
/// properties.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// A rectangle; subclasses say where it is.
  public override init() { super.init() }

  deinit {}

  /// Where it is, in the coordinates of the view that shows the text.
  open var rect: CGRect { .zero }

  /// To which side the text in it runs; `.natural` by default.
  open var writingDirection: NSWritingDirection { .natural }

  /// Whether the selection begins in it; false by default.
  open var containsStart: Bool { false }

  /// Whether the selection ends in it; false by default.
  open var containsEnd: Bool { false }

  /// Whether the text is vertical; false by default.
  open var isVertical: Bool { false }
}

/// A part of a document, from a position to another one. Documents make objects of a subclass,
/// which overrides both positions.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// A range; subclasses say where it is.
  public override init() { super.init() }

  deinit {}

  /// Whether nothing is between both positions; true by default.
  open var isEmpty: Bool { true }

  /// Where the range begins.
  open var start: UITextPosition { UITextPosition() }

  /// Where the range ends.
  open var end: UITextPosition { UITextPosition() }
}

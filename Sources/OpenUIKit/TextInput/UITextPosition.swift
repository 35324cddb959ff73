/// A place in a document, between two characters. The document alone knows what it means: it makes
/// objects of a subclass, and compares them.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// A position; subclasses say where it is.
  public override init() { super.init() }

  deinit {}
}

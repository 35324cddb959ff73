/// The part of a view that a preview shows, and its background.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part of the view that is seen, in its coordinates; nil, all of it, by default.
  open var visiblePath: UIBezierPath?

  /// The outline of the shadow, in coordinates of the view; nil by default: that of what is seen.
  open var shadowPath: UIBezierPath?

  /// The colour behind the view; that of the system by default, which nil is too.
  open var backgroundColor: UIColor! {
    get { background ?? .systemBackground }
    set { background = newValue }
  }

  private var background: UIColor?

  /// Parameters that show all of a view.
  public override init() { super.init() }

  deinit {}
}

/// The part of a view that a preview of a drag shows, and its background.
open class UIDragPreviewParameters: UIPreviewParameters {
  deinit {}
}

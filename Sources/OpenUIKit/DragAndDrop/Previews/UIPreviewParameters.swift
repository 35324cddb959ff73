/// What of a view a preview shows, and on which background.
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

/// What of a view a preview of a drag shows, and on which background.
open class UIDragPreviewParameters: UIPreviewParameters {
  deinit {}
}

import MisuseReports

/// The place where a preview begins, or to which it moves.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates the place is.
  open private(set) var container: UIView
  /// The middle of the preview.
  open private(set) var center: CGPoint
  /// How the preview is scaled or rotated about its middle.
  open private(set) var transform: CGAffineTransform

  /// A place in a view of a window.
  ///
  /// - Parameters:
  ///   - container: A view that is in a window; otherwise it is reported, and the preview fades
  ///     where it is.
  ///   - center: In coordinates of the container.
  ///   - transform: About the middle.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
    if container.window == nil { Misuse.report(.previewWithoutWindow(container)) }
  }

  /// A place in a view of a window, at which the preview is neither scaled nor rotated.
  ///
  /// - Parameters:
  ///   - container: A view that is in a window.
  ///   - center: In coordinates of the container.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  deinit {}
}

/// The place where a preview of a drag begins, or to which it moves.
open class UIDragPreviewTarget: UIPreviewTarget {
  deinit {}
}

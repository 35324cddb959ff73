import MisuseReports

/// The look of something while it moves, and where that begins or ends.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that is shown: a picture of it if it is in a window, itself otherwise.
  public let view: UIView
  /// The part of the view that is shown, and its background.
  public let parameters: UIPreviewParameters
  /// Where the preview begins or ends.
  public let target: UIPreviewTarget

  /// A preview that begins or ends at a place.
  ///
  /// - Parameters:
  ///   - view: The view that is shown.
  ///   - parameters: What of it is shown.
  ///   - target: Where that is.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// A preview that begins or ends where the view is.
  ///
  /// - Parameters:
  ///   - view: A view in a window; otherwise it is reported.
  ///   - parameters: What of it is shown.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(view: view, parameters: parameters, target: Self.place(of: view))
  }

  /// A preview of a whole view, which begins or ends where the view is.
  ///
  /// - Parameter view: A view in a window; otherwise it is reported.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  deinit {}

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// The same preview with another place.
  ///
  /// - Parameter newTarget: Where it begins or ends.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Where a view is: in its superview, or at its own middle without one.
  fileprivate class func place(of view: UIView) -> UIPreviewTarget {
    if let container = view.superview, view.window != nil {
      return UIPreviewTarget(
        container: container, center: view.center, transform: view.transform)
    }
    return UIPreviewTarget(
      container: view, center: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
  }
}

/// The look of an item while it is lifted, dropped or returns, and where that begins or ends.
open class UITargetedDragPreview: UITargetedPreview {
  /// The same preview with another place.
  ///
  /// - Parameter newTarget: Where it begins or ends.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }

  deinit {}
}

extension Misuse {
  /// A preview was made of a view, or in one, that is in no window.
  static func previewWithoutWindow(_ view: UIView) -> Misuse {
    Misuse(
      id: "preview.no-window",
      message: "A preview begins or ends in \(type(of: view)), which is in no window",
      reason: "Without a window the place of the preview is not known; it fades where it is",
      remedy: "Use a view in a window, or give the preview a target in one",
      raisesInUIKit: true)
  }
}

/// The look of an item while it is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that is shown.
  open private(set) var view: UIView
  /// The part of the view that is shown, and its background.
  open private(set) var parameters: UIDragPreviewParameters

  /// A preview of a part of a view.
  ///
  /// - Parameters:
  ///   - view: The view that is shown: a picture of it if it is in a window, itself otherwise.
  ///   - parameters: What of it is shown.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// A preview of a whole view.
  ///
  /// - Parameter view: The view that is shown: a picture of it if it is in a window, itself
  ///   otherwise.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  deinit {}
}

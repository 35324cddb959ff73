// The links from a view to what owns it. Each is cleared by the owner: by the superview when a subview
// leaves and when the superview itself goes, by the controller when it gets another view and when it
// goes, by the window when a view leaves it and when the window goes.

extension UIView {
  /// The view that holds this one.
  final var parentView: UIView? {
    @inline(__always) get { parentLink.target }
    @inline(__always) set { parentLink.target = newValue }
  }

  /// The window that this view is in.
  final var hostWindow: UIWindow? {
    @inline(__always) get { windowLink.target }
    @inline(__always) set { windowLink.target = newValue }
  }

  /// Clears the links that lead to this view. Called by its deinitialiser.
  nonisolated final func letGoOfLinks() {
    // First: what goes together with the view must not find it any more.
    lifetimeStorage.end()
    layer.ownerIsGone()
    for subview in orderedSubviews { subview.parentLink.target = nil }
    for recognizer in attachedRecognizers ?? [] { recognizer.viewLink.target = nil }
    insetState?.letGoOfGuides()
  }
}

extension UIWindow {
  /// Clears the links of the views inside to this window. Called by its deinitialiser.
  nonisolated final func letGoOfWindowLinks() {
    lifetimeStorage.end()
    var views: [UIView] = [self]
    while let view = views.popLast() {
      view.windowLink.target = nil
      views += view.orderedSubviews
    }
  }
}

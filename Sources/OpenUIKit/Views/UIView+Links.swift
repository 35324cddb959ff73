import MisuseReports

// The links from a view to its owners. Each is cleared by the owner: by the superview when a
// subview leaves and when the superview is freed, by the controller when it gets another view and
// when it is freed, by the window when a view leaves it and when the window is freed.

extension UIView {
  /// The controller whose root view this is.
  package final var owningController: UIViewController? {
    @inline(__always) get { links.controller.inlinedTarget }
    @inline(__always) set {
      links.controller.target = newValue
      if newValue != nil { noteController() }
    }
  }

  /// The superview.
  final var parentView: UIView? {
    @inline(__always) get { links.parent.inlinedTarget }
    @inline(__always) set { links.parent.target = newValue }
  }

  /// Whether this view is directly in another one. Counts no references.
  @inline(__always) final func isSubview(of view: UIView) -> Bool {
    links.parent.address == UnsafeRawPointer(Unmanaged.passUnretained(view).toOpaque())
  }

  /// The window that this view is in.
  final var hostWindow: UIWindow? {
    @inline(__always) get { links.window.inlinedTarget }
    @inline(__always) set { links.window.target = newValue }
  }

  /// Whether this view is `view`, or is inside it. O(depth).
  final func isInside(_ view: UIView) -> Bool {
    let target = Unmanaged.passUnretained(view).toOpaque()
    var ancestor: Unmanaged<UIView>? = .passUnretained(self)
    while let current = ancestor {
      if current.toOpaque() == target { return true }
      ancestor = current.withUncounted { $0.links.parent.inlinedUnretained }
    }
    return false
  }

  /// The controller of the nearest view, from this one upwards, that is a controller's root view.
  final var nearestController: UIViewController? {
    var view: Unmanaged<UIView>? = .passUnretained(self)
    while let current = view {
      if let controller = current.withUncounted({ $0.links.controller.inlinedTarget }) {
        return controller
      }
      view = current.withUncounted { $0.links.parent.inlinedUnretained }
    }
    return nil
  }

  /// Whether this view or one inside it may be the root view of a controller.
  final var isOrMayContainController: Bool {
    treeState.mayContainControllers || links.controller.inlinedUnretained != nil
  }

  /// Marks the superviews as containing the root view of a controller, up to the first that is
  /// marked.
  final func noteController() {
    var view = links.parent.inlinedUnretained
    while let current = view {
      view = current.withUncounted {
        if $0.treeState.mayContainControllers { return nil }
        $0.treeState.mayContainControllers = true
        return $0.links.parent.inlinedUnretained
      }
    }
  }
}

/// The objects that a view owns and releases when it is freed.
nonisolated struct OwnedByView: Sendable {
  let layer: CALayer
  let subviews: [UIView]
  let recognizers: [UIGestureRecognizer]?
  let insetState: InsetState?
  let constraintState: ConstraintState?

  init(
    _ layer: CALayer, _ subviews: [UIView], _ recognizers: [UIGestureRecognizer]?,
    _ insetState: InsetState?, _ constraintState: ConstraintState?
  ) {
    self.layer = layer
    self.subviews = subviews
    self.recognizers = recognizers
    self.insetState = insetState
    self.constraintState = constraintState
  }

  /// Clears the links that lead to the view.
  @MainActor func clearLinks(to view: ObjectIdentifier) {
    layer.ownerWasFreed(view)
    clearConstraints(of: view)
    UIWindow.clearLinks(to: view, inside: subviews)
    for subview in subviews { subview.links.parent.clear(view) }
    for recognizer in recognizers ?? [] { recognizer.viewLink.clear(view) }
    for guide in insetState?.allGuides ?? [] { guide.viewLink.clear(view) }
  }

  /// Ends the constraints that the view holds.
  @MainActor private func clearConstraints(of view: ObjectIdentifier) {
    guard let owned = constraintState?.owned, !owned.isEmpty else { return }
    for constraint in owned { constraint.ownerLink.clear(view) }
    for subview in subviews where subview.links.parent.leads(to: view) {
      subview.removeEndedConstraints()
    }
    for guide in insetState?.allGuides ?? [] { guide.mentions = [] }
  }
}

extension UIWindow {
  /// Clears the links to a window that is freed, in those of its views that are still inside what
  /// it has owned. Nothing for a view that is no window.
  static func clearLinks(to window: ObjectIdentifier, inside subviews: [UIView]) {
    var views = subviews
    while let view = views.popLast() {
      guard view.links.window.leads(to: window) else { continue }
      view.links.window.target = nil
      views += view.orderedSubviews
    }
  }
}

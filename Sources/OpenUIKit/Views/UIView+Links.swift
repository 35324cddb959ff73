import CSwiftRuntime

// The links from a view to its owners. Each is cleared by the owner: by the superview when a
// subview leaves and when the superview is freed, by the controller when it gets another view and
// when it is freed, by the window when a view leaves it and when the window is freed.

extension UIView {
  /// The superview.
  final var parentView: UIView? {
    @inline(__always) get { parentLink.inlinedTarget }
    @inline(__always) set { parentLink.target = newValue }
  }

  /// Whether this view is directly in another one. Counts no references.
  @inline(__always) nonisolated final func isSubview(of view: UIView) -> Bool {
    parentLink.address == UnsafeRawPointer(Unmanaged.passUnretained(view).toOpaque())
  }

  /// The window that this view is in.
  final var hostWindow: UIWindow? {
    @inline(__always) get { windowLink.inlinedTarget }
    @inline(__always) set { windowLink.target = newValue }
  }

  /// Whether this view is `view`, or is inside it. O(depth).
  nonisolated final func isInside(_ view: UIView) -> Bool {
    let target = Unmanaged.passUnretained(view).toOpaque()
    var ancestor: Unmanaged<UIView>? = .passUnretained(self)
    while let current = ancestor {
      if current.toOpaque() == target { return true }
      ancestor = current._withUnsafeGuaranteedRef { $0.parentLink.inlinedUnretained }
    }
    return false
  }

  /// The controller of the nearest view, from this one upwards, that is a controller's root view.
  nonisolated final var nearestController: UIViewController? {
    var view: Unmanaged<UIView>? = .passUnretained(self)
    while let current = view {
      if let controller = current._withUnsafeGuaranteedRef({ $0.controllerLink.inlinedTarget }) {
        return controller
      }
      view = current._withUnsafeGuaranteedRef { $0.parentLink.inlinedUnretained }
    }
    return nil
  }

  /// Whether this view or one inside it may be the root view of a controller.
  nonisolated final var isOrMayContainController: Bool {
    mayContainControllers || controllerLink.inlinedUnretained != nil
  }

  /// The controller whose root view this is, unless it is being freed: a program may move the view in
  /// the controller's deinitialiser, which must not be referenced then.
  final var livingController: UIViewController? {
    guard let controller = controllerLink.inlinedUnretained,
      !swift_isDeallocating(controller.toOpaque())
    else { return nil }
    return owningController
  }

  /// Marks the superviews as containing the root view of a controller, up to the first that is
  /// marked.
  nonisolated final func noteController() {
    var view = parentLink.inlinedUnretained
    while let current = view {
      view = current._withUnsafeGuaranteedRef {
        if $0.mayContainControllers { return nil }
        $0.mayContainControllers = true
        return $0.parentLink.inlinedUnretained
      }
    }
  }

  /// Clears the links that lead to this view. Called by its deinitialiser.
  nonisolated final func letGoOfLinks() {
    // First: what is freed together with the view must not find it any more.
    lifetimeStorage.end()
    ownLayer.ownerWasFreed()
    letGoOfConstraints()
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

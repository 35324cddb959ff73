import MisuseReports

extension UIViewController: UIContentContainer {}

/// The sizes and rotations that a controller has announced or received.
struct ControllerSize {
  /// The preferred size of the content; zero for none.
  var preferred = CGSize.zero
  /// Whether what contains or presents the controller is being notified of it.
  var isNotifying = false
  /// The number of the last rotation that the controller received.
  var lastRotation = 0
  /// The children that receive changes of the size, as found last.
  var visibleChildren: VisibleChildren?
}

extension UIViewController {
  /// How often in succession a preferred size may change while those are notified whom it concerns.
  static let preferredSizeChanges = 20

  final func changePreferredContentSize(_ size: CGSize) {
    if containerWork?.keepsPreferredContentSize(size) == true { return }
    setPreferredContentSize(size)
    observedValueDidChange()
  }

  /// Sets the preferred size, and notifies what contains or presents this controller.
  func setPreferredContentSize(_ size: CGSize) {
    guard size != sizeState.preferred else { return }
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      Misuse.report(.preferredContentSizeIsNone(self, size))
      return
    }
    sizeState.preferred = size
    if !sizeState.isNotifying { notifyOfPreferredSize() }
  }

  /// A size that is set meanwhile follows, so that nobody is notified inside of itself.
  private func notifyOfPreferredSize() {
    sizeState.isNotifying = true
    defer { sizeState.isNotifying = false }
    for _ in 0..<Self.preferredSizeChanges {
      let sent = sizeState.preferred
      parentStorage?.containerWork?.preferredContentSizeDidChange(forChildContentContainer: self)
      let container: (any UIContentContainer)? = parentStorage ?? modalRelations?.container
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
      if sizeState.preferred == sent { return }
    }
    Misuse.report(.preferredSizeDoesNotSettle(self))
  }

  /// Forwards a change of the size: first the older callbacks of a rotation, then the children,
  /// then what this controller presents.
  func forwardSize(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    sendRotationCallbacks(with: coordinator)
    for child in childrenConcernedBySize
    where child.isConcernedBySize && child.parentStorage === self {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      // Fidelity: a child that has the size already receives no callback. [documented]
      if child.viewStorage?.bounds.size != childSize {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
    modalRelations?.forwardSize(size, of: self, with: coordinator)
  }

  /// Whether the view is in a window, or contains something that this controller presents, or is
  /// inside a view that is not in the window because of that.
  // Fidelity: what presents is called though its view is removed, with its visible children.
  // [observed] Other children whose views are not in the window receive no change of size; they
  // have the right frame when they appear. [decided]
  var isConcernedBySize: Bool {
    viewStorage?.hostWindow != nil || modalRelations?.presented != nil || isInsideCovered
  }

  /// Whether the view is inside that of an ancestor whose view a presentation has removed.
  private var isInsideCovered: Bool {
    guard let view = viewStorage, view.superview != nil else { return false }
    var ancestor = parentStorage
    while let current = ancestor {
      if let relations = current.modalRelations, relations.isCovered(current) {
        return current.viewStorage.map { view.isInside($0) } ?? false
      }
      ancestor = current.parentStorage
    }
    return false
  }

  /// The children that are concerned. Costs O(their number) until views, parents or windows change.
  var childrenConcernedBySize: [UIViewController] {
    if sizeState.visibleChildren?.changes != UIView.treeChanges {
      let places = childStorage.indices.filter { childStorage[$0].isConcernedBySize }
      sizeState.visibleChildren = VisibleChildren(
        changes: UIView.treeChanges, places: places)
    }
    return sizeState.visibleChildren?.places.map { childStorage[$0] } ?? []
  }

  // MARK: Traits

  /// Forwards a change of the traits to those whose own change.
  func forwardTraits(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childrenConcernedBySize
    where child.isConcernedBySize && child.parentStorage === self {
      let childTraits = self.traits(of: child, for: traits)
      if childTraits != child.traitCollection {
        child.willTransition(to: childTraits, with: coordinator)
      }
    }
    modalRelations?.containerOfPresented?.willTransition(to: traits, with: coordinator)
  }

  /// The traits of a child once this controller has `traits`: with its own overrides, and with
  /// those of the views between. O(depth).
  private func traits(
    of child: UIViewController, for traits: UITraitCollection
  ) -> UITraitCollection {
    var views: [UIView] = []
    var ancestor = child.viewStorage?.parentView
    while let view = ancestor, view.owningController !== self {
      views.append(view)
      ancestor = view.parentView
    }
    if let root = ancestor { views.append(root) } else { views = [] }
    let inherited = views.reversed().reduce(traits) { $1.traitState?.resolve($0) ?? $0 }
    return child.resolveTraits(inherited)
  }
}

extension UIViewController {
  /// Takes part in a change of size until its end, unless another transition runs.
  final func join(_ coordinator: any UIViewControllerTransitionCoordinator) {
    guard runningTransition == nil else { return }
    runningTransition = RunningTransition(coordinator: coordinator)
    _ = coordinator.animate(alongsideTransition: nil) { [zeroingLink] _ in
      guard let controller = zeroingLink.target else { return }
      controller.leave(coordinator)
    }
  }

  /// Takes part in a transition no longer, unless another one has begun.
  final func leave(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
    if runningTransition?.coordinator === coordinator { runningTransition = nil }
  }
}

/// The indices of the children that are concerned by a controller's size. Keeps none alive.
nonisolated struct VisibleChildren: Sendable, Equatable {
  /// The count of changes of the trees at which that was so.
  var changes: Int
  var places: [Int]
}

@MainActor extension Misuse {
  /// A preferred size that is not finite.
  static func preferredContentSizeIsNone(
    _ controller: UIViewController, _ size: CGSize
  ) -> Misuse {
    Misuse(
      id: "geometry.preferred-size",
      message: "preferredContentSize of \(controller.diagnosticName) is \(size.width) × "
        + "\(size.height)",
      reason: "A popover or a form sheet of that size cannot be laid out",
      remedy: "Look for a division by zero where the size is calculated")
  }

  /// A preferred size that is another one each time it is used.
  static func preferredSizeDoesNotSettle(_ controller: UIViewController) -> Misuse {
    Misuse(
      id: "geometry.preferred-size-does-not-settle",
      message: "preferredContentSize of \(controller.diagnosticName) has changed "
        + "\(UIViewController.preferredSizeChanges) times in succession, and is "
        + "\(controller.preferredContentSize.width) × \(controller.preferredContentSize.height)",
      reason: "What is called for a change of the size changes it again; the last one counts",
      remedy: "Calculate the size from the content alone, not from the size that it was given")
  }
}

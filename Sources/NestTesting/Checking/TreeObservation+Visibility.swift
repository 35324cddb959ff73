// Who can be seen.

extension TreeObservation {
  // MARK: Appearance and visibility

  func visibilityWithoutAppearance(of controller: UIViewController) -> String? {
    guard knownState(of: controller) == .disappeared, isSeen(controller) else { return nil }
    return "it can be seen, and received no viewWillAppear"
  }

  /// Whether a controller can be seen in a parent that has appeared.
  func isSeen(_ controller: UIViewController) -> Bool {
    guard let view = controller.viewIfLoaded else { return false }
    return isVisible(view) && isParentShown(of: controller) && !isCovered(controller, view)
  }

  func appearanceOutsideWindow(of controller: UIViewController) -> String? {
    guard knownState(of: controller) == .appeared, controller.viewIfLoaded?.window == nil else {
      return nil
    }
    return "its view is in no window"
  }

  func appearanceInHiddenParent(of controller: UIViewController) -> String? {
    guard knownState(of: controller) == .appeared, let host = controller.viewIfLoaded?.window
    else { return nil }
    if let parent = nearestKnownAncestor(of: controller), knownState(of: parent) == .disappeared {
      return "its parent \(LifecycleRecorder.name(of: parent)) has disappeared"
    }
    return host.isHidden ? "its window is hidden" : nil
  }

  /// Returns the finding for a controller that is not recorded and whose appearance transition has
  /// neither ended nor been reversed. For recorded controllers the events are checked instead.
  func unfinishedAppearance(of controller: UIViewController) -> String? {
    guard !(controller is RecordingViewController) else { return nil }
    let state = knownState(of: controller)
    return state == .appearing || state == .disappearing
      ? "it remains between appeared and disappeared" : nil
  }

  /// Returns the finding for a view that moves although `animated` was false in the *will* of the
  /// change.
  func unannouncedAnimation(of controller: RecordingViewController) -> String? {
    let state = state(of: controller)
    guard moment == .transition, state == .appearing || state == .disappearing,
      let record = checker.records[controller.name], !record.isAnimated, !record.movedBefore,
      ReceiverState(of: controller).isAnimating
    else { return nil }
    return "its view moves, and animated was false in its will"
  }

  private func isParentShown(of controller: UIViewController) -> Bool {
    nearestKnownAncestor(of: controller).map { knownState(of: $0) == .appeared } ?? true
  }

  private func nearestKnownAncestor(of controller: UIViewController) -> UIViewController? {
    sequence(first: controller, next: \.parent).dropFirst().first { knownState(of: $0) != nil }
  }

  // MARK: Covering

  private func isVisible(_ view: UIView) -> Bool { visibleArea(of: view) != nil }

  /// The part of the window in which a view can be seen; nil if there is none.
  private func visibleArea(of view: UIView) -> CGRect? {
    guard view.window === window, !window.isHidden else { return nil }
    var area = view.convert(view.bounds, to: nil).intersection(window.bounds)
    for current in sequence(first: view, next: \.superview) {
      if current.isHidden || current.alpha < 0.01 { return nil }
      if current.clipsToBounds {
        area = area.intersection(current.convert(current.bounds, to: nil))
      }
    }
    // An area that is thinner than a pixel is an edge that touches.
    return area.isNull || area.width < 1 || area.height < 1 ? nil : area
  }

  /// Whether another controller, which has appeared as far as that is known, is in front of the
  /// whole view.
  private func isCovered(_ controller: UIViewController, _ view: UIView) -> Bool {
    guard let area = visibleArea(of: view) else { return false }
    return controllers.contains { other in
      guard other !== controller, let front = other.viewIfLoaded, front !== view,
        !front.isDescendant(of: view), !view.isDescendant(of: front),
        let cover = visibleArea(of: front), cover.insetBy(dx: -0.5, dy: -0.5).contains(area),
        front.isInFront(of: view)
      else { return false }
      return knownState(of: other) != .disappeared
    }
  }
}

extension UIView {
  /// Calls a closure with this view and all views in it.
  func visitViews(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.visitViews(body) }
  }

  /// The controller whose view this is.
  var ownController: UIViewController? {
    guard let controller = next as? UIViewController, controller.viewIfLoaded === self else {
      return nil
    }
    return controller
  }

  /// The controller whose view this is, or in whose view this is.
  var nearestController: UIViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.ownController).first
  }

  /// Whether this view is painted after another one of the same tree, as far as the order of
  /// subviews says.
  fileprivate func isInFront(of other: UIView) -> Bool {
    let mine = Array(sequence(first: self, next: \.superview).reversed())
    let theirs = Array(sequence(first: other, next: \.superview).reversed())
    guard let fork = zip(mine, theirs).enumerated().first(where: { $1.0 !== $1.1 }),
      fork.offset > 0
    else { return false }
    let siblings = mine[fork.offset - 1].subviews
    guard let front = siblings.firstIndex(of: fork.element.0),
      let back = siblings.firstIndex(of: fork.element.1)
    else { return false }
    return front > back
  }
}

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
      return "its parent \(checker.name(of: parent)) has disappeared"
    }
    return host.isHidden ? "its window is hidden" : nil
  }

  /// Returns why a child that has appeared cannot be seen, where its parent can: one reason for the
  /// outermost of those that are inside each other.
  func appearanceUnseen(of controller: UIViewController) -> String? {
    guard knownState(of: controller) == .appeared, let view = controller.viewIfLoaded,
      let stage = controller.parent?.viewIfLoaded, isParentShown(of: controller),
      view.isDescendant(of: stage), visibleArea(of: stage) != nil
    else { return nil }
    let around = sequence(first: view, next: \.superview).prefix { $0 !== stage }
    if view.isHidden || view.alpha < 0.01 {
      return "it has appeared, and its view \(view.isHidden ? "is hidden" : "has alpha 0")"
    }
    if around.contains(where: { $0.isHidden || $0.alpha < 0.01 }) {
      return "it has appeared, and a view around its own is hidden or has alpha 0"
    }
    // Bars may leave no room in a small window: an empty view can be seen nowhere.
    guard view.bounds.width >= 1, view.bounds.height >= 1 else { return nil }
    guard visibleArea(of: view) != nil else {
      let isScrolledAway = around.contains { ($0 as? UIScrollView)?.canScroll(to: view) ?? false }
      return isScrolledAway ? nil : "it has appeared, and its view is outside what shows it"
    }
    return siblingInFront(of: controller, view).map {
      "it has appeared, and its view is behind that of \(checker.name(of: $0))"
    }
  }

  /// The sibling, or a controller in it, whose opaque view is in front of the whole view of a
  /// child, if nothing modal is in front of that.
  private func siblingInFront(
    of controller: UIViewController, _ view: UIView
  ) -> UIViewController? {
    guard let parent = controller.parent, parent.children.count > 1,
      !parent.children.contains(where: { $0 !== controller && $0.isModal(inFrontOf: view) })
    else { return nil }
    return controllers.first { other in
      guard other !== controller, let front = other.viewIfLoaded, front.isOpaqueToTheEye,
        knownState(of: other) != .disappeared, isInFront(front, of: view),
        let sibling = sequence(first: other, next: \.parent).first(where: { $0.parent === parent })
      else { return false }
      return sibling !== controller && !front.isInModalView(below: parent.viewIfLoaded)
    }
  }

  /// Returns the finding for a controller that is not recorded and whose appearance transition has
  /// neither ended nor been reversed. For recorded controllers the events are checked instead.
  func unfinishedAppearance(of controller: UIViewController) -> String? {
    guard !checker.isRecorded(controller) else { return nil }
    let state = knownState(of: controller)
    return state == .appearing || state == .disappearing
      ? "it remains between appeared and disappeared" : nil
  }

  /// Returns the finding for a view that moves although `animated` was false in the *will* of the
  /// change.
  func unannouncedAnimation(of controller: UIViewController) -> String? {
    let state = state(of: controller)
    guard moment == .transition, state == .appearing || state == .disappearing,
      let record = checker.records[checker.name(of: controller)], !record.isAnimated,
      !record.movedBefore,
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
    controllers.contains { other in
      guard other !== controller, let front = other.viewIfLoaded, isInFront(front, of: view) else {
        return false
      }
      return knownState(of: other) != .disappeared
    }
  }

  /// Whether a view is in front of all that can be seen of another one.
  private func isInFront(_ front: UIView, of view: UIView) -> Bool {
    guard front !== view, !front.isDescendant(of: view), !view.isDescendant(of: front),
      let area = visibleArea(of: view), let cover = visibleArea(of: front)
    else { return false }
    return cover.insetBy(dx: -0.5, dy: -0.5).contains(area) && front.isInFront(of: view)
  }
}

extension UIViewController {
  /// Whether this child is modal in its parent, and in front of a view.
  fileprivate func isModal(inFrontOf view: UIView) -> Bool {
    guard let own = viewIfLoaded else { return false }
    return own.isInModalView(below: parent?.viewIfLoaded) && own.isInFront(of: view)
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

  /// Whether nothing behind this view can be seen through it.
  fileprivate var isOpaqueToTheEye: Bool {
    guard let color = backgroundColor, color.cgColor.alpha > 0.99, layer.cornerRadius == 0 else {
      return false
    }
    return sequence(first: self, next: \.superview).allSatisfy { $0.alpha > 0.99 }
  }

  /// Whether this view, or one around it inside `container`, is modal: what it covers stays
  /// appeared, as beneath a presented sheet.
  fileprivate func isInModalView(below container: UIView?) -> Bool {
    sequence(first: self, next: \.superview).prefix { $0 !== container }
      .contains(where: \.accessibilityViewIsModal)
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

extension UIScrollView {
  /// Whether its user can scroll to a view in it, however far that is. Pages are shown one by one.
  fileprivate func canScroll(to view: UIView) -> Bool {
    #if !os(tvOS)
      guard !isPagingEnabled else { return false }
    #endif
    let content = CGRect(origin: .zero, size: contentSize)
    return content.intersects(view.convert(view.bounds, to: self))
  }
}

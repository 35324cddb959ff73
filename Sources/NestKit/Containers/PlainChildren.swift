/// The children of a container that are in no stack: a header, a toolbar. They receive the
/// appearance callbacks that UIKit would send them.
struct PlainChildren {
  private struct Child {
    let viewController: UIViewController
    var appearance = ContainerAppearance.disappeared
  }

  private var children: [Child] = []

  var isEmpty: Bool { children.isEmpty }

  mutating func add(_ viewController: UIViewController) {
    children.append(Child(viewController: viewController))
  }

  /// A call that a child receives: a beginning or an end.
  enum Call {
    case begin(appearing: Bool, animated: Bool)
    case end
  }

  /// Follows a callback of the container.
  ///
  /// - Parameters:
  ///   - change: The callback.
  ///   - isShown: Whether a child appears with the container.
  /// - Returns: The calls, in order.
  mutating func calls(
    after change: ContainerVisibilityChange, isShown: (UIViewController) -> Bool
  ) -> [(UIViewController, Call)] {
    children.indices.compactMap { index in
      let isAppearing = change.kind == .willAppear
      switch change.kind {
      case .willAppear where !isShown(children[index].viewController): return nil
      case .willAppear, .willDisappear:
        guard children[index].appearance.begin(appearing: isAppearing) else { return nil }
        let isAnimated = change.isAnimated == true
        return (
          children[index].viewController, .begin(appearing: isAppearing, animated: isAnimated)
        )
      case .didAppear, .didDisappear:
        guard children[index].appearance.end() else { return nil }
        return (children[index].viewController, .end)
      }
    }
  }

  /// Follows views that have entered or left the tree while the container is shown.
  ///
  /// - Parameters:
  ///   - isChild: Whether a controller is still a child.
  ///   - isShown: Whether its view is in the tree.
  /// - Returns: The calls, in order. A child that begins to appear has appeared in the next layout
  ///   pass, when its frame is final.
  mutating func calls(
    isChild: (UIViewController) -> Bool, isShown: (UIViewController) -> Bool
  ) -> [(UIViewController, Call)] {
    var calls: [(UIViewController, Call)] = []
    for index in children.indices {
      let child = children[index].viewController
      if isChild(child), isShown(child) {
        if children[index].appearance == .appearing, children[index].appearance.end() {
          calls.append((child, .end))
        } else if children[index].appearance.begin(appearing: true) {
          calls.append((child, .begin(appearing: true, animated: false)))
        }
      } else if children[index].appearance.begin(appearing: false) {
        _ = children[index].appearance.end()
        calls += [(child, .begin(appearing: false, animated: false)), (child, .end)]
      }
    }
    children.removeAll { !isChild($0.viewController) && $0.appearance == .disappeared }
    return calls
  }
}

extension ContainerCore {
  /// Forwards a callback of the owner to the children that are in no stack.
  func forwardToPlainChildren(_ change: ContainerVisibilityChange) {
    guard !plainChildren.isEmpty else { return }
    let concerned = viewControllersForAppearance
    perform(
      plainChildren.calls(after: change) { concerned.contains($0) && isInContainer($0) })
  }

  /// Sends the children that are in no stack that they have appeared or disappeared, after their
  /// views were added or removed while the container is shown. See
  /// ``ContainerViewController/updateAppearanceOfChildren()``.
  public func updateAppearanceOfChildren() {
    guard isShown, !plainChildren.isEmpty, let owner else { return }
    let concerned = viewControllersForAppearance
    let calls = plainChildren.calls(
      isChild: { $0.parent === owner && concerned.contains($0) }, isShown: isInContainer)
    perform(calls)
    if calls.contains(where: \.1.isBeginning) { owner.view.setNeedsLayout() }
  }

  private func isInContainer(_ child: UIViewController) -> Bool {
    guard let view = owner?.viewIfLoaded else { return false }
    return child.viewIfLoaded?.isDescendant(of: view) == true
  }

  private func perform(_ calls: [(UIViewController, PlainChildren.Call)]) {
    for (child, call) in calls {
      switch call {
      case .begin(let appearing, let animated):
        child.beginAppearanceTransition(appearing, animated: animated)
      case .end: child.endAppearanceTransition()
      }
    }
  }
}

extension PlainChildren.Call {
  /// Whether a child begins to appear.
  fileprivate var isBeginning: Bool {
    if case .begin(appearing: true, _) = self { true } else { false }
  }
}

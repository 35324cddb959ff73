/// The children of a container that are in no stack: a header, a toolbar.
///
/// They receive the appearance callbacks that UIKit sends to the children of a controller that is
/// no container. OpenUIKit sends them. UIKit can be asked only to send them to all children or to
/// none: on Apple's systems the container does, with its own callbacks, and when its view is laid
/// out.
package struct PlainChildren {
  private struct Child {
    let viewController: UIViewController
    var appearance = ContainerAppearance.disappeared
    /// Whether it was called at the last look; `nil` before the first.
    var isConcerned: Bool?
  }

  private var children: [Child] = []

  package init() {}

  package var isEmpty: Bool { children.isEmpty }

  package var viewControllers: [UIViewController] { children.map(\.viewController) }

  package mutating func add(_ viewController: UIViewController) {
    guard !children.contains(where: { $0.viewController === viewController }) else { return }
    children.append(Child(viewController: viewController))
  }

  package mutating func remove(_ viewController: AnyObject) {
    children.removeAll { $0.viewController === viewController }
  }

  /// A call that a child receives: a beginning or an end.
  package enum Call: Hashable {
    case begin(appearing: Bool, animated: Bool)
    case end
  }

  /// Follows a callback of the container.
  ///
  /// - Parameters:
  ///   - change: The callback.
  ///   - isShown: Whether a child appears with the container.
  /// - Returns: The calls, in order.
  package mutating func calls(
    after change: ContainerVisibilityChange, isShown: (UIViewController) -> Bool
  ) -> [(UIViewController, Call)] {
    var calls: [(UIViewController, Call)] = []
    for index in children.indices {
      let child = children[index].viewController
      switch change.kind {
      case .willAppear, .willDisappear:
        let isAppearing = change.kind == .willAppear
        guard !isAppearing || isShown(child),
          children[index].appearance.begin(appearing: isAppearing)
        else { continue }
        calls.append((child, .begin(appearing: isAppearing, animated: change.isAnimated == true)))
      case .didAppear, .didDisappear:
        // One whose view has left meanwhile does not appear.
        if change.kind == .didAppear, children[index].appearance == .appearing, !isShown(child) {
          _ = children[index].appearance.begin(appearing: false)
          calls.append((child, .begin(appearing: false, animated: false)))
        }
        if children[index].appearance.end() { calls.append((child, .end)) }
      }
    }
    return calls
  }

  /// Follows views that have entered or left the tree while the container is shown, or appears.
  ///
  /// - Parameters:
  ///   - container: Whether the container has appeared, or is about to.
  ///   - isChild: Whether a controller is still a child.
  ///   - isShown: Whether its view is in the tree.
  /// - Returns: The calls, in order. A child that begins to appear has appeared in the next layout
  ///   pass, when its frame is final, or with the container.
  package mutating func calls(
    in container: ContainerAppearance, isChild: (UIViewController) -> Bool,
    isShown: (UIViewController) -> Bool
  ) -> [(UIViewController, Call)] {
    var calls: [(UIViewController, Call)] = []
    for index in children.indices {
      let child = children[index].viewController
      if isChild(child), isShown(child) {
        if container == .appeared, children[index].appearance == .appearing,
          children[index].appearance.end()
        {
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

  /// Takes note of who is called from now on.
  ///
  /// - Parameter isConcerned: Whether a child is.
  /// - Returns: The children that were called and are not any more, or were not and are.
  package mutating func changes(
    isConcerned: (UIViewController) -> Bool
  ) -> [(child: UIViewController, isConcerned: Bool)] {
    var changes: [(child: UIViewController, isConcerned: Bool)] = []
    for index in children.indices {
      let child = children[index].viewController
      let (former, new) = (children[index].isConcerned, isConcerned(child))
      children[index].isConcerned = new
      if let former, former != new { changes.append((child, new)) }
    }
    return changes
  }
}

extension ContainerCore {
  private func isInContainer(_ child: UIViewController) -> Bool {
    guard let view = owner?.viewIfLoaded else { return false }
    return child.viewIfLoaded?.isDescendant(of: view) == true
  }
}

#if canImport(UIKit)
  extension ContainerCore {
    /// Forwards a callback of the owner to the children that are in no stack.
    func forwardToPlainChildren(_ change: ContainerVisibilityChange) {
      guard !plainChildren.isEmpty else { return }
      let concerned = viewControllersForAppearance
      perform(
        plainChildren.calls(after: change) { concerned.contains($0) && isInContainer($0) })
    }

    /// Sends the children that are in no stack that they have appeared or disappeared. See
    /// ``ContainerViewController/updateAppearanceOfChildren()``.
    public func updateAppearanceOfChildren() {
      guard appearance == .appeared || appearance == .appearing, !plainChildren.isEmpty, let owner
      else { return }
      let concerned = viewControllersForAppearance
      let calls = plainChildren.calls(
        in: appearance, isChild: { $0.parent === owner && concerned.contains($0) },
        isShown: isInContainer)
      perform(calls)
      if calls.contains(where: { $0.1 == .begin(appearing: true, animated: false) }) {
        owner.view.setNeedsLayout()
      }
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
#else
  extension ContainerCore {
    /// Those in no stack that ``viewControllersForAppearance`` names.
    public final var childrenWithForwardedAppearance: [AnyObject] {
      guard !plainChildren.isEmpty else { return [] }
      let concerned = viewControllersForAppearance
      return plainChildren.viewControllers.filter(concerned.contains)
    }

    /// Sends the children that are in no stack that they have appeared or disappeared. See
    /// ``ContainerViewController/updateAppearanceOfChildren()``.
    public func updateAppearanceOfChildren() {
      guard isShown, !plainChildren.isEmpty else { return }
      let concerned = viewControllersForAppearance
      for (child, isConcerned) in plainChildren.changes(isConcerned: concerned.contains)
      where isInContainer(child) {
        child.beginAppearanceTransition(isConcerned, animated: false)
        child.endAppearanceTransition()
      }
    }
  }

  extension ContainerCoreOwner {
    /// Those of the core.
    public var childrenWithForwardedAppearance: [AnyObject] {
      containerCore.childrenWithForwardedAppearance
    }
  }
#endif

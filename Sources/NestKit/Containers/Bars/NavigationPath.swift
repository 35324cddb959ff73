#if !os(tvOS)
  /// The controllers before the one that a tree of containers shows, and that one: what a bar has
  /// items for.
  struct NavigationPath {
    /// A controller of the path.
    struct Entry {
      let viewController: UIViewController
      /// The containers that lead to it, outermost first, and the child of each.
      let steps: [Step]
    }

    /// A container and one of its children.
    struct Step {
      let container: any NavigationPathContainer
      let child: UIViewController
      let isShown: Bool
    }

    private(set) var entries: [Entry] = []
    /// The cores of the containers in which a change may change the path.
    private(set) var cores: [ContainerCore] = []
    /// Those that have been found, so that a list that contains itself ends.
    private var found: Set<ObjectIdentifier> = []

    /// Nothing.
    init() {}

    /// Finds the path of a controller. Costs the number of controllers in it.
    init(of content: UIViewController?) {
      if let content { append(content, steps: []) }
    }

    /// The controller that is shown.
    var shown: UIViewController? { entries.last?.viewController }

    /// The controller that the back button leads to.
    var previous: Entry? { entries.dropLast().last }

    private mutating func append(_ controller: UIViewController, steps: [Step]) {
      guard found.insert(ObjectIdentifier(controller)).inserted else { return }
      if let core = controller.ownedCore { cores.append(core) }
      let children = controller.pathChildren
      guard !children.isEmpty else {
        return entries.append(Entry(viewController: controller, steps: steps))
      }
      let container = controller as? any NavigationPathContainer
      for child in children {
        let step = container.map {
          Step(container: $0, child: child, isShown: child === children.last)
        }
        append(child, steps: steps + (step.map { [$0] } ?? []))
      }
    }

    /// Whether another path has the same controllers.
    func isSame(as other: NavigationPath) -> Bool {
      entries.count == other.entries.count && other.begins(with: self)
    }

    /// Whether the first controllers are those of another path.
    func begins(with other: NavigationPath) -> Bool {
      guard entries.count >= other.entries.count else { return false }
      return zip(entries, other.entries).allSatisfy { $0.viewController === $1.viewController }
    }
  }

  extension UIViewController {
    /// The controllers inside this one of which a path consists; none where it is itself one.
    fileprivate var pathChildren: [UIViewController] {
      if self is BarContainerViewController { return [] }
      if let container = self as? any NavigationPathContainer { return container.navigationPath }
      guard let core = ownedCore, core.engines.count == 1 || self is ModalContainerViewController,
        let active = core.activeViewController, active !== self
      else { return [] }
      return [active]
    }
  }

  extension NavigationPath.Entry {
    /// Whether all containers that have to return let the user do so.
    var mayBeReturnedTo: Bool {
      steps.allSatisfy { $0.isShown || $0.container.shouldReturn(to: $0.child) }
    }

    /// Returns to the controller: the inner containers at once, since nobody sees them, and the
    /// outermost one that has another child animated.
    func returnTo(animated: Bool) {
      guard let outermost = steps.firstIndex(where: { !$0.isShown }) else { return }
      for step in steps[(outermost + 1)...].reversed() where !step.isShown {
        step.container.returnToViewController(step.child, animated: false)
      }
      let step = steps[outermost]
      step.container.returnToViewController(step.child, animated: animated)
    }
  }
#endif

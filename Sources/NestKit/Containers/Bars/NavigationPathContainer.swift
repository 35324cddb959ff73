/// A container that says which controllers stand before the one that it shows, so that a bar around
/// it has a back button, its menu and its title.
///
/// ``StackController`` and ``WizardViewController`` conform. A container of your own with one
/// region is seen into without conforming: its path is its active child. Conform where others stand
/// before that one:
///
/// ```swift
/// extension DeckViewController: NavigationPathContainer {
///   var navigationPath: [UIViewController] {
///     guard let shown = activeViewController else { return [] }
///     return cards.viewControllers.prefix { $0 !== shown } + [shown]
///   }
///
///   func returnToViewController(
///     _ viewController: UIViewController, animated: Bool
///   ) -> ContainerOperation {
///     cards.popToViewController(viewController, animated: animated)
///   }
/// }
/// ```
///
/// A bar reads the path again after each operation of a stack of the container, when a transition
/// of it begins, and when ``ContainerViewController/setNeedsUpdateOfInterfacePreferences()`` is
/// called.
public protocol NavigationPathContainer: UIViewController {
  /// The controllers from the first one to the one that is shown, or appears in the transition that
  /// runs, which is the last one. Empty for a container that is a controller like any other for
  /// bars, with a navigation item of its own.
  ///
  /// Asked inside the callbacks of children. Controllers that are not made yet are left out.
  var navigationPath: [UIViewController] { get }

  /// Whether the user may return to a controller of the path by a bar. Default: yes.
  ///
  /// - Parameter viewController: A controller of the path, but not the last one.
  func shouldReturn(to viewController: UIViewController) -> Bool

  /// Returns to a controller of the path.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - animated: Whether that takes time.
  /// - Returns: The operation that does it.
  @discardableResult
  func returnToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> ContainerOperation
}

extension NavigationPathContainer {
  /// Yes.
  public func shouldReturn(to viewController: UIViewController) -> Bool { true }
}

extension StackController: NavigationPathContainer {
  /// The children up to the one that is shown, or that the running transition leads to.
  public var navigationPath: [UIViewController] {
    guard let shown = activeViewController else { return [] }
    let leaving = stack.transition?.disappearing
    let below = viewControllers.prefix { $0 !== shown }
    // What is replaced is in the list until the transition has ended.
    guard let leaving, below.last === leaving, !leavingStays else { return below + [shown] }
    return below.dropLast() + [shown]
  }

  /// Whether the child that disappears is in the list when the operation has ended.
  private var leavingStays: Bool {
    guard let leaving = stack.transition?.disappearing else { return true }
    return stack.viewControllersAtEnd.contains { $0 === leaving }
  }

  /// The answer of the delegate to `stackController(_:shouldPop:)` of the top.
  public func shouldReturn(to viewController: UIViewController) -> Bool { canPopByHand }

  /// Pops to the child.
  @discardableResult
  public func returnToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> ContainerOperation { popToViewController(viewController, animated: animated) }
}

extension WizardViewController: NavigationPathContainer {
  /// The pages that have been made before the one that is shown, and that one.
  public var navigationPath: [UIViewController] {
    guard let shown = activeViewController, let index = index(of: shown) else { return [] }
    return (0...index).compactMap(pageIfMade)
  }

  /// Selects the page, by the transition that leads back.
  @discardableResult
  public func returnToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> ContainerOperation { select(viewController, animated: animated) }
}

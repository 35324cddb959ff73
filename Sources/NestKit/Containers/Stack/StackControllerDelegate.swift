/// Receives the events of a ``StackController``, and what each step covers or reveals.
///
/// *Will* calls come before the child receives the same, *did* calls after it; the timeline is in
/// the documentation of ``StackController``. All methods are optional. Operations that are
/// requested inside these calls wait until the present one has ended. To observe all events in one
/// place, override ``ContainerViewController/containerStack(_:handle:)``.
public protocol StackControllerDelegate: AnyObject {
  /// Whether the user may pop a child, by a drag or by the Escape key. Default: yes. The program is
  /// not asked.
  func stackController(
    _ stackController: StackController, shouldPop viewController: UIViewController
  ) -> Bool
  /// A child will be pushed; it is neither in the list nor a child yet.
  func stackController(
    _ stackController: StackController, willPush viewController: UIViewController,
    covering covered: UIViewController?, animated: Bool)
  /// A child was pushed, and has received all its callbacks.
  func stackController(
    _ stackController: StackController, didPush viewController: UIViewController,
    covering covered: UIViewController?, animated: Bool)
  /// The top will be popped.
  func stackController(
    _ stackController: StackController, willPop viewController: UIViewController,
    revealing revealed: UIViewController?, animated: Bool)
  /// The top has gone; it is neither in the list nor a child any more.
  func stackController(
    _ stackController: StackController, didPop viewController: UIViewController,
    revealing revealed: UIViewController?, animated: Bool)
  /// A child will receive that it appears.
  func stackController(
    _ stackController: StackController, willShow viewController: UIViewController, animated: Bool)
  /// A child has received that it has appeared.
  func stackController(
    _ stackController: StackController, didShow viewController: UIViewController, animated: Bool)
  /// A child will receive that it disappears.
  func stackController(
    _ stackController: StackController, willHide viewController: UIViewController, animated: Bool)
  /// A child has received that it has disappeared.
  func stackController(
    _ stackController: StackController, didHide viewController: UIViewController, animated: Bool)
  /// Something moves, or is further: a transition, also by hand; see ``ContainerProgress``.
  func stackController(
    _ stackController: StackController, didUpdate progress: ContainerProgress)
}

extension StackControllerDelegate {
  /// Yes.
  public func stackController(
    _ stackController: StackController, shouldPop viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func stackController(
    _ stackController: StackController, willPush viewController: UIViewController,
    covering covered: UIViewController?, animated: Bool
  ) {}
  /// Does nothing.
  public func stackController(
    _ stackController: StackController, didPush viewController: UIViewController,
    covering covered: UIViewController?, animated: Bool
  ) {}
  /// Does nothing.
  public func stackController(
    _ stackController: StackController, willPop viewController: UIViewController,
    revealing revealed: UIViewController?, animated: Bool
  ) {}
  /// Does nothing.
  public func stackController(
    _ stackController: StackController, didPop viewController: UIViewController,
    revealing revealed: UIViewController?, animated: Bool
  ) {}
  /// Does nothing.
  public func stackController(
    _ stackController: StackController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func stackController(
    _ stackController: StackController, didShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func stackController(
    _ stackController: StackController, willHide viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func stackController(
    _ stackController: StackController, didHide viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func stackController(
    _ stackController: StackController, didUpdate progress: ContainerProgress
  ) {}
}

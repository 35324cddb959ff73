#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Hears what a ``ContainerStack`` does, and what each step covers or reveals.
///
/// *Will* calls come before the child hears the same, *did* calls after it. Pushes and pops are
/// told from the first display of the container on; showing and hiding only concern the top,
/// and also happen when the container itself appears and disappears. Operations that are asked
/// for inside these calls wait until the present one has ended.
///
/// All methods are optional: each does nothing by default.
public protocol ContainerStackDelegate: AnyObject {
  /// A child will come on top; it is neither in the list nor a child yet.
  func containerStack(
    _ stack: ContainerStack, willPush viewController: UIViewController,
    covering covered: UIViewController?, animated: Bool)
  /// A child has come on top; it has heard everything itself.
  func containerStack(
    _ stack: ContainerStack, didPush viewController: UIViewController,
    covering covered: UIViewController?, animated: Bool)
  /// The top will go.
  func containerStack(
    _ stack: ContainerStack, willPop viewController: UIViewController,
    revealing revealed: UIViewController?, animated: Bool)
  /// The top has gone; it is neither in the list nor a child any more.
  func containerStack(
    _ stack: ContainerStack, didPop viewController: UIViewController,
    revealing revealed: UIViewController?, animated: Bool)
  /// A child will be told that it appears.
  func containerStack(
    _ stack: ContainerStack, willShow viewController: UIViewController, animated: Bool)
  /// A child has been told that it has appeared.
  func containerStack(
    _ stack: ContainerStack, didShow viewController: UIViewController, animated: Bool)
  /// A child will be told that it disappears.
  func containerStack(
    _ stack: ContainerStack, willHide viewController: UIViewController, animated: Bool)
  /// A child has been told that it has disappeared.
  func containerStack(
    _ stack: ContainerStack, didHide viewController: UIViewController, animated: Bool)
}

extension ContainerStackDelegate {
  /// Does nothing.
  public func containerStack(
    _ stack: ContainerStack, willPush viewController: UIViewController,
    covering covered: UIViewController?, animated: Bool
  ) {}
  /// Does nothing.
  public func containerStack(
    _ stack: ContainerStack, didPush viewController: UIViewController,
    covering covered: UIViewController?, animated: Bool
  ) {}
  /// Does nothing.
  public func containerStack(
    _ stack: ContainerStack, willPop viewController: UIViewController,
    revealing revealed: UIViewController?, animated: Bool
  ) {}
  /// Does nothing.
  public func containerStack(
    _ stack: ContainerStack, didPop viewController: UIViewController,
    revealing revealed: UIViewController?, animated: Bool
  ) {}
  /// Does nothing.
  public func containerStack(
    _ stack: ContainerStack, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func containerStack(
    _ stack: ContainerStack, didShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func containerStack(
    _ stack: ContainerStack, willHide viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func containerStack(
    _ stack: ContainerStack, didHide viewController: UIViewController, animated: Bool
  ) {}
}

import NestKit

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// A stack delegate that records everything it is told, and otherwise does nothing.
///
/// A stack keeps its delegate weakly: keep this one as long as it is to listen.
public final class StackDelegateRecorder: StackControllerDelegate {
  /// The name under which the delegate stands in the timeline.
  public let name: String
  /// Where the calls go.
  public let recorder: LifecycleRecorder

  /// Makes a delegate.
  ///
  /// - Parameters:
  ///   - name: The name in the timeline. Default: `D`.
  ///   - recorder: Where the calls go.
  public init(_ name: String = "D", recorder: LifecycleRecorder) {
    self.name = name
    self.recorder = recorder
  }

  /// Records `willPush`.
  public func stackController(
    _ stackController: StackController, willPush viewController: UIViewController,
    covering covered: UIViewController?, animated: Bool
  ) {
    record(.delegate(.will, .push(label(viewController), covering: label(covered)), animated))
  }

  /// Records `didPush`.
  public func stackController(
    _ stackController: StackController, didPush viewController: UIViewController,
    covering covered: UIViewController?, animated: Bool
  ) {
    record(.delegate(.did, .push(label(viewController), covering: label(covered)), animated))
  }

  /// Records `willPop`.
  public func stackController(
    _ stackController: StackController, willPop viewController: UIViewController,
    revealing revealed: UIViewController?, animated: Bool
  ) {
    record(.delegate(.will, .pop(label(viewController), revealing: label(revealed)), animated))
  }

  /// Records `didPop`.
  public func stackController(
    _ stackController: StackController, didPop viewController: UIViewController,
    revealing revealed: UIViewController?, animated: Bool
  ) {
    record(.delegate(.did, .pop(label(viewController), revealing: label(revealed)), animated))
  }

  /// Records `willShow`.
  public func stackController(
    _ stackController: StackController, willShow viewController: UIViewController, animated: Bool
  ) {
    record(.delegate(.will, .show(label(viewController)), animated))
  }

  /// Records `didShow`.
  public func stackController(
    _ stackController: StackController, didShow viewController: UIViewController, animated: Bool
  ) {
    record(.delegate(.did, .show(label(viewController)), animated))
  }

  /// Records `willHide`.
  public func stackController(
    _ stackController: StackController, willHide viewController: UIViewController, animated: Bool
  ) {
    record(.delegate(.will, .hide(label(viewController)), animated))
  }

  /// Records `didHide`.
  public func stackController(
    _ stackController: StackController, didHide viewController: UIViewController, animated: Bool
  ) {
    record(.delegate(.did, .hide(label(viewController)), animated))
  }

  private func record(_ callback: LifecycleCallback) {
    recorder.record(callback, from: name)
  }

  private func label(_ controller: UIViewController) -> String {
    LifecycleRecorder.name(of: controller)
  }

  private func label(_ controller: UIViewController?) -> String? {
    controller.map(LifecycleRecorder.name(of:))
  }
}

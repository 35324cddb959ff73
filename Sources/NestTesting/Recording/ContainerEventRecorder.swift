import NestKit

/// A delegate of containers that records every event that it receives, and otherwise does nothing.
///
/// Containers refer to their delegate weakly: keep this one while it is to record. One recorder
/// can be the delegate of several containers.
public final class ContainerEventRecorder: ContainerStackDelegate {
  /// The name of the delegate in the timeline.
  public let name: String
  /// The recorder of the events.
  public let recorder: LifecycleRecorder

  /// Makes a delegate.
  ///
  /// - Parameters:
  ///   - name: The name in the timeline. Default: `D`.
  ///   - recorder: The recorder of the events.
  public init(_ name: String = "D", recorder: LifecycleRecorder) {
    self.name = name
    self.recorder = recorder
  }

  deinit {}

  /// Records the event.
  public func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    recorder.record(event, from: name)
  }

  func record(
    _ phase: ContainerEvent.Phase, _ kind: ContainerEvent.Kind<UIViewController>, _ animated: Bool,
    at index: Int? = nil
  ) {
    let event = ContainerEvent(phase, kind, isAnimated: animated)
    recorder.record(event, from: name + (index.map { "\($0)" } ?? ""))
  }

  /// The region in the name of the receiver: none where there is only one.
  fileprivate func region(_ index: Int, of count: Int) -> Int? { count > 1 ? index : nil }
}

extension ContainerEventRecorder: StackControllerDelegate {
  /// Records the event.
  public func stackController(
    _ stackController: StackController, willPush viewController: UIViewController,
    covering covered: UIViewController?,
    animated: Bool
  ) { record(.will, .push(viewController, covering: covered), animated) }

  /// Records the event.
  public func stackController(
    _ stackController: StackController, willPop viewController: UIViewController,
    revealing revealed: UIViewController?,
    animated: Bool
  ) { record(.will, .pop(viewController, revealing: revealed), animated) }

  /// Records the event.
  public func stackController(
    _ stackController: StackController, willShow viewController: UIViewController,
    animated: Bool
  ) { record(.will, .show(viewController), animated) }

  /// Records the event.
  public func stackController(
    _ stackController: StackController, willHide viewController: UIViewController,
    animated: Bool
  ) { record(.will, .hide(viewController), animated) }

  /// Records the event.
  public func stackController(
    _ stackController: StackController, didPush viewController: UIViewController,
    covering covered: UIViewController?,
    animated: Bool
  ) { record(.did, .push(viewController, covering: covered), animated) }

  /// Records the event.
  public func stackController(
    _ stackController: StackController, didPop viewController: UIViewController,
    revealing revealed: UIViewController?,
    animated: Bool
  ) { record(.did, .pop(viewController, revealing: revealed), animated) }

  /// Records the event.
  public func stackController(
    _ stackController: StackController, didShow viewController: UIViewController,
    animated: Bool
  ) { record(.did, .show(viewController), animated) }

  /// Records the event.
  public func stackController(
    _ stackController: StackController, didHide viewController: UIViewController,
    animated: Bool
  ) { record(.did, .hide(viewController), animated) }
}

extension ContainerEventRecorder: PlaceholderViewControllerDelegate {
  /// Records the event; the name is followed by the index where there are several.
  public func placeholderViewController(
    _ placeholderViewController: PlaceholderViewController,
    willShow viewController: UIViewController, at index: Int,
    animated: Bool
  ) {
    record(
      .will, .show(viewController), animated,
      at: region(index, of: placeholderViewController.regionCount))
  }

  /// Records the event; the name is followed by the index where there are several.
  public func placeholderViewController(
    _ placeholderViewController: PlaceholderViewController,
    willHide viewController: UIViewController, at index: Int,
    animated: Bool
  ) {
    record(
      .will, .hide(viewController), animated,
      at: region(index, of: placeholderViewController.regionCount))
  }

  /// Records the event; the name is followed by the index where there are several.
  public func placeholderViewController(
    _ placeholderViewController: PlaceholderViewController,
    didShow viewController: UIViewController, at index: Int,
    animated: Bool
  ) {
    record(
      .did, .show(viewController), animated,
      at: region(index, of: placeholderViewController.regionCount))
  }

  /// Records the event; the name is followed by the index where there are several.
  public func placeholderViewController(
    _ placeholderViewController: PlaceholderViewController,
    didHide viewController: UIViewController, at index: Int,
    animated: Bool
  ) {
    record(
      .did, .hide(viewController), animated,
      at: region(index, of: placeholderViewController.regionCount))
  }
}

extension ContainerEventRecorder: SplitContainerViewControllerDelegate {
  /// Records the event; the name is followed by the index where there are several.
  public func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController,
    willShow viewController: UIViewController, at index: Int,
    animated: Bool
  ) {
    record(
      .will, .show(viewController), animated,
      at: region(index, of: splitContainerViewController.columns.count))
  }

  /// Records the event; the name is followed by the index where there are several.
  public func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController,
    willHide viewController: UIViewController, at index: Int,
    animated: Bool
  ) {
    record(
      .will, .hide(viewController), animated,
      at: region(index, of: splitContainerViewController.columns.count))
  }

  /// Records the event; the name is followed by the index where there are several.
  public func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController,
    didShow viewController: UIViewController, at index: Int,
    animated: Bool
  ) {
    record(
      .did, .show(viewController), animated,
      at: region(index, of: splitContainerViewController.columns.count))
  }

  /// Records the event; the name is followed by the index where there are several.
  public func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController,
    didHide viewController: UIViewController, at index: Int,
    animated: Bool
  ) {
    record(
      .did, .hide(viewController), animated,
      at: region(index, of: splitContainerViewController.columns.count))
  }
}

extension ContainerEventRecorder: WizardViewControllerDelegate {
  /// Records the event.
  public func wizardViewController(
    _ wizardViewController: WizardViewController, willShow viewController: UIViewController,
    animated: Bool
  ) { record(.will, .show(viewController), animated) }

  /// Records the event.
  public func wizardViewController(
    _ wizardViewController: WizardViewController, willHide viewController: UIViewController,
    animated: Bool
  ) { record(.will, .hide(viewController), animated) }

  /// Records the event.
  public func wizardViewController(
    _ wizardViewController: WizardViewController, didShow viewController: UIViewController,
    animated: Bool
  ) { record(.did, .show(viewController), animated) }

  /// Records the event.
  public func wizardViewController(
    _ wizardViewController: WizardViewController, didHide viewController: UIViewController,
    animated: Bool
  ) { record(.did, .hide(viewController), animated) }
}

extension ContainerEventRecorder: TabsViewControllerDelegate {
  /// Records the event.
  public func tabsViewController(
    _ tabsViewController: TabsViewController, willShow viewController: UIViewController,
    animated: Bool
  ) { record(.will, .show(viewController), animated) }

  /// Records the event.
  public func tabsViewController(
    _ tabsViewController: TabsViewController, willHide viewController: UIViewController,
    animated: Bool
  ) { record(.will, .hide(viewController), animated) }

  /// Records the event.
  public func tabsViewController(
    _ tabsViewController: TabsViewController, didShow viewController: UIViewController,
    animated: Bool
  ) { record(.did, .show(viewController), animated) }

  /// Records the event.
  public func tabsViewController(
    _ tabsViewController: TabsViewController, didHide viewController: UIViewController,
    animated: Bool
  ) { record(.did, .hide(viewController), animated) }
}

extension ContainerEventRecorder: PagesViewControllerDelegate {
  /// Records the event.
  public func pagesViewController(
    _ pagesViewController: PagesViewController, willShow viewController: UIViewController,
    animated: Bool
  ) { record(.will, .show(viewController), animated) }

  /// Records the event.
  public func pagesViewController(
    _ pagesViewController: PagesViewController, willHide viewController: UIViewController,
    animated: Bool
  ) { record(.will, .hide(viewController), animated) }

  /// Records the event.
  public func pagesViewController(
    _ pagesViewController: PagesViewController, didShow viewController: UIViewController,
    animated: Bool
  ) { record(.did, .show(viewController), animated) }

  /// Records the event.
  public func pagesViewController(
    _ pagesViewController: PagesViewController, didHide viewController: UIViewController,
    animated: Bool
  ) { record(.did, .hide(viewController), animated) }
}

extension ContainerEventRecorder: ModalContainerViewControllerDelegate {
  /// Records the event.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, willPresent viewController: UIViewController,
    animated: Bool
  ) { record(.will, .push(viewController, covering: nil), animated) }

  /// Records the event.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, willDismiss viewController: UIViewController,
    animated: Bool
  ) { record(.will, .pop(viewController, revealing: nil), animated) }

  /// Records the event.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, didPresent viewController: UIViewController,
    animated: Bool
  ) { record(.did, .push(viewController, covering: nil), animated) }

  /// Records the event.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, didDismiss viewController: UIViewController,
    animated: Bool
  ) { record(.did, .pop(viewController, revealing: nil), animated) }

  /// Records the event.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, willShow viewController: UIViewController,
    animated: Bool
  ) { record(.will, .show(viewController), animated) }

  /// Records the event.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, willHide viewController: UIViewController,
    animated: Bool
  ) { record(.will, .hide(viewController), animated) }

  /// Records the event.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, didShow viewController: UIViewController,
    animated: Bool
  ) { record(.did, .show(viewController), animated) }

  /// Records the event.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, didHide viewController: UIViewController,
    animated: Bool
  ) { record(.did, .hide(viewController), animated) }
}

extension LifecycleRecorder {
  /// Adds an event of a container, written for example `D.willPush(B, covering: A, animated)`.
  ///
  /// - Parameters:
  ///   - event: The event of the container.
  ///   - source: The name of the receiver.
  public func record(_ event: ContainerEvent, from source: String) {
    guard let kind = event.kind.compactMap(LifecycleRecorder.name(of:)) else { return }
    record(.containerEvent(event.phase, kind, animated: event.isAnimated), from: source)
  }
}

nonisolated extension ContainerEvent.Kind<String> {
  /// The event as it is written in a timeline, for example `willPush(B, covering: A)`.
  func description(_ phase: ContainerEvent.Phase, animated: Bool) -> String {
    let suffix = animated ? ", animated)" : ")"
    return switch self {
    case .push(let pushed, let covered):
      "\(phase)Push(\(pushed), covering: \(covered ?? "nil")" + suffix
    case .pop(let popped, let revealed):
      "\(phase)Pop(\(popped), revealing: \(revealed ?? "nil")" + suffix
    case .show(let controller): "\(phase)Show(\(controller)" + suffix
    case .hide(let controller): "\(phase)Hide(\(controller)" + suffix
    }
  }
}

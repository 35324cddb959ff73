/// The core of a ``ContainerViewController``, which asks that for what a subclass of it decides.
final class ControllerCore: ContainerCore {
  private var controller: ContainerViewController? { owner as? ContainerViewController }

  override var activeViewController: UIViewController? { controller?.activeViewController }

  override var viewControllersForAppearance: [UIViewController] {
    controller?.viewControllersForAppearance ?? []
  }

  override var viewControllersForAutorotation: [UIViewController] {
    controller?.viewControllersForAutorotation ?? []
  }

  override var viewControllerForPreferredContentSize: UIViewController? {
    controller?.viewControllerForPreferredContentSize
  }

  override func preferredContentSize(
    forChild child: UIViewController, preferring size: CGSize
  ) -> CGSize {
    controller?.preferredContentSize(forChild: child, preferring: size) ?? size
  }

  override func horizontalSizeClass(
    forChild child: UIViewController, ofWidth width: CGFloat
  ) -> UIUserInterfaceSizeClass {
    controller?.horizontalSizeClass(forChild: child, ofWidth: width) ?? .unspecified
  }

  override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    controller?.containerStack(stack, handle: event)
  }

  override func willExchange(_ former: UIViewController, with new: UIViewController) {
    controller?.willExchange(former, with: new)
  }

  override func progressDidChange(_ progress: ContainerProgress) {
    controller?.progressDidChange(progress)
  }

  override func handleKey(_ key: UIKey) -> Bool { controller?.handleKey(key) == true }

  override func handleEscape() -> Bool { controller?.handleEscape() == true }

  override func removeFinishedChild(
    _ child: UIViewController, animated: Bool
  ) -> ContainerOperation? { controller?.removeFinishedChild(child, animated: animated) }

  deinit {}
}

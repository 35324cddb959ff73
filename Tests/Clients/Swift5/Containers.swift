// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
  import OpenUIKitContainers
#endif

/// A navigation controller that wants to forward appearance, and notes what it takes over.
public final class SecondaryNavigationController: UINavigationController {
  public private(set) var calls: [String] = []

  public override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    if calls.last != "asked" { calls.append("asked") }
    return true
  }

  public override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    calls.append("collapse")
    super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
  }

  public override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    calls.append("separate")
    return super.separateSecondaryViewController(for: splitViewController)
  }
}

/// Tabs whose selected navigation controller takes over what was beside them.
public final class SecondaryTabBarController: UITabBarController {
  public override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  public override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    selectedViewController?.collapseSecondaryViewController(
      secondaryViewController, for: splitViewController)
  }

  public override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    selectedViewController?.separateSecondaryViewController(for: splitViewController)
  }
}

public final class ForwardingSplitViewController: UISplitViewController {
  public override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
}

public final class ForwardingPageViewController: UIPageViewController {
  public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

import NestKit
import OpenUIKit

/// The core of one of UIKit's containers, which its controller calls without overrides of its own.
class UIKitContainerCore: ContainerCore, ContainerWork {
  deinit {}

  /// No.
  var adjustsScrollViewsOfChildren: Bool { false }

  /// None: that of the child.
  var statusBarStyle: UIStatusBarStyle? { nil }

  /// That of the container: UIKit's containers other than split view controllers change none.
  override func horizontalSizeClass(
    forChild child: UIViewController, ofWidth width: CGFloat
  ) -> UIUserInterfaceSizeClass { .unspecified }

  /// Adds the views of the container to its view.
  func viewIsLoaded() {}

  /// Lays out the views of the container.
  func viewWillLayoutSubviews() {}

  /// Calls the children that have become visible, or are no more.
  func viewHasLaidOutSubviews() { viewDidLayoutSubviews() }
}

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Hears what a ``ContainerStack`` does.
public protocol ContainerStackDelegate: AnyObject {
  /// Something will happen to a child, or has happened.
  ///
  /// The order of the events is in the documentation of ``ContainerStack``. Operations that are
  /// asked for inside this call wait until the present one has ended.
  func containerStack(_ stack: ContainerStack, handle event: ContainerEvent)
}

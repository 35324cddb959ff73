import NestKit
import OpenUIKit

/// The core of one of UIKit's containers, which its controller calls without overrides of its own.
class UIKitContainerCore: ContainerCore, ContainerWork {
  deinit {}

  /// No.
  var adjustsScrollViewsOfChildren: Bool { false }
}

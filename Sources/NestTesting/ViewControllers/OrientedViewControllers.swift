#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

#if !os(tvOS) && !os(visionOS)
  /// A controller that supports the portrait orientation only.
  open class PortraitOnlyViewController: RecordingViewController {
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  /// A controller that supports the landscape orientations only.
  open class LandscapeOnlyViewController: RecordingViewController {
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      [.landscapeLeft, .landscapeRight]
    }
  }
#endif

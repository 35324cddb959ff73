#if !os(tvOS) && !os(visionOS)
  /// A controller that supports the portrait orientation only.
  open class PortraitOnlyViewController: RecordingViewController {
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }
#endif

#if !os(tvOS) && !os(visionOS)
  /// A controller that supports the portrait orientation only.
  open class PortraitOnlyViewController: RecordingViewController {
    deinit {}

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }
#endif

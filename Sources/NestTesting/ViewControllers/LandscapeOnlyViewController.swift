#if !os(tvOS) && !os(visionOS)
  /// A controller that supports the landscape orientations only.
  open class LandscapeOnlyViewController: RecordingViewController {
    deinit {}

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      [.landscapeLeft, .landscapeRight]
    }
  }
#endif

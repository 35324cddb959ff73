#if !os(tvOS)
  extension UIInterfaceOrientationMask {
    /// The mask that holds one orientation, or none for an unknown one.
    init(_ orientation: UIInterfaceOrientation) {
      self =
        switch orientation {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        default: []
        }
    }
  }
#endif

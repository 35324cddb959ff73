#if !os(tvOS)
  extension UIViewController {
    /// The nearest ancestor that is a bar container; see ``nearestAncestor(of:)``.
    public var barContainerViewController: BarContainerViewController? { nearestAncestor() }
  }
#endif

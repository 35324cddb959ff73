/// A child that is replaced by another controller where the interface has the other orientation.
///
/// Containers ask a child when it arrives and before it is uncovered, and those whose views are in
/// the tree when the interface rotates and when the container appears. The two controllers are
/// exchanged during the rotation, by a cross-dissolve that takes as long; the new one has the
/// transition and the position in the list of the former one. One that cannot be added is reported,
/// and the former one stays.
///
/// ```swift
/// final class ChartViewController: UIViewController, OrientationCloning {
///   func viewController(forLandscape isLandscape: Bool) -> UIViewController? {
///     isLandscape ? WideChartViewController(chart) : nil
///   }
/// }
/// ```
///
/// The other controller conforms too, so that the reverse is the same. The fixed root of a stack is
/// never replaced.
public protocol OrientationCloning: UIViewController {
  /// The controller for an orientation.
  ///
  /// - Parameter isLandscape: Whether the interface is going to be wider than high.
  /// - Returns: A controller without a parent; `nil` if this one is for that orientation itself.
  func viewController(forLandscape isLandscape: Bool) -> UIViewController?
}

extension UIViewController {
  /// The controller that stands for this one in an orientation; `nil` if it is this one.
  public func clone(forLandscape isLandscape: Bool) -> UIViewController? {
    guard let child = self as? any OrientationCloning,
      let clone = child.viewController(forLandscape: isLandscape), clone !== self
    else { return nil }
    return clone
  }

  /// Whether the interface in which the view is shown is wider than high; `nil` where that is not
  /// known.
  var isInLandscape: Bool? {
    #if os(tvOS)
      return nil
    #else
      guard let orientation = viewIfLoaded?.window?.windowScene?.interfaceOrientation,
        orientation.isPortrait || orientation.isLandscape
      else { return nil }
      return orientation.isLandscape
    #endif
  }
}

extension ContainerEngine {
  /// Informs those that know a child by its identity that another one is going to stand for it.
  public func willExchange(_ former: UIViewController, with new: UIViewController) {
    link.core?.willExchange(former, with: new)
    queue.routeObserver?.childWillBeExchanged(former, for: new)
  }
}

/// Is informed of the beginning and the end of a search. Every method may be left out.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search begins: shows the controller in place of the default. Without it the controller is
  /// shown in the one that has the search bar.
  func presentSearchController(_ searchController: UISearchController)

  /// The controller is about to appear.
  func willPresentSearchController(_ searchController: UISearchController)

  /// The controller has appeared.
  func didPresentSearchController(_ searchController: UISearchController)

  /// The controller is about to disappear.
  func willDismissSearchController(_ searchController: UISearchController)

  /// The controller has disappeared.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {
    OptionalMethod.leftOut()
  }
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

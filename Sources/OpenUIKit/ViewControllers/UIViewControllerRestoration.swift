/// Makes view controllers again when a saved state is restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// The controller that was saved with an identifier; nil if there is none any more.
  ///
  /// - Parameters:
  ///   - identifierComponents: the identifiers of the containers around it, outermost first, and
  ///     its own as the last.
  ///   - coder: the coder with the values that the controller has written.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

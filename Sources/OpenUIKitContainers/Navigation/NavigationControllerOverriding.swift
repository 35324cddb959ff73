import OpenUIKit

/// A controller that overrides `navigationController`.
///
/// On Apple's systems it is a property of the class. Here its type stands in a module above the
/// class, whose extension nothing overrides: source for iOS is rewritten to conform.
@_spi(SourceForIOS) @MainActor public protocol NavigationControllerOverriding: UIViewController {
  /// The property.
  var overridingNavigationController: UINavigationController? { get }
}

@_spi(SourceForIOS) extension UIViewController {
  /// The property as it is without an override: what `super` means in one.
  public var inheritedNavigationController: UINavigationController? { nearestAncestor() }
}

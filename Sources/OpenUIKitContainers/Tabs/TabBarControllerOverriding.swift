import OpenUIKit

/// A controller that overrides `tabBarController`.
///
/// On Apple's systems it is a property of the class. Here its type stands in a module above the
/// class, whose extension nothing overrides: source for iOS is rewritten to conform.
@_spi(SourceForIOS) @MainActor public protocol TabBarControllerOverriding: UIViewController {
  /// The property.
  var overridingTabBarController: UITabBarController? { get }
}

@_spi(SourceForIOS) extension UIViewController {
  /// The property as it is without an override: what `super` means in one.
  public var inheritedTabBarController: UITabBarController? { nearestAncestor() }
}

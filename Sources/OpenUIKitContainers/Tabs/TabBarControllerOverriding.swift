import OpenUIKit

/// A controller that overrides `tabBarController`.
///
/// On Apple's systems it is a property of the class. Here its type stands in a module above the
/// class, whose extension nothing overrides: what source for iOS declares so is rewritten to conform.
@_spi(SourceForIOS) @MainActor public protocol TabBarControllerOverriding: UIViewController {
  /// The property.
  var overridingTabBarController: UITabBarController? { get }
}

@_spi(SourceForIOS) extension UIViewController {
  /// What `super` means in an override.
  public var inheritedTabBarController: UITabBarController? { nearestAncestor() }
}

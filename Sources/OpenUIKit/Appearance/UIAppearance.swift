/// Something that views can be contained in, so that their appearance may depend on it: views, view
/// controllers and presentation controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

// Fidelity: the outermost container counts first, and then the number of containers; a view takes
// the values when it enters a window. [documented] Fidelity: that the class counts before the
// containers is not documented; nor is what becomes of a value whose container was left: it stays.
// [decided]

/// A class whose instances take values that are set for the class, on its proxies.
///
/// A proxy is an instance that records what is set on it. A view takes what was recorded when it
/// enters a window, before `didMoveToWindow()`, when it moves to another superview of its window,
/// and when its traits change; not before, and not when a proxy is changed later. An item takes it
/// with the view that shows it, and the bar is one of its containers; the back button of an item
/// without a `backBarButtonItem` is such an item, too.
///
/// The value that counts for a property is the first of these: the one that was set on the object
/// itself; that of the proxy of the class nearest to that of the object; of the proxy whose
/// outermost container is nearest to the window; of the one that names more containers; of the one
/// with traits; of the one that was made last.
///
/// Recorded are the properties that Apple marks for it, as far as they exist here, and `tintColor`:
///
/// | Class | Recorded |
/// |---|---|
/// | `UIView` | `backgroundColor`, `tintColor` |
/// | `UILabel` | `font`, `textColor`, `highlightedTextColor` |
/// | `UIButton` | `setTitleColor(_:for:)` |
/// | `UIActivityIndicatorView` | `color` |
/// | `UIProgressView` | `progressTintColor`, `trackTintColor`, `progressImage`, `trackImage` |
/// | `UIPageControl` | `pageIndicatorTintColor`, `currentPageIndicatorTintColor` |
/// | `UINavigationBar` | `barStyle`, `barTintColor`, `isTranslucent`, `prefersLargeTitles`, `shadowImage`, `titleTextAttributes`, `largeTitleTextAttributes`, the back indicator, the appearances, and what is set for `UIBarMetrics` |
/// | `UIToolbar` | `barStyle`, `barTintColor`, `isTranslucent`, the appearances, and what is set for `UIBarMetrics` and positions |
/// | `UITabBar` | `barStyle`, `barTintColor`, `isTranslucent`, `unselectedItemTintColor`, `itemPositioning`, `itemWidth`, `itemSpacing`, the images, and the appearances |
/// | `UIBarItem` | `setTitleTextAttributes(_:for:)` |
/// | `UIBarButtonItem` | `tintColor`, and what is set for `UIBarMetrics` |
/// | `UITabBarItem` | `badgeColor`, `titlePositionAdjustment`, `setBadgeTextAttributes(_:for:)` |
///
/// A property of the program's own is recorded if its observer calls `recordAppearance(of:)`.
/// Everything else that is set on a proxy stays there.
///
/// The proxy of a class of views is made by its `init(frame:)`, that of items by `init()`. A class
/// that has none stops the program, with a message that names it.
///
/// Without proxies a recorded setter costs one test more. With proxies, each view that enters a
/// window costs a test for each of them.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for all instances of the class.
  static func appearance() -> Self

  /// The proxy for instances that are inside instances of the containers.
  ///
  /// - Parameter containerTypes: Classes of containers, the innermost first; others may be between
  ///   them.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// The proxy for instances that have all traits of a collection.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy for instances that have all traits of a collection and are inside instances of the
  /// containers, of which the innermost is first.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

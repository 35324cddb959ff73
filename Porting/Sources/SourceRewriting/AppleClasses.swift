/// The classes of Apple's of which programs have subclasses.
enum AppleClasses {
  /// By class of UIKit and QuartzCore, what it inherits from.
  static let superclasses = superclasses(in: table)

  /// The same of Foundation and XCTest.
  private static let otherSuperclasses = superclasses(
    in: """
      NSObject: Formatter InputStream NSCoder OutputStream Operation Thread URLProtocol XCTest
      Formatter: DateFormatter NumberFormatter
      Operation: BlockOperation
      XCTest: XCTestCase
      """)

  private static func superclasses(in table: String) -> [String: String] {
    var result: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let names = line.split(separator: ":")
      for name in names.last?.split(separator: " ") ?? [] {
        result[String(name)] = names.first.map(String.init)
      }
    }
    return result
  }

  /// The classes that inherit from one, each on a line with it.
  private static let table = """
    CAAnimation: CAAnimationGroup CAPropertyAnimation CATransition
    CABasicAnimation: CASpringAnimation
    CALayer: CAGradientLayer CAReplicatorLayer CAScrollLayer CAShapeLayer CATextLayer
    CALayer: CATransformLayer
    CAPropertyAnimation: CABasicAnimation CAKeyframeAnimation
    NSLayoutAnchor: NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSObject: CAAnimation CALayer NSLayoutAnchor NSLayoutConstraint NSUserActivity
    NSObject: UIAccessibilityCustomAction UIAlertAction UIBarAppearance
    NSObject: UIBarButtonItemAppearance UIBarButtonItemGroup UIBarButtonItemStateAppearance
    NSObject: UIBarItem UICubicTimingParameters UIDevice UIEvent UIFeedbackGenerator
    NSObject: UIFocusAnimationCoordinator UIFocusEffect UIFocusSystem UIFocusUpdateContext
    NSObject: UIGestureRecognizer UIKey UILargeContentViewerInteraction UILayoutGuide
    NSObject: UIMenuElement UINavigationItem UIOpenURLContext UIPageControlProgress UIPasteboard
    NSObject: UIPercentDrivenInteractiveTransition UIPresentationController UIPress UIResponder
    NSObject: UISceneConfiguration UISceneDestructionRequestOptions UISceneSession
    NSObject: UISceneSizeRestrictions UIScreen UIScreenMode UISpringTimingParameters
    NSObject: UIStatusBarManager UITab UITabBarItemAppearance UITabBarItemStateAppearance
    NSObject: UITouch UIViewPropertyAnimator UIVisualEffect UndoManager
    UIBarAppearance: UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
    UIBarItem: UIBarButtonItem UITabBarItem
    UIControl: UIButton UIPageControl UIRefreshControl
    UIEvent: UIPressesEvent
    UIFeedbackGenerator: UIImpactFeedbackGenerator UINotificationFeedbackGenerator
    UIFeedbackGenerator: UISelectionFeedbackGenerator
    UIFocusEffect: UIFocusHaloEffect
    UIGestureRecognizer: UIHoverGestureRecognizer UILongPressGestureRecognizer
    UIGestureRecognizer: UIPanGestureRecognizer UIPinchGestureRecognizer
    UIGestureRecognizer: UIRotationGestureRecognizer UISwipeGestureRecognizer
    UIGestureRecognizer: UITapGestureRecognizer
    UILayoutGuide: UITrackingLayoutGuide
    UIMenuElement: UIAction UIKeyCommand UIMenu
    UIPageControlProgress: UIPageControlTimerProgress
    UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
    UIPresentationController: UIPopoverPresentationController UISheetPresentationController
    UIResponder: UIAccessibilityElement UIApplication UIScene UIView UIViewController
    UIScene: UIWindowScene
    UITab: UISearchTab UITabGroup
    UITrackingLayoutGuide: UIKeyboardLayoutGuide
    UIView: UIActivityIndicatorView UIControl UIImageView UILabel UINavigationBar UIProgressView
    UIView: UIScrollView UIStackView UITabBar UIToolbar UIVisualEffectView UIWindow
    UIViewController: UIAlertController UINavigationController UIPageViewController
    UIViewController: UISplitViewController UITabBarController
    UIVisualEffect: UIBlurEffect UIVibrancyEffect
    """

  /// The class and all that it inherits from.
  static func lineage(of name: String) -> [String] {
    sequence(first: name) { superclasses[$0] ?? otherSuperclasses[$0] }.map(\.self)
  }
}

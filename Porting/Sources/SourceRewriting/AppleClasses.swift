/// The classes of Apple's of which programs have subclasses.
package enum AppleClasses {
  /// By class of UIKit and QuartzCore, what it inherits from.
  package static let superclasses = superclasses(in: table)

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
    NSCollectionLayoutItem: NSCollectionLayoutDecorationItem NSCollectionLayoutGroup
    NSCollectionLayoutItem: NSCollectionLayoutSupplementaryItem
    NSCollectionLayoutSupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem
    NSLayoutAnchor: NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSMutableAttributedString: NSTextStorage
    NSObject: CAAnimation CADisplayLink CALayer CAMediaTimingFunction CATransaction
    NSObject: CAValueFunction NSCollectionLayoutAnchor NSCollectionLayoutDimension
    NSObject: NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroupCustomItem
    NSObject: NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize
    NSObject: NSCollectionLayoutSpacing NSDataAsset NSKeyValueObservation NSLayoutAnchor
    NSObject: NSLayoutConstraint NSLayoutManager NSParagraphStyle NSShadow
    NSObject: NSStringDrawingContext NSTextAttachment NSTextContainer NSTextTab
    NSObject: NSUserActivity UIAccessibilityCustomAction UIAlertAction UIBarAppearance
    NSObject: UIBarButtonItemAppearance UIBarButtonItemGroup UIBarButtonItemStateAppearance
    NSObject: UIBarItem UIBezierPath UICollectionLayoutSectionOrthogonalScrollingProperties
    NSObject: UICollectionViewCompositionalLayoutConfiguration UICollectionViewLayout
    NSObject: UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
    NSObject: UICollectionViewUpdateItem UIColor UIContextMenuConfiguration
    NSObject: UIContextualAction UICubicTimingParameters UIDevice UIEvent
    NSObject: UIFeedbackGenerator UIFocusAnimationCoordinator UIFocusEffect UIFocusSystem
    NSObject: UIFocusUpdateContext UIFont UIFontDescriptor UIFontMetrics UIGestureRecognizer
    NSObject: UIGraphicsRenderer UIGraphicsRendererContext UIGraphicsRendererFormat UIImage
    NSObject: UIImageAsset UIImageConfiguration UIKey UILargeContentViewerInteraction
    NSObject: UILayoutGuide UIMenuElement UIMotionEffect UINavigationItem UIOpenURLContext
    NSObject: UIPageControlProgress UIPasteboard UIPercentDrivenInteractiveTransition
    NSObject: UIPresentationController UIPress UIResponder UISceneConfiguration
    NSObject: UISceneDestructionRequestOptions UISceneSession UISceneSizeRestrictions UISearchToken
    NSObject: UIScreen UIScreenMode UISpringTimingParameters UIStatusBarManager
    NSObject: UINib UISwipeActionsConfiguration UITab UITabBarItemAppearance
    NSObject: UITabBarItemStateAppearance UITouch UITraitCollection UIViewPropertyAnimator
    NSObject: UIVisualEffect UndoManager
    NSObject: UICollectionViewPlaceholder UIContextMenuInteraction UIDragInteraction UIDragItem
    NSObject: UIDragPreview UISpringLoadedInteraction
    NSObject: UIDropInteraction UIDropProposal UIPreviewParameters UIPreviewTarget
    NSObject: UITableViewPlaceholder UITargetedPreview UITextInputStringTokenizer UITextItem
    NSObject: UITextInteraction UIFindInteraction UIFindSession UITextSearchOptions
    UIFindSession: UITextSearchingFindSession
    NSObject: UITextPosition UITextRange UITextSelectionRect
    NSParagraphStyle: NSMutableParagraphStyle
    UIBarAppearance: UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
    UIBarItem: UIBarButtonItem UITabBarItem
    UICollectionReusableView: UICollectionViewCell
    UICollectionViewCell: UICollectionViewListCell
    UICollectionViewLayout: UICollectionViewCompositionalLayout UICollectionViewFlowLayout
    UICollectionViewLayout: UICollectionViewTransitionLayout
    UICollectionViewLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext
    UICollectionViewPlaceholder: UICollectionViewDropPlaceholder
    UIControl: UIButton UIPageControl UIRefreshControl UITextField
    UIDropProposal: UICollectionViewDropProposal UITableViewDropProposal
    UIEvent: UIPressesEvent
    UIFeedbackGenerator: UIImpactFeedbackGenerator UINotificationFeedbackGenerator
    UIFeedbackGenerator: UISelectionFeedbackGenerator
    UIFocusEffect: UIFocusHaloEffect
    UIFocusUpdateContext: UICollectionViewFocusUpdateContext UITableViewFocusUpdateContext
    UIGestureRecognizer: UIHoverGestureRecognizer UILongPressGestureRecognizer
    UIGestureRecognizer: UIPanGestureRecognizer UIPinchGestureRecognizer
    UIGestureRecognizer: UIRotationGestureRecognizer UISwipeGestureRecognizer
    UIGestureRecognizer: UITapGestureRecognizer
    UIGraphicsRenderer: UIGraphicsImageRenderer UIGraphicsPDFRenderer
    UIGraphicsRendererContext: UIGraphicsImageRendererContext UIGraphicsPDFRendererContext
    UIGraphicsRendererFormat: UIGraphicsImageRendererFormat UIGraphicsPDFRendererFormat
    UIImageConfiguration: UIImageSymbolConfiguration
    UILayoutGuide: UITrackingLayoutGuide
    UIMenuElement: UIAction UIKeyCommand UIMenu
    UIMotionEffect: UIInterpolatingMotionEffect UIMotionEffectGroup
    UIPageControlProgress: UIPageControlTimerProgress
    UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
    UIPresentationController: UIPopoverPresentationController UISheetPresentationController
    UIPreviewParameters: UIDragPreviewParameters
    UIPreviewTarget: UIDragPreviewTarget
    UIResponder: UIAccessibilityElement UIApplication UIScene UIView UIViewController
    UIScene: UIWindowScene
    UIScrollView: UICollectionView UITableView UITextView
    UITab: UISearchTab UITabGroup
    UITableViewPlaceholder: UITableViewDropPlaceholder
    UITargetedPreview: UITargetedDragPreview
    UITextField: UISearchTextField
    UITrackingLayoutGuide: UIKeyboardLayoutGuide
    UIView: UIActivityIndicatorView UICollectionReusableView UIContentUnavailableView
    UIView: UIControl UIImageView UIInputView UILabel UIListContentView UINavigationBar
    UIView: UIProgressView UIScrollView UISearchBar UIStackView UITabBar UITableViewCell
    UIView: UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWindow
    UIViewController: UIAlertController UICollectionViewController UINavigationController
    UIViewController: UIPageViewController UISearchController UISplitViewController
    UIViewController: UITabBarController
    UIViewController: UITableViewController
    UIVisualEffect: UIBlurEffect UIVibrancyEffect
    """

  /// Whether a class belongs to the main actor, as far as it is known.
  static func isOnMainActor(_ name: String) -> Bool {
    let roots: Set = [
      "UIResponder", "UIGestureRecognizer", "UIPresentationController", "UIBarItem",
      "UINavigationItem", "UITextInputStringTokenizer", "UITextItem", "UITextPosition",
      "UITextRange", "UITextSelectionRect",
    ]
    return lineage(of: name).contains(where: roots.contains)
  }

  /// The class and all that it inherits from.
  package static func lineage(of name: String) -> [String] {
    sequence(first: name) { superclasses[$0] ?? otherSuperclasses[$0] }.map(\.self)
  }
}

import OpenQuartzCore

/// The links from a view to its owners.
struct ViewLinks {
  var controller = BackLink<UIViewController>()
  var parent = BackLink<UIView>()
  var window = BackLink<UIWindow>()
}

/// The values that are read and written at each view when a tree of views is moved or visited.
struct TreeState {
  /// The greatest number of nested views inside the view.
  var levelsInside: Int32 = 0
  /// The number of entries in the list of subviews, at its beginning, that are not used.
  var unusedEntries: Int32 = 0
  /// The number of running animations that disable touches.
  var touchBlockingAnimations: Int32 = 0
  /// The number of animations during which touches find the view at its presentation values.
  var presentationHitTestAnimations: Int32 = 0
  var resizingMask: UIView.AutoresizingMask = []
  var layoutNeeds: LayoutNeeds = .layout
  var insetFlags: InsetFlags = []
  var isUserInteractionEnabled = true
  /// Whether a view inside the view may be the root view of a controller. Once true it stays true.
  var mayContainControllers = false
  var isLayingOutSubviews = false
  /// The value of `translatesAutoresizingMaskIntoConstraints`.
  var translatesMask = true
  /// Whether `updateConstraints()` was ever called by a layout pass.
  var hasBeenAskedForConstraints = false
  /// The value of `semanticContentAttribute`.
  var semanticContent = UISemanticContentAttribute.unspecified
}

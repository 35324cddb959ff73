import OpenUIKit

extension UITabBarController {
  /// The list of all tabs, beside the content or over it. It is there where the width is regular,
  /// with tabs; see ``UITabBarController/mode-swift.property``.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// How the sidebar shares the width with the content.
    nonisolated public enum Layout: Int, Sendable {
      /// The one over the content.
      case automatic = 0
      /// Over the content, whose safe area begins beside the sidebar.
      case overlap = 1
      /// Beside the content.
      case tile = 2
    }

    /// Informed when the sidebar is about to be shown or hidden.
    open weak var delegate: (any Delegate)?
    @ZeroingLink private var owner: UITabBarController?
    private var isWanted = false

    init(of owner: UITabBarController) {
      super.init()
      self.owner = owner
    }

    deinit {}

    // Fidelity: what is shown at first is not documented. [decided]
    /// Whether the sidebar is not shown; also where there is none. Hidden at first. A change is
    /// animated inside an animation.
    open var isHidden: Bool {
      get { !isWanted || owner?.hasSidebar != true }
      set { setHidden(newValue, animated: UIView.inheritedAnimationDuration > 0) }
    }

    /// How the sidebar shares the width with the content, `.automatic` by default.
    open var preferredLayout = Layout.automatic {
      didSet { if preferredLayout != oldValue { owner?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// A view below the list, as high as it wants to be; nil, none, by default.
    open var bottomBarView: UIView? {
      didSet { if bottomBarView !== oldValue { owner?.sidebarView?.bottom = bottomBarView } }
    }

    /// Shows the row of a tab anew.
    open func reconfigureItem(for tab: UITab) { needsRows() }

    /// Requests new rows, since their contents have changed.
    final func needsRows() { owner?.sidebarView?.needsRows() }

    final func setHidden(_ hidden: Bool, animated: Bool) {
      guard hidden == isWanted else { return }
      guard let owner, owner.hasSidebar, owner.isViewLoaded else { return isWanted = !hidden }
      let animator = SidebarAnimator()
      delegate?.tabBarController(owner, sidebarVisibilityWillChange: self, animator: animator)
      isWanted = !hidden
      guard animated else {
        owner.layOutBar()
        return animator.runAtOnce()
      }
      UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
        owner.layOutBar()
        owner.view.layoutIfNeeded()
        animator.animate()
      } completion: { _ in
        animator.complete()
      }
    }

    /// Adds to the animation of a sidebar that is shown or hidden.
    @preconcurrency @MainActor
    public protocol Animating: NSObjectProtocol {
      /// Adds changes, which are animated with those of the sidebar, or take place at once.
      func addAnimations(_ animations: @escaping () -> Void)
      /// Adds what is called after the animation.
      func addCompletion(_ completion: @escaping () -> Void)
    }

    /// Informed about a sidebar. Every method may be left out.
    @preconcurrency @MainActor
    public protocol Delegate: NSObjectProtocol {
      /// The sidebar is about to be shown or hidden; `isHidden` is what it was. Default: nothing.
      func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating)
    }
  }

  // MARK: In the view

  /// The sidebar is there or not, as the tabs and the width say.
  func updateSidebar() {
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    guard hasSidebar else {
      sidebarView?.removeFromSuperview()
      sidebarButton?.removeFromSuperview()
      (sidebarView, sidebarButton) = (nil, nil)
      return
    }
    guard sidebarView == nil else {
      sidebar.needsRows()
      return
    }
    let made = SidebarView(of: self)
    made.bottom = sidebar.bottomBarView
    let button = SidebarButton { [zeroingLink] in
      zeroingLink.target?.sidebar.setHidden(false, animated: true)
    }
    for part in [button, made] as [UIView] { view.addSubview(part) }
    (sidebarView, sidebarButton) = (made, button)
  }

  /// Places the sidebar, its button in the bar, and the content.
  func layOutSidebar(above bar: CGRect, region: UIView, covered: inout UIEdgeInsets) {
    let bounds = view.bounds
    var content = bounds
    if let sidebarView, let sidebarButton {
      let isShown = !sidebar.isHidden
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let safe = isMirrored ? view.safeAreaInsets.right : view.safeAreaInsets.left
      let width = min(320, bounds.width * 0.4).rounded() + safe
      let isTiled = sidebar.preferredLayout == .tile
      sidebarView.isTiled = isTiled
      // Hidden it is a point further away, with the line at its edge.
      sidebarView.frame = CGRect(
        x: isMirrored
          ? bounds.maxX - (isShown ? width : -1) : bounds.minX - (isShown ? 0 : width + 1),
        y: bounds.minY, width: width, height: bounds.height)
      sidebarView.accessibilityElementsHidden = !isShown
      let size = SidebarButton.size
      sidebarButton.frame = CGRect(
        x: isMirrored ? bounds.maxX - safe - 8 - size : bounds.minX + safe + 8,
        y: bar.minY + (UITabBar.itemHeight - size) / 2, width: size, height: size)
      sidebarButton.accessibilityElementsHidden = isShown
      if isShown, isTiled {
        content =
          bounds.divided(atDistance: width, from: isMirrored ? .maxXEdge : .minXEdge).remainder
      } else if isShown, isMirrored {
        covered.right = width - safe
      } else if isShown {
        covered.left = width - safe
      }
    }
    if region.frame != content { region.frame = content }
  }
}

extension UITabBarController.Sidebar.Delegate {
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) { OptionalMethod.leftOut() }
}

/// Collects what runs with the animation of a sidebar.
private final class SidebarAnimator: NSObject, UITabBarController.Sidebar.Animating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  deinit {}

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  func animate() { for animation in animations { animation() } }
  func complete() { for completion in completions { completion() } }

  func runAtOnce() {
    animate()
    complete()
  }
}

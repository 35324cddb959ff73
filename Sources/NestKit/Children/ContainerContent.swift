/// One child in one container, from its addition to its removal.
///
/// It owns everything that has to be done in pairs: parenthood, appearance, the view in the tree,
/// the frame and the autoresizing mask that the view had before. ``ContainerStack`` has one for
/// each of its children; a container that is no stack makes its own.
///
/// ## Order of the calls
///
/// ```
/// let content = ContainerContent(viewController: child, container: self)
///
/// content.addToContainer()                                   child.willMove(toParent: container)
/// content.insertView(into: region)                           child.viewDidLoad, unless loaded
/// content.beginAppearanceTransition(true, animated: true)    child.viewWillAppear
/// // at the next layout                                      child.viewIsAppearing
/// content.playTransition(.forward, animated: true) {
///   content.endAppearanceTransition()                        child.viewDidAppear
///   content.didMoveToContainer()                             child.didMove(toParent: container)
/// }
///
/// content.willMoveFromContainer()                            child.willMove(toParent: nil)
/// content.beginAppearanceTransition(false, animated: true)   child.viewWillDisappear
/// content.playTransition(.inverse, animated: true) {
///   content.endAppearanceTransition()                        child.viewDidDisappear
///   content.removeFromContainer()                            child.didMove(toParent: nil)
/// }
/// ```
///
/// Begin appearance transitions only while the container itself is visible; when the container
/// appears and disappears, it begins and ends those of the children that it shows.
///
/// ## Misuse
///
/// No callback is sent twice: each call that finds nothing to do does nothing, and
/// ``removeFromContainer()`` sends what is missing. A child that another container has added
/// receives nothing. A child that cannot be added, and a view that is inserted before its
/// controller was added, are reported, and nothing changes.
public final class ContainerContent {
  /// The relation of the child to the container.
  enum Membership {
    case outside, joining, joined, leaving
    /// It has arrived, and its removal was announced and cancelled.
    case staying
    /// It leaves before it has joined: its push is reversed.
    case leavingBeforeJoined
    /// It has lost this parent by other means, and its place is not given up yet.
    case taken
  }

  /// The child.
  public let viewController: UIViewController
  // Not checked for overlapping access (Decision 29): no access to them runs foreign code.

  /// How the child appears, and, inverse, how it disappears.
  public private(set) var transition: Transition
  /// The container, as long as it exists and, for a content that is no stack's, until the child has
  /// been removed.
  public var container: UIViewController? { link.container }
  /// Plays the transition; `nil` while the child's view is not in the tree.
  @exclusivity(unchecked) public internal(set) var player: TransitionPlayer?

  /// Whether the child appears, has appeared, or neither.
  @exclusivity(unchecked) public private(set) var appearance = ContainerAppearance.disappeared
  /// The views of this level while they are in the tree.
  @exclusivity(unchecked) var group: ContainerGroupView?
  /// Refers to the player, in the group, which may exist longer than the content.
  @exclusivity(unchecked) var playerLink: BackLink<TransitionPlayer>?
  /// Refers to this content, in the group.
  var contentLink: BackLink<ContainerContent>?
  @exclusivity(unchecked) var membership = Membership.outside
  /// Where the child's view stands in its wrapper.
  package var placement: ContainerPlacement {
    didSet { if placement != oldValue { placeView() } }
  }
  /// The controller that the program has added, where this child stands for it in the present
  /// orientation; `nil` otherwise.
  public weak var origin: UIViewController?
  private let link: ContainerLink
  private var ownsLink = false
  /// The core of the container; nil where it owns none.
  var core: ContainerCore? { link.core }
  let groups: ContainerGroupPool
  /// The first responder in the child, while it has disappeared.
  private var formerResponder: FormerResponder?
  /// Whether the appearance transition takes time, in which something may become the first
  /// responder.
  private var isAnimated = false
  /// Whether the child has begun to disappear because the container does, and has not resigned the
  /// first responder for that reason.
  private var disappearsWithContainer = false
  /// Those who wait for the end of the stay: they are informed when the content is released.
  var notices: [LeavingNotice] = []
  var savedGeometry: SavedGeometry?
  /// The views that have covered the child's view, while they are out of the tree with it.
  var coveringViews: [UIView] = []

  /// Creates a content of an engine, which has many of them; nothing happens to the child yet.
  ///
  /// - Parameters:
  ///   - viewController: The child.
  ///   - link: The link to the container.
  ///   - groups: Views that the contents of the engine use again.
  ///   - transition: How the child appears, and, inverse, how it disappears.
  ///   - placement: Where its view stands in the region.
  public init(
    viewController: UIViewController, link: ContainerLink, groups: ContainerGroupPool,
    transition: Transition, placement: ContainerPlacement
  ) {
    self.viewController = viewController
    self.placement = placement
    self.link = link
    self.groups = groups
    self.transition = transition
  }

  /// Creates a content; nothing happens to the child yet.
  ///
  /// - Parameters:
  ///   - viewController: The child.
  ///   - container: The container, which is not retained; it must not forward appearance by
  ///     itself.
  ///   - transition: How the child appears, and, inverse, how it disappears. Default: none.
  ///   - placement: Where its view stands in the region. Default: it fills it.
  public convenience init(
    viewController: UIViewController, container: UIViewController,
    transition: Transition = .none,
    placement: ContainerPlacement = .fill
  ) {
    self.init(
      viewController: viewController, link: ContainerLink(to: container),
      groups: ContainerGroupPool(), transition: transition,
      placement: placement)
    ownsLink = true
  }

  // Written out: an implicit one checks for the main actor first, at some cost.
  deinit {
    playerLink?.clear()
    contentLink?.clear()
  }

  /// Whether the child's view is in the container's tree of views, covered or not.
  public var isInViewTree: Bool { group != nil }

  /// Seconds that the transition takes in a region, which may be none in one of its directions.
  func transitionDuration(
    _ direction: TransitionPlayer.Direction, in bounds: CGRect
  ) -> TimeInterval {
    switch direction {
    case .forward: transition.keyFrames(in: bounds).duration
    case .inverse: transition.inverseKeyFrames(in: bounds).duration
    }
  }

  /// Replaces the transition; a view that is in the tree is where the new one leaves it. One that
  /// plays ends at once before.
  ///
  /// - Parameters:
  ///   - transition: How the child disappears from now on, inverse, and appears.
  public func setTransition(_ transition: Transition) {
    if let player, player.isPlaying { player.finish() }
    self.transition = transition
    guard let group else { return }
    player?.showBeginning()
    makePlayer(for: group)
    player?.showEnd()
  }
}

// MARK: - Parenthood

extension ContainerContent {
  /// Makes the child a child: `willMove(toParent: container)`.
  ///
  /// Costs the depth of the container. A child that cannot be added is reported, and nothing
  /// changes.
  ///
  /// - Returns: Whether it is the container's child now.
  @discardableResult
  public func addToContainer() -> Bool {
    guard membership == .outside, let container else { return isChild }
    if let misuse = Misuse.ofAdding(viewController, to: container) {
      Misuse.report(misuse)
      return false
    }
    join()
    return isChild
  }

  /// Makes a child that has been checked a child.
  func join() {
    // It may have been announced.
    guard membership == .outside else { return }
    membership = .joining
    link.core?.addsContent = true
    container?.addChild(viewController)
  }

  /// Ends the addition of the child: `didMove(toParent: container)`.
  public func didMoveToContainer() {
    guard membership == .joining || membership == .staying else { return }
    membership = .joined
    if isChild { viewController.didMove(toParent: container) }
  }

  /// Ends the addition of a child that stays after all, and had arrived before.
  func endStaying() {
    if membership == .staying { didMoveToContainer() }
  }

  /// Announces the removal of the child: `willMove(toParent: nil)`.
  public func willMoveFromContainer() {
    switch membership {
    case .joining: membership = .leavingBeforeJoined
    case .joined, .staying: membership = .leaving
    case .outside, .leaving, .leavingBeforeJoined, .taken: return
    }
    if isChild { viewController.willMove(toParent: nil) }
  }

  /// Cancels the removal that was announced: `willMove(toParent: container)`. Call
  /// ``didMoveToContainer()`` afterwards. For transitions that are reversed.
  ///
  /// `isMovingToParent` is true from here on for a child that has not received `didMove` since it
  /// was added; one that had arrived does not arrive again.
  public func willStayInContainer() {
    switch membership {
    case .leaving:
      membership = .staying
      if isChild { viewController.willMove(toParent: container) }
    case .leavingBeforeJoined:
      membership = .joining
      guard isChild else { return }
      // Only `addChild(_:)` begins an arrival; it announces it.
      link.core?.addsContent = true
      container?.addChild(viewController)
    case .outside, .joining, .joined, .staying, .taken: break
    }
  }

  /// Removes view and child: `didMove(toParent: nil)`.
  ///
  /// A child that is still visible, or whose removal has not been announced, receives the missing
  /// callbacks first. A content is used once: to add the child again, make another content.
  public func removeFromContainer() {
    guard membership != .outside else { return }
    willMoveFromContainer()
    releaseChild()
    removeView()
    if isChild {
      let core = link.core
      core?.removedChild = ObjectIdentifier(viewController)
      viewController.removeFromParent()
      core?.removedChild = nil
    }
    membership = .outside
    if ownsLink { link.cut() }
  }

  /// Whether the removal of the child was announced, or it has lost this parent.
  private var isLeaving: Bool {
    switch membership {
    case .leaving, .leavingBeforeJoined, .taken: true
    case .outside, .joining, .joined, .staying: false
    }
  }

  /// Sends the child what it has not received yet of its disappearance, and gives its view back as
  /// it was.
  private func releaseChild() {
    beginAppearanceTransition(false, animated: false)
    withdrawView()
    endAppearanceTransition()
    guard let view = viewController.viewIfLoaded else { return savedGeometry = nil }
    if isChild || viewController.parent == nil { savedGeometry?.restore(to: view) }
    savedGeometry = nil
  }

  /// Takes the child's view out of its wrapper. That of a child that has been taken may be
  /// elsewhere by now.
  private func withdrawView() {
    if showsView {
      viewController.viewIfLoaded?.removeFromSuperview()
    } else if isTaken, appearance == .disappearing {
      withdrawTakenView()
    }
  }

  /// Takes the view of a child that was taken, and that nobody else shows, from where an animator
  /// has put it.
  func withdrawTakenView() {
    guard viewController.parent == nil, let view = viewController.viewIfLoaded,
      let outer = container?.viewIfLoaded, view.isDescendant(of: outer)
    else { return }
    view.removeFromSuperview()
  }

  /// Whether the child is still the container's; another container may have added it.
  private var isChild: Bool {
    // One that was taken may be added again, by another content.
    guard membership != .taken, let parent = viewController.parent else { return false }
    return parent === container
  }
}

// MARK: - A child that is taken

extension ContainerContent {
  /// Whether the child has lost this parent by other means than ``removeFromContainer()``.
  public var isTaken: Bool { membership == .taken }

  /// Whether the child is a member that has another parent, or none.
  var hasLostParent: Bool { membership != .outside && membership != .taken && !isChild }

  /// Notes that the child has lost this parent. Its place stays until ``removeFromContainer()``.
  public func childWasTaken() {
    if membership != .outside { membership = .taken }
  }

  /// Lets a child that was taken go before its place is given up: what it has received of an
  /// appearance is ended, and its view leaves the tree and has its own geometry.
  public func releaseTakenChild() {
    if isTaken { releaseChild() }
  }
}

// MARK: - Appearance

extension ContainerContent {
  /// Begins an appearance transition of the child, or reverses the one that runs.
  ///
  /// A child that disappears resigns the first responder, after its `viewWillDisappear`; what was
  /// the first responder in it becomes that again after its next `viewDidAppear`. A child that has
  /// disappeared is hidden from assistive technologies until it begins to appear, and touches,
  /// gestures and scrolls in it are cancelled.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether it appears.
  ///   - animated: Whether that takes time.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard mayBegin(isAppearing), appearance.begin(appearing: isAppearing) else { return }
    // A child that was taken has no part in what is animated.
    let animated = animated && !isTaken
    isAnimated = animated
    disappearsWithContainer = false
    if isAppearing { updateAccessibility() }
    viewController.beginAppearanceTransition(isAppearing, animated: animated)
    // A responder that has resigned in the child's own callback is left alone.
    if !isAppearing { resignUnlessHidden() }
  }

  /// Ends the appearance transition: the child has appeared or disappeared.
  public func endAppearanceTransition() {
    guard isChild || isTaken, appearance.end() else { return }
    viewController.endAppearanceTransition()
    switch appearance {
    case .appeared: restoreResponder()
    case .disappeared:
      updateAccessibility()
      cancelTouches()
      // The container may be shown again by now, without this child.
      if isAnimated || disappearsWithContainer { resignUnlessHidden() }
    case .appearing, .disappearing: break
    }
  }

  /// Whether the child is the container's to call. One that was taken disappears, unless another
  /// container shows it already, or this one shows it anew.
  private func mayBegin(_ isAppearing: Bool) -> Bool {
    isChild || isTaken && !isAppearing && (viewController.parent == nil || showsView)
  }

  /// Whether the child's view is where this content has put it.
  private var showsView: Bool {
    guard let front = group?.front else { return false }
    return viewController.viewIfLoaded?.superview === front
  }

  /// Cancels the touches on the child that are down, and the gestures and scrolls that they drive.
  func cancelTouches() { group?.touchCanceller.cancelTouches() }

  /// Makes the child resign the first responder, unless the child disappears together with the
  /// container: that case is the concern of the container that covers this one.
  private func resignUnlessHidden() {
    disappearsWithContainer = link.core?.isShown == false
    if !disappearsWithContainer { resign() }
  }

  private func resign() {
    // Only what takes time can be cancelled, so that a child which leaves stays after all.
    if isLeaving, !isAnimated {
      FormerResponder.resignFinally(in: viewController)
    } else if let former = FormerResponder.resign(in: viewController) {
      formerResponder = former
    }
  }

  /// The container has appeared: a child that has disappeared with it, and has not appeared with
  /// it, has been covered meanwhile.
  public func resignIfCovered() {
    if !isTaken, appearance == .disappeared { resign() }
  }

  private func restoreResponder() {
    guard let former = formerResponder else { return }
    formerResponder = nil
    ContainerCore.restore(former, in: viewController)
  }

  /// Hides a child that has disappeared from assistive technologies, whether it is in the tree or
  /// not.
  func updateAccessibility() {
    guard let front = group?.front else { return }
    let isHidden = appearance == .disappeared
    if front.accessibilityElementsHidden != isHidden {
      front.accessibilityElementsHidden = isHidden
    }
  }
}

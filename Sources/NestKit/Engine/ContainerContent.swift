#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// One child's stay in a container: the one object through which a container treats its child.
///
/// It owns everything that has to come in pairs: parenthood, appearance, the view in the tree, the
/// frame and the autoresizing mask that the view had before. ``ContainerStack`` has one for each of
/// its children; a container that is no stack makes its own.
///
/// ## Order of the calls
///
/// ```
/// let content = ContainerContent(viewController: child, container: self)
///
/// content.addToContainer()                                   child.willMove(toParent: container)
/// content.insertView(into: region)                           child.viewDidLoad, if it is not loaded
/// content.beginAppearanceTransition(true, animated: true)    child.viewWillAppear
/// content.playTransition(.forward, animated: true) {         child.viewIsAppearing, at the next layout
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
/// Appearance is told only while the container itself is visible; when the container appears and
/// disappears, it begins and ends the appearance of the children that it shows.
///
/// ## Misuse
///
/// What has been told already is not told again: each call that finds nothing to do does nothing, and
/// ``removeFromContainer()`` makes up for what is missing. A child that another container has taken
/// away is not told anything. A child that cannot be added, and a view that is to come in before its
/// controller was added, are reported and left alone.
public final class ContainerContent {
  /// Where a child stands between not being the container's child and being it.
  enum Membership {
    case outside, joining, joined, leaving
  }

  /// The child.
  public let viewController: UIViewController
  /// How the child came, and, played backwards, how it goes.
  public let transition: Transition
  /// Seconds that its transition takes, or `nil` for as long as that takes by itself.
  public let duration: TimeInterval?
  /// The container, as long as it exists and, for a content that is no stack's, until the child has
  /// been removed.
  public var container: UIViewController? { link.container }
  /// Moves the child's view over what is beneath it; there while that view is in the tree.
  public internal(set) var player: TransitionPlayer?

  /// Whether the child appears, has appeared, or neither.
  package private(set) var appearance = ContainerAppearance.disappeared
  /// The views of this level while they are in the tree.
  var group: ContainerGroupView?
  var membership = Membership.outside
  private let link: ContainerLink
  private var ownsLink = false
  let groups: ContainerGroupPool
  var savedGeometry: SavedGeometry?

  init(
    viewController: UIViewController, link: ContainerLink, groups: ContainerGroupPool,
    transition: Transition, duration: TimeInterval?
  ) {
    self.viewController = viewController
    self.link = link
    self.groups = groups
    self.transition = transition
    self.duration = duration
  }

  /// Prepares one stay of a child; nothing happens yet.
  ///
  /// - Parameters:
  ///   - viewController: The child.
  ///   - container: The container, which is not kept alive; it must not forward appearance by itself.
  ///   - transition: How the child comes, and, played backwards, how it goes. Default: none.
  ///   - duration: Seconds for the transition, or `nil` for as long as it takes by itself.
  public convenience init(
    viewController: UIViewController, container: UIViewController,
    transition: Transition = .none, duration: TimeInterval? = nil
  ) {
    self.init(
      viewController: viewController, link: ContainerLink(to: container),
      groups: ContainerGroupPool(), transition: transition, duration: duration)
    ownsLink = true
  }

  // Written out: one that the compiler makes up asks for the main actor first, at some cost.
  deinit {}

  /// Whether the child's view is in the container's tree of views, covered or not.
  public var isInViewTree: Bool { group != nil }
}

// MARK: - Parenthood

extension ContainerContent {
  /// Makes the child a child: `willMove(toParent: container)`.
  ///
  /// Costs the depth of the container. A child that cannot be added is reported, and nothing changes.
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
    membership = .joining
    container?.addChild(viewController)
  }

  /// Tells the child that it has come: `didMove(toParent: container)`.
  public func didMoveToContainer() {
    guard membership == .joining else { return }
    membership = .joined
    if isChild { viewController.didMove(toParent: container) }
  }

  /// Announces that the child goes: `willMove(toParent: nil)`.
  public func willMoveFromContainer() {
    guard membership == .joining || membership == .joined else { return }
    membership = .leaving
    if isChild { viewController.willMove(toParent: nil) }
  }

  /// Tells a child that was to go that it stays: `willMove(toParent: container)`, after which
  /// ``didMoveToContainer()`` follows. For transitions that turn back.
  public func willStayInContainer() {
    guard membership == .leaving else { return }
    membership = .joining
    if isChild { viewController.willMove(toParent: container) }
  }

  /// Takes view and child out, as they came: `didMove(toParent: nil)`.
  ///
  /// A child that still is visible, or has not been told that it goes, is told so first. The stay is
  /// over then: for another one make another content.
  public func removeFromContainer() {
    guard membership != .outside else { return }
    willMoveFromContainer()
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
    removeView()
    if isChild {
      if let view = viewController.viewIfLoaded { savedGeometry?.restore(to: view) }
      viewController.removeFromParent()
    }
    savedGeometry = nil
    membership = .outside
    if ownsLink { link.cut() }
  }

  /// Whether the child is still the container's; another container may have taken it away.
  private var isChild: Bool {
    guard let parent = viewController.parent else { return false }
    return parent === container
  }
}

// MARK: - Appearance

extension ContainerContent {
  /// Tells the child that it appears or disappears; one that is on the opposite way turns.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether it appears.
  ///   - animated: Whether that takes time.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard isChild, appearance.begin(appearing: isAppearing) else { return }
    viewController.beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Ends what began: the child has appeared or disappeared.
  public func endAppearanceTransition() {
    guard isChild, appearance.end() else { return }
    viewController.endAppearanceTransition()
  }
}

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// One child's stay in a container, from the moment it is asked in until it has left.
///
/// It is the only place where a container touches a child's view, appearance, parenthood, frame
/// and autoresizing mask. A container that writes its children through it cannot forget half of
/// a pair: what would be sent twice is not sent.
public final class ContainerContent {
  /// The child.
  public let viewController: UIViewController
  /// How the child came, and, played backwards, how it goes.
  public let transition: Transition
  /// Seconds that its transition takes, or `nil` for as long as that takes by itself.
  public let duration: TimeInterval?
  /// The container, as long as it exists.
  public var container: UIViewController? { link.container }

  /// Whether the child appears, has appeared, or neither.
  package private(set) var appearance = ContainerAppearance.disappeared
  /// The views of this level while they are in the tree.
  private(set) var group: ContainerGroupView?
  /// Moves this level over what is beneath; there while the level is in the tree.
  private(set) var player: TransitionPlayer?
  private let link: ContainerLink
  private let groups: ContainerGroupPool
  private var savedGeometry: SavedGeometry?

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

  // Written out: one that the compiler makes up asks for the main actor first, at some cost.
  deinit {}

  /// Whether the child's view is in the container's tree of views, covered or not.
  public var isInViewTree: Bool { group != nil }
}

// MARK: Parenthood

extension ContainerContent {
  /// Whether the child is still the container's; another container may have taken it away.
  private var isChild: Bool {
    guard let parent = viewController.parent else { return false }
    return parent === container
  }

  /// Makes the child a child: `willMove(toParent: container)`.
  func join() {
    container?.addChild(viewController)
  }

  /// Tells the child that it has come: `didMove(toParent: container)`.
  func didJoin() {
    if isChild { viewController.didMove(toParent: container) }
  }

  /// Announces that the child goes: `willMove(toParent: nil)`.
  func willLeave() {
    if isChild { viewController.willMove(toParent: nil) }
  }

  /// Tells the child that was to go that it stays: `willMove(toParent: container)`.
  func willStay() {
    if isChild { viewController.willMove(toParent: container) }
  }

  /// Takes view and child out, as they came: `didMove(toParent: nil)`.
  func leave() {
    removeFromViewTree()
    if viewController.parent === container {
      if let view = viewController.viewIfLoaded { savedGeometry?.restore(to: view) }
      viewController.removeFromParent()
    }
    savedGeometry = nil
  }
}

// MARK: Appearance

extension ContainerContent {
  func willAppear(animated: Bool) {
    guard isChild, appearance.begin(appearing: true) else { return }
    viewController.beginAppearanceTransition(true, animated: animated)
  }

  func willDisappear(animated: Bool) {
    guard isChild, appearance.begin(appearing: false) else { return }
    viewController.beginAppearanceTransition(false, animated: animated)
  }

  /// Ends what began: the child has appeared or disappeared.
  func endAppearance() {
    guard isChild, appearance.end() else { return }
    viewController.endAppearanceTransition()
  }
}

// MARK: View

extension ContainerContent {
  /// Brings the level into the tree, loading the child's view if need be, where its transition
  /// leaves it.
  ///
  /// - Parameter superview: The back wrapper of the level above, or the host for the top.
  func insert(into superview: UIView) {
    viewController.loadViewIfNeeded()
    let group = group ?? makeGroup()
    if group.superview !== superview {
      let frame = superview.bounds
      if group.frame != frame { UIView.performWithoutAnimation { group.frame = frame } }
      superview.addSubview(group)
    }
    player?.showEnd()
    insertChildView(into: group.front)
  }

  /// Takes the level out of the tree; the child's view keeps its size until it comes back.
  func removeFromViewTree() {
    guard let group else { return }
    if let view = viewController.viewIfLoaded, view.superview === group.front {
      view.removeFromSuperview()
    }
    group.removeFromSuperview()
    player?.showBeginning()
    player = nil
    self.group = nil
    groups.giveBack(group)
  }

  /// Releases the child's view; it loads again when it is needed.
  func unloadView() {
    removeFromViewTree()
    savedGeometry = nil
    if viewController.isViewLoaded { viewController.view = nil }
  }

  private func makeGroup() -> ContainerGroupView {
    let group = groups.take()
    let player = TransitionPlayer(
      transition, duration: duration,
      on: TransitionStage(group: group, appearing: group.front, disappearing: group.back))
    group.onResize = { [weak player] in player?.boundsDidChange() }
    self.group = group
    self.player = player
    return group
  }

  /// The wrapper is in the container's tree already, so that the view enters under its parent.
  private func insertChildView(into front: UIView) {
    guard let view = viewController.viewIfLoaded, view.superview !== front else { return }
    if savedGeometry?.isOf(view) != true { savedGeometry = SavedGeometry(of: view) }
    UIView.performWithoutAnimation {
      let anchor = view.layer.anchorPoint
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.bounds.size = front.bounds.size
      view.center = CGPoint(
        x: anchor.x * front.bounds.width, y: anchor.y * front.bounds.height)
    }
    front.addSubview(view)
  }
}

/// Keeps the group of a level that was removed for the next one that is added.
///
/// A push needs a group and a pop leaves one, so that one spare saves most of what making views
/// costs. It is at identity, empty, and outside the tree.
public final class ContainerGroupPool {
  private var spare: ContainerGroupView?

  /// An empty pool.
  public init() {}

  /// A group without a child, which belongs to the caller from now on.
  func take() -> ContainerGroupView {
    guard let group = spare else {
      let group = ContainerGroupView()
      group.setUp()
      return group
    }
    spare = nil
    return group
  }

  /// Takes a group back that its level does not need any more.
  ///
  /// One that still contains another level is released with it.
  func giveBack(_ group: ContainerGroupView) {
    guard spare == nil, group.back.subviews.isEmpty, group.front.subviews.isEmpty else { return }
    group.layer.removeAllAnimations()
    group.front.layer.removeAllAnimations()
    group.back.layer.removeAllAnimations()
    group.hasBackground = false
    spare = group
  }

  deinit {}
}

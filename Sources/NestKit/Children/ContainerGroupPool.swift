/// Keeps the group of a level that was removed for the next one that is added.
///
/// A push needs a group and a pop leaves one, so that one spare saves most of what making views
/// costs. It is at identity, empty, and outside the tree.
public final class ContainerGroupPool {
  private var unused: ContainerGroupView?

  /// An empty pool.
  public init() {}

  /// A group without a child, which belongs to the caller from now on.
  func dequeue() -> ContainerGroupView {
    guard let group = unused else {
      let group = ContainerGroupView()
      group.setUp()
      return group
    }
    unused = nil
    return group
  }

  /// Stores a group that its level does not need any more for its next use.
  ///
  /// One that still contains another level is released with it.
  func enqueue(_ group: ContainerGroupView) {
    guard unused == nil, group.back.subviews.isEmpty, group.front.subviews.isEmpty else { return }
    group.layer.removeAllAnimations()
    group.front.layer.removeAllAnimations()
    group.back.layer.removeAllAnimations()
    group.hasBackground = false
    unused = group
  }

  deinit {}
}

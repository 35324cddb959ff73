import NestTesting

/// Removes the view of a child that has arrived, and not the child.
final class RemovesViewOnly: HandMadeContainer {
  private var arrived: Set<UIViewController> = []

  override func finishAdding(_ child: UIViewController) {
    super.finishAdding(child)
    arrived.insert(child)
  }

  override func announceRemoval(of child: UIViewController) {
    if !arrived.contains(child) { super.announceRemoval(of: child) }
  }

  override func leave(_ child: UIViewController) {
    if !arrived.contains(child) { super.leave(child) }
  }
}

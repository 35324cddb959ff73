import NestTesting

/// Configures the view of a child when the child is added, long before it is shown.
final class LoadsAtOnce: HandMadeContainer {
  override func insertBelow(_ child: UIViewController) {
    super.insertBelow(child)
    child.view.clipsToBounds = true
  }
}

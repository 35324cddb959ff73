import NestTesting

/// Remembers whom it has removed.
final class KeepsRemoved: HandMadeContainer {
  private var removed: [UIViewController] = []

  override func remove(_ child: UIViewController) {
    super.remove(child)
    removed.append(child)
  }
}

import NestTesting

/// Does nothing for a memory warning.
final class KeepsHiddenViews: HandMadeContainer {
  override func unload(_ child: UIViewController) {}
}

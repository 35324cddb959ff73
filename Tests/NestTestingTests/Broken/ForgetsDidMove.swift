import NestTesting

/// Adds a child without didMove(toParent:).
final class ForgetsDidMove: HandMadeContainer {
  override func finishAdding(_ child: UIViewController) {}
}

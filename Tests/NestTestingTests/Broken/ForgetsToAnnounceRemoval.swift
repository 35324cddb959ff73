import NestTesting

/// Removes a child without willMove(toParent: nil).
final class ForgetsToAnnounceRemoval: HandMadeContainer {
  override func announceRemoval(of child: UIViewController) {}
}

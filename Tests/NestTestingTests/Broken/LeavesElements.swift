import NestTesting

/// Lets a screen reader reach a child that it covers.
final class LeavesElements: KeepingContainer {
  override func hideElements(of child: UIViewController) {}
}

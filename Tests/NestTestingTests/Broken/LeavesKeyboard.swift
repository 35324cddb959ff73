import NestTesting

/// Leaves the keyboard to a child that it covers.
final class LeavesKeyboard: KeepingContainer {
  override func dismissInput(of child: UIViewController) {}
}

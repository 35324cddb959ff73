import NestTesting

/// Does not end what a cancelled transition has begun for the child that stays.
final class ForgetsEndOnCancel: HandMadeContainer {
  override func endChange(_ child: UIViewController, _ role: Role, appearing: Bool) {
    if role == .covered, appearing { return }
    super.endChange(child, role, appearing: appearing)
  }
}

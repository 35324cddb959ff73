import NestTesting

/// Removes what it shows, which receives nothing.
final class ForgetsRemoved: HandMadeContainer {
  override func beginChange(
    _ child: UIViewController, _ role: Role, appearing: Bool, animated: Bool
  ) {
    if role != .popped {
      super.beginChange(child, role, appearing: appearing, animated: animated)
    }
  }

  override func endChange(_ child: UIViewController, _ role: Role, appearing: Bool) {
    if role != .popped { super.endChange(child, role, appearing: appearing) }
  }
}

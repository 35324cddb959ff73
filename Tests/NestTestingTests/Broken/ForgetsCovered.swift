import NestTesting

/// Covers a child, which receives nothing.
final class ForgetsCovered: HandMadeContainer {
  override func beginChange(
    _ child: UIViewController, _ role: Role, appearing: Bool, animated: Bool
  ) {
    if role != .covered, role != .uncovered {
      super.beginChange(child, role, appearing: appearing, animated: animated)
    }
  }

  override func endChange(_ child: UIViewController, _ role: Role, appearing: Bool) {
    if role != .covered, role != .uncovered {
      super.endChange(child, role, appearing: appearing)
    }
  }
}

import NestTesting

/// Ends the appearance when the animation begins.
final class EndsAtOnce: HandMadeContainer {
  private var hasEnded = false

  override func beginChange(
    _ child: UIViewController, _ role: Role, appearing: Bool, animated: Bool
  ) {
    hasEnded = false
    super.beginChange(child, role, appearing: appearing, animated: animated)
  }

  override func didBeginAnimation(from: UIViewController, to: UIViewController) {
    end(from)
    end(to)
    hasEnded = true
  }

  override func endChange(_ child: UIViewController, _ role: Role, appearing: Bool) {
    if !hasEnded { super.endChange(child, role, appearing: appearing) }
  }
}

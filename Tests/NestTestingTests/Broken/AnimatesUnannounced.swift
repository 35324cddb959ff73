import NestTesting

/// Says in the callbacks of an animated change that it is not animated.
final class AnimatesUnannounced: HandMadeContainer {
  override func beginChange(
    _ child: UIViewController, _ role: Role, appearing: Bool, animated: Bool
  ) {
    super.beginChange(child, role, appearing: appearing, animated: false)
  }
}

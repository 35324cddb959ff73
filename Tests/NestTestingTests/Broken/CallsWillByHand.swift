import NestTesting

/// Calls viewWillAppear of a child itself, although UIKit does.
final class CallsWillByHand: HandMadeContainer {
  override func beginChange(
    _ child: UIViewController, _ role: Role, appearing: Bool, animated: Bool
  ) {
    super.beginChange(child, role, appearing: appearing, animated: animated)
    if appearing { child.viewWillAppear(animated) }
  }
}

import NestTesting

/// Calls viewIsAppearing of a child itself, as if UIKit did not.
final class CallsIsAppearingByHand: HandMadeContainer {
  override func beginChange(
    _ child: UIViewController, _ role: Role, appearing: Bool, animated: Bool
  ) {
    super.beginChange(child, role, appearing: appearing, animated: animated)
    if appearing { child.viewIsAppearing(animated) }
  }
}

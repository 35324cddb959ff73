import NestTesting

/// Calls viewDidAppear of a child itself, although UIKit does.
final class CallsDidByHand: HandMadeContainer {
  override func endChange(_ child: UIViewController, _ role: Role, appearing: Bool) {
    super.endChange(child, role, appearing: appearing)
    if appearing { child.viewDidAppear(false) }
  }
}

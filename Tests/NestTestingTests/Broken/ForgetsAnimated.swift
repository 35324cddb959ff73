import NestTesting

/// Calls the callbacks of a covered child itself, and ends without an animation.
final class ForgetsAnimated: HandMadeContainer {
  override func beginChange(
    _ child: UIViewController, _ role: Role, appearing: Bool, animated: Bool
  ) {
    guard role == .covered || role == .uncovered, animated else {
      return super.beginChange(child, role, appearing: appearing, animated: animated)
    }
    if appearing {
      child.viewWillAppear(animated)
      child.viewIsAppearing(animated)
    } else {
      child.viewWillDisappear(animated)
    }
  }

  override func endChange(_ child: UIViewController, _ role: Role, appearing: Bool) {
    guard role == .covered || role == .uncovered, transitionCoordinator != nil else {
      return super.endChange(child, role, appearing: appearing)
    }
    appearing ? child.viewDidAppear(true) : child.viewDidDisappear(false)
  }
}

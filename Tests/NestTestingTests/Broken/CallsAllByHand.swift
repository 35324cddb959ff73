import NestTesting

/// Calls the four callbacks of a covered child itself, and forgets the fifth.
final class CallsAllByHand: HandMadeContainer {
  override func beginChange(
    _ child: UIViewController, _ role: Role, appearing: Bool, animated: Bool
  ) {
    guard role == .covered || role == .uncovered, !animated else {
      return super.beginChange(child, role, appearing: appearing, animated: animated)
    }
    appearing ? child.viewWillAppear(false) : child.viewWillDisappear(false)
  }

  override func endChange(_ child: UIViewController, _ role: Role, appearing: Bool) {
    guard role == .covered || role == .uncovered, transitionCoordinator == nil else {
      return super.endChange(child, role, appearing: appearing)
    }
    appearing ? child.viewDidAppear(false) : child.viewDidDisappear(false)
  }
}

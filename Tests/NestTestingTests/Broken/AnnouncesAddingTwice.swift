import NestTesting

/// Calls willMove(toParent:) although addChild(_:) does.
final class AnnouncesAddingTwice: HandMadeContainer {
  override func add(_ child: UIViewController) {
    super.add(child)
    child.willMove(toParent: self)
  }
}

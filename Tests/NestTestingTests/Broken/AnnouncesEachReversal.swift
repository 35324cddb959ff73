import NestTesting

/// Announces the removal of a child when its push is reversed, and its arrival when that is
/// reversed.
final class AnnouncesEachReversal: HandMadeContainer {
  private var isRemovalAnnounced = false

  override func noteReversal(of child: UIViewController, isReversed: Bool) {
    isRemovalAnnounced = isReversed
    child.willMove(toParent: isReversed ? nil : self)
  }

  override func announceRemoval(of child: UIViewController) {
    if !isRemovalAnnounced { super.announceRemoval(of: child) }
    isRemovalAnnounced = false
  }
}

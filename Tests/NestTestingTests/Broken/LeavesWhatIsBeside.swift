import NestTesting

/// Leaves keyboard and touches to the child beneath a modal one until that disappears.
final class LeavesWhatIsBeside: SheetContainer {
  override func dismissInput(of child: UIViewController) {}

  override func cancelTouches() {}

  override func uncover(animated: Bool) {
    pile.first?.viewIfLoaded?.endEditing(true)
    super.uncover(animated: animated)
  }
}

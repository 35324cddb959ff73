import NestTesting

/// Hides a child that it covers, which receives nothing.
final class HidesCovered: SheetContainer {
  override func place(_ child: UIViewController) {
    super.place(child)
    child.view.accessibilityViewIsModal = false
  }

  override func hide(_ child: UIViewController) { child.view.isHidden = true }

  override func reveal(_ child: UIViewController) { child.view.isHidden = false }
}

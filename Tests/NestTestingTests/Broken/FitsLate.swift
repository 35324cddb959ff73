import NestTesting

/// Gives a view its size when it has been shown.
final class FitsLate: HandMadeContainer {
  override func fit(_ child: UIViewController) {
    super.fit(child)
    if isChanging { child.view.frame.size.height -= 30 }
  }

  override func endChange(_ child: UIViewController, _ role: Role, appearing: Bool) {
    if appearing {
      child.view.bounds.size = region.bounds.size
      child.view.center = CGPoint(x: region.bounds.midX, y: region.bounds.midY)
    }
    super.endChange(child, role, appearing: appearing)
  }
}

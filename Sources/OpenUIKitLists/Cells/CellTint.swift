// What shows the tint colour follows it, whatever a program overrides.

extension UITableViewCell: TintFollower {
  package final func tintHasChanged() { backgroundNeedsUpdate() }
}

extension UITableViewHeaderFooterView: TintFollower {
  package final func tintHasChanged() { backgroundNeedsUpdate() }
}

extension UICollectionViewCell: TintFollower {
  package final func tintHasChanged() { backgroundNeedsUpdate() }
}

extension UIListContentView: TintFollower {
  package final func tintHasChanged() { showTint() }
}

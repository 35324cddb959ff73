extension UICollectionView {
  final func setLayout(_ layout: UICollectionViewLayout) {
    guard layout !== currentLayout else { return }
    currentLayout.owner = nil
    currentLayout = layout
    layout.owner = self
    core.layoutDidBecomeInvalid()
  }
}

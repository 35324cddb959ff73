extension UICollectionView {
  /// The axis along which the content of a layout is longer than the view.
  nonisolated public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }
}

/// Receives what happens in a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
}

/// A move of the focus into, out of or inside a collection view.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus; nil if it was none of this collection view.
  open internal(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus; nil if it is none of this collection view.
  open internal(set) var nextFocusedIndexPath: IndexPath?

  deinit {}
}

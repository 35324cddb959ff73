/// Says which parts of a layout are to be made anew.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is invalid, as by `reloadData()`.
  open var invalidateEverything: Bool { isOfEverything }
  /// Whether the numbers of sections and items are to be read again.
  open var invalidateDataSourceCounts: Bool { isOfCounts }
  final var isOfEverything = false
  final var isOfCounts = false

  /// The items that are invalid; nil if none was named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that are invalid, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that are invalid, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Is added to the content offset of the collection view, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Is added to the content size before the layout says it anew, in points.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that were moved before, and where they are now, in an interactive movement.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The items that are being moved.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the middle of the moved item is, in points of the content.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// A context in which nothing is named.
  public override init() { super.init() }

  deinit {}

  /// Adds items to the invalid ones.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views to the invalid ones.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decoration views to the invalid ones.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
}

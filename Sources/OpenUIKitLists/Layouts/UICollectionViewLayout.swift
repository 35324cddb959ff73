import MisuseReports
import OpenQuartzCore

/// Decides where the elements of a collection view are: its cells, its supplementary views, and its
/// decoration views, which belong to the layout alone.
///
/// A subclass overrides the methods that are grouped here; the collection view calls them:
///
/// 1. First: `prepare()`, `collectionViewContentSize`, `layoutAttributesForElements(in:)`. Prepared
///    again is only what was invalidated, once, in the next layout.
/// 2. In each layout with other bounds: `shouldInvalidateLayout(forBoundsChange:)`; if it is true,
///    `invalidationContext(forBoundsChange:)`, `invalidateLayout(with:)`, `prepare()`.
/// 3. For a cell that is new on the screen, if its preferred size counts:
///    `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`, and as above.
/// 4. In an update: `invalidateLayout(with:)`, `prepare()`, `prepare(forCollectionViewUpdates:)`,
///    `targetContentOffset(forProposedContentOffset:)`, the index paths of what is deleted and
///    inserted, `finalLayoutAttributes…` of all that was visible, `initialLayoutAttributes…` of all
///    that will be; inside the animation `finalizeCollectionViewUpdates()`.
/// 5. In a change of layouts: `prepareForTransition(to:)` of the old one,
///    `prepareForTransition(from:)` of the new one, and for both inside the animation
///    `finalizeLayoutTransition()`.
///
/// The attributes that a layout returns are copied before they are stored: it may change them
/// later.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that is laid out; nil while there is none.
  open var collectionView: UICollectionView? { owner }

  @ZeroingLink final var owner: UICollectionView? = nil
  /// The state of the calls.
  final var cycle = LayoutCycle()
  /// The registrations of decoration views, with the kind as the identifier.
  final var decorations = ListRegistrations()

  /// A layout without collection view.
  public override init() { super.init() }

  /// A layout in its first state: nothing is read from an archive.
  public required init?(coder: NSCoder) { super.init() }

  deinit {}

  /// Makes decoration views of a class for a kind; nil takes the class back. The class is to be a
  /// `UICollectionReusableView`; others are reported, and nothing changes.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    registerDecoration(viewClass, elementKind)
  }

  /// Makes decoration views of a nib for a kind; nil takes the nib back. It is to have one view,
  /// which is a `UICollectionReusableView`.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(nib, for: Self.decorationKey(elementKind))
  }

  // MARK: Contents

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts with which the layout is invalidated.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Called before the layout is asked for the first time, and again after each invalidation. Does
  /// nothing by default.
  open func prepare() {}

  /// The attributes of all elements that are at least partly in a rectangle of the content; nil by
  /// default.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of an item; nil by default.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a supplementary view; nil by default, and where there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view; nil by default, and where there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The size of the whole content in points; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// The direction of reading for which the frames of the layout are made; left to right by
  /// default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether frames are mirrored where the collection view is read in the other direction; false by
  /// default. The layout itself works as before.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  /// Has the layout prepared again in the next layout pass. Makes a context of the class that the
  /// layout says, and calls `invalidateLayout(with:)`. Overrides call super.
  open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }

  /// Has the layout prepared again, as far as a context says. The adjustments of the context are
  /// added to the offset and the size of the content. Inside `prepare()` it changes nothing.
  /// Overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    takeInvalidation(context)
  }

  /// Whether the layout is invalid in other bounds, scrolled or of another size; false by default.
  /// `bounds` of the collection view are the old ones during the call.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context with which the layout is invalidated by a change of the bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Whether the layout is invalid since a view prefers other attributes than it has; false by
  /// default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context with which the layout is invalidated by preferred attributes; by default one that
  /// names the element.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { context(naming: originalAttributes.element) }

  /// The offset at which scrolling rests after a finger was lifted; the proposed one by default.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: Where the content would rest.
  ///   - velocity: The velocity of the finger, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset of the content after an update or a change of layouts; by default the proposed one.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Updates

  /// Called in an update when the layout was prepared for the new data. Does nothing by default.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called inside the animation of an update, when everything has its place. Does nothing by
  /// default.
  open func finalizeCollectionViewUpdates() {}

  /// Called when the bounds change in an animation, after the layout was prepared for the new ones.
  /// Does nothing by default.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called inside the animation of the bounds, when everything has its place. Does nothing by
  /// default.
  open func finalizeAnimatedBoundsChange() {}

  /// Called before another layout takes over. Does nothing by default.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before the layout takes over from another one. Does nothing by default.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called for both layouts inside the animation from one to the other, when everything has its
  /// place. Does nothing by default.
  open func finalizeLayoutTransition() {}

  /// Where a cell begins in an animation; nil for its place. Called for every cell that will be
  /// visible. By default an inserted one is transparent at its place, and another one is where it
  /// was before.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { defaultInitialAttributes(of: .cell(itemIndexPath)) }

  /// Where a cell ends in an animation, the item as it was named before; nil for where it is.
  /// Called for every cell that was visible. By default a deleted one gets transparent at its
  /// place, and another one moves to its new place.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { defaultFinalAttributes(of: .cell(itemIndexPath)) }

  /// Where a supplementary view begins in an animation, as for cells.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultInitialAttributes(of: .supplementary(kind: elementKind, elementIndexPath))
  }

  /// Where a supplementary view ends in an animation, as for cells.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultFinalAttributes(of: .supplementary(kind: elementKind, elementIndexPath))
  }

  /// Where a decoration view begins in an animation, as for cells.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultInitialAttributes(of: .decoration(kind: elementKind, decorationIndexPath))
  }

  /// Where a decoration view ends in an animation, as for cells.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultFinalAttributes(of: .decoration(kind: elementKind, decorationIndexPath))
  }

  /// The supplementary views of a kind that an update takes away, as they were named before; by
  /// default those of deleted sections and items.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    deletedPaths { if case .supplementary(elementKind, _) = $0 { true } else { false } }
  }

  /// As `indexPathsToDeleteForSupplementaryView(ofKind:)`, for decoration views.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    deletedPaths { if case .decoration(elementKind, _) = $0 { true } else { false } }
  }

  /// The supplementary views of a kind that an update adds, as they are named after it; by default
  /// those of inserted sections and items.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    insertedPaths { if case .supplementary(elementKind, _) = $0 { true } else { false } }
  }

  /// As `indexPathsToInsertForSupplementaryView(ofKind:)`, for decoration views.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    insertedPaths { if case .decoration(elementKind, _) = $0 { true } else { false } }
  }

  // MARK: Moving by a person

  /// The place of an item that is being moved; by default that of the item at the position, else
  /// the one it has.
  ///
  /// - Parameters:
  ///   - previousIndexPath: The place that the item has.
  ///   - position: The middle of the moved cell, in points of the content.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { owner?.path(at: position) ?? previousIndexPath }

  /// The attributes of the cell that is being moved; by default those of its place, with the middle
  /// at the position, in front of the others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { movedAttributes(of: indexPath, at: position) }

  /// The context with which the layout is invalidated while items are moved: it has what is given
  /// here.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    context(moving: targetIndexPaths, to: targetPosition, from: previousIndexPaths)
  }

  /// The context with which the layout is invalidated when the movement ends or is cancelled.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    context(moving: indexPaths, to: .zero, from: previousIndexPaths)
  }

  // MARK: For the layouts of this module

  /// Whether the size of the view of an element counts, so that it is asked for its preferred
  /// attributes when it becomes visible.
  func estimatesSize(of element: ListElement) -> Bool {
    if case .decoration = element { false } else { true }
  }

  /// Called when the layout was invalidated since a view prefers a size, before it is prepared.
  func take(_ preferred: CGSize, of element: ListElement) {}

  /// Called when an update was accepted, before the layout is invalidated for it: what it keeps by
  /// index path follows the plan.
  func follow(_ plan: ListUpdatePlan) {}

  /// The view inside the collection view in which the view of an element is; nil for the collection
  /// view itself.
  func container(of element: ListElement) -> UIView? { nil }

  /// Whether the layout is to be prepared again when the adjusted content inset has changed.
  func dependsOnInsets() -> Bool { false }
}

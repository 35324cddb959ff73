import OpenQuartzCore

/// Places the items of each section in lines, one after the other, between a header and a footer.
///
/// For vertical scrolling, which is the default, a line is horizontal; as many items are in it as
/// fit with `minimumInteritemSpacing` between them, and spread to both ends. The last line of items
/// of one size keeps the columns; of items of different sizes it begins at the edge, with the least
/// distances. Items are centred along the length of their line, which is that of the longest.
///
/// A delegate that is a `UICollectionViewDelegateFlowLayout` answers sizes, insets and spacings for
/// each section or item, once until the layout is invalidated. Items of one size cost nothing: a
/// million is prepared as fast as ten.
///
/// The layout is not mirrored for languages that are read from right to left; a subclass that
/// answers true for `flipsHorizontallyInOppositeLayoutDirection` is.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The reference from which sections are measured, across the axis of scrolling.
  nonisolated public enum SectionInsetReference: Int, Sendable {
    /// The adjusted content inset of the collection view.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }

  /// An estimate for items that are as large as their cells want.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The least distance between two lines in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { metricsDidChange() } }
  }

  /// The least distance between two items of a line in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { metricsDidChange() } }
  }

  /// The size of items; 50 × 50 points by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { metricsDidChange() } }
  }

  /// The size of items whose cells have not been asked yet; zero by default, which means that they
  /// are not asked. With `automaticSize` it is `itemSize`.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { metricsDidChange() } }
  }

  /// The axis along which lines follow each other; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { metricsDidChange() } }
  }

  /// The size of headers, of which only that along the axis of scrolling counts; zero by default,
  /// which means that there are none. With `automaticSize` they are as long as their constraints
  /// want.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { metricsDidChange() } }
  }

  /// The size of footers, of which only that along the axis of scrolling counts; zero by default,
  /// which means that there are none. With `automaticSize` they are as long as their constraints
  /// want.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { metricsDidChange() } }
  }

  /// The distances of the lines of a section from its edges, in points; zero by default. Header and
  /// footer are outside.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { metricsDidChange() } }
  }

  /// The reference from which `sectionInset` is measured; the content inset by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { metricsDidChange() } }
  }

  /// Whether headers stay in sight while their section is; false by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { pinningDidChange() } }
  }

  /// Whether footers stay in sight while their section is; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { pinningDidChange() } }
  }

  /// The state of the layout, read when it is needed.
  final var flow = FlowState()

  /// A layout of items of 50 × 50 points with distances of 10, without headers and footers.
  public override init() { super.init() }

  /// A layout as `init()` makes it: nothing is read from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Reads what the delegate says, and makes lines of it. What a subclass leaves out by not calling
  /// super is done when the layout is asked.
  open override func prepare() {
    super.prepare()
    readSections()
  }

  open override var collectionViewContentSize: CGSize { flowContentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { flowElements(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { flowItem(at: indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    indexPath.count == 2 && indexPath[1] == 0
      ? flowSupplementary(elementKind, section: indexPath[0]) : nil
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    takeFlowInvalidation(context)
  }

  /// True for another size, and where headers or footers stay in sight for each other offset.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    flowIsInvalid(in: newBounds)
  }

  /// A context that does not ask the delegate again; by scrolling alone no item is placed again.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { flowContext(for: newBounds) }

  /// True for a view that prefers another size, if there is an estimate.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { flowIsInvalid(preferredAttributes, originalAttributes) }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    keepFlow(context)
    return context
  }

  // MARK: For the list

  final override func estimatesSize(of element: ListElement) -> Bool { asksForSize(of: element) }

  final override func take(_ preferred: CGSize, of element: ListElement) {
    takeFlowSize(preferred, of: element)
  }

  final override func dependsOnInsets() -> Bool {
    owner.map { room(in: $0) != flow.room || referenceInsets(in: $0) != flow.reference } ?? false
  }

  final override func follow(_ plan: ListUpdatePlan) { flow.follow(plan) }
}

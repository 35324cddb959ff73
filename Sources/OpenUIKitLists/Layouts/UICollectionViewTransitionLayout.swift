import OpenQuartzCore

/// Leads from one layout to another one: everything is between where both have it, as a progress
/// says.
///
/// `startInteractiveTransition(to:completion:)` of a collection view makes one. A gesture sets the
/// progress, and the collection view ends it by `finishInteractiveTransition()` or
/// `cancelInteractiveTransition()`.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// How much of the transition is done, 0 to 1; 0 by default. Another one invalidates the layout.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      if !transitionProgress.isFinite { transitionProgress = oldValue }
      if transitionProgress != oldValue { invalidateLayout() }
    }
  }

  /// The layout from which it leads.
  open var currentLayout: UICollectionViewLayout { first }
  /// The layout to which it leads.
  open var nextLayout: UICollectionViewLayout { second }

  private let first: UICollectionViewLayout
  private let second: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  /// The offset of the content in both layouts.
  private var offsets = (CGPoint.zero, CGPoint.zero)
  private var isBegun = false

  /// A layout that leads from one layout to another one.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (first, second) = (currentLayout, newLayout)
    super.init()
  }

  /// A layout between two that do nothing: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    (first, second) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  deinit {}

  /// Keeps a number for a name, for a subclass that animates more than attributes.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The number that is stored for a name; 0 for one that was not given.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    prepareBoth()
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (first.collectionViewContentSize, second.collectionViewContentSize)
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let size = owner?.bounds.size ?? rect.size
    var elements: [ListElement] = []
    for attributes in first.elements(in: CGRect(origin: offsets.0, size: size))
      + second.elements(in: CGRect(origin: offsets.1, size: size))
    where !elements.contains(attributes.element) { elements.append(attributes.element) }
    return elements.compactMap { attributesBetween($0) }.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributesBetween(.cell(indexPath)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesBetween(.supplementary(kind: elementKind, indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesBetween(.decoration(kind: elementKind, indexPath))
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != owner?.bounds.size
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard context.invalidateEverything || context.invalidateDataSourceCounts else { return }
    for layout in [first, second] {
      layout.invalidateByList(with: layout.makeInvalidationContext())
    }
  }

  // MARK: Between

  override func estimatesSize(of element: ListElement) -> Bool { false }

  /// Takes the place of the content in both layouts.
  final func begin(at offset: CGPoint) {
    guard let owner else { return }
    isBegun = true
    second.prepareNow()
    let size = second.collectionViewContentSize
    let visible = CGRect(origin: .zero, size: owner.bounds.size)
      .inset(by: owner.adjustedContentInset)
    let proposed = CGPoint(
      x: max(-visible.minX, min(offset.x, size.width - visible.maxX)),
      y: max(-visible.minY, min(offset.y, size.height - visible.maxY)))
    offsets = (offset, second.targetContentOffset(forProposedContentOffset: proposed))
  }

  private func prepareBoth() {
    for layout in [first, second] where !layout.cycle.isPrepared { layout.prepareNow() }
    guard isBegun, let owner else { return }
    let offset = CGPoint(
      x: between(offsets.0.x, offsets.1.x), y: between(offsets.0.y, offsets.1.y))
    guard offset != owner.contentOffset else { return }
    owner.core.takeContentSize()
    owner.contentOffset = offset
    owner.core.lastBounds = owner.bounds
  }

  private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }

  private func attributesBetween(_ element: ListElement) -> UICollectionViewLayoutAttributes? {
    let (from, to) = (first.attributes(of: element), second.attributes(of: element))
    guard let from, let to else {
      guard let only = (from ?? to)?.duplicate() else { return nil }
      only.alpha *= from == nil ? transitionProgress : 1 - transitionProgress
      return only
    }
    let result = (transitionProgress < 0.5 ? from : to).duplicate()
    result.center = CGPoint(
      x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
    result.size = CGSize(
      width: between(from.size.width, to.size.width),
      height: between(from.size.height, to.size.height))
    result.alpha = between(from.alpha, to.alpha)
    result.transform3D = between(from.transform3D, to.transform3D)
    return result
  }

  private func between(_ from: CATransform3D, _ to: CATransform3D) -> CATransform3D {
    CATransform3D(
      m11: between(from.m11, to.m11), m12: between(from.m12, to.m12),
      m13: between(from.m13, to.m13), m14: between(from.m14, to.m14),
      m21: between(from.m21, to.m21), m22: between(from.m22, to.m22),
      m23: between(from.m23, to.m23), m24: between(from.m24, to.m24),
      m31: between(from.m31, to.m31), m32: between(from.m32, to.m32),
      m33: between(from.m33, to.m33), m34: between(from.m34, to.m34),
      m41: between(from.m41, to.m41), m42: between(from.m42, to.m42),
      m43: between(from.m43, to.m43), m44: between(from.m44, to.m44))
  }
}

import OpenUIKitLists

/// Rows of 50 points with a badge at each section, and a record of the calls of the collection
/// view.
final class RecordingLayout: UICollectionViewLayout {
  static let badge = "badge"

  let name: String
  let note: (String) -> Void
  var hasBadges = false
  var invalidatesForBounds = false
  /// Whether the sizes that cells prefer count.
  var takesPreferred = false
  var target: CGPoint?
  var start: ((IndexPath, UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes?)?
  var heights: [IndexPath: CGFloat] = [:]
  private var rows: [UICollectionViewLayoutAttributes] = []

  init(_ name: String = "", note: @escaping (String) -> Void) {
    (self.name, self.note) = (name, note)
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  deinit {}

  private func log(_ text: String) { note(name.isEmpty ? text : "\(name) \(text)") }

  private func text(_ path: IndexPath) -> String {
    path.item == NSNotFound ? "\(path.section)" : "\(path.section).\(path.item)"
  }

  override func prepare() {
    super.prepare()
    log("prepare")
    rows = []
    guard let collectionView else { return }
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      if hasBadges { rows.append(badge(section, at: y)) }
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let row = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        let height = heights[row.indexPath] ?? 50
        row.frame = CGRect(x: 0, y: y, width: 100, height: height)
        y += height
        rows.append(row)
      }
    }
  }

  private func badge(_ section: Int, at y: CGFloat) -> UICollectionViewLayoutAttributes {
    let badge = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: Self.badge, with: IndexPath(item: 0, section: section))
    badge.frame = CGRect(x: 80, y: y, width: 20, height: 20)
    badge.zIndex = 1
    return badge
  }

  override var collectionViewContentSize: CGSize {
    log("size")
    return CGSize(width: 100, height: rows.last?.frame.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    log("elements \(Int(rect.minY))…\(Int(rect.maxY))")
    return rows.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    rows.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    rows.first { $0.representedElementCategory != .cell && $0.indexPath == indexPath }
  }

  // MARK: Invalidation

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    var flags: [String] = []
    if context.invalidateEverything { flags.append("everything") }
    if context.invalidateDataSourceCounts { flags.append("counts") }
    if let paths = context.invalidatedItemIndexPaths { flags.append("items \(paths.map(text))") }
    log((["invalidate"] + flags).joined(separator: " "))
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let old = collectionView?.bounds ?? .zero
    log("bounds \(LayoutStage.text(old)) to \(LayoutStage.text(newBounds))?")
    return invalidatesForBounds
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    log("context of bounds")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard takesPreferred else { return false }
    let (wanted, size) = (preferredAttributes.size.height, originalAttributes.size.height)
    log("\(text(originalAttributes.indexPath)) prefers \(Int(wanted)) to \(Int(size))?")
    return wanted != size
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    heights[originalAttributes.indexPath] = preferredAttributes.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  // MARK: Updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let items = updateItems.map { item in
      let paths = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map {
        $0.map(text) ?? "-"
      }
      return "\(item.updateAction) \(paths.joined(separator: ">"))"
    }
    log("updates \(items)")
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    log("target of \(Int(proposedContentOffset.y))")
    return target ?? proposedContentOffset
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    log("finalize \(UIView.inheritedAnimationDuration > 0 ? "animated" : "at once")")
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log("initial \(text(itemIndexPath))")
    let own = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return start.map { $0(itemIndexPath, own) } ?? own
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log("final \(text(itemIndexPath))")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    let paths = super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
    log("deleted \(elementKind) \(paths.map(text))")
    return paths
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    let paths = super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
    log("inserted \(elementKind) \(paths.map(text))")
    return paths
  }

  // MARK: Transitions

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    log("to \((newLayout as? RecordingLayout)?.name ?? "?")")
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    log("from \((oldLayout as? RecordingLayout)?.name ?? "?")")
  }

  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    log("finalize \(collectionView == nil ? "without view" : "transition")")
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    log("animated bounds \(LayoutStage.text(oldBounds))")
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    log("end of animated bounds")
  }
}

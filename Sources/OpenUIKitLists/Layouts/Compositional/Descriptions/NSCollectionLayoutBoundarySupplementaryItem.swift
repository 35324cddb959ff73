/// Describes a view at an edge of a section, or of the whole layout: a header or footer.
public class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the section has room for the view, true by default; otherwise the view is on the
  /// items.
  public var extendsBoundary = true
  /// Whether the view stays in sight as long as something of its section is; false by default.
  public var pinToVisibleBounds = false
  /// The edge at which it is.
  public var alignment: NSRectAlignment { edge }
  /// How far it is moved from there, in points.
  public var offset: CGPoint { displacement }

  final var edge = NSRectAlignment.none
  final var displacement = CGPoint.zero

  required init(
    _ layoutSize: NSCollectionLayoutSize,
    _ supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    super.init(layoutSize, supplementaryItems)
  }

  /// A view at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// A view at a distance from an edge, in points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(layoutSize, [])
    kind = elementKind
    container = NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset)
    edge = alignment
    displacement = absoluteOffset
  }

  deinit {}

  override func copyOwn(to copy: NSCollectionLayoutItem) {
    super.copyOwn(to: copy)
    guard let copy = copy as? NSCollectionLayoutBoundarySupplementaryItem else { return }
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    copy.edge = edge
    copy.displacement = displacement
  }

  final func layoutBoundary() -> LayoutBoundary {
    LayoutBoundary(
      item: layoutSupplementary(), edges: edge.edges, offset: displacement,
      extends: extendsBoundary,
      isPinned: pinToVisibleBounds)
  }
}

/// The values of the description of a section.
struct LayoutSection {
  var group: LayoutItem
  var spacing: CGFloat
  var insets: NSDirectionalEdgeInsets
  var reference: UIContentInsetsReference
  var supplementaryReference: UIContentInsetsReference
  var supplementariesFollowInsets: Bool
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  var rate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
  var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  var boundaries: [LayoutBoundary]
  var decorations: [Decoration]
  var handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  var list: ListSectionStyle?

  /// A view behind a section.
  struct Decoration {
    var kind: String
    var insets: NSDirectionalEdgeInsets
    var zIndex: Int
  }

  init(_ section: NSCollectionLayoutSection) {
    group = section.group.layoutItem()
    spacing = section.interGroupSpacing.finite
    insets = section.contentInsets.finite
    reference = section.contentInsetsReference
    supplementaryReference = section.supplementaryContentInsetsReference
    supplementariesFollowInsets = section.supplementariesFollowContentInsets
    behavior = section.orthogonalScrollingBehavior
    rate = section.orthogonalScrollingProperties.decelerationRate
    bounce = section.orthogonalScrollingProperties.bounce
    boundaries = section.boundarySupplementaryItems.map { $0.layoutBoundary() }
    decorations = section.decorationItems.map {
      Decoration(kind: $0.elementKind, insets: $0.contentInsets.finite, zIndex: $0.zIndex)
    }
    handler = section.visibleItemsInvalidationHandler
    list = section.list
  }

  var isOrthogonal: Bool { behavior != .none }
}

/// The room of a layout, and what the collection view says about it.
struct LayoutRoom {
  /// The size of the collection view without its insets.
  var size: CGSize
  var axis: LayoutAxis
  /// The insets of a reference across the axis.
  var insets: (UIContentInsetsReference) -> NSDirectionalEdgeInsets
  var environment: LayoutEnvironment
}

/// Describes a section of a compositional layout: groups one after the other, with what is around
/// them.
///
/// A layout takes the values of the description when it asks for it; later changes have no effect.
@preconcurrency @MainActor
public class NSCollectionLayoutSection: NSObject, @MainActor NSCopying {
  /// Distances of the groups from the edges of the section, in points; 0 by default.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points; 0 by default.
  public var interGroupSpacing: CGFloat = 0
  /// The area inside which the section stays; `.automatic` by default: that of the layout.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  // Fidelity: another reference replaces the content insets of the section too. [decided]
  /// The area inside which the headers and footers stay along their edge; `.automatic` by default:
  /// that of the groups, with the content insets.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers stay inside the content insets along their edge; true by default.
  public var supplementariesFollowContentInsets = true
  /// How the section scrolls by itself; `.none` by default.
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How the content of a section moves that scrolls by itself.
  public let orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties
  /// The headers and footers; none by default.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section; none by default.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called in each layout with what is visible of the section, which it may change before it is
  /// shown; nil by default.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  final let group: NSCollectionLayoutGroup
  /// The additions of a section that is a list.
  final var list: ListSectionStyle?

  private init(
    _ group: NSCollectionLayoutGroup,
    _ properties: UICollectionLayoutSectionOrthogonalScrollingProperties
  ) {
    self.group = group
    orthogonalScrollingProperties = properties
    super.init()
  }

  /// A section of groups of one kind.
  public convenience init(group: NSCollectionLayoutGroup) {
    self.init(group, UICollectionLayoutSectionOrthogonalScrollingProperties())
  }

  deinit {}

  /// A section with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    properties.decelerationRate = orthogonalScrollingProperties.decelerationRate
    properties.bounce = orthogonalScrollingProperties.bounce
    let copy = NSCollectionLayoutSection(group, properties)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.list = list
    return copy
  }
}

/// Receives what is visible of a section, how far it is scrolled, and its environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// The properties of a compositional layout besides its sections.
@preconcurrency @MainActor
public class UICollectionViewCompositionalLayoutConfiguration: NSObject, @MainActor NSCopying {
  /// The axis along which the sections are one behind the other; vertical by default.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points; 0 by default.
  public var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole; none by default. Their views are asked for with the
  /// index path of the first item.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The area inside which the sections stay; the safe area by default.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  /// A vertical layout without anything.
  public override init() { super.init() }

  deinit {}

  /// A configuration with the same values.
  public func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  final func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

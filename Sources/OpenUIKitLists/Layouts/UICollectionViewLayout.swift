import OpenQuartzCore

/// Decides where the elements of a collection view are. Subclasses override the methods that are
/// grouped here; the collection view calls them.
open class UICollectionViewLayout: NSObject {
  /// The collection view that is laid out; nil while there is none.
  open var collectionView: UICollectionView? { owner }

  @ZeroingLink final var owner: UICollectionView? = nil
  /// Whether the layout is to be prepared before it is asked.
  final var needsPreparation = true
  /// The classes and nibs of decoration views.
  final var decorations: [String: UICollectionReusableView.Type] = [:]

  /// A layout without collection view.
  public override init() { super.init() }

  deinit {}

  // MARK: Contents

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts with which the layout is invalidated.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Called before the layout is asked for the first time, and again after each invalidation.
  open func prepare() {}

  /// The attributes of all elements that are at least partly in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The size of the whole content in points; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// Whether the layout is invalid in other bounds, scrolled or of another size; false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

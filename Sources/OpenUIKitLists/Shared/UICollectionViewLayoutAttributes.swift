import OpenQuartzCore

/// Where an element of a collection view is, and how it looks there.
///
/// A subclass that adds properties overrides `copy(with:)` and `isEqual(_:)`: the collection view
/// copies attributes, and gives them to a view only when they are not equal to those it has.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  /// The size and place in points, without the transform; the centre and the size follow, and vice
  /// versa.
  open var frame: CGRect {
    get {
      CGRect(
        x: values.center.x - values.size.width / 2, y: values.center.y - values.size.height / 2,
        width: values.size.width, height: values.size.height)
    }
    set {
      values.center = CGPoint(x: newValue.midX, y: newValue.midY)
      values.size = newValue.size
    }
  }

  /// The middle, in points of the content.
  open var center: CGPoint {
    get { values.center }
    set { values.center = newValue }
  }

  /// The size in points.
  open var size: CGSize {
    get { values.size }
    set { values.size = newValue }
  }

  /// A rectangle at zero of that size. Its origin is not stored.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: values.size) }
    set { values.size = newValue.size }
  }

  /// How the view is transformed about its middle; the identity by default.
  open var transform3D: CATransform3D {
    get { values.transform }
    set { values.transform = newValue }
  }

  /// `transform3D` in two dimensions.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(values.transform) }
    set { values.transform = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The opacity of the view, 1 by default.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }

  /// The place among the other elements from back to front; 0 by default.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }

  /// Whether nothing is shown; false by default. There may be no view then.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// The place in the list.
  open var indexPath: IndexPath {
    get { element.indexPath }
    set { element = element.at(newValue) }
  }

  /// The category of the element.
  open var representedElementCategory: UICollectionView.ElementCategory {
    switch element {
    case .cell: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }

  /// The kind of a supplementary or decoration view; nil for cells.
  open var representedElementKind: String? {
    switch element {
    case .cell: nil
    case .supplementary(let kind, _), .decoration(let kind, _): kind
    }
  }

  final var element = ListElement.cell(IndexPath(item: 0, section: 0))
  final var values = Values()
  /// The axes along which the view is asked for its size; nil where the layout does not say. Not
  /// compared.
  final var measuredAxes: UIAxis?

  /// The values that are compared.
  struct Values: Equatable {
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false

    static func == (first: Values, second: Values) -> Bool {
      first.center == second.center && first.size == second.size && first.alpha == second.alpha
        && first.zIndex == second.zIndex && first.isHidden == second.isHidden
        && CATransform3DEqualToTransform(first.transform, second.transform)
    }
  }

  /// Attributes of the first cell, at zero.
  public override init() { super.init() }

  /// Attributes of a cell, of no size. As all initialisers of this kind it makes an object of the
  /// class on which it is called.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    element = .cell(indexPath)
  }

  /// Attributes of a supplementary view, of no size.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    element = .supplementary(kind: elementKind, indexPath)
  }

  /// Attributes of a decoration view, of no size.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    element = .decoration(kind: decorationViewKind, indexPath)
  }

  deinit {}

  /// A copy of the same class, made with its `init()`. Overrides copy what they add.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = unsafeDowncast(
      DynamicInstance.make(type(of: self)), to: UICollectionViewLayoutAttributes.self)
    copy.element = element
    copy.values = values
    copy.measuredAxes = measuredAxes
    return copy
  }

  /// Whether an object has attributes of the same element with the same values. Overrides compare
  /// what they add.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    return MainActor.assumeIsolated { element == other.element && values == other.values }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { element.hashValue } }

  /// A copy that has the class's own properties too.
  final func duplicate() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}

/// A view that a list shows, and what it shows.
final class ShownElement {
  var element: ListElement
  let view: UIView
  /// Whether the data source does not know it.
  var isExtra = false
  /// The attributes that the view has, or to which it moves: a copy, since a layout may change its
  /// own later.
  var attributes: UICollectionViewLayoutAttributes {
    didSet { attributes = attributes.duplicate() }
  }

  init(_ element: ListElement, _ view: UIView, _ attributes: UICollectionViewLayoutAttributes) {
    self.element = element
    self.view = view
    self.attributes = attributes.duplicate()
  }

  deinit {}

  /// Whether it stands before another one in the list: cells first, each kind in its order.
  func precedes(_ other: ShownElement) -> Bool {
    if element.isCell != other.element.isCell { return element.isCell }
    if element.kind != other.element.kind {
      return (element.kind ?? "") > (other.element.kind ?? "")
    }
    return element.indexPath < other.element.indexPath
  }
}

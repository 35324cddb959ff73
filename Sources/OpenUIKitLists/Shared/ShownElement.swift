/// A view that a list shows, and what it shows.
final class ShownElement {
  var element: ListElement
  let view: UIView
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
}

/// A view that a list shows, and what it shows.
final class ShownElement {
  var element: ListElement
  let view: UIView
  /// The attributes that the view has, or to which it moves.
  var attributes: UICollectionViewLayoutAttributes

  init(_ element: ListElement, _ view: UIView, _ attributes: UICollectionViewLayoutAttributes) {
    self.element = element
    self.view = view
    self.attributes = attributes
  }

  deinit {}
}

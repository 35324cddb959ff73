import OpenQuartzCore

/// A change from one layout of a collection view to another one.
struct LayoutChange {
  let old: UICollectionViewLayout
  let new: UICollectionViewLayout
  /// The attributes that the old layout has returned for what was visible and near it.
  var attributesBefore: [ListElement: UICollectionViewLayoutAttributes] = [:]
  /// The layout between both, while a person leads the change.
  var between: UICollectionViewTransitionLayout?
  /// Called with whether the change was completed, and whether its animation has finished.
  var interactiveCompletion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

/// An item that a collection view shows until its data are there.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  final let insertionIndexPath: IndexPath
  final let reuseIdentifier: String

  /// Fills the cell; nil by default.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// A placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: Where it is shown.
  ///   - reuseIdentifier: Of the cell, for which a class is registered.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  deinit {}
}

/// An item that a collection view shows until the data of a dropped item are there.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The part of the cell that is shown while the item moves to it; nil, all of it, by default.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?

  deinit {}
}

/// Answers the sizes, insets and spacings of a flow layout, in place of its properties. All methods
/// are optional. Each is asked once for a section or an item, until the layout is invalidated.
///
/// The delegate of the collection view is one of these, if it conforms.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item in points; `itemSize` where it is left out.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// The distances of the lines of a section from its edges; `sectionInset` where it is left out.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The least distance between two lines; `minimumLineSpacing` where it is left out.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The least distance between two items of a line; `minimumInteritemSpacing` where it is left
  /// out.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The size of the header of a section, of which only that along the axis of scrolling counts;
  /// `headerReferenceSize` where it is left out.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// The size of the footer of a section, of which only that along the axis of scrolling counts;
  /// `footerReferenceSize` where it is left out.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// The answer where a program leaves the method out.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    OptionalMethod.leftOut(flow(collectionViewLayout)?.itemSize ?? .zero)
  }

  /// The answer where a program leaves the method out.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    OptionalMethod.leftOut(flow(collectionViewLayout)?.sectionInset ?? .zero)
  }

  /// The answer where a program leaves the method out.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethod.leftOut(flow(collectionViewLayout)?.minimumLineSpacing ?? 0)
  }

  /// The answer where a program leaves the method out.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethod.leftOut(flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0)
  }

  /// The answer where a program leaves the method out.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    OptionalMethod.leftOut(flow(collectionViewLayout)?.headerReferenceSize ?? .zero)
  }

  /// The answer where a program leaves the method out.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    OptionalMethod.leftOut(flow(collectionViewLayout)?.footerReferenceSize ?? .zero)
  }

  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }
}

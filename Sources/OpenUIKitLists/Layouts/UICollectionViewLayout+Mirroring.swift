import OpenQuartzCore

/// Turns frames of a layout around the middle of the content, from left to right.
struct LayoutMirror {
  /// The width of the content in points.
  let width: CGFloat

  func rect(_ rect: CGRect) -> CGRect {
    CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  @MainActor func attributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.duplicate()
    copy.center.x = width - copy.center.x
    return copy
  }
}

// A layout that is made for one direction of reading is shown in the other one.

extension UICollectionViewLayout {
  // Fidelity: content that is narrower than the view is at the right of the view. [decided]
  /// How frames are turned; nil where they are not.
  final var mirror: LayoutMirror? {
    guard flipsHorizontallyInOppositeLayoutDirection, let owner,
      owner.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    else { return nil }
    let insets = owner.adjustedContentInset
    return LayoutMirror(
      width: max(
        collectionViewContentSize.width, owner.bounds.width - insets.left - insets.right))
  }

  final func mirrored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { mirror?.attributes(attributes) ?? attributes }

  final func unmirrored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { mirror?.attributes(attributes) ?? attributes }

  /// Keeps the distance of the visible part from the right edge, where a mirrored layout begins,
  /// when the width of the content changes.
  final func keepMirroredOffset() {
    guard let mirror, let owner else { return cycle.mirroredExcess = nil }
    let insets = owner.adjustedContentInset
    let excess = mirror.width - (owner.bounds.width - insets.left - insets.right)
    let old = cycle.mirroredExcess ?? 0
    cycle.mirroredExcess = excess
    guard excess != old, owner.bounds.width > 0 else { return }
    owner.core.takeContentSize()
    owner.contentOffset.x += excess - old
    owner.core.lastBounds = owner.bounds
  }
}

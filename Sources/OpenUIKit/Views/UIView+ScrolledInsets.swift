// Scrolling changes the insets of the subviews at the edges only: the others are neither visited
// nor laid out.

extension UIView {
  /// Makes the layout pass visit the subviews whose insets depend on where the content has been
  /// scrolled from and to. Costs a comparison for each subview, or for each block of 64 plain ones.
  ///
  /// - Parameters:
  ///   - insets: The covered edges of the subviews; the same before and after.
  ///   - old: The bounds before, of the same size.
  final func passScrolledInsetsOn(_ insets: UIEdgeInsets, from old: CGRect) {
    let bounds = ownLayer.bounds
    let subviews = orderedSubviews
    // A block is left out only if none of its views inherits margins, which depend on their place.
    let blocks = treeState.insetFlags.contains(.propagatesMargins) ? nil : currentBlocks
    var index = 0
    while index < subviews.count {
      if let blocks, index % SubviewBlocks.size == 0,
        let rect = blocks.rect(ofBlockAt: index),
        SafeAreaGeometry.keepsRemainder(of: insets, inside: rect, from: old, to: bounds)
      {
        index += SubviewBlocks.size
        continue
      }
      let subview = subviews[index]
      index += 1
      let isUnchanged =
        !subview.treeState.insetFlags.contains(.preservesMargins)
        && SafeAreaGeometry.remainder(of: insets, at: subview.ownLayer.frame, in: old)
          == SafeAreaGeometry.remainder(of: insets, at: subview.ownLayer.frame, in: bounds)
      guard !isUnchanged else { continue }
      subview.treeState.layoutNeeds.insert(.insets)
      treeState.layoutNeeds.insert(.subtree)
    }
  }
}

nonisolated extension SafeAreaGeometry {
  /// Whether the remainder of the insets is the same before and after scrolling for every frame
  /// inside a rectangle. False where that is not certain.
  static func keepsRemainder(
    of insets: UIEdgeInsets, inside rect: CGRect, from old: CGRect, to new: CGRect
  ) -> Bool {
    /// Whether an inset is inside all frames or inside none, at both places of its edge. `near` and
    /// `far` are the sides of the rectangle, by their distance from the edge.
    func keeps(_ inset: CGFloat, near: (CGFloat, CGFloat), far: (CGFloat, CGFloat)) -> Bool {
      inset == 0 || min(near.0, near.1) >= inset || max(far.0, far.1) <= 0
    }
    return keeps(
      insets.top, near: (rect.minY - old.minY, rect.minY - new.minY),
      far: (rect.maxY - old.minY, rect.maxY - new.minY))
      && keeps(
        insets.left, near: (rect.minX - old.minX, rect.minX - new.minX),
        far: (rect.maxX - old.minX, rect.maxX - new.minX))
      && keeps(
        insets.bottom, near: (old.maxY - rect.maxY, new.maxY - rect.maxY),
        far: (old.maxY - rect.minY, new.maxY - rect.minY))
      && keeps(
        insets.right, near: (old.maxX - rect.maxX, new.maxX - rect.maxX),
        far: (old.maxX - rect.minX, new.maxX - rect.minX))
  }
}

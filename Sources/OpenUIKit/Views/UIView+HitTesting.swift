extension UIView {
  /// Below this alpha a view receives no touches.
  nonisolated static let minimumTouchableAlpha: Float = 0.01

  /// Whether touches may reach this view at all.
  // Fidelity: views that are animated without allowUserInteraction are left out. [documented]
  final var receivesTouches: Bool {
    isUserInteractionEnabled && !isHidden
      && ownLayer.modelValues.opacity >= UIView.minimumTouchableAlpha
      && treeState.touchBlockingAnimations == 0
  }

  /// The view at a point: this one, or the frontmost one inside it.
  final func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard receivesTouches, self.point(inside: point, with: event) else { return nil }
    return frontmostSubview(at: point, with: event) ?? self
  }

  /// Searches the subviews from the front, each in its own coordinates, whether the point is in the
  /// bounds or not. Costs the depth of the result, and next to nothing for plain subviews
  /// elsewhere.
  final func frontmostSubview(at point: CGPoint, with event: UIEvent?) -> UIView? {
    // A copy of the array: an override may add or remove views.
    let subviews = orderedSubviews
    let skipsClearMisses = !ownLayer.transformsSublayers
    let blocks = skipsClearMisses ? currentBlocks : nil
    var index = subviews.count
    while index > 0 {
      if let blocks { index = blocks.skipMisses(of: point, below: index) }
      // One subview asks itself.
      if skipsClearMisses, subviews.count > 1 {
        let start = blocks.map { _ in (index - 1) / SubviewBlocks.size * SubviewBlocks.size } ?? 0
        let end = index
        index = UIView.skipClearMisses(of: point, in: subviews, below: end, from: max(0, start))
        if index == start, start > 0 { continue }
      }
      guard index > 0 else { break }
      index -= 1
      let subview = subviews[index]
      if let hit = subview.hitTest(subview.pointFromSuperview(point, self), with: event) {
        return hit
      }
    }
    return nil
  }

  /// A point of the superview in the view's own coordinates.
  private func pointFromSuperview(_ point: CGPoint, _ superview: UIView) -> CGPoint {
    if treeState.presentationHitTestAnimations > 0 {
      return ownLayer.convertFromSuperlayerWithPresentation(point)
    }
    return ownLayer.convertQuickly(point, from: superview.ownLayer)
      ?? ownLayer.convert(point, from: superview.ownLayer)
  }

  /// The number of subviews without those at the end that cannot be hit: they override nothing, and
  /// the point is outside their bounds.
  private static func skipClearMisses(
    of point: CGPoint, in subviews: [UIView], below end: Int, from start: Int
  ) -> Int {
    subviews.endUncounted(from: start, below: end) { $0.clearlyMisses(point) }
  }

  /// Whether the view is of a class that does not override hit testing, and the point is outside.
  private func clearlyMisses(_ point: CGPoint) -> Bool {
    isPlainForHitTests && treeState.presentationHitTestAnimations == 0
      && ownLayer.isClearlyOutside(point)
  }

  /// Whether the view is of a class that does not override hit testing.
  final var isPlainForHitTests: Bool {
    type(of: self) == UIView.self || type(of: self) == UILabel.self
  }

  /// Where the subviews are; nil for few. Costs a walk over them after one of them has moved.
  final var currentBlocks: SubviewBlocks? {
    guard orderedSubviews.count > SubviewBlocks.size else { return nil }
    if let subviewBlocks, subviewBlocks.arrangement == ownLayer.marks.arrangement {
      return subviewBlocks
    }
    let blocks = SubviewBlocks(of: self)
    subviewBlocks = blocks
    return blocks
  }
}

/// Where many subviews are: rectangles around blocks of 64 that follow each other, so that a hit
/// test among thousands of them looks at few. In the coordinates of the superview.
nonisolated struct SubviewBlocks: Sendable {
  /// How many subviews are in a block.
  static let size = 64

  /// The arrangement of the superview's layer for which the rectangles hold.
  let arrangement: UInt32
  /// Nil for a block with a view that may be hit outside its frame.
  private let rects: [CGRect?]

  /// The rectangles around the subviews of a view.
  @MainActor init(of view: UIView) {
    arrangement = view.ownLayer.marks.arrangement
    let subviews = view.orderedSubviews
    rects = stride(from: 0, to: subviews.count, by: Self.size).map { start in
      Self.rect(around: subviews[start..<min(start + Self.size, subviews.count)], in: view.ownLayer)
    }
  }

  @MainActor private static func rect(around views: ArraySlice<UIView>, in layer: CALayer)
    -> CGRect?
  {
    var rect = CGRect.null
    for view in views {
      guard view.isPlainForHitTests, view.treeState.presentationHitTestAnimations == 0,
        view.ownLayer.isSublayer(of: layer),
        !view.ownLayer.modelValues.isTransformed
      else { return nil }
      rect = rect.union(view.ownLayer.modelValues.frame)
    }
    return rect
  }

  /// The rectangle around the block that begins with a subview; nil for one with other views.
  func rect(ofBlockAt index: Int) -> CGRect? { rects[index / Self.size] }

  /// The number of subviews without the blocks at the end that cannot be hit.
  func skipMisses(of point: CGPoint, below end: Int) -> Int {
    var index = end
    while index > 0 {
      let block = (index - 1) / Self.size
      guard let rect = rects[block], !Self.contains(rect, point) else { return index }
      index = block * Self.size
    }
    return index
  }

  /// Rectangles that are empty are not left out: rounding decides about points at their edges.
  private static func contains(_ rect: CGRect, _ point: CGPoint) -> Bool {
    point.x >= rect.minX - 1 && point.x <= rect.maxX + 1 && point.y >= rect.minY - 1
      && point.y <= rect.maxY + 1
  }
}

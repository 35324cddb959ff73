extension CALayer {
  final func markNeedsLayout() {
    guard !pending.contains(.layout) else { return }
    pending.insert(.layout)
    parent?.markPathForLayout()
    RenderContext.current.setNeedsCommit()
  }

  /// Tells this layer and all above it that a layer below waits for layout.
  final func markPathForLayout() {
    var layer: CALayer? = self
    while let current = layer, !current.pending.contains(.layoutBelow) {
      current.pending.insert(.layoutBelow)
      layer = current.parent
    }
  }

  final func layoutNow() {
    var top = self
    while let parent = top.parent, parent.pending.contains(.layout) { top = parent }
    top.layoutTree()
  }

  /// Lays out what waits in the subtree, top down; costs only the way to it.
  final func layoutTree() {
    if pending.contains(.layout) {
      pending.remove(.layout)
      layoutSublayers()
    }
    guard pending.contains(.layoutBelow) else { return }
    pending.remove(.layoutBelow)
    for child in children where !child.pending.isDisjoint(with: .anyLayout) {
      child.layoutTree()
    }
  }
}

// Layers without an owner are marked for layout, and the path to them. An owner, which is a view,
// is laid out by its own pass: the path of marks ends at its layer, and the owner is called.

extension CALayer {
  final func markNeedsLayout() {
    if let owner { return owner.layerNeedsLayout() }
    guard !marks.pending.contains(.layout) else { return }
    marks.pending.insert(.layout)
    parent?.markPathForLayout()
    RenderContext.current.setNeedsCommit()
  }

  /// Marks this layer and all above it, up to one with an owner, because a layer below needs
  /// layout.
  final package func markPathForLayout() {
    var layer: CALayer? = self
    while let current = layer, !current.marks.pending.contains(.layoutBelow) {
      current.marks.pending.insert(.layoutBelow)
      if let owner = current.owner { return owner.layerBelowNeedsLayout() }
      layer = current.parent
    }
  }

  /// Marks the layers above this one, which has an owner, because the owner needs layout.
  final package func markPathToOwner() {
    guard let parent, !marks.pending.contains(.layoutBelow) else { return }
    marks.pending.insert(.layoutBelow)
    parent.markPathForLayout()
    RenderContext.current.setNeedsCommit()
  }

  final func layoutNow() {
    if let owner { return owner.layOutIfNeeded() }
    var top = self
    while let parent = top.parent, parent.marks.pending.contains(.layout) { top = parent }
    top.layoutTree()
  }

  /// Lays out what is due in the subtree, top down; costs only the path to it.
  final func layoutTree() {
    if let owner {
      marks.pending.remove(.layoutBelow)
      return owner.layOutIfNeeded()
    }
    if marks.pending.contains(.layout) {
      marks.pending.remove(.layout)
      layoutSublayers()
    }
    layoutTreesBelow()
  }

  /// Lays out the layers below that need it and have no owner.
  final package func layoutTreesBelow() {
    guard marks.pending.contains(.layoutBelow) else { return }
    marks.pending.remove(.layoutBelow)
    for child in children where !child.marks.pending.isDisjoint(with: .anyLayout) {
      child.layoutTree()
    }
    if let maskLayer, !maskLayer.marks.pending.isDisjoint(with: .anyLayout) {
      maskLayer.layoutTree()
    }
  }
}

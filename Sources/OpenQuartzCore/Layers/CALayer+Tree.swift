/// An index in the list of sublayers.
enum SublayerIndex {
  case end
  case index(Int)
  case below(CALayer)
  case above(CALayer)
}

extension CALayer {
  /// The layers in this one, back to front while their z positions are equal.
  final var children: [CALayer] {
    @inline(__always) get {
      if marks.unusedChildEntries > 0 { childEntries.removeUnused(&marks.unusedChildEntries) }
      return childEntries
    }
    @inline(__always) _modify {
      if marks.unusedChildEntries > 0 { childEntries.removeUnused(&marks.unusedChildEntries) }
      yield &childEntries
    }
  }

  /// The sublayers back to front: by z position, equal ones in the order of the list.
  ///
  /// O(1) while no sublayer has a z position; sorted once per change otherwise.
  final package var sublayersByZ: [CALayer] {
    guard depth.deepChildren > 0 else { return children }
    if let order = depth.order { return order }
    let depths = children.map { $0.presented.zPosition }
    let order = children.indices.sorted { a, b in
      depths[a] == depths[b] ? a < b : depths[a] < depths[b]
    }
    let sorted = order.map { children[$0] }
    depth.order = sorted
    return sorted
  }

  /// The superlayer of a layer that is no presentation copy.
  final var parent: CALayer? {
    @inline(__always) get { parentLink.target }
    @inline(__always) set { parentLink.target = newValue }
  }

  /// Whether the layer is directly in another one. Counts no references.
  final package func isSublayer(of layer: CALayer) -> Bool { parentLink.leads(to: layer) }

  /// The top of the tree that the layer is in. O(depth).
  final package var root: CALayer {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer
  }

  final func insert(_ layer: CALayer, _ index: Int) { insertChild(layer, at: .index(index)) }

  final func add(_ layer: CALayer, below sibling: CALayer?) {
    insertChild(layer, at: sibling.map { .below($0) } ?? .index(0))
  }

  final func add(_ layer: CALayer, above sibling: CALayer?) {
    insertChild(layer, at: sibling.map { .above($0) } ?? .end)
  }

  final func insertChild(_ layer: CALayer, at place: SublayerIndex) {
    requireAcyclic(layer)
    if case .below(layer) = place { return }
    if case .above(layer) = place { return }
    layer.unlink()
    switch place {
    case .end: children.append(layer)
    case .index(let index): children.insert(layer, at: min(index, children.count))
    case .below(let sibling): children.insert(layer, at: index(of: sibling) ?? 0)
    case .above(let sibling):
      children.insert(layer, at: index(of: sibling).map { $0 + 1 } ?? children.count)
    }
    link(layer)
    childrenDidChange()
  }

  final func replaceChild(_ old: CALayer, with new: CALayer) {
    guard old !== new, old.parent === self else { return }
    insertChild(new, at: .below(old))
    old.detach()
  }

  final func replaceChildren(with list: [CALayer]) {
    list.forEach(requireAcyclic)
    let remaining = Set(list.map(ObjectIdentifier.init))
    for child in children where !remaining.contains(ObjectIdentifier(child)) { child.detach() }
    for layer in list { insertChild(layer, at: .end) }
  }

  final func detach() { if !marks.isMask { unlink() } }

  /// Updates the parent's count of children with depth, and its order.
  final func depthDidChange() {
    guard !marks.isMask else { return }
    let isDeep = modelValues.zPosition != 0 || animations?.animatesDepth ?? false
    if isDeep != depth.isCounted {
      depth.isCounted = isDeep
      parent?.depth.deepChildren += isDeep ? 1 : -1
      parent?.orderDidChange()
    } else if isDeep {
      parent?.orderDidChange()
    }
  }

  /// The z position of a child changed.
  final func orderDidChange() {
    depth.order = nil
    markChanged(.children)
  }

  private final func link(_ layer: CALayer) {
    layer.parent = self
    if layer.depth.isCounted { depth.deepChildren += 1 }
    if !layer.marks.pending.isDisjoint(with: .anyLayout) { markPathForLayout() }
    if ownerLink.isEmpty, let waiting = layer.owner, waiting.needsLayout { layer.markPathToOwner() }
    if !layer.marks.pending.isDisjoint(with: .anyDisplay) { markPathForDisplay() }
    layer.markChanged(.placement)
  }

  private final func unlink() {
    guard let parent else { return }
    if marks.isMask { return parent.unlinkMask() }
    _ = parent.childEntries.removeSibling(self, unused: &parent.marks.unusedChildEntries)
    if depth.isCounted { parent.depth.deepChildren -= 1 }
    noteRemoval()
    self.parent = nil
    marks.isPlacedOutside = false
    parent.childrenDidChange()
    RenderContext.current.treeDidShrink()
  }

  private final func childrenDidChange() {
    depth.order = nil
    markChanged(.children)
    if ownerLink.isEmpty { setNeedsLayout() }
  }

  /// From the end: stacks remove what they added last.
  private final func index(of layer: CALayer) -> Int? {
    children.place(of: layer)
  }

  /// Whether this layer is inside another one.
  private final func isInside(_ layer: CALayer) -> Bool {
    let address = Unmanaged.passUnretained(layer).toOpaque()
    var ancestor = parentLink.unretained
    while let current = ancestor {
      if current.toOpaque() == address { return true }
      ancestor = current.withUncounted { $0.parentLink.unretained }
    }
    return false
  }

  /// A layer without sublayers cannot contain this one, so that building up costs no walk.
  private final func requireAcyclic(_ layer: CALayer) {
    precondition(layer !== self, "A layer cannot be its own sublayer: \(layer)")
    precondition(
      original == nil && layer.original == nil,
      "A presentation copy cannot be part of a layer tree: \(layer)")
    precondition(
      (layer.children.isEmpty && layer.maskLayer == nil) || !isInside(layer),
      "A layer cannot be added below itself: \(layer) already contains \(self)")
  }
}

import DisplayServer
import OpenCoreGraphics

/// Updates a tree of compositions from a tree of layers, and determines the damage.
///
/// Only marked layers are visited, and those that they moved.
final class TreeUpdater {
  /// Which values of the layers are used.
  enum Source {
    /// The presentation values, stored for the next frame: the layers' marks are cleared.
    case presented
    /// The presentation values, in a tree that is used once.
    case presentedOnce
    /// The model, in a tree that is thrown away, with the root at the origin of its space: its own
    /// position and transform do not count.
    case modelOnce
    /// The presentation values inside the root, which itself is as in the model and at the origin
    /// of its space, in a tree that is used once.
    case contentOnce
  }

  let source: Source
  private(set) var visited = 0
  /// A stack: from its start on, the entries of a layer that is being visited are in its own
  /// pixels.
  private var damage: [PixelRect] = []
  /// By how many seconds animations are shown later.
  let delay: Double

  init(_ source: Source, delay: Double = 0) {
    self.source = source
    self.delay = delay
  }

  deinit {}

  /// Updates the tree below `surface`, whose only child is the composition of `root`, and returns
  /// the damage in the pixels of `surface`.
  func update(_ root: CALayer, on surface: LayerComposition) -> [PixelRect] {
    damage = []
    if surface.children.isEmpty { surface.children = [makeComposition(root, below: surface)] }
    let node = surface.children[0]
    _ = update(root, node, below: surface, mustPlace: node.isNew)
    return damage
  }

  /// Updates the new composition of one layer, and of all below it.
  func update(_ layer: CALayer, _ node: LayerComposition, below parent: LayerComposition) {
    _ = update(layer, node, below: parent, mustPlace: true)
  }

  /// The changes of one layer.
  private struct Effect {
    /// The footprint of the layer has to be painted again, before and after.
    var moves = false
    /// The inside has to be painted again.
    var repaintsAll = false
    /// The layer's own appearance has to be painted again.
    var repaintsOwn = PixelRect.zero
    /// The positions of the sublayers change.
    var placesSublayers = false
    /// The list of sublayers, or their order, may have changed.
    var relinks = false
    /// The outline of the layer may have changed.
    var changesOutline = false
    /// Whether the layer is more to its sublayers than their superlayer.
    var isGroup = false
  }

  /// Returns whether the outline of the superlayer may have changed.
  ///
  /// The stack frames of a deep tree are these two: they are as small as possible.
  private func update(
    _ layer: CALayer, _ node: LayerComposition, below parent: LayerComposition, mustPlace: Bool
  ) -> Bool {
    visited += 1
    let start = damage.count
    var effect = updateOwn(layer, node, below: parent, mustPlace: mustPlace)
    if node.placement.isVisible, effect.isGroup {
      updateGroup(layer, node, &effect)
    } else if node.placement.isVisible {
      if effect.relinks {
        relink(layer, node)
        if relinkMask(layer, node) { effect.repaintsAll = true }
      }
      // A layer that is only scrolled visits none of its sublayers.
      let mustVisit = effect.placesSublayers || effect.relinks || layer.marks.sublayersHaveChanges
      if mustVisit, updateSublayers(layer, node, mustPlace: effect.placesSublayers, start) {
        effect.changesOutline = true
      }
      if mustVisit, node.mask != nil, updateMask(layer, node, mustPlace: effect.placesSublayers) {
        effect.changesOutline = true
      }
    } else {
      hide(layer, node)
    }
    if source == .presented { layer.clearChanges() }
    return finish(node, effect, start)
  }

  @inline(never)
  private func updateGroup(
    _ layer: CALayer, _ node: LayerComposition, _ effect: inout Effect
  ) {
    let mustVisit = effect.placesSublayers || effect.relinks || layer.marks.sublayersHaveChanges
    guard mustVisit, let group = group(of: layer, node) else { return }
    if group.isInSpace {
      node.mask?.discard()
      node.mask = nil
    } else {
      _ = relinkMask(layer, node)
      if node.mask != nil { _ = updateMask(layer, node, mustPlace: effect.placesSublayers) }
    }
    rebuild(layer, node, group)
    effect.changesOutline = true
    effect.repaintsAll = true
  }

  /// Returns the arrangement of the sublayers of a layer that repeats them, or leaves them in three
  /// dimensions; nil for other layers.
  private func group(of layer: CALayer, _ node: LayerComposition) -> LayerGroup? {
    let kind = type(of: layer).kind
    guard kind == .replicator || kind == .transform else { return nil }
    return LayerGroup(kind, values(of: layer, node))
  }

  private func updateSublayers(
    _ layer: CALayer, _ node: LayerComposition, mustPlace: Bool, _ start: Int
  ) -> Bool {
    let sublayers = layer.sublayersByZ
    var changesOutline = false
    var index = 0
    while index < sublayers.count {
      if !mustPlace, node.blocks.hasBlocks {
        let next = node.blocks.skipUnmarked(at: index, of: sublayers.count)
        if next > index {
          index = next
          continue
        }
      }
      defer { index += 1 }
      let child = node.children[index]
      // Changes behind a layer are damaged first.
      let end = damage.count
      defer {
        if child.outline.hasBackdrop, end > start { damageBackdrops(of: child, start..<end) }
      }
      guard mustPlace || child.isNew || sublayers[index].marks.subtreeHasChanges else { continue }
      let mustPlaceChild = mustPlace || child.isNew
      if update(sublayers[index], child, below: node, mustPlace: mustPlaceChild) {
        changesOutline = true
        node.blocks.childDidChange(at: index)
      }
    }
    return changesOutline
  }
}

// MARK: The mask

extension TreeUpdater {
  /// Updates the mask of a layer. Changes in the mask have to be painted again in the layer.
  @inline(never)
  private func updateMask(
    _ layer: CALayer, _ node: LayerComposition, mustPlace: Bool
  ) -> Bool {
    guard let mask = layer.maskLayer, let composition = node.mask else { return false }
    let mustPlaceMask = mustPlace || composition.isNew
    guard mustPlaceMask || mask.marks.subtreeHasChanges else { return false }
    return update(mask, composition, below: node, mustPlace: mustPlaceMask)
  }

  /// Makes the mask that of the layer; whether it is another one.
  private func relinkMask(_ layer: CALayer, _ node: LayerComposition) -> Bool {
    let mask = layer.maskLayer
    if mask == nil, node.mask == nil { return false }
    let old = node.mask
    if let mask {
      if let old, source == .presented, mask.composition === old { return false }
      node.mask = makeComposition(mask, below: node)
    } else {
      node.mask = nil
    }
    old?.discard()
    return true
  }
}

// MARK: The layer itself

extension TreeUpdater {
  /// Compares the values of one layer.
  @inline(never)
  private func updateOwn(
    _ layer: CALayer, _ node: LayerComposition, below parent: LayerComposition, mustPlace: Bool
  ) -> Effect {
    var effect = Effect()
    let group = type(of: layer) == CALayer.self ? nil : group(of: layer, node)
    effect.isGroup = group != nil
    let changes = layer.marks.changes
    let hasDepth = layer.depth.deepChildren > 0
    effect.relinks = node.isStale || changes.contains(.children) || hasDepth || node.hasDepth
    node.hasDepth = hasDepth
    node.isNew = false
    effect.changesOutline = effect.relinks
    guard mustPlace || node.isStale || !changes.isDisjoint(with: [.placement, .pixels]) else {
      return effect
    }
    effect.changesOutline = true
    let values = values(of: layer, node)
    let space = node.instanceSpace ?? parent.space
    if group?.isInSpace ?? false {
      placeInSpace(node, values, in: space, &effect)
    } else {
      place(layer, node, values, in: space, &effect)
    }
    return effect
  }

  /// Places a layer, and makes what it shows there.
  @inline(__always)
  private func place(
    _ layer: CALayer, _ node: LayerComposition, _ values: LayerValues, in space: LayerSpace,
    _ effect: inout Effect
  ) {
    let old = node.placement
    let isModel = layer.animations == nil && layer.original == nil
    let placement = LayerPlacement(values, in: space, areFinite: isModel)
    effect.moves = placement != old
    node.placement = placement
    guard placement.isVisible else { return }
    let inside = LayerSpace(
      values, bounds: placement.bounds, scale: placement.scale,
      fade: placement.fadesParts ? Double(placement.alpha) / 255 : 1)
    effect.placesSublayers = node.isStale || !inside.placesSublayers(as: node.space)
    node.space = inside
    effect.repaintsAll = repaintsAll(placement, insteadOf: old)
    if node.isStale || layer.marks.changes.contains(.pixels) || placement.bounds != old.bounds
      || placement.scale != old.scale
    {
      updatePaint(of: layer, node, values, insteadOf: old, &effect)
    }
    node.isStale = false
  }

  /// Whether all pixels of a layer and its sublayers change with its placement.
  @inline(__always)
  private func repaintsAll(_ placement: LayerPlacement, insteadOf old: LayerPlacement) -> Bool {
    placement.bounds != old.bounds || placement.clips != old.clips
      || placement.corners != old.corners || placement.scale != old.scale
      || (placement.fadesParts && placement.alpha != old.alpha)
      || placement.fadesParts != old.fadesParts
  }

  /// Makes what a layer shows in its new placement.
  @inline(__always)
  private func updatePaint(
    of layer: CALayer, _ node: LayerComposition, _ values: LayerValues,
    insteadOf old: LayerPlacement, _ effect: inout Effect
  ) {
    let before = node.paint.extents(old)
    let hadTransition = node.paint.transition != nil
    node.paint = LayerPaint(
      values, backing: layer.backing, placement: node.placement, scale: node.placement.scale,
      replacing: node.paint)
    effect.repaintsOwn = before.union(node.paint.extents(node.placement))
    if hadTransition || node.paint.transition != nil { effect.repaintsAll = true }
  }

  /// Places a layer that leaves its sublayers in three dimensions, and shows nothing of itself.
  @inline(never)
  private func placeInSpace(
    _ node: LayerComposition, _ values: LayerValues, in space: LayerSpace, _ effect: inout Effect
  ) {
    let placement = LayerPlacement(group: values, in: space)
    effect.moves = placement != node.placement
    node.placement = placement
    guard placement.isVisible else { return }
    let inside = LayerSpace(group: values, in: space)
    effect.placesSublayers = node.isStale || inside != node.space
    node.space = inside
    node.paint = LayerPaint()
    node.isStale = false
  }

  private func values(of layer: CALayer, _ node: LayerComposition) -> LayerValues {
    isRoot(node) && (source == .modelOnce || source == .contentOnce)
      ? atOrigin(layer.modelValues) : values(of: layer, delayedBy: delay)
  }

  /// The values of a layer that is not the root.
  func values(of layer: CALayer, delayedBy delay: Double) -> LayerValues {
    switch source {
    case .presented, .presentedOnce, .contentOnce:
      delay == 0 ? layer.presented : layer.presented(delayedBy: delay)
    case .modelOnce: layer.modelValues
    }
  }

  private func isRoot(_ node: LayerComposition) -> Bool { node.parent?.parent == nil }

  private func atOrigin(_ model: LayerValues) -> LayerValues {
    var values = model
    values.position = values.anchor
    values.transform = CATransform3DIdentity
    return values
  }

  @inline(never)
  private func hide(_ layer: CALayer, _ node: LayerComposition) {
    for child in node.children { child.discard() }
    node.children = []
    node.mask?.discard()
    node.mask = nil
    node.paint = LayerPaint()
    node.isStale = true
    if source == .presented { clearChangesBelow(layer) }
  }

  /// Marks go up to the first marked layer only: none may stay behind below a hidden layer.
  func clearChangesBelow(_ layer: CALayer) {
    for child in layer.children where child.marks.subtreeHasChanges {
      child.clearChanges()
      clearChangesBelow(child)
    }
    if let mask = layer.maskLayer, mask.marks.subtreeHasChanges {
      mask.clearChanges()
      clearChangesBelow(mask)
    }
  }

  /// Converts the damage inside the layer to damage of the superlayer.
  ///
  /// Returns whether the outline of the superlayer may have changed.
  @inline(never)
  private func finish(_ node: LayerComposition, _ change: Effect, _ start: Int) -> Bool {
    var effect = change
    let before = node.outline
    let boundsBefore = node.subtreeBounds
    let end = damage.count
    if !effect.repaintsOwn.isEmpty { damage.append(effect.repaintsOwn) }
    if effect.changesOutline { updateOutline(of: node) }
    // A change inside changes the shadow of the picture as a whole.
    if node.shadow != nil, damage.count > start, let shadow = node.shadow, shadow.isOfPicture {
      damage.append(shadow.bounds)
      effect.repaintsAll = true
    }
    if node.containsBackdrop, damage.count > end {
      damage += node.damageBackdropsInside(by: Array(damage[end...]))
    }
    collapse(start)
    updatePicture(node, effect, start)

    // A picture of another size is sampled at other positions, by much less than a pixel.
    let resamples =
      (node.isProjected || (node.isFlattened && node.containsProjection))
      && node.subtreeBounds != boundsBefore
    // Rounding differs by one level between a picture and its parts.
    let isDrawnOtherwise = node.isFlattened != before.isFlattened
    if effect.moves || effect.repaintsAll || resamples || isDrawnOtherwise {
      damage.removeSubrange(start...)
      if node.containsBackdrop { node.invalidateBackdrops() }
      let after = node.footprint
      if !before.footprint.isEmpty { damage.append(before.footprint) }
      if !after.isEmpty, after != before.footprint { damage.append(after) }
    } else {
      for index in start..<damage.count { damage[index] = node.damage(of: damage[index]) }
    }
    return node.outline != before
  }

  /// Updates the outline of a layer. Where its shadow has changed, the old one and the new one have
  /// to be painted again.
  private func updateOutline(of node: LayerComposition) {
    guard node.shadow != nil || node.paint.shadow != nil else { return node.updateOutline() }
    let before = node.shadow
    node.updateOutline()
    guard node.shadow != before else { return }
    for part in [before?.bounds, node.shadow?.bounds] { damage.append(part ?? .zero) }
  }

  private func updatePicture(_ node: LayerComposition, _ effect: Effect, _ start: Int) {
    guard let picture = node.picture else { return }
    if !node.isFlattened {
      node.picture = nil
    } else if effect.repaintsAll {
      picture.invalidate()
    } else {
      picture.invalidate(damage[start...])
    }
  }

  /// Marks the backdrops that show changes behind a layer as to be painted again.
  private func damageBackdrops(of child: LayerComposition, _ changes: Range<Int>) {
    damage += child.damageBackdrops(by: Array(damage[changes]))
  }

  /// Many small changes cost more to keep apart than to paint.
  private func collapse(_ start: Int) {
    guard damage.count - start > 64 else { return }
    var union = PixelRect.zero
    for rect in damage[start...] { union = union.union(rect) }
    damage.removeSubrange(start...)
    damage.append(union)
  }
}

// MARK: The list of sublayers

extension TreeUpdater {
  /// Makes the children those of the layer: damages what was removed, and what changed its order.
  @inline(never)
  private func relink(_ layer: CALayer, _ node: LayerComposition) {
    let old = node.children
    var children: [LayerComposition] = []
    var highest = -1
    for sublayer in layer.sublayersByZ {
      guard let known = known(sublayer, below: node) else {
        children.append(makeComposition(sublayer, below: node))
        continue
      }
      // Of two that were exchanged, the one that is now later was the earlier one.
      if known.order < highest { damage.append(known.footprint) }
      highest = max(highest, known.order)
      known.order = -1
      children.append(known)
    }
    for child in old where child.order >= 0 {
      damage.append(child.footprint)
      child.discard()
    }
    for (index, child) in children.enumerated() { child.order = index }
    node.children = children
  }

  private func known(_ layer: CALayer, below node: LayerComposition) -> LayerComposition? {
    guard source == .presented, let composition = layer.composition,
      composition.parent === node
    else { return nil }
    return composition
  }

  private func makeComposition(
    _ layer: CALayer, below node: LayerComposition
  ) -> LayerComposition {
    let composition = LayerComposition(parent: node, space: node.space)
    if source == .presented { layer.composition = composition }
    return composition
  }
}

import MisuseReports

extension CALayer {
  /// Makes a layer the mask, or none.
  ///
  /// A mask is linked to the layer that it masks as a sublayer is to its superlayer, so that its
  /// changes, animations, layout and drawing belong to the tree; it is in no list of sublayers.
  final func setMask(_ layer: CALayer?) {
    guard layer !== maskLayer else { return }
    if let layer, !accepts(mask: layer) { return }
    unlinkMask()
    guard let layer else { return }
    maskLayer = layer
    layer.marks.isMask = true
    layer.parent = self
    if !layer.marks.pending.isDisjoint(with: .anyLayout) { markPathForLayout() }
    if let waiting = layer.owner, waiting.needsLayout { layer.markPathToOwner() }
    if !layer.marks.pending.isDisjoint(with: .anyDisplay) { markPathForDisplay() }
    layer.markChanged(.placement)
    markChanged([.children, .pixels])
  }

  /// The layer that this one masks.
  final package var maskedLayer: CALayer? { marks.isMask ? parent : nil }

  /// The mask masks nothing any more.
  final func unlinkMask() {
    guard let mask = maskLayer else { return }
    maskLayer = nil
    mask.parent = nil
    mask.marks.isMask = false
    mask.depthDidChange()
    markChanged([.children, .pixels])
    RenderContext.current.treeDidShrink()
  }

  /// Fidelity: a mask must have no superlayer [documented]; one that has, masks another layer, or
  /// contains the layer that it should mask, is refused [decided].
  private final func accepts(mask layer: CALayer) -> Bool {
    guard layer.parentLink.isEmpty, root !== layer, layer.original == nil, original == nil else {
      Misuse.report(.maskIsInUse(layer))
      return false
    }
    return true
  }
}

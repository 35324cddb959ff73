import DisplayServer
import OpenCoreGraphics

/// The state of a layer for its superlayer.
nonisolated struct Outline: Equatable {
  /// All that the subtree paints, in the superlayer's pixels.
  var footprint = PixelRect.zero
  /// Pixels of the superlayer that the subtree covers fully.
  var opaque = PixelRect.zero
  /// The subtree is rendered into a picture, which is then drawn as a whole.
  var isFlattened = false
  /// Something is drawn through a projection onto the superlayer's canvas: such pixels depend, by
  /// a level, on where the canvas begins.
  var isResampled = false
  /// Something inside shows what lies behind the subtree.
  var hasBackdrop = false
}

/// The values that the compositor stores about a layer from one frame to the next.
///
/// The layer only stores it; everything in it belongs to the compositor. Compositions form a tree
/// of their own, which is the tree of layers as it was painted last.
package final class LayerComposition {
  /// The composition that this one is a child of; nil once it is out of the tree.
  private(set) var parent: LayerComposition? {
    get { parentLink.target }
    set { parentLink.target = newValue }
  }

  private var parentLink = BackLink<LayerComposition>()
  nonisolated private let lifetimeStorage = LifetimeStorage()
  /// The layer was not visited yet.
  var isNew = true
  /// Neither the appearance of the layer nor its sublayers are known: it is new, or it was hidden.
  var isStale = true

  /// Where the layer is placed, if its superlayer has several instances of it, or leaves it in
  /// three dimensions.
  var instanceSpace: LayerSpace?
  /// The factors of the colours of the layer and all below it, applied one after the other.
  var tints: [InstanceTint] = []

  var placement = LayerPlacement.hidden
  var paint = LayerPaint()
  /// The space of the sublayers.
  var space: LayerSpace
  /// Back to front; empty while the layer is hidden.
  var children: [LayerComposition] = [] {
    didSet { blocks = CompositionBlocks() }
  }
  /// The composition of the layer's mask, as if it were a child; nil without a mask.
  var mask: LayerComposition? {
    get { masks.first }
    set { masks = newValue.map { [$0] } ?? [] }
  }
  /// One at most.
  private var masks: [LayerComposition] = []
  /// The values that many children have in common; empty for few.
  var blocks = CompositionBlocks()
  /// The order of the children depends on their z positions, which change without a mark here.
  var hasDepth = false
  /// The index among the children of the parent.
  var order = 0

  /// All that the subtree paints, in the layer's own pixels.
  var subtreeBounds = PixelRect.zero
  /// Pixels that the subtree covers fully, before corners are rounded and opacity applies.
  var opaqueBounds = PixelRect.zero
  /// The shadow, which is a part of what the subtree paints.
  private(set) var shadow: CastShadow? {
    didSet { castsShadowOfShape = shadow.map { !$0.isOfPicture } ?? false }
  }
  /// Whether there is a shadow that is not made of the layer's picture.
  private(set) var castsShadowOfShape = false
  /// Something inside is drawn through a projection onto the layer's own canvas.
  private(set) var containsProjection = false
  /// The state for the superlayer.
  var outline = Outline()
  /// The picture of a flattened subtree. It may be missing, and is made when it is needed.
  var picture: FlattenedPicture?
  /// The picture behind the layer, if the layer shows it. It may be missing, and is made when it is
  /// needed.
  var backdrop: BackdropPicture?
  /// Something inside, or the layer itself, shows what lies behind it.
  private(set) var containsBackdrop = false

  init(parent: LayerComposition?, space: LayerSpace) {
    self.space = space
    self.parent = parent
  }

  deinit {
    let owned = masks.isEmpty ? children : children + masks
    if !owned.isEmpty {
      MainActor.release(owned, of: self) { for child in $0 { child.parentLink.clear($1) } }
    }
    lifetimeStorage.end()
  }

  /// The layer, or one below it, is marked: the parent must visit it.
  func layerIsMarked() {
    guard let parent, parent.blocks.hasBlocks else { return }
    parent.blocks.layerIsMarked(at: order)
  }

  /// Whether children are cut off at rounded corners.
  var clipsToCorners: Bool { placement.clips && placement.corners.isRound }

  var footprint: PixelRect { outline.footprint }
  var isFlattened: Bool { outline.isFlattened }

  /// Computes what depends on the layer's own appearance and on its children. Costs the children
  /// that have changed, and a step for each block of 64.
  func updateOutline() {
    subtreeBounds = .zero
    opaqueBounds = .zero
    outline = Outline()
    containsProjection = false
    containsBackdrop = false
    if shadow != nil { shadow = nil }
    guard placement.isVisible else { return }
    var bounds = paint.extents(placement)
    var opaque = paint.opaqueBounds(placement)
    var hasVisibleChildren = false
    containsProjection = paint.contents?.isStoredExact == false
    let inside = blocks.union(of: children)
    if !inside.footprint.isEmpty {
      hasVisibleChildren = true
      bounds = bounds.union(inside.footprint)
      if inside.opaque.area > opaque.area { opaque = inside.opaque }
      if inside.isResampled { containsProjection = true }
    }
    containsBackdrop = paint.backdrop != nil || inside.hasBackdrop
    if isCutToSublayers {
      bounds = bounds.intersection(inside.footprint)
      opaque = .zero
    }
    if paint.shadow != nil { bounds = castShadow(of: bounds, inside.footprint) }
    if let transition = paint.transition { bounds = extents(of: transition, around: bounds) }
    if let mask { bounds = masked(bounds, by: mask) }
    subtreeBounds = placement.clips ? bounds.intersection(placement.bounds) : bounds
    opaqueBounds = placement.clips ? opaque.intersection(placement.bounds) : opaque
    if let mask { opaqueBounds = opaqueBounds.intersection(mask.outline.opaque) }
    if placement.fadesParts || paint.transition != nil { opaqueBounds = .zero }
    if !tints.isEmpty { opaqueBounds = .zero }
    let isFlattened = mustFlatten(hasVisibleChildren: hasVisibleChildren)
    outline.footprint = placement.footprint(of: subtreeBounds)
    outline.opaque = opaqueFootprint
    outline.isFlattened = isFlattened && !subtreeBounds.isEmpty
    outline.isResampled = isProjected || (containsProjection && !outline.isFlattened)
    outline.hasBackdrop = containsBackdrop && sharesBackdropWithSublayers
  }

  /// Makes the shadow; what the layer paints with it.
  ///
  /// - Parameter inside: all that the sublayers paint.
  @inline(never)
  private func castShadow(of bounds: PixelRect, _ inside: PixelRect) -> PixelRect {
    shadow = paint.shadow.flatMap {
      CastShadow($0, paint: paint, placement: placement, content: bounds, inside: inside)
    }
    return bounds.union(shadow?.bounds ?? .zero)
  }

  /// Returns the part of `bounds` that a mask leaves visible.
  private func masked(_ bounds: PixelRect, by mask: LayerComposition) -> PixelRect {
    if mask.outline.isResampled { containsProjection = true }
    if mask.footprint.isEmpty { return .zero }
    // Parts that the mask hides may cast a shadow into parts that it does not hide.
    if let shadow, shadow.isOfPicture { return bounds }
    return bounds.intersection(mask.footprint)
  }

  private func mustFlatten(hasVisibleChildren: Bool) -> Bool {
    if case .projected = placement.map { return true }
    if placement.isRasterized || paint.transition != nil || !tints.isEmpty { return true }
    // A picture that is not stored in its size is drawn without a mask.
    if clipsToCorners, let contents = paint.contents, !contents.isStoredExact { return true }
    if mask != nil || isCutToSublayers { return true }
    if let shadow, shadow.isOfPicture { return true }
    // Opacity applies to the layer and its sublayers as one picture.
    let count = paint.count + (shadow == nil ? 0 : 1)
    if placement.alpha < 255, !placement.fadesParts, hasVisibleChildren || count > 1 { return true }
    return clipsToCorners && hasVisibleChildren
  }

  /// How much the layer's own parts are faded in its picture.
  var partAlpha: UInt8 { placement.fadesParts ? placement.alpha : 255 }

  /// How much the layer's picture is faded.
  var pictureAlpha: UInt8 { placement.fadesParts ? 255 : placement.alpha }

  /// The part of the footprint that is covered fully, if it is a rectangle.
  private var opaqueFootprint: PixelRect {
    guard placement.alpha == 255, case .offset = placement.map else { return .zero }
    let covered = clipsToCorners ? opaqueBounds.intersection(placement.band) : opaqueBounds
    return placement.footprint(of: covered)
  }

  /// Whether the layer is drawn rotated, scaled or in perspective.
  var isProjected: Bool {
    if case .projected = placement.map { return true }
    return false
  }

  /// Whether the layer shows a backdrop through the alpha of its sublayers.
  var isCutToSublayers: Bool { paint.backdrop?.isCutToSublayers ?? false }

  /// Whether what lies behind the layer lies behind its sublayers too.
  var sharesBackdropWithSublayers: Bool {
    !isProjected && paint.transition == nil && parent?.mask !== self
  }

  /// Returns the rectangle that has to be painted again in the superlayer when `rect` of the inside
  /// changed.
  func damage(of rect: PixelRect) -> PixelRect {
    var inside = rect
    if placement.clips { inside = inside.intersection(placement.bounds) }
    guard case .projected(let projection) = placement.map, !inside.isEmpty else {
      return placement.footprint(of: inside)
    }
    guard projection.isBlunt(subtreeBounds) else { return footprint }
    // Samples blend with their neighbours, in the reduced picture.
    let halvings = projection.halvings(of: subtreeBounds)
    let reached = inside.outset(by: 2 << max(halvings.x, halvings.y))
    return placement.footprint(of: reached.intersection(subtreeBounds)).outset(by: 1)
      .intersection(footprint)
  }

  /// Releases what is stored for the layer and those below it. It will not be used again.
  func discard() {
    parent = nil
    picture = nil
    backdrop = nil
    for child in children { child.discard() }
    children = []
    mask?.discard()
    mask = nil
  }
}

extension LayerComposition: LinkTarget {
  /// Whether the composition still exists.
  nonisolated package var lifetime: Lifetime { lifetimeStorage.lifetime(of: self) }
}

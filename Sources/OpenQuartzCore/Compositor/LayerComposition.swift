import DisplayServer
import OpenCoreGraphics

/// What the compositor remembers of a layer from one frame to the next.
///
/// The layer only stores it; everything in it belongs to the compositor. Compositions form a tree
/// of their own, which is the tree of layers as it was painted last.
package final class LayerComposition {
  /// The composition that this one is a child of; nil once it is out of the tree.
  weak var parent: LayerComposition?
  /// The layer was not looked at yet.
  var isNew = true
  /// Neither the look of the layer nor its sublayers are known: it is new, or it was hidden.
  var isStale = true

  var placement = LayerPlacement.hidden
  var paint = LayerPaint()
  /// How sublayers are placed.
  var space: LayerSpace
  /// Back to front; empty while the layer is hidden.
  var children: [LayerComposition] = []
  /// The place among the children while they are compared with those of the last frame.
  var order = 0

  /// All that the subtree paints, in the layer's own pixels.
  var subtreeBounds = PixelRect.zero
  /// Pixels that the subtree covers fully, before corners are rounded and opacity applies.
  var opaqueBounds = PixelRect.zero
  /// All that the subtree paints, in the superlayer's pixels.
  var footprint = PixelRect.zero
  /// The subtree is rendered into a picture, which is then drawn as a whole.
  var isFlattened = false
  /// That picture. It may be missing, and is made when it is needed.
  var picture: FlattenedPicture?

  init(parent: LayerComposition?, space: LayerSpace) {
    self.parent = parent
    self.space = space
  }

  /// Whether children are cut off at rounded corners.
  var clipsToCorners: Bool { placement.clips && placement.radius > 0 }

  /// Finds what depends on the layer's own look and on its children. O(children).
  func updateBounds() {
    guard placement.isVisible else {
      subtreeBounds = .zero
      opaqueBounds = .zero
      isFlattened = false
      return
    }
    var bounds = paint.extents(placement)
    var opaque = paint.opaqueBounds(placement)
    var hasVisibleChildren = false
    for child in children where !child.footprint.isEmpty {
      hasVisibleChildren = true
      bounds = bounds.union(child.footprint)
      let covered = child.opaqueFootprint
      if covered.area > opaque.area { opaque = covered }
    }
    if placement.clips {
      bounds = bounds.intersection(placement.bounds)
      opaque = opaque.intersection(placement.bounds)
    }
    subtreeBounds = bounds
    opaqueBounds = opaque
    isFlattened = !bounds.isEmpty && mustFlatten(hasVisibleChildren: hasVisibleChildren)
  }

  private func mustFlatten(hasVisibleChildren: Bool) -> Bool {
    if case .projected = placement.map { return true }
    if clipsToCorners, let contents = paint.contents {
      // A copy goes through one mask: that of the corners, or one that fades it.
      if placement.alpha < 255 || !contents.isKeptExact { return true }
    }
    // Opacity applies to the layer and its sublayers as one picture.
    if placement.alpha < 255, hasVisibleChildren || paint.count > 1 { return true }
    return clipsToCorners && hasVisibleChildren
  }

  /// The part of the footprint that is covered fully, if it is a rectangle.
  private var opaqueFootprint: PixelRect {
    guard placement.alpha == 255, case .offset = placement.map else { return .zero }
    let covered = clipsToCorners ? opaqueBounds.intersection(placement.band) : opaqueBounds
    return placement.footprint(of: covered)
  }

  /// Whether the layer is drawn turned, scaled or in perspective.
  var isProjected: Bool {
    if case .projected = placement.map { return true }
    return false
  }

  /// What has to be painted again in the superlayer when `rect` of the inside changed.
  func damage(of rect: PixelRect) -> PixelRect {
    var inside = rect
    if placement.clips { inside = inside.intersection(placement.bounds) }
    guard case .projected(let projection) = placement.map, !inside.isEmpty else {
      return placement.footprint(of: inside)
    }
    // Samples blend with their neighbours, in the reduced picture.
    let halvings = projection.halvings(of: subtreeBounds)
    let margin = 2 << max(halvings.x, halvings.y)
    let reached = PixelRect(
      x: inside.x - margin, y: inside.y - margin, width: inside.width + 2 * margin,
      height: inside.height + 2 * margin)
    return placement.footprint(of: reached.intersection(subtreeBounds)).intersection(footprint)
  }

  /// Gives up what is kept for the layer and those below it. It will not be used again.
  func discard(_ pool: PixelPool) {
    parent = nil
    picture?.release(to: pool)
    picture = nil
    for child in children { child.discard(pool) }
    children = []
  }
}

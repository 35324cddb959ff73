import DisplayServer
import OpenCoreGraphics

/// Shows one tree of layers on one surface.
///
/// The root is placed on the surface as a sublayer is in its superlayer: in points, with the
/// origin at the top left. The cost of a frame is that of the changes: a tree without changes costs
/// nothing.
package final class LayerHost: CompositionTarget {
  /// The layer that fills, or should fill, the surface.
  package let root: CALayer
  package let surface: any DisplaySurface
  /// The statistics of the last call of `renderIfNeeded()` that found a change.
  package private(set) var lastFrameStatistics = FrameStatistics()

  /// The drawing over each frame that shows the cost of the frame; nil, without one, by default.
  package var overlay: FrameOverlay?

  private let compositor: Compositor
  /// Represents the surface; its only child is the composition of the root layer.
  private var composition: LayerComposition
  private var needsFullRepaint = true
  /// Whether what was composed is painted only by `paint()`, for surfaces that are not shown and
  /// whose pixels are rarely read. Default: it is painted at once.
  package var paintsOnDemand = false
  /// The pixels that were composed and are not painted yet.
  private var unpainted = Region()

  /// Composes nothing yet; the first `renderIfNeeded()` paints everything.
  package init(root: CALayer, surface: any DisplaySurface) {
    self.root = root
    self.surface = surface
    compositor = Compositor(pixelCount: surface.pixelWidth * surface.pixelHeight)
    composition = LayerComposition(parent: nil, space: surface.layerSpace)
  }

  deinit {}

  /// Paints and presents everything the next time.
  ///
  /// Call it when the surface lost its pixels (`expose`). A new size is noticed without it.
  package func setNeedsFullRepaint() { needsFullRepaint = true }

  /// Whether `renderIfNeeded()` has anything to do.
  package var needsRender: Bool {
    needsFullRepaint || root.marks.subtreeHasChanges || surface.layerSpace != composition.space
  }

  /// Composes, paints and presents what changed since the last time. Does nothing without a change.
  ///
  /// Marked layers are visited, and their marks cleared; what they damaged is painted, layers that
  /// opaque ones cover are not. When the surface has no pixels, everything is painted next time.
  package func renderIfNeeded() {
    guard needsRender else { return }
    compositor.statistics = FrameStatistics()
    overlay?.begin()
    let damage = update()
    defer { lastFrameStatistics = compositor.statistics }
    guard !damage.isEmpty else { return }
    compositor.statistics.damagedPixels = damage.area
    needsFullRepaint = false
    let rects = damage.boxes.map(PixelRect.init)
    let covered = paintsOnDemand ? [] : overlay?.drawn ?? []
    let bounds = surface.layerSpace.bounds
    for rect in rects + covered { unpainted.formUnion(rect.intersection(bounds)) }
    guard paintsOnDemand || paint() else { return }
    if !paintsOnDemand { overlay?.draw(over: surface, damage: rects) }
    surface.present(rects + covered + (paintsOnDemand ? [] : overlay?.drawn ?? []))
  }

  /// Paints what was composed and is not painted yet, as it was composed last.
  ///
  /// - Returns: Whether the surface has pixels; without, everything is painted next time.
  @discardableResult
  package func paint() -> Bool {
    guard !unpainted.isEmpty else { return true }
    guard let buffer = try? surface.pixels() else {
      needsFullRepaint = true
      return false
    }
    compositor.compose(composition.children[0], onto: PixmanImage(buffer), damage: unpainted)
    unpainted = Region()
    return true
  }

  /// Releases the memory that is stored to make later frames cheaper.
  package func releaseCaches() { compositor.releaseCaches() }

  /// Makes a picture of the present frame, painted anew: no cache is used.
  ///
  /// With the surface's scale these are the pixels that the surface has after `renderIfNeeded()`.
  ///
  /// - Parameter scale: pixels per point; nil for the surface's.
  /// - Throws: `GraphicsError` when there can be no picture of that size.
  package func snapshot(scale: Double? = nil) throws -> CGImage {
    let scale = scale ?? surface.scale
    let bitmap = try Bitmap(
      width: max(1, LayerSpace.nearest(surface.width * scale)),
      height: max(1, LayerSpace.nearest(surface.height * scale)), isOpaque: true)
    let image = PixmanImage(bitmap)
    let fresh = Compositor(pixelCount: image.bounds.area)
    let space = LayerSpace(scale: scale, bounds: image.bounds)
    let whole = LayerComposition(parent: nil, space: space)
    _ = TreeUpdater(.presentedOnce).update(root, on: whole)
    fresh.compose(whole.children[0], onto: image, damage: Region(image.bounds))
    bitmap.markDirty()
    return CGImage(bitmap)
  }

  /// Updates the compositions and returns what has to be painted.
  private func update() -> Region {
    let space = surface.layerSpace
    // A root that was shown elsewhere in the meantime is composed anew.
    if composition.space != space || root.composition !== composition.children.first {
      composition.discard()
      composition = LayerComposition(parent: nil, space: space)
      needsFullRepaint = true
      unpainted = Region()
    }
    let updater = TreeUpdater(.presented)
    var damage = DamageTracker()
    for rect in updater.update(root, on: composition) {
      damage.add(rect.intersection(space.bounds))
    }
    compositor.statistics.visitedLayers = updater.visited
    if needsFullRepaint { return Region(space.bounds) }
    let region = Region()
    for rect in damage.rects { region.formUnion(rect) }
    return region
  }
}

extension DisplaySurface {
  /// The placement of a root layer on the surface.
  fileprivate var layerSpace: LayerSpace {
    LayerSpace(
      scale: scale, bounds: PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight))
  }
}

import DisplayServer
import OpenCoreGraphics

/// A picture of a layer and all below it, kept while nothing in it changes.
final class FlattenedPicture {
  /// What the picture shows, in the layer's own pixels.
  private(set) var extents = PixelRect.zero
  /// The frame in which it was drawn last.
  var lastUse = 0

  private var pooled: PooledImage?
  private var damage = DamageTracker()
  private var reduced: (image: PixmanImage, halvings: (x: Int, y: Int))?

  /// The pixels; nil before the picture is prepared.
  var image: PixmanImage? { pooled?.image }
  /// How much memory it takes.
  var bytes: Int {
    (pooled?.bytes ?? 0) + (reduced.map { $0.image.bytesPerRow * $0.image.height } ?? 0)
  }

  /// Tells that parts, in the layer's own pixels, have to be rendered again.
  func invalidate(_ rects: ArraySlice<PixelRect>) {
    guard pooled != nil else { return }
    for rect in rects { damage.add(rect.intersection(extents)) }
  }

  /// Tells that everything has to be rendered again.
  func invalidate() {
    damage.removeAll()
    damage.add(extents)
  }

  /// Makes the picture one of `extents`, and gives the region that has to be rendered, with the
  /// first pixel of the picture at the origin.
  func prepare(_ extents: PixelRect, pool: PixelPool) -> (image: PixmanImage, dirty: Region) {
    if let pooled, self.extents == extents {
      let dirty = Region()
      for rect in damage.rects {
        dirty.formUnion(rect.offsetBy(dx: -extents.x, dy: -extents.y))
      }
      damage.removeAll()
      if !dirty.isEmpty { reduced = nil }
      return (pooled.image, dirty)
    }
    release(to: pool)
    let fresh = pool.take(width: extents.width, height: extents.height)
    pooled = fresh
    self.extents = extents
    return (fresh.image, Region(fresh.image.bounds))
  }

  /// The picture in half the size, as many times as `halvings` tells; nil for none.
  func reduced(by halvings: (x: Int, y: Int)) -> PixmanImage? {
    guard halvings.x + halvings.y > 0, let image else { return nil }
    if let reduced, reduced.halvings == halvings { return reduced.image }
    let result = PictureScaler.reduced(image, part: image.bounds, halvings: halvings)
    reduced = (result, halvings)
    return result
  }

  /// Gives the memory back. The next use renders everything.
  func release(to pool: PixelPool) {
    if let pooled { pool.giveBack(pooled) }
    pooled = nil
    reduced = nil
    extents = .zero
    damage.removeAll()
  }
}

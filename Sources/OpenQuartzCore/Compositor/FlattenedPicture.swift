import DisplayServer
import OpenCoreGraphics

/// A picture of a layer and all below it, stored while nothing in it changes.
final class FlattenedPicture: CachedPixels {
  /// The part of the layer that the picture shows, in the layer's own pixels.
  private(set) var extents = PixelRect.zero
  var lastUse = 0
  /// The pixels; nil before the picture is prepared.
  private(set) var image: PixmanImage?

  private var damage = DamageTracker()
  private var reduced: (image: PixmanImage, halvings: (x: Int, y: Int))?

  var byteCount: Int { (image?.byteCount ?? 0) + (reduced?.image.byteCount ?? 0) }

  /// Marks parts, in the layer's own pixels, as to be rendered again.
  func invalidate(_ rects: ArraySlice<PixelRect>) {
    guard image != nil else { return }
    for rect in rects { damage.add(rect.intersection(extents)) }
  }

  /// Marks everything as to be rendered again.
  func invalidate() {
    damage.removeAll()
    damage.add(extents)
  }

  /// Makes the picture one of `extents`, and gives the region that has to be rendered, with the
  /// first pixel of the picture at the origin; nil where there is no memory for the picture.
  func prepare(_ extents: PixelRect) -> (image: PixmanImage, dirty: Region)? {
    if let image, self.extents == extents {
      let dirty = Region()
      for rect in damage.rects {
        dirty.formUnion(rect.offsetBy(dx: -extents.x, dy: -extents.y))
      }
      damage.removeAll()
      if !dirty.isEmpty { reduced = nil }
      return (image, dirty)
    }
    // The new picture takes the old memory, unless something that was listed before draws the old
    // picture.
    let old = isKnownUniquelyReferenced(&image) ? image?.block : nil
    releasePixels()
    image = .blank(
      width: extents.width, height: extents.height, isOpaque: false, reusing: old)
    guard let image else { return nil }
    self.extents = extents
    return (image, Region(image.bounds))
  }

  /// The picture in half the size, as many times as `halvings`; nil for none.
  func reduced(by halvings: (x: Int, y: Int)) -> PixmanImage? {
    guard halvings.x + halvings.y > 0, let image else { return nil }
    if let reduced, reduced.halvings == halvings { return reduced.image }
    let result = PictureScaler.reduced(image, part: image.bounds, halvings: halvings)
    reduced = result.map { ($0, halvings) }
    return result
  }

  func releasePixels() {
    image = nil
    reduced = nil
    extents = .zero
    damage.removeAll()
  }

  deinit {}
}

import CPixelKernels
import DisplayServer

/// The picture behind a layer, and the same blurred, stored while it does not change.
final class BackdropPicture: CachedPixels {
  /// The part of the layer that the picture shows, in the layer's own pixels.
  private(set) var extents = PixelRect.zero
  var lastUse = 0
  /// The picture behind the layer; nil before the first use.
  private var source: PixmanImage?
  /// The blurred picture, which the layer shows; nil before the first use.
  private(set) var image: PixmanImage?
  private var style: BackdropStyle?
  private var damage = DamageTracker()

  deinit {}

  var byteCount: Int { (source?.byteCount ?? 0) + (image?.byteCount ?? 0) }

  /// Marks a part, in the layer's own pixels, behind which something has changed.
  func invalidate(_ rect: PixelRect) {
    if image != nil { damage.add(rect.intersection(extents)) }
  }

  /// Marks all of it.
  func invalidate() { invalidate(extents) }

  /// Brings the picture up to date.
  ///
  /// - Parameter paint: paints what lies behind the layer, in a region of a picture whose first
  ///   pixel is that of the extents.
  /// - Returns: Whether there was memory for it.
  func update(
    _ style: BackdropStyle, _ extents: PixelRect, _ paint: (PixmanImage, Region) -> Void
  ) -> Bool {
    guard let (source, image) = prepare(extents) else { return false }
    let dirty = Region()
    for rect in damage.rects { dirty.formUnion(rect.offsetBy(dx: -extents.x, dy: -extents.y)) }
    damage.removeAll()
    if !dirty.isEmpty { paint(source, Region(copying: dirty)) }
    let blurred = Region()
    if self.style != style {
      blurred.formUnion(image.bounds)
    } else {
      for box in dirty.boxes {
        blurred.formUnion(PixelRect(box).outset(by: style.blur.reach).intersection(image.bounds))
      }
    }
    self.style = style
    for box in blurred.boxes {
      let part = nk_box(left: box.x1, top: box.y1, right: box.x2, bottom: box.y2)
      guard nk_blur_part(image.bitmap, source.bitmap, part, style.blur.sigma, style.saturation)
      else {
        releasePixels()
        return false
      }
    }
    return true
  }

  private func prepare(_ extents: PixelRect) -> (source: PixmanImage, image: PixmanImage)? {
    if let source, let image, self.extents == extents { return (source, image) }
    releasePixels()
    source = .blank(width: extents.width, height: extents.height, isOpaque: false)
    image = .blank(width: extents.width, height: extents.height, isOpaque: false)
    guard let source, let image else {
      releasePixels()
      return nil
    }
    self.extents = extents
    damage.add(extents)
    return (source, image)
  }

  func releasePixels() {
    source = nil
    image = nil
    style = nil
    extents = .zero
    damage.removeAll()
  }
}

import DisplayServer
import OpenCoreGraphics

extension CALayer {
  /// Makes a picture of the layer and its sublayers as the last frame has shown them; nil for a
  /// layer that is not shown, or where there is no memory for it.
  final func makeTransitionPicture() -> TransitionPicture? {
    guard let node = composition, node.parent != nil, node.placement.isVisible else { return nil }
    let whole = node.subtreeBounds
    let extents =
      PictureBounds.isPossible(whole) ? whole : whole.intersection(node.placement.bounds)
    guard !extents.isEmpty, PictureBounds.isPossible(extents),
      let bitmap = try? Bitmap(width: extents.width, height: extents.height, isOpaque: false)
    else { return nil }
    Compositor(pixelCount: extents.area).draw(node, extents, onto: PixmanImage(bitmap))
    bitmap.markDirty()
    return TransitionPicture(image: CGImage(bitmap), extents: extents)
  }
}

extension LayerComposition {
  /// All that a transition paints.
  ///
  /// - Parameter bounds: all that the layer and its sublayers paint now.
  @inline(never)
  func extents(of transition: LayerTransition, around bounds: PixelRect) -> PixelRect {
    transition.moves ? placement.bounds : bounds.union(transition.track.picture.extents)
  }
}

extension Painter {
  /// Multiplies all of an image by a share of 255, and adds as much of another one as is missing to
  /// the whole.
  ///
  /// - Parameter x: where the first pixel of the other one is.
  mutating func mix(
    _ image: PixmanImage, share: UInt8, with other: PixmanImage, x: Int, y: Int
  ) {
    fade(image, by: share)
    add(other, share: 255 - share, to: image, x: x, y: y)
  }
}

extension Compositor {
  /// Renders a layer in a transition onto its picture, all of it.
  func render(
    _ transition: LayerTransition, of node: LayerComposition, _ extents: PixelRect,
    onto image: PixmanImage
  ) {
    let picture = transition.track.picture
    let old = PixmanImage(picture.image.bitmap)
    guard transition.moves else {
      renderContents(of: node, extents, onto: image, Region(image.bounds))
      let share = UInt8((transition.progress * 255).rounded())
      painter.mix(
        image, share: share, with: old, x: picture.extents.x - extents.x,
        y: picture.extents.y - extents.y)
      return
    }
    let bounds = node.placement.bounds
    image.clear()
    let isPossible = PictureBounds.isPossible(bounds)
    let now =
      isPossible
      ? PixmanImage.blank(width: bounds.width, height: bounds.height, isOpaque: false) : nil
    guard let now else {
      return renderContents(of: node, extents, onto: image, Region(image.bounds))
    }
    renderContents(of: node, bounds, onto: now, Region(now.bounds))
    func place(_ rect: PixelRect, _ offset: (x: Double, y: Double)) -> PixelRect {
      rect.offsetBy(
        dx: LayerSpace.nearest(offset.x * Double(bounds.width)) - extents.x,
        dy: LayerSpace.nearest(offset.y * Double(bounds.height)) - extents.y)
    }
    let parts = [
      (old, place(picture.extents, transition.oldOffset), place(bounds, transition.oldOffset)),
      (now, place(bounds, transition.newOffset), place(bounds, transition.newOffset)),
    ]
    for (source, rect, clip) in transition.hasOldInFront ? parts.reversed() : parts {
      painter.draw(source, onto: image, x: rect.x, y: rect.y, clip: clip.intersection(image.bounds))
    }
  }
}

import CPixman
import DisplayServer
import MisuseReports
import OpenCoreGraphics

/// Paints trees of compositions, and owns the caches that this needs.
final class Compositor {
  var statistics = FrameStatistics()

  var painter = Painter()
  private var frame = 0
  let bounds: PictureBounds
  /// The pictures of flattened layers, and contents in the size in which they are shown.
  private var cache: PixelCache
  /// The masks of shadows.
  private var masks: [ShadowMask.Key: ShadowMask] = [:]
  private var maskCache = PixelCache(limit: largestMaskBytes)
  private static let largestMaskBytes = 1 << 23
  private static let mostMasks = 64

  /// - Parameter pixelCount: of the surface; the cache holds a few times as many.
  init(pixelCount: Int) {
    bounds = PictureBounds(pixelCount: pixelCount)
    cache = PixelCache(limit: max(1 << 23, pixelCount * 4 * 4))
  }

  deinit {}

  /// Paints the damaged part of a tree.
  ///
  /// - Parameters:
  ///   - x: the position of the first pixel of the space of `root` in the image.
  ///   - background: the colour where no layer is.
  func compose(
    _ root: LayerComposition, onto image: PixmanImage, damage: Region, x: Int = 0, y: Int = 0,
    background: DrawList.Kind = .fill(.black)
  ) {
    let list = DrawList(damage: damage)
    let layers = LayerPainter(list: list, compositor: self, canvas: image.bounds)
    layers.add(root, x: x, y: y, clip: image.bounds)
    list.addBackground(background)
    painter.paint(list, onto: image)
    finishFrame()
  }

  /// The updated picture of a flattened layer.
  ///
  /// - Parameter target: all of the superlayer that can be seen, in its own pixels.
  func picture(of node: LayerComposition, visibleIn target: PixelRect) -> FlattenedPicture? {
    let extents = bounds.extents(of: node, visibleIn: target)
    guard !extents.isEmpty else { return nil }
    let picture = node.picture ?? FlattenedPicture()
    node.picture = picture
    cache.use(picture, in: frame)
    guard let (image, dirty) = picture.prepare(extents) else {
      Misuse.report(.pictureUnavailable(extents.width, extents.height))
      return nil
    }
    if !dirty.isEmpty { render(node, extents, onto: image, dirty) }
    return picture
  }

  /// Contents that can be copied one to one, and the position of their first pixel in the layer.
  func exactImage(of contents: LayerContents) -> (image: PixmanImage, x: Int, y: Int)? {
    if !contents.place.isExact { cache.use(contents, in: frame) }
    return contents.exactImage()
  }

  /// Returns the picture that the class of a layer draws, and the position of its first pixel in
  /// the layer.
  ///
  /// - Parameter visible: The whole part of the layer that is visible, in its own pixels.
  func picture(
    of drawing: LayerDrawing, showing visible: PixelRect
  ) -> (image: PixmanImage, x: Int, y: Int)? {
    cache.use(drawing, in: frame)
    return drawing.picture(showing: visible)
  }

  /// Notes that stored pixels are drawn in this frame.
  func use(_ pixels: any CachedPixels) { cache.use(pixels, in: frame) }

  /// The mask of a blurred shape; nil where there is no memory for it.
  func mask(_ key: ShadowMask.Key) -> AlphaMask? {
    let mask = masks[key] ?? ShadowMask(key)
    masks[key] = mask
    maskCache.use(mask, in: frame)
    return mask.pixels()
  }

  /// Puts the shadow of what is in the picture of a layer behind it.
  private func addShadow(_ shadow: CastShadow, _ extents: PixelRect, to image: PixmanImage) {
    let reach = shadow.blur.reach
    let mask = AlphaMask(width: image.width + 2 * reach, height: image.height + 2 * reach)
    guard let mask else {
      return Misuse.report(.pictureUnavailable(image.width + 2 * reach, image.height + 2 * reach))
    }
    mask.copyAlpha(of: image, x: reach, y: reach)
    guard mask.blur(shadow.blur) else { return }
    painter.fillBehind(image, shadow.color, mask, x: shadow.x - reach, y: shadow.y - reach)
  }

  /// Multiplies a part of the picture of a layer by the alpha of layers in it.
  private func apply(
    _ masks: [LayerComposition], _ extents: PixelRect, to image: PixmanImage, _ part: Region
  ) {
    let picture = PixmanImage.blank(width: image.width, height: image.height, isOpaque: false)
    guard let picture else {
      return Misuse.report(.pictureUnavailable(image.width, image.height))
    }
    let list = DrawList(damage: Region(copying: part))
    let layers = LayerPainter(list: list, compositor: self, canvas: image.bounds)
    for mask in masks.reversed() {
      layers.add(mask, x: -extents.x, y: -extents.y, clip: image.bounds)
    }
    list.addBackground(.clear)
    painter.paint(list, onto: picture)
    painter.mask(image, by: picture, in: part)
  }

  private func render(
    _ node: LayerComposition, _ extents: PixelRect, onto image: PixmanImage, _ dirty: Region
  ) {
    statistics.flattenedLayers += 1
    if let transition = node.paint.transition {
      render(transition, of: node, extents, onto: image)
    } else {
      renderContents(of: node, extents, onto: image, dirty)
    }
    if let shadow = node.shadow, shadow.isOfPicture { addShadow(shadow, extents, to: image) }
    if let mask = node.mask { apply([mask], extents, to: image, dirty) }
    for tint in node.tints { painter.multiply(image, by: tint, in: dirty) }
    guard node.clipsToCorners else { return }
    let bounds = node.placement.bounds.offsetBy(dx: -extents.x, dy: -extents.y)
    let rounded = RoundedRect(bounds, node.placement.corners)
    painter.cut(image, to: rounded, in: dirty)
  }

  /// Paints a layer and its sublayers, as the last frame has shown them, onto an image of
  /// `extents`.
  func draw(_ node: LayerComposition, _ extents: PixelRect, onto image: PixmanImage) {
    render(node, extents, onto: image, Region(image.bounds))
  }

  /// Renders a layer's own appearance and its sublayers, which `extents` shows.
  func renderContents(
    of node: LayerComposition, _ extents: PixelRect, onto image: PixmanImage, _ dirty: Region
  ) {
    let list = DrawList(damage: Region(copying: dirty))
    let layers = LayerPainter(list: list, compositor: self, canvas: image.bounds)
    let rounding = LayerPainter.Rounding(node, isRoundedLater: node.clipsToCorners)
    if node.isCutToSublayers {
      layers.addOwn(of: node, rounding, x: -extents.x, y: -extents.y, clip: image.bounds)
    } else {
      layers.addContents(
        of: node, rounding, x: -extents.x, y: -extents.y, clip: image.bounds)
    }
    list.addBackground(.clear)
    painter.paint(list, onto: image)
    if node.isCutToSublayers { apply(node.children, extents, to: image, dirty) }
  }

  /// Releases all that can be made again.
  func releaseCaches() {
    cache.removeAll()
    maskCache.removeAll()
    masks = [:]
    PixelMemory.trim(to: 0)
  }

  private func finishFrame() {
    cache.finish(frame)
    maskCache.finish(frame)
    if masks.count > Self.mostMasks { masks = masks.filter { $1.lastUse == frame } }
    frame += 1
    // Nothing is flattened or scaled: what the last transition left unused is not needed soon.
    if cache.isEmpty { PixelMemory.trim(to: PixelMemory.restingBytes) }
  }
}

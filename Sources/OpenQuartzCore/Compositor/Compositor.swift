import CPixman
import DisplayServer
import OpenCoreGraphics

/// Paints trees of compositions, and owns the caches that this needs.
final class Compositor {
  let masks = CornerMasks()
  let pool: PixelPool
  var statistics = FrameStatistics()

  private var painter = Painter()
  private var frame = 0
  private var pictures: [KeptPicture] = []
  /// How much memory the pictures of flattened layers may take together, in bytes.
  private let pictureLimit: Int

  /// Does not keep the picture of a layer that is gone.
  private struct KeptPicture {
    weak var picture: FlattenedPicture?
  }

  /// - Parameter pixelCount: of the surface; the caches hold a few times as many.
  init(pixelCount: Int) {
    pool = PixelPool(limit: max(1 << 20, pixelCount * 4 * 2))
    pictureLimit = max(1 << 25, pixelCount * 4 * 8)
  }

  /// Paints the damaged part of a tree.
  ///
  /// - Parameters:
  ///   - x: where the first pixel of the space of `root` is on the image.
  ///   - background: what shows where no layer is.
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

  /// The picture of a flattened layer, up to date.
  ///
  /// - Parameter target: all of the superlayer that can be seen, in its own pixels.
  func picture(of node: LayerComposition, visibleIn target: PixelRect) -> FlattenedPicture? {
    let extents = node.pictureExtents(visibleIn: target)
    guard !extents.isEmpty else { return nil }
    let picture = node.picture ?? FlattenedPicture()
    node.picture = picture
    if picture.image == nil { pictures.append(KeptPicture(picture: picture)) }
    picture.lastUse = frame
    let (image, dirty) = picture.prepare(extents, pool: pool)
    if !dirty.isEmpty { render(node, extents, onto: image, dirty) }
    return picture
  }

  private func render(
    _ node: LayerComposition, _ extents: PixelRect, onto image: PixmanImage, _ dirty: Region
  ) {
    statistics.flattenedLayers += 1
    let list = DrawList(damage: Region(copying: dirty))
    let layers = LayerPainter(list: list, compositor: self, canvas: image.bounds)
    let rounding = LayerPainter.Rounding(node, isRoundedLater: node.clipsToCorners)
    layers.addContents(
      of: node, rounding, x: -extents.x, y: -extents.y, clip: image.bounds)
    list.addBackground(.clear)
    painter.paint(list, onto: image)
    if node.clipsToCorners { cutCorners(node, extents, of: image, dirty) }
  }

  private func cutCorners(
    _ node: LayerComposition, _ extents: PixelRect, of image: PixmanImage, _ dirty: Region
  ) {
    let shape = CornerMasks.Shape(radius: node.placement.radius)
    let bounds = node.placement.bounds.offsetBy(dx: -extents.x, dy: -extents.y)
    let part = Region()
    for corner in RoundedRect(bounds, side: shape.side).corners {
      part.setIntersection(dirty, corner.rect)
      let mask = masks.mask(shape)
      for box in part.boxes {
        painter.cut(image, mask, at: (corner.maskX, corner.maskY), PixelRect(box))
      }
    }
  }

  /// Frees all that can be made again.
  func releaseCaches() {
    for kept in pictures { kept.picture?.release(to: pool) }
    pictures = []
    pool.removeAll()
    masks.removeAll()
  }

  /// Frees the pictures that were not drawn for the longest time when there are too many.
  private func finishFrame() {
    frame += 1
    pictures.removeAll { $0.picture?.image == nil }
    var bytes = pictures.reduce(0) { $0 + ($1.picture?.bytes ?? 0) }
    if bytes > pictureLimit {
      let oldest = pictures.compactMap(\.picture).sorted { $0.lastUse < $1.lastUse }
      for picture in oldest where bytes > pictureLimit && picture.lastUse < frame - 1 {
        bytes -= picture.bytes
        picture.release(to: pool)
      }
    }
    if pictures.isEmpty { pool.removeAll() }
  }
}

extension LayerComposition {
  /// What a picture of the layer has to show: all of it, or what can be seen of a huge one.
  ///
  /// Depends on nothing but the tree as it is now, so that a picture that was kept and one that
  /// is made afresh are the same.
  fileprivate func pictureExtents(visibleIn target: PixelRect) -> PixelRect {
    let isModest =
      subtreeBounds.area <= 4 * target.area + 1 << 16
      && max(subtreeBounds.width, subtreeBounds.height) <= 1 << 14
    if isModest { return subtreeBounds }
    switch placement.map {
    case .offset(let x, let y):
      return subtreeBounds.intersection(target.offsetBy(dx: -x, dy: -y))
    case .projected(let projection):
      guard let inverse = projection.inverted else { return .zero }
      let seen = inverse.pixels(covering: target)
      let halvings = projection.halvings(of: subtreeBounds)
      let reached = seen.outset(by: 4 << max(halvings.x, halvings.y))
      return subtreeBounds.intersection(reached).limited
    }
  }
}

extension PixelRect {
  /// Cut about the middle to what fits into memory.
  fileprivate var limited: PixelRect {
    let side = 1 << 13
    let width = min(width, side)
    let height = min(height, side)
    return PixelRect(
      x: x + (self.width - width) / 2, y: y + (self.height - height) / 2,
      width: width, height: height)
  }
}

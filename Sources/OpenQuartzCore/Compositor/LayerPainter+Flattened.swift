import DisplayServer
import OpenCoreGraphics

extension LayerPainter {
  /// Adds the picture of a flattened layer, and renders it first where it is not up to date.
  ///
  /// - Parameter footprint: The visible part of the layer, on the canvas.
  @inline(never)
  func addFlattened(_ node: LayerComposition, x: Int, y: Int, footprint: PixelRect) {
    let target = canvas.offsetBy(dx: -x, dy: -y)
    guard let picture = compositor.picture(of: node, visibleIn: target), let image = picture.image
    else { return }
    switch node.placement.map {
    case .offset(let dx, let dy):
      let origin = picture.extents.offsetBy(dx: x + dx, dy: y + dy)
      let rect = footprint.intersection(origin)
      let opaque = opaqueParts(node, in: rect.offsetBy(dx: -x - dx, dy: -y - dy))
        .map { $0.offsetBy(dx: x + dx, dy: y + dy) }
      addCopy(image, at: origin, opaque: opaque, alpha: node.pictureAlpha, in: rect)
    case .projected(let projection):
      compositor.statistics.projectedLayers += 1
      let map = projection.concatenating(.translation(Double(x), Double(y)))
      addProjected(node, picture, image, map, in: footprint)
    }
  }

  /// Rectangles that the layer's picture covers fully, inside a part of its own pixels.
  private func opaqueParts(_ node: LayerComposition, in rect: PixelRect) -> [PixelRect] {
    let opaque = node.opaqueBounds.intersection(rect)
    guard node.clipsToCorners else { return [opaque] }
    return RoundedRect(node.placement.bounds, node.placement.corners).parts(in: opaque).full
  }

  private func addCopy(
    _ image: PixmanImage, at origin: PixelRect, opaque: [PixelRect], alpha: UInt8,
    in rect: PixelRect
  ) {
    list.add(
      .opaqueCopy(image, x: origin.x, y: origin.y, alpha: alpha), in: opaque,
      isOpaque: alpha == 255)
    list.add(.copy(image, x: origin.x, y: origin.y, alpha: alpha), in: rect, except: opaque)
  }

  private func addProjected(
    _ node: LayerComposition, _ picture: FlattenedPicture, _ image: PixmanImage,
    _ map: PlaneProjection, in rect: PixelRect
  ) {
    let extents = picture.extents
    let halvings = map.halvings(of: node.subtreeBounds)
    let isOpaque = !node.clipsToCorners && node.opaqueBounds.contains(extents)
    let toCanvas = PlaneProjection.translation(Double(extents.x), Double(extents.y))
      .concatenating(map)
    let projected = ProjectedPicture(
      image, part: image.bounds, reduced: picture.reduced(by: halvings), halvings: halvings,
      projection: toCanvas, isOpaque: isOpaque, alpha: node.pictureAlpha)
    guard let projected else { return }
    list.add(.picture(projected), in: rect)
    if isOpaque, node.pictureAlpha == 255, map.kind == .axisAligned {
      // The outermost pixels may be covered partly only.
      let covered = map.pixels(covering: extents)
      let inner = PixelRect(
        x: covered.x + 2, y: covered.y + 2, width: covered.width - 4, height: covered.height - 4)
      list.visible.subtract(inner.intersection(rect))
    }
  }
}

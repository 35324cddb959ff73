import DisplayServer
import OpenCoreGraphics

/// Finds what has to be painted of a tree of compositions, front to back.
struct LayerPainter {
  let list: DrawList
  let compositor: Compositor
  /// The size of the picture that is painted.
  let canvas: PixelRect

  /// Adds a layer and all below it.
  ///
  /// - Parameters:
  ///   - x: the position of the first of the superlayer's own pixels on the canvas.
  ///   - clip: the part that the superlayers leave visible, on the canvas.
  func add(_ node: LayerComposition, x: Int, y: Int, clip: PixelRect) {
    let footprint = node.footprint.offsetBy(dx: x, dy: y).intersection(clip)
    guard !footprint.isEmpty, list.extents.intersects(footprint) else { return }
    guard list.visible.overlaps(footprint) else {
      compositor.statistics.culledLayers += 1
      return
    }
    if node.isFlattened {
      compositor.statistics.drawnLayers += 1
      addFlattened(node, x: x, y: y, footprint: footprint)
    } else if case .offset(let dx, let dy) = node.placement.map {
      let rounding = Rounding(node, isRoundedLater: false)
      addContents(of: node, rounding, x: x + dx, y: y + dy, clip: clip)
    }
  }

  /// Adds the layer's own appearance and its sublayers.
  ///
  /// The stack frames of a deep tree are these: they are as small as possible.
  ///
  /// - Parameter x: where the first of the layer's own pixels is on the canvas.
  func addContents(
    of node: LayerComposition, _ rounding: Rounding, x: Int, y: Int, clip: PixelRect
  ) {
    var inside = clip
    if node.placement.clips {
      inside = clip.intersection(node.placement.bounds.offsetBy(dx: x, dy: y))
    }
    if node.paint.borderWidth > 0 {
      addBorder(OwnLook(node: node, rounding: rounding, x: x, y: y, clip: inside))
    }
    var index = node.children.count
    while true {
      if node.blocks.hasBlocks { index = skipBlocks(of: node, below: index, x: x, y: y, inside) }
      guard index > 0 else { break }
      index -= 1
      add(node.children[index], x: x, y: y, clip: inside)
      if list.isComplete { return }
    }
    addOwn(of: node, rounding, x: x, y: y, clip: inside)
  }

  /// Adds what a layer itself shows behind its sublayers.
  ///
  /// - Parameter clip: The part that the layer and its superlayers leave visible.
  @inline(__always)
  func addOwn(
    of node: LayerComposition, _ rounding: Rounding, x: Int, y: Int, clip: PixelRect
  ) {
    if node.paint.count > 0 {
      addBehindSublayers(OwnLook(node: node, rounding: rounding, x: x, y: y, clip: clip))
    }
    if node.castsShadowOfShape { addShadow(of: node, rounding, x: x, y: y, clip) }
  }

  /// The number of children without the blocks at the end of which nothing is in sight.
  @inline(never)
  private func skipBlocks(
    of node: LayerComposition, below end: Int, x: Int, y: Int, _ clip: PixelRect
  ) -> Int {
    let visibleRect = clip.intersection(list.extents).offsetBy(dx: -x, dy: -y)
    return node.blocks.skip(below: end, of: node.children.count, outside: visibleRect)
  }

  /// How the corners of a layer are rounded.
  struct Rounding {
    /// A picture of the layer is cut to its corners, so that everything else extends into them.
    let isRoundedLater: Bool
    let alpha: UInt8

    init(_ node: LayerComposition, isRoundedLater: Bool) {
      self.isRoundedLater = isRoundedLater
      // A picture is faded as a whole.
      alpha = node.isFlattened ? node.partAlpha : node.placement.alpha
    }
  }

  /// One layer without its sublayers, as it is drawn on the canvas.
  struct OwnLook {
    let node: LayerComposition
    let rounding: Rounding
    let x, y: Int
    let clip: PixelRect

    var paint: LayerPaint { node.paint }
    /// On the canvas.
    var bounds: PixelRect { node.placement.bounds.offsetBy(dx: x, dy: y) }
    var corners: CornerRounding { node.placement.corners }
    var isRounded: Bool { corners.isRound && !rounding.isRoundedLater }
  }
}

extension LayerPainter {
  @inline(never)
  private func addBehindSublayers(_ own: OwnLook) {
    compositor.statistics.drawnLayers += 1
    let drawing = own.paint.drawing
    if let drawing, !drawing.isBackground { addDrawing(drawing, own) }
    if let contents = own.paint.contents { addContents(contents, own) }
    if let drawing, drawing.isBackground { addDrawing(drawing, own) }
    if let pattern = own.paint.pattern { addDrawing(pattern, own) }
    if !own.paint.background.isClear { addBackground(own) }
    if let backdrop = own.paint.backdrop { addBackdrop(backdrop, own) }
  }

  private func addBackground(_ own: OwnLook) {
    let color = own.paint.background.faded(by: own.rounding.alpha)
    guard !color.isClear else { return }
    guard own.isRounded else {
      list.add(.fill(color), in: own.bounds.intersection(own.clip), isOpaque: color.isOpaque)
      return
    }
    // Under an opaque border the background ends earlier: it must not be visible through
    // antialiased edges.
    let width = own.paint.border.isOpaque ? own.paint.borderWidth : 0
    let inset = min(1, Double(width) / 2)
    addRounded(own, RoundedRect(own.bounds, own.corners, inset: inset), color)
  }

  @inline(never)
  private func addBorder(_ own: OwnLook) {
    let color = own.paint.border.faded(by: own.rounding.alpha)
    guard !color.isClear else { return }
    let width = own.paint.borderWidth
    let rounded = RoundedRect(
      own.bounds, own.corners, border: width, hasSquareOutside: !own.isRounded)
    addRounded(own, rounded, color)
  }

  /// Adds a rectangle with corners, as far as it is seen.
  private func addRounded(_ own: OwnLook, _ rounded: RoundedRect, _ color: PixelColor) {
    let rect = rounded.rect.intersection(own.clip).intersection(list.extents)
    list.add(
      .roundedFill(color, rounded), in: rect,
      covering: color.isOpaque ? rounded.coveredParts(in: rect) : [])
  }

  private func addContents(_ contents: LayerContents, _ own: OwnLook) {
    let place = contents.place
    guard list.visible.overlaps(place.target.offsetBy(dx: own.x, dy: own.y)) else { return }
    let target = contents.visibleTarget.offsetBy(dx: own.x, dy: own.y).intersection(own.clip)
    let alpha = own.rounding.alpha
    guard list.visible.overlaps(target) else { return }
    guard contents.isStoredExact else {
      let picture = ProjectedPicture(
        contents.image, place.source, at: place.target.offsetBy(dx: own.x, dy: own.y),
        alpha: alpha)
      if let picture { list.add(.picture(picture), in: target) }
      return
    }
    guard let (image, x, y) = compositor.exactImage(of: contents) else { return }
    let copy = DrawList.Kind.copy(image, x: x + own.x, y: y + own.y, alpha: alpha)
    let isOpaque = image.isOpaque && alpha == 255
    guard own.isRounded, own.node.placement.clips else {
      list.add(copy, in: target, isOpaque: isOpaque)
      return
    }
    let rounded = RoundedRect(own.bounds, own.corners)
    let parts = rounded.parts(in: target.intersection(list.extents))
    list.add(copy, in: parts.full, isOpaque: isOpaque)
    list.add(
      .roundedCopy(image, x: x + own.x, y: y + own.y, rounded, alpha: alpha), in: parts.edges)
  }
}

import DisplayServer
import MisuseReports
import OpenCoreGraphics

extension LayerPainter {
  /// Adds what lies behind a layer as its backdrop shows it.
  @inline(never)
  func addBackdrop(_ style: BackdropStyle, _ own: OwnLook) {
    let target = own.bounds.intersection(own.clip)
    let alpha = own.rounding.alpha
    guard list.visible.overlaps(target) else { return }
    guard let picture = compositor.backdrop(of: own.node, style), let image = picture.image
    else { return }
    let origin = picture.extents.offsetBy(dx: own.x, dy: own.y)
    let rect = target.intersection(origin)
    guard own.isRounded else {
      return addBackdrop(image, at: origin, alpha: alpha, in: [rect])
    }
    let rounded = RoundedRect(own.bounds, own.corners)
    let parts = rounded.parts(in: rect.intersection(list.extents))
    addBackdrop(image, at: origin, alpha: alpha, in: parts.full)
    list.add(
      .roundedCopy(image, x: origin.x, y: origin.y, rounded, alpha: alpha), in: parts.edges)
  }

  private func addBackdrop(
    _ image: PixmanImage, at origin: PixelRect, alpha: UInt8, in rects: [PixelRect]
  ) {
    guard alpha == 255 else {
      return list.add(.copy(image, x: origin.x, y: origin.y, alpha: alpha), in: rects)
    }
    list.add(.replacement(image, x: origin.x, y: origin.y), in: rects, isOpaque: true)
  }

  /// Adds what lies behind the last layer of a path: all that is painted before it of the first
  /// one.
  ///
  /// - Parameters:
  ///   - path: layers each of which is a sublayer of the one before, not rotated and not scaled in
  ///     it.
  ///   - x: where the first of the own pixels of `path[index]` is on the canvas.
  func addBehind(_ path: [LayerComposition], from index: Int, x: Int, y: Int, clip: PixelRect) {
    guard index + 1 < path.count else { return }
    let (node, child) = (path[index], path[index + 1])
    var inside = clip
    if node.placement.clips {
      inside = clip.intersection(node.placement.bounds.offsetBy(dx: x, dy: y))
    }
    if case .offset(let dx, let dy) = child.placement.map {
      addBehind(path, from: index + 1, x: x + dx, y: y + dy, clip: inside)
    }
    guard let place = node.children.firstIndex(where: { $0 === child }) else { return }
    for sibling in node.children[..<place].reversed() where !list.isComplete {
      add(sibling, x: x, y: y, clip: inside)
    }
    guard !node.isCutToSublayers else { return }
    let rounding = Rounding(node, isRoundedLater: node.clipsToCorners)
    addOwn(of: node, rounding, x: x, y: y, clip: inside)
  }
}

extension Compositor {
  /// Returns the picture that a layer shows of the layers behind it, up to date; nil where there is
  /// no memory for it.
  func backdrop(of node: LayerComposition, _ style: BackdropStyle) -> BackdropPicture? {
    let source = BackdropSource(behind: node)
    let extents = backdropExtents(of: node, style, on: source)
    guard !extents.isEmpty else { return nil }
    let picture = node.backdrop ?? BackdropPicture()
    node.backdrop = picture
    use(picture)
    let isUpdated = picture.update(style, extents) { image, dirty in
      statistics.backdrops += 1
      let list = DrawList(damage: dirty)
      let (x, y) = (-source.x - extents.x, -source.y - extents.y)
      let layers = LayerPainter(
        list: list, compositor: self, canvas: source.canvas.offsetBy(dx: x, dy: y))
      layers.addBehind(
        source.path, from: 0, x: x + source.first.x, y: y + source.first.y, clip: image.bounds)
      list.addBackground(source.background)
      painter.paint(list, onto: image)
    }
    if !isUpdated { Misuse.report(.pictureUnavailable(extents.width, extents.height)) }
    return isUpdated ? picture : nil
  }

  /// The part of a layer that its backdrop shows: all of it, or what can be seen of a large one.
  private func backdropExtents(
    of node: LayerComposition, _ style: BackdropStyle, on source: BackdropSource
  ) -> PixelRect {
    let whole = node.placement.bounds
    if bounds.isModest(whole) { return whole }
    let visible = source.canvas.offsetBy(dx: -source.x, dy: -source.y)
    let part = whole.intersection(visible.outset(by: style.blur.reach))
    return PictureBounds.isPossible(part) ? part : .zero
  }
}

/// The layers behind a layer with a backdrop.
struct BackdropSource {
  /// From the layer that contains all of it to the one with the backdrop.
  private(set) var path: [LayerComposition]
  /// Where the first of the layer's own pixels is.
  private(set) var (x, y) = (0, 0)
  /// Where the first of the own pixels of the first layer of the path is.
  private(set) var first = (x: 0, y: 0)
  /// All that can be seen.
  private(set) var canvas: PixelRect
  /// The drawing behind all layers.
  private(set) var background = DrawList.Kind.clear

  init(behind node: LayerComposition) {
    var path = [node]
    canvas = node.placement.bounds
    var current = node
    while current.sharesBackdropWithSublayers, let parent = current.parent,
      case .offset(let dx, let dy) = current.placement.map
    {
      (x, y) = (x + dx, y + dy)
      guard parent.parent != nil else {
        // The surface. A picture that is drawn into a context has none.
        first = (dx, dy)
        canvas = parent.space.bounds
        if !canvas.isEmpty { background = .fill(.black) }
        break
      }
      path.append(parent)
      current = parent
    }
    self.path = path.reversed()
    if current.parent?.parent != nil || !current.sharesBackdropWithSublayers {
      canvas = current.picture?.extents ?? current.subtreeBounds
    }
  }
}

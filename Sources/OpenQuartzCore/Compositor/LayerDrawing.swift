import DisplayServer
import OpenCoreGraphics

/// The picture that a layer draws at its position: because of its class a shape, a gradient or a
/// text, or as its background an image that is repeated.
final class LayerDrawing: CachedPixels {
  enum Style: Equatable {
    case shape(ShapeStyle)
    case gradient(GradientStyle)
    case text(TextStyle)
    /// A colour that is an image.
    case pattern(CGColor)
  }

  let style: Style
  /// All that is painted, in the layer's own pixels.
  let extents: PixelRect
  var lastUse = 0
  private let scale: Double
  private var picture: (image: PixmanImage, part: PixelRect)?

  /// A drawing of so many pixels is made as a whole, so that it stays right while the layer moves.
  private static let modestArea = 1 << 22

  /// Returns the drawing of a layer; nil without one.
  ///
  /// - Parameter old: The drawing before, which is returned if it is the same.
  static func make(
    _ values: LayerValues, bounds: PixelRect, scale: Double, replacing old: LayerDrawing?
  ) -> LayerDrawing? {
    guard let rare = values.sharedRareValues?.values else { return nil }
    let style: Style
    let extents: PixelRect
    if let shape = ShapeStyle(rare.shape) {
      (style, extents) = (.shape(shape), shape.extents(scale: scale))
    } else if let gradient = GradientStyle(rare.gradient) {
      (style, extents) = (.gradient(gradient), bounds)
    } else if rare.text.text != nil,
      let text = TextStyle(rare.text, bounds: values.bounds, contentsScale: values.contentsScale)
    {
      (style, extents) = (.text(text), bounds)
    } else {
      return nil
    }
    guard !extents.isEmpty else { return nil }
    if let old, old.style == style, old.extents == extents, old.scale == scale { return old }
    return LayerDrawing(style, extents, scale)
  }

  /// Returns the drawing of a background that is an image; nil for a colour and without a
  /// background.
  static func makeBackground(
    _ color: CGColor?, bounds: PixelRect, scale: Double, replacing old: LayerDrawing?
  ) -> LayerDrawing? {
    guard let color, color.pattern != nil, color.alpha > 0, !bounds.isEmpty else { return nil }
    let style = Style.pattern(color)
    if let old, old.style == style, old.extents == bounds, old.scale == scale { return old }
    return LayerDrawing(style, bounds, scale)
  }

  private init(_ style: Style, _ extents: PixelRect, _ scale: Double) {
    self.style = style
    self.extents = extents
    self.scale = scale
  }

  deinit {}

  /// Whether it covers all of its extents.
  var isOpaque: Bool {
    switch style {
    case .gradient(let gradient): gradient.isOpaque
    case .pattern(let color): color.alpha >= 1 && color.pattern?.image?.bitmap.isOpaque ?? false
    case .shape, .text: false
    }
  }

  /// Whether it is a part of the background: behind the contents, and with the corners of the
  /// layer.
  var isBackground: Bool {
    switch style {
    case .gradient, .pattern: true
    case .shape, .text: false
    }
  }

  /// A picture of all that is inside a part of the layer's own pixels, at least, and the position
  /// of its first pixel; nil where there is no memory for it.
  func picture(showing visible: PixelRect) -> (image: PixmanImage, x: Int, y: Int)? {
    let isModest =
      extents.area <= Self.modestArea
      && max(extents.width, extents.height) <= PictureLimits.longestSide
    let part = isModest ? extents : extents.intersection(visible)
    guard !part.isEmpty else { return nil }
    if picture?.part != part { picture = draw(part).map { ($0, part) } }
    return picture.map { ($0.image, part.x, part.y) }
  }

  private func draw(_ part: PixelRect) -> PixmanImage? {
    guard
      let bitmap = try? Bitmap(width: part.width, height: part.height, isOpaque: isOpaque)
    else { return nil }
    switch style {
    case .shape(let shape): shape.draw(onto: bitmap, part, scale: scale)
    case .gradient(let gradient): gradient.draw(onto: bitmap, part, bounds: extents)
    case .text(let text): text.draw(onto: bitmap, part, bounds: extents, scale: scale)
    case .pattern(let color): fill(bitmap, part, with: color)
    }
    return PixmanImage(bitmap)
  }

  /// Fills a part with an image, of which one tile begins at the top left corner of the extents.
  private func fill(_ bitmap: Bitmap, _ part: PixelRect, with color: CGColor) {
    let (x, y) = (extents.x - part.x, extents.y - part.y)
    let context = bitmap.makeContext(scale: scale, originX: x, y: y)
    context.setFillColor(color)
    let all = CGRect(
      x: Double(-x) / scale, y: Double(-y) / scale, width: Double(part.width) / scale,
      height: Double(part.height) / scale)
    context.fill(all.insetBy(dx: -1, dy: -1))
  }

  var byteCount: Int { picture?.image.byteCount ?? 0 }

  func releasePixels() { picture = nil }
}

extension LayerPainter {
  /// Adds what the class of a layer draws.
  @inline(never)
  func addDrawing(_ drawing: LayerDrawing, _ own: OwnLook) {
    let target = drawing.extents.offsetBy(dx: own.x, dy: own.y).intersection(own.clip)
    guard list.visible.overlaps(target) else { return }
    let visible = own.clip.offsetBy(dx: -own.x, dy: -own.y)
    guard let (image, x, y) = compositor.picture(of: drawing, showing: visible) else { return }
    let alpha = own.rounding.alpha
    let copy = DrawList.Kind.copy(image, x: x + own.x, y: y + own.y, alpha: alpha)
    let isOpaque = drawing.isOpaque && alpha == 255
    guard own.isRounded, drawing.isBackground || own.node.placement.clips else {
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

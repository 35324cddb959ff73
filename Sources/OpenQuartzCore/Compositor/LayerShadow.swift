import DisplayServer
import MisuseReports
import OpenCoreGraphics

/// The shadow of a layer as its properties say.
///
/// An object, so that layers without a shadow have room for a reference only.
final class LayerShadow {
  let color: PixelColor
  /// How far the shadow is moved, in pixels.
  let x, y: Int
  let blur: ShadowBlur
  /// The path that casts the shadow instead of the layer; nil for none.
  let path: PathShape?

  /// Nil for a layer without a shadow.
  ///
  /// - Parameter old: the shadow before, whose path is taken over if it is the same.
  init?(_ values: LayerValues, scale: Double, replacing old: LayerShadow?) {
    guard values.shadowOpacity > 0, !values.masksToBounds else {
      return nil
    }
    let opacity = min(values.shadowOpacity, 1)
    let color = PixelColor(values.shadowColor).faded(by: UInt8((opacity * 255).rounded()))
    guard !color.isClear else { return nil }
    self.color = color
    x = LayerSpace.nearest(values.shadowOffset.width.native * scale)
    y = LayerSpace.nearest(values.shadowOffset.height.native * scale)
    blur = ShadowBlur(sigma: values.shadowRadius.native * scale)
    if let shape = values.shadowPath {
      let isSame = old?.path?.path === shape && old?.path?.scale == scale
      path = isSame ? old?.path : PathShape(shape, scale: scale)
    } else {
      path = nil
    }
  }

  deinit {}
}

/// The shadow of a layer as it is painted.
final class CastShadow: Equatable {
  /// The form that casts the shadow.
  enum Form: Equatable {
    /// A rectangle with the corners of the layer.
    case rounded(PixelRect, CornerRounding)
    case path(PathShape)
    /// The picture of the layer and its sublayers.
    case picture
  }

  let form: Form
  let color: PixelColor
  let x, y: Int
  let blur: ShadowBlur
  /// All that the shadow paints, in the layer's own pixels.
  let bounds: PixelRect

  /// - Parameters:
  ///   - content: all that the layer and its sublayers paint.
  ///   - inside: all that the sublayers paint.
  init?(
    _ shadow: LayerShadow, paint: LayerPaint, placement: LayerPlacement, content: PixelRect,
    inside: PixelRect
  ) {
    let caster: PixelRect
    var color = shadow.color
    if let path = shadow.path {
      (form, caster) = (.path(path), path.bounds)
    } else if let alpha = paint.evenAlpha(placement, inside: inside) {
      (form, caster) = (.rounded(placement.bounds, placement.corners), placement.bounds)
      color = color.faded(by: alpha)
    } else {
      (form, caster) = (.picture, content)
    }
    guard !caster.isEmpty, !color.isClear else { return nil }
    self.color = color
    (x, y, blur) = (shadow.x, shadow.y, shadow.blur)
    bounds = caster.offsetBy(dx: x, dy: y).outset(by: blur.reach)
  }

  deinit {}

  static func == (a: CastShadow, b: CastShadow) -> Bool {
    a.form == b.form && a.color == b.color && a.x == b.x && a.y == b.y && a.blur == b.blur
      && a.bounds == b.bounds
  }

  var isOfPicture: Bool { form == .picture }

  /// How far from what casts it the shadow is painted.
  var margin: Int { blur.reach + max(abs(x), abs(y)) }
}

extension LayerPaint {
  /// The alpha that the layer has everywhere inside its corners, if it has the same everywhere and
  /// nothing outside; nil otherwise.
  ///
  /// - Parameter inside: all that the sublayers paint.
  func evenAlpha(_ placement: LayerPlacement, inside: PixelRect) -> UInt8? {
    let isOpaque =
      background.isOpaque || drawing?.isOpaque ?? false || pattern?.isOpaque ?? false
    guard isOpaque || !background.isClear else { return nil }
    guard isOpaque else {
      return innerExtents.isEmpty && inside.isEmpty && borderWidth == 0 ? background.alpha : nil
    }
    let area = placement.areaInsideCorners
    // A drawing that belongs to the background has the corners of the layer.
    let drawn = drawing.map { $0.isBackground ? .zero : $0.extents } ?? .zero
    let fits = [contents?.place.target ?? .zero, drawn, inside].allSatisfy { rect in
      rect.isEmpty || area.contains { $0.contains(rect) }
    }
    return fits ? 255 : nil
  }
}

extension LayerPlacement {
  /// Rectangles that lie inside the rounded corners.
  fileprivate var areaInsideCorners: [PixelRect] {
    guard corners.isRound else { return [bounds] }
    let band = corners.band(of: bounds)
    // A circle reaches least far into its square: 1 − √½ of the radius.
    let inset = Int((corners.radius * 0.3).rounded(.up)) + 1
    return [band, bounds.outset(by: -inset)]
  }
}

extension LayerPainter {
  /// Adds a shadow that is not made of a picture.
  @inline(never)
  func addShadow(
    of node: LayerComposition, _ rounding: Rounding, x: Int, y: Int, _ clip: PixelRect
  ) {
    guard let shadow = node.shadow else { return }
    let color = shadow.color.faded(by: rounding.alpha)
    let target = shadow.bounds.offsetBy(dx: x, dy: y)
    let visible = target.intersection(clip)
    guard !color.isClear, list.visible.overlaps(visible) else { return }
    guard let mask = compositor.stretchedMask(of: shadow, at: target) else { return }
    list.add(.maskedFill(color, mask), in: visible)
  }
}

extension Compositor {
  /// The mask of a shadow that is not made of a picture, in a size; nil where there is no memory
  /// for it.
  func stretchedMask(of shadow: CastShadow, at target: PixelRect) -> StretchedMask? {
    let reach = shadow.blur.reach
    switch shadow.form {
    case .picture: return nil
    case .path(let path):
      guard let mask = mask(ShadowMask.Key(shape: .path(path), blur: shadow.blur)) else {
        Misuse.report(.pictureUnavailable(target.width, target.height))
        return nil
      }
      return StretchedMask(mask: mask, rect: target, ends: (0, 0))
    case .rounded(let rect, let rounding):
      // From here on, counted from the end, a row is like the next one.
      let end = rounding.reach + reach
      let longest = 2 * end + StretchedMask.middle
      let shape = ShadowMask.Shape.rounded(
        width: min(rect.width, longest), height: min(rect.height, longest), rounding)
      return mask(ShadowMask.Key(shape: shape, blur: shadow.blur)).map {
        StretchedMask(mask: $0, rect: target, ends: (end + reach, end + reach))
      }
    }
  }
}

extension StretchedMask {
  /// How many pixels of the middle are stored: with fewer, there would be more pieces to paint.
  static let middle = 64
}

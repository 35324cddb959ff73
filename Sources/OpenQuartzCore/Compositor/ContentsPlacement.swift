import DisplayServer
import OpenCoreGraphics

/// The pixels of the contents and where they are shown.
nonisolated struct ContentsPlacement: Equatable {
  /// The part of the picture that is shown, in its pixels.
  let source: PixelRect
  /// The rectangle of that part, in pixels of the layer.
  let target: PixelRect
  /// The part of the source that is stretched, and the factor by which the rest is scaled; nil: all
  /// of it is stretched.
  let stretch: ContentsStretch?
  /// Whether each pixel is one of the picture's, and not a mixture.
  let isNearest: Bool

  /// Whether pixels are copied one to one.
  var isExact: Bool { source.width == target.width && source.height == target.height }

  /// The rectangle of a picture of `width` × `height` pixels in `bounds`; nil when none of it
  /// shows.
  ///
  /// - Parameters:
  ///   - isDrawn: the layer drew the picture itself, in the size of its bounds.
  ///   - scale: pixels of the layer per point.
  init?(
    width: Int, height: Int, isDrawn: Bool = false, values: LayerValues, bounds: PixelRect,
    scale: Double
  ) {
    // Fidelity: what a contents rectangle includes beyond the picture is not shown [decided].
    let unit = values.contentsRect.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard !unit.isNull, !bounds.isEmpty else { return nil }
    let left = LayerSpace.nearest(unit.minX.native * Double(width))
    let top = LayerSpace.nearest(unit.minY.native * Double(height))
    source = PixelRect(
      x: left, y: top, width: LayerSpace.nearest(unit.maxX.native * Double(width)) - left,
      height: LayerSpace.nearest(unit.maxY.native * Double(height)) - top)
    guard !source.isEmpty else { return nil }
    let pixelScale = scale / max(values.contentsScale.native, 1e-3)
    let natural = Size(
      width: Double(source.width) * pixelScale, height: Double(source.height) * pixelScale)
    if isDrawn, natural.exceeds(bounds) {
      target = Self.placed(natural, x: 0, y: 0, in: bounds)
    } else {
      target = Self.target(of: natural, gravity: values.contentsGravity, in: bounds)
    }
    guard !target.isEmpty else { return nil }
    let isSmaller = target.width < source.width || target.height < source.height
    let rare = values.sharedRareValues?.values
    let filter = isSmaller ? rare?.minificationFilter : rare?.magnificationFilter
    isNearest = filter == .nearest
    guard let center = rare?.contentsCenter, values.contentsGravity.stretches else {
      stretch = nil
      return
    }
    stretch = ContentsStretch(center: center, source: source, target: target, scale: pixelScale)
  }

  private struct Size {
    var width, height: Double

    /// Whether this is the size of `bounds` before rounding: what was drawn, rounded up to whole
    /// pixels, must not be scaled down again.
    func exceeds(_ bounds: PixelRect) -> Bool {
      let range = 0.0...1.0
      return range ~= width - Double(bounds.width) && range ~= height - Double(bounds.height)
    }

    func scaled(by factor: Double) -> Size {
      Size(width: width * factor, height: height * factor)
    }
  }

  private static func target(
    of natural: Size, gravity: CALayerContentsGravity, in bounds: PixelRect
  ) -> PixelRect {
    let box = Size(width: Double(bounds.width), height: Double(bounds.height))
    let fit = (box.width / natural.width, box.height / natural.height)
    switch gravity {
    case .resizeAspect:
      return placed(natural.scaled(by: min(fit.0, fit.1)), x: 0.5, y: 0.5, in: bounds)
    case .resizeAspectFill:
      return placed(natural.scaled(by: max(fit.0, fit.1)), x: 0.5, y: 0.5, in: bounds)
    case .center: return placed(natural, x: 0.5, y: 0.5, in: bounds)
    case .top: return placed(natural, x: 0.5, y: 0, in: bounds)
    case .bottom: return placed(natural, x: 0.5, y: 1, in: bounds)
    case .left: return placed(natural, x: 0, y: 0.5, in: bounds)
    case .right: return placed(natural, x: 1, y: 0.5, in: bounds)
    case .topLeft: return placed(natural, x: 0, y: 0, in: bounds)
    case .topRight: return placed(natural, x: 1, y: 0, in: bounds)
    case .bottomLeft: return placed(natural, x: 0, y: 1, in: bounds)
    case .bottomRight: return placed(natural, x: 1, y: 1, in: bounds)
    default: return bounds
    }
  }

  /// - Parameter x: 0 puts it at the left, 1 at the right.
  private static func placed(
    _ size: Size, x: Double, y: Double, in bounds: PixelRect
  ) -> PixelRect {
    let width = LayerSpace.nearest(size.width)
    let height = LayerSpace.nearest(size.height)
    return PixelRect(
      x: bounds.x + LayerSpace.nearest(Double(bounds.width - width) * x),
      y: bounds.y + LayerSpace.nearest(Double(bounds.height - height) * y),
      width: max(1, width), height: max(1, height))
  }
}

import CPixman
import DisplayServer
import OpenCoreGraphics

/// The colours, locations and points of a gradient layer.
nonisolated struct GradientStyle: Equatable {
  /// Each colour and its location, by location.
  let stops: [Stop]
  let start, end: CGPoint
  let type: CAGradientLayerType

  struct Stop: Equatable {
    let color: CGColor
    let location: Double
  }

  /// Nil where nothing is drawn.
  init?(_ values: GradientValues) {
    guard let colors = values.colors?.colors, !colors.isEmpty else { return nil }
    let last = Double(max(colors.count - 1, 1))
    let locations = values.locations?.numbers ?? colors.indices.map { Double($0) / last }
    // A location below that of the stop before counts as that.
    var highest = 0.0
    stops = zip(colors, locations).map { color, location in
      highest = min(max(location, highest), 1)
      return Stop(color: color, location: highest)
    }
    guard !stops.isEmpty else { return nil }
    start = values.startPoint
    end = values.endPoint
    type = values.type
    if !isDrawable { return nil }
  }

  /// Fidelity: a gradient whose start and end are the same is not drawn [decided].
  private var isDrawable: Bool {
    type == .radial ? start.x != end.x && start.y != end.y : start != end
  }

  /// Whether every pixel is opaque.
  var isOpaque: Bool { stops.allSatisfy { PixelColor($0.color).isOpaque } }

  /// Draws a part, in pixels, onto a bitmap of its size.
  func draw(onto bitmap: Bitmap, _ part: PixelRect, bounds: PixelRect) {
    let (x, y) = (bounds.x - part.x, bounds.y - part.y)
    if type == .conic { return drawTurning(onto: bitmap, x, y, bounds) }
    let locations = stops.map { CGFloat($0.location) }
    let gradient = CGGradient(
      colorsSpace: nil, colors: stops.map(\.color), locations: locations)
    guard let gradient else { return }
    let context = bitmap.makeContext(scale: 1)
    context.translateBy(x: CGFloat(x), y: CGFloat(y))
    context.scaleBy(x: CGFloat(bounds.width), y: CGFloat(bounds.height))
    let everywhere: CGGradientDrawingOptions = [
      .drawsBeforeStartLocation, .drawsAfterEndLocation,
    ]
    guard type == .radial else {
      context.drawLinearGradient(gradient, start: start, end: end, options: everywhere)
      return
    }
    context.translateBy(x: start.x, y: start.y)
    context.scaleBy(x: abs(end.x - start.x), y: abs(end.y - start.y))
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
      options: everywhere)
  }

  /// Draws the colours about a point.
  ///
  /// - Parameter x: where the bounds begin on the bitmap.
  private func drawTurning(onto bitmap: Bitmap, _ x: Int, _ y: Int, _ bounds: PixelRect) {
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    let center = (
      x: Double(x) + start.x.native * width, y: Double(y) + start.y.native * height
    )
    // pixman's numbers have 16 bits before the point: what is further away is brought nearer.
    let left = Self.whole(center.x)
    let top = Self.whole(center.y)
    var middle = pixman_point_fixed_t(
      x: Self.fixed(center.x - Double(left)),
      y: Self.fixed((center.y - Double(top)) * width / height))
    let direction = atan2((end.y - start.y).native, (end.x - start.x).native)
    // pixman turns in the other direction: the stops are in reverse.
    let reversed = stops.reversed().map { stop in
      pixman_gradient_stop_t(x: Self.fixed(1 - stop.location), color: Self.color(stop.color))
    }
    let image = pixman_image_create_conical_gradient(
      &middle, Self.fixed(-direction * 180 / .pi), reversed, Int32(reversed.count))
    guard let image else { return }
    defer { pixman_image_unref(image) }
    pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD)
    var transform = pixman_transform_t()
    pixman_transform_init_scale(&transform, 1 << 16, Self.fixed(width / height))
    pixman_image_set_transform(image, &transform)
    let target = PixmanImage(bitmap)
    pixman_image_composite32(
      PIXMAN_OP_SRC, image, nil, target.raw, Int32(-left), Int32(-top), 0, 0, 0, 0,
      Int32(bitmap.width), Int32(bitmap.height))
  }

  private static func whole(_ value: Double) -> Int {
    Int(min(max(value.rounded(.down), -16_000), 16_000))
  }

  private static func fixed(_ value: Double) -> Int32 {
    Int32(min(max(value, -32_000), 32_000) * 65_536)
  }

  /// Without alpha in the channels, which pixman multiplies by it later.
  private static func color(_ color: CGColor) -> pixman_color_t {
    let channels = color.channels
    func word(_ value: Double) -> UInt16 { UInt16((min(max(value, 0), 1) * 65_535).rounded()) }
    return pixman_color_t(
      red: word(channels.red), green: word(channels.green), blue: word(channels.blue),
      alpha: word(channels.alpha))
  }
}

import DisplayServer
import OpenCoreGraphics

/// The position and appearance of a layer in its superlayer, in pixels.
nonisolated struct LayerPlacement: Equatable {
  /// From the layer's own pixels to the superlayer's.
  enum Map: Equatable {
    case offset(x: Int, y: Int)
    case projected(PlaneProjection)
  }

  var isVisible: Bool
  var map: Map
  /// The bounds in the layer's own pixels.
  var bounds: PixelRect
  /// 0…255.
  var alpha: UInt8
  var clips: Bool
  var corners: CornerRounding
  /// The layer's own pixels per point.
  var scale = 1.0
  /// The layer is painted into a picture, whatever it shows.
  var isRasterized = false
  /// Opacity applies to each part of the layer and to each sublayer, and not to the picture of
  /// them.
  var fadesParts = false

  /// Whether the layer is not shown at all, with everything below it.
  static let hidden = LayerPlacement(
    isVisible: false, map: .offset(x: 0, y: 0), bounds: .zero, alpha: 0, clips: false,
    corners: .none)

  private init(
    isVisible: Bool, map: Map, bounds: PixelRect, alpha: UInt8, clips: Bool,
    corners: CornerRounding
  ) {
    self.isVisible = isVisible
    self.map = map
    self.bounds = bounds
    self.alpha = alpha
    self.clips = clips
    self.corners = corners
  }

  /// The placement that follows from the values of a layer in a superlayer. Numbers that are not
  /// finite hide the layer; `areFinite` says that there are none.
  init(_ values: LayerValues, in space: LayerSpace, areFinite: Bool = false) {
    self = .hidden
    guard areFinite || values.hasFiniteNumbers else { return }
    let opacity = Double(min(max(values.opacity, 0), 1)) * space.fade
    alpha = UInt8((opacity * 255).rounded())
    guard !values.isHidden, alpha > 0 else { return }
    let size = values.bounds.size
    clips = values.masksToBounds
    if clips && !(size.width > 0 && size.height > 0) { return }
    scale = space.scale
    if values.sharedRareValues != nil { setRasterization(values) }
    guard place(values, in: space) else { return }
    corners = CornerRounding(values, bounds: bounds, scale: scale)
    isVisible = true
  }

  /// The placement of a layer that leaves its sublayers in three dimensions: it has no plane of its
  /// own, and the pixels of its superlayer.
  init(group values: LayerValues, in space: LayerSpace) {
    self = .hidden
    guard values.hasFiniteNumbers, !values.isHidden, values.opacity > 0, space.fade > 0 else {
      return
    }
    alpha = 255
    scale = space.scale
    isVisible = true
  }

  /// Fidelity: a rasterization scale of 0 or less, or of more than 64, does not count [decided].
  private mutating func setRasterization(_ values: LayerValues) {
    fadesParts = !values.allowsGroupOpacity && alpha < 255
    isRasterized = values.shouldRasterize
    let rasterScale = values.rasterizationScale.native
    if isRasterized, rasterScale > 0, rasterScale <= 64 { scale = rasterScale }
  }

  /// Computes the map and the bounds. False when the layer shows its back while single-sided, or
  /// its edge.
  private mutating func place(_ values: LayerValues, in space: LayerSpace) -> Bool {
    let offset = values.untransformedOffset
    if !values.isTransformed && space.sublayerMatrix == nil {
      setOffset(values, x: offset.x, y: offset.y, in: space)
      return true
    }
    let matrix = values.matrixToSuperlayer
    let full = space.sublayerMatrix.map { CATransform3DConcat(matrix, $0) } ?? matrix
    let projection = PlaneProjection(full)
    if case .translation(let x, let y) = projection.kind {
      setOffset(values, x: CGFloat(x), y: CGFloat(y), in: space)
      return true
    }
    let determinant = projection.determinant
    guard abs(determinant) > 1e-9, determinant.isFinite else { return false }
    guard determinant > 0 || values.isDoubleSided else { return false }
    setProjection(values, projection, in: space)
    return true
  }

  private mutating func setOffset(
    _ values: LayerValues, x: CGFloat, y: CGFloat, in space: LayerSpace
  ) {
    let rect = values.bounds
    let left = space.column(rect.minX + x)
    let top = space.row(rect.minY + y)
    // Hairlines must not disappear between two pixel edges.
    let width = rect.width > 0 ? max(1, space.column(rect.maxX + x) - left) : 0
    let height = rect.height > 0 ? max(1, space.row(rect.maxY + y) - top) : 0
    guard scale == space.scale else {
      return setStretch(
        values, to: PixelRect(x: left, y: top, width: width, height: height), in: space)
    }
    setBounds(values, width: width, height: height, scale: scale)
    map = .offset(x: left - bounds.x, y: top - bounds.y)
  }

  /// Stretches the bounds, which have pixels of another size, to a rectangle of the superlayer.
  private mutating func setStretch(
    _ values: LayerValues, to rect: PixelRect, in space: LayerSpace
  ) {
    setBounds(values)
    func factor(_ target: Int, _ own: Int) -> Double {
      target > 0 && own > 0 ? Double(target) / Double(own) : space.scale / scale
    }
    let (x, y) = (factor(rect.width, bounds.width), factor(rect.height, bounds.height))
    map = .projected(
      PlaneProjection(
        x, 0, Double(rect.x) - Double(bounds.x) * x, 0, y, Double(rect.y) - Double(bounds.y) * y, 0,
        0,
        1))
  }

  /// Sets the bounds to whole pixels, without regard to where they are placed.
  private mutating func setBounds(_ values: LayerValues) {
    let size = values.bounds.size
    let width = size.width > 0 ? max(1, LayerSpace.nearest(size.width.native * scale)) : 0
    let height = size.height > 0 ? max(1, LayerSpace.nearest(size.height.native * scale)) : 0
    setBounds(values, width: width, height: height, scale: scale)
  }

  private mutating func setProjection(
    _ values: LayerValues, _ projection: PlaneProjection, in space: LayerSpace
  ) {
    let rect = values.bounds
    setBounds(values)
    let (width, height) = (bounds.width, bounds.height)
    // The bounds in pixels are stretched to the exact bounds in points.
    let stretchX = width > 0 ? rect.width.native / Double(width) : 1 / scale
    let stretchY = height > 0 ? rect.height.native / Double(height) : 1 / scale
    let toPoints = PlaneProjection(
      stretchX, 0, rect.minX.native - Double(bounds.x) * stretchX,
      0, stretchY, rect.minY.native - Double(bounds.y) * stretchY, 0, 0, 1)
    map = .projected(
      toPoints.concatenating(projection).concatenating(.scale(space.scale, space.scale)))
  }

  private mutating func setBounds(
    _ values: LayerValues, width: Int, height: Int, scale: Double
  ) {
    bounds = PixelRect(
      x: LayerSpace.nearest(values.bounds.minX.native * scale),
      y: LayerSpace.nearest(values.bounds.minY.native * scale), width: width, height: height)
  }

  /// The rows of the bounds that rounded corners do not change.
  var band: PixelRect { corners.band(of: bounds) }

  /// The pixels of the superlayer that `rect`, in the layer's own pixels, touches.
  func footprint(of rect: PixelRect) -> PixelRect {
    guard isVisible, !rect.isEmpty else { return .zero }
    switch map {
    case .offset(let x, let y): return rect.offsetBy(dx: x, dy: y)
    case .projected(let projection): return projection.pixels(covering: rect)
    }
  }
}

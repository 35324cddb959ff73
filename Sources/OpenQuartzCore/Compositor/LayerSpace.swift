import DisplayServer
import OpenCoreGraphics

/// The map from the coordinates inside a layer to pixels.
///
/// A layer's own pixels are its points times the scale, rounded; the bounds begin at the rounded
/// bounds' origin. Sublayers are placed at whole pixels *of their superlayer*, so a layer that
/// moves takes its sublayers with it rigidly, and a picture stored of them stays correct.
nonisolated struct LayerSpace {
  /// Pixels per point.
  var scale: Double
  /// The bounds in the layer's own pixels.
  var bounds: PixelRect
  /// The end of the bounds, in points, if that is not at a whole pixel.
  ///
  /// A sublayer that ends there ends at the last pixel too: rounding must not leave a gap.
  private(set) var end: CGPoint?
  /// The projection of `sublayerTransform`, about the anchor point; nil for none.
  private(set) var sublayerMatrix: CATransform3D?

  /// The factor of the opacity of each sublayer.
  private(set) var fade = 1.0

  /// The space of a surface, on which a root layer is placed.
  init(scale: Double, bounds: PixelRect) {
    self.scale = scale
    self.bounds = bounds
  }

  /// The space inside a layer with `values` whose bounds are `bounds` in its own pixels.
  ///
  /// - Parameter fade: The factor of the opacity of each sublayer.
  init(_ values: LayerValues, bounds: PixelRect, scale: Double, fade: Double = 1) {
    self.init(scale: scale, bounds: bounds)
    self.fade = fade
    if values.transformsSublayers { sublayerMatrix = values.sublayerMatrix }
    let corner = CGPoint(x: values.bounds.maxX, y: values.bounds.maxY)
    let isExact =
      corner.x.native * scale == Double(bounds.maxX)
      && corner.y.native * scale == Double(bounds.maxY)
    if !isExact { end = corner }
  }

  /// The space of the sublayers of a layer that leaves them in three dimensions: the pixels are
  /// those of its superlayer, whose space is `outer`.
  init(group values: LayerValues, in outer: LayerSpace) {
    self.init(scale: outer.scale, bounds: outer.bounds)
    let opacity = Double(min(max(values.opacity, 0), 1))
    fade = outer.fade * opacity
    let own = CATransform3DConcat(values.sublayerMatrix, values.matrixToSuperlayer)
    let whole = outer.sublayerMatrix.map { CATransform3DConcat(own, $0) } ?? own
    sublayerMatrix = whole.isIdentity ? nil : whole
  }

  /// The same space, with sublayers moved by a transform before that of the space itself.
  func moved(by transform: CATransform3D) -> LayerSpace {
    var space = self
    let whole = sublayerMatrix.map { CATransform3DConcat(transform, $0) } ?? transform
    space.sublayerMatrix = whole.isIdentity ? nil : whole
    return space
  }

  /// Whether sublayers have the same positions in both. A scrolled layer places them the same.
  func placesSublayers(as other: LayerSpace) -> Bool {
    scale == other.scale && fade == other.fade && end == other.end
      && projectsSublayers(as: other)
      && (end == nil || (bounds.maxX == other.bounds.maxX && bounds.maxY == other.bounds.maxY))
  }

  private func projectsSublayers(as other: LayerSpace) -> Bool {
    guard let a = sublayerMatrix, let b = other.sublayerMatrix else {
      return sublayerMatrix == nil && other.sublayerMatrix == nil
    }
    return a.isEqual(to: b)
  }

  /// The pixel edge nearest to x.
  func column(_ x: CGFloat) -> Int {
    if let end, abs(x - end.x) < 1e-6 { return bounds.maxX }
    return Self.nearest(x.native * scale)
  }

  /// The pixel edge nearest to y.
  func row(_ y: CGFloat) -> Int {
    if let end, abs(y - end.y) < 1e-6 { return bounds.maxY }
    return Self.nearest(y.native * scale)
  }

  /// Halves go up, also below zero: a row of equal steps stays one when it is moved.
  static func nearest(_ value: Double) -> Int {
    let limit = Double(1 << 24)
    guard !value.isNaN else { return 0 }
    return Int(min(max((value + 0.5).rounded(.down), -limit), limit))
  }
}

nonisolated extension LayerSpace: Equatable {
  static func == (a: LayerSpace, b: LayerSpace) -> Bool {
    a.scale == b.scale && a.fade == b.fade && a.bounds == b.bounds && a.end == b.end
      && a.projectsSublayers(as: b)
  }
}

extension CALayer {
  /// Returns the part of the bounds that no superlayer cuts off. O(depth).
  final func findVisibleRect() -> CGRect {
    var rect = modelValues.bounds
    var ancestor = superlayer
    while let layer = ancestor, !rect.isNull, !rect.isEmpty {
      if layer.masksToBounds { rect = rect.intersection(convert(layer.bounds, from: layer)) }
      ancestor = layer.superlayer
    }
    return rect.isNull ? .zero : rect
  }

  /// `point` is in the superlayer's coordinates. A copy finds copies, where they are presented.
  final func findLayer(at point: CGPoint) -> CALayer? {
    if let original {
      let parent = original.parent?.presented
      return original.find(point, in: parent, isPresented: true)?.presentation()
    }
    return find(point, in: parent?.modelValues, isPresented: false)
  }

  private final func find(
    _ point: CGPoint, in parent: LayerValues?, isPresented: Bool
  ) -> CALayer? {
    let own = isPresented ? presented : modelValues
    guard !own.isHidden, Self.kind != .transform, let local = own.localPoint(point, in: parent)
    else { return nil }
    let isInside = isPresented ? own.bounds.contains(local) : contains(local)
    guard isInside || !own.masksToBounds else { return nil }
    for child in sublayersByZ.reversed() {
      if let found = child.find(local, in: own, isPresented: isPresented) { return found }
    }
    return isInside ? self : nil
  }
}

extension CALayer {
  /// A point of the superlayer in the layer's coordinates, by the presentation values of the layer.
  final package func convertFromSuperlayerWithPresentation(_ point: CGPoint) -> CGPoint {
    let projection = presented.projection(in: parent?.presented)
    return (projection.inverted ?? .identity).apply(to: point)
  }

  /// Whether the sublayers are seen through a transform of this layer.
  final package var transformsSublayers: Bool { modelValues.transformsSublayers }

  /// A point of a layer's coordinates in this layer's, if this one is directly in it; nil where
  /// that takes more than a subtraction. Counts no references.
  final package func convertQuickly(_ point: CGPoint, from layer: CALayer) -> CGPoint? {
    guard isSublayer(of: layer), modelValues.isOnlyOffset(in: layer.modelValues) else { return nil }
    let offset = modelValues.untransformedOffset
    return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
  }

  /// Whether a point of the superlayer, which does not transform its sublayers, is outside the
  /// bounds; false if that takes more than a comparison. Counts no references.
  final package func isClearlyOutside(_ point: CGPoint) -> Bool {
    guard !modelValues.isTransformed else { return false }
    let offset = modelValues.untransformedOffset
    return !modelValues.bounds.contains(CGPoint(x: point.x - offset.x, y: point.y - offset.y))
  }
}

nonisolated extension LayerValues {
  /// A point of the superlayer in the layer's coordinates.
  ///
  /// nil when the layer is seen edge-on, or from behind while it is single-sided, or when the
  /// point meets it behind the eye.
  package func localPoint(_ point: CGPoint, in parent: LayerValues?) -> CGPoint? {
    if isOnlyOffset(in: parent) {
      let offset = untransformedOffset
      return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    }
    let projection = projection(in: parent)
    guard let inverse = projection.inverted else { return nil }
    let local = inverse.apply(to: point)
    guard projection.w(at: local) > 0 else { return nil }
    return isDoubleSided || projection.facesEye ? local : nil
  }
}

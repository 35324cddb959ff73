nonisolated extension LayerValues {
  /// The anchor point in the layer's own coordinates, in points.
  package var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// The vector from a point of the layer to the same point in the superlayer's coordinates, when
  /// nothing is transformed.
  package var untransformedOffset: CGPoint {
    CGPoint(
      x: position.x - anchorPoint.x * bounds.size.width - bounds.origin.x,
      y: position.y - anchorPoint.y * bounds.size.height - bounds.origin.y)
  }

  /// The smallest rectangle of the superlayer around the transformed bounds.
  ///
  /// The superlayer's `sublayerTransform` is not applied.
  package var frame: CGRect {
    get {
      if !isTransformed {
        let origin = CGPoint(
          x: position.x - anchorPoint.x * bounds.size.width,
          y: position.y - anchorPoint.y * bounds.size.height)
        return CGRect(origin: origin, size: bounds.size)
      }
      return PlaneProjection(matrixToSuperlayer).boundingBox(of: bounds)
    }
    set { (bounds, position) = boundsAndPosition(forFrame: newValue) }
  }

  /// The bounds and the position for a frame.
  package func boundsAndPosition(forFrame frame: CGRect) -> (bounds: CGRect, position: CGPoint) {
    let rect = frame.standardized
    let size = !isTransformed ? rect.size : sizeBeforeTransform(of: rect.size)
    let position = CGPoint(
      x: rect.origin.x + anchorPoint.x * rect.size.width,
      y: rect.origin.y + anchorPoint.y * rect.size.height)
    return (CGRect(origin: bounds.origin, size: size), position)
  }

  /// From the layer's coordinates to the superlayer's, without its `sublayerTransform`.
  package var matrixToSuperlayer: CATransform3D {
    let anchor = anchor
    let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    let fromAnchor = CATransform3DMakeTranslation(position.x, position.y, zPosition)
    return CATransform3DConcat(CATransform3DConcat(toAnchor, transform), fromAnchor)
  }

  /// The `sublayerTransform` about the anchor point of this layer.
  package var sublayerMatrix: CATransform3D {
    guard transformsSublayers else { return CATransform3DIdentity }
    let anchor = anchor
    let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    let fromAnchor = CATransform3DMakeTranslation(anchor.x, anchor.y, anchorPointZ)
    return CATransform3DConcat(CATransform3DConcat(toAnchor, sublayerTransform), fromAnchor)
  }

  /// From the layer's plane to the plane of a superlayer with the values `parent`.
  package func projection(in parent: LayerValues?) -> PlaneProjection {
    guard let parent, parent.transformsSublayers else {
      return PlaneProjection(matrixToSuperlayer)
    }
    return PlaneProjection(CATransform3DConcat(matrixToSuperlayer, parent.sublayerMatrix))
  }

  /// Whether a point changes only by `untransformedOffset` between the layer and `parent`.
  package func isOnlyOffset(in parent: LayerValues?) -> Bool {
    !isTransformed && parent?.transformsSublayers != true
  }

  /// The size that the transform maps to `size`: rotated back and scaled back.
  private func sizeBeforeTransform(of size: CGSize) -> CGSize {
    let determinant = transform.m11 * transform.m22 - transform.m12 * transform.m21
    guard determinant != 0, determinant.isFinite else { return size }
    let width = transform.m22 * size.width - transform.m21 * size.height
    let height = transform.m11 * size.height - transform.m12 * size.width
    return CGSize(width: abs(width / determinant), height: abs(height / determinant))
  }
}

/// The properties of a layer that can be animated. The raw value is the key of key-value access,
/// actions and animations, in the classes that have the property.
///
/// A property is a case, its row in the table (`LayerProperty+Table`), its field with the default
/// in `LayerValues`, or in `RareLayerValues` if few layers set it, and its accessor in `CALayer`.
/// Everything else follows from the row.
nonisolated package enum LayerProperty: String, Sendable, CaseIterable {
  case position, zPosition, anchorPoint, anchorPointZ, bounds, transform, sublayerTransform
  case opacity, hidden, doubleSided, masksToBounds, opaque, cornerRadius, borderWidth
  case borderColor, backgroundColor, contents, contentsRect, contentsGravity, contentsScale
  case maskedCorners, cornerCurve
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contentsCenter, minificationFilter, magnificationFilter
  case shouldRasterize, rasterizationScale, allowsGroupOpacity
  case path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit
  case lineCap, lineJoin, lineDashPhase, lineDashPattern
  case colors, locations, startPoint, endPoint
  case gradientType = "type"
  case fontSize, foregroundColor, wrapped, truncationMode, alignmentMode
  case blurRadius, saturation
  case instanceCount, preservesDepth, instanceDelay, instanceTransform, instanceColor
  case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
}

/// The traits of one property.
nonisolated struct LayerPropertyRow<Value: LayerPropertyValue>: Sendable {
  /// How a change of a property is animated.
  enum Animation: Sendable {
    /// By default: the property has values in between.
    case implicit
    /// By an action that was provided for the key.
    case explicit
    /// Never: no action is searched.
    case none
  }

  /// The key path in the values of a layer.
  let field: WritableKeyPath<LayerValues, Value> & Sendable
  /// The changes for the compositor.
  let changes: LayerChanges
  /// How a change is animated.
  let animation: Animation
  /// Whether it is one of the values that few layers set.
  let isRare: Bool
  /// Which class of layers has it; `plain` for all.
  let kind: LayerKind
  /// Sets it on a layer through its accessor.
  let assign: @MainActor (CALayer, Value) -> Void
}

/// A query of a row of the table, whatever the type of the property's value.
nonisolated protocol LayerPropertyQuery {
  associatedtype Answer
  func answer<Value>(for row: LayerPropertyRow<Value>) -> Answer
}

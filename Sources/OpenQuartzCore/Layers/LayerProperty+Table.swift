nonisolated extension LayerProperty {
  /// The table of the properties: queries the row of this one.
  ///
  /// A function, because a query that is inlined leaves nothing of the rows: no key path, no
  /// closure and no object is made.
  @inline(__always)
  func ask<Query: LayerPropertyQuery>(_ query: Query) -> Query.Answer {
    @inline(__always)
    func row<Value>(
      _ field: WritableKeyPath<LayerValues, Value> & Sendable, _ changes: LayerChanges,
      _ animation: LayerPropertyRow<Value>.Animation, isRare: Bool = false,
      assign: @escaping @MainActor (CALayer, Value) -> Void
    ) -> Query.Answer {
      query.answer(
        for: LayerPropertyRow(
          field: field, changes: changes, animation: animation, isRare: isRare, kind: .plain,
          assign: assign))
    }

    @inline(__always)
    func shape<Value>(
      _ field: WritableKeyPath<LayerValues, Value> & Sendable,
      _ animation: LayerPropertyRow<Value>.Animation,
      assign: @escaping @MainActor (CAShapeLayer, Value) -> Void
    ) -> Query.Answer {
      query.answer(
        for: LayerPropertyRow(
          field: field, changes: .pixels, animation: animation, isRare: true, kind: .shape
        ) { layer, value in
          if let layer = layer as? CAShapeLayer { assign(layer, value) }
        })
    }

    @inline(__always)
    func gradient<Value>(
      _ field: WritableKeyPath<LayerValues, Value> & Sendable,
      _ animation: LayerPropertyRow<Value>.Animation,
      assign: @escaping @MainActor (CAGradientLayer, Value) -> Void
    ) -> Query.Answer {
      query.answer(
        for: LayerPropertyRow(
          field: field, changes: .pixels, animation: animation, isRare: true, kind: .gradient
        ) { layer, value in
          if let layer = layer as? CAGradientLayer { assign(layer, value) }
        })
    }

    @inline(__always)
    func text<Value>(
      _ field: WritableKeyPath<LayerValues, Value> & Sendable,
      _ animation: LayerPropertyRow<Value>.Animation,
      assign: @escaping @MainActor (CATextLayer, Value) -> Void
    ) -> Query.Answer {
      query.answer(
        for: LayerPropertyRow(
          field: field, changes: .pixels, animation: animation, isRare: true, kind: .text
        ) { layer, value in
          if let layer = layer as? CATextLayer { assign(layer, value) }
        })
    }

    @inline(__always)
    func backdrop<Value: LayerPropertyValue>(
      _ field: WritableKeyPath<LayerValues, Value> & Sendable,
      assign: @escaping @MainActor (BackdropLayer, Value) -> Void
    ) -> Query.Answer {
      query.answer(
        for: LayerPropertyRow(
          field: field, changes: .pixels, animation: .implicit, isRare: true, kind: .backdrop
        ) { layer, value in
          if let layer = layer as? BackdropLayer { assign(layer, value) }
        })
    }

    // All of them change what is shown of the sublayers.
    @inline(__always)
    func replicator<Value>(
      _ field: WritableKeyPath<LayerValues, Value> & Sendable,
      _ animation: LayerPropertyRow<Value>.Animation = .implicit,
      _ changes: LayerChanges = [.children, .pixels],
      assign: @escaping @MainActor (CAReplicatorLayer, Value) -> Void
    ) -> Query.Answer {
      query.answer(
        for: LayerPropertyRow(
          field: field, changes: changes, animation: animation, isRare: true, kind: .replicator
        ) { layer, value in
          if let layer = layer as? CAReplicatorLayer { assign(layer, value) }
        })
    }

    return switch self {
    case .position: row(\.position, .placement, .implicit) { $0.position = $1 }
    case .zPosition: row(\.zPosition, [.placement, .siblingOrder], .implicit) { $0.zPosition = $1 }
    case .anchorPoint: row(\.anchorPoint, .placement, .implicit) { $0.anchorPoint = $1 }
    case .anchorPointZ: row(\.anchorPointZ, .placement, .implicit) { $0.anchorPointZ = $1 }
    case .bounds: row(\.bounds, [.placement, .pixels], .implicit) { $0.bounds = $1 }
    case .transform: row(\.transform, .placement, .implicit) { $0.transform = $1 }
    case .sublayerTransform:
      row(\.sublayerTransform, .placement, .implicit) { $0.sublayerTransform = $1 }
    case .opacity: row(\.opacity, .placement, .implicit) { $0.opacity = $1 }
    case .hidden: row(\.isHidden, .placement, .explicit) { $0.isHidden = $1 }
    case .doubleSided: row(\.isDoubleSided, .placement, .explicit) { $0.isDoubleSided = $1 }
    case .masksToBounds:
      row(\.masksToBounds, [.placement, .pixels], .explicit) { $0.masksToBounds = $1 }
    case .opaque: row(\.isOpaque, .pixels, .none) { $0.isOpaque = $1 }
    case .cornerRadius:
      row(\.cornerRadius, [.placement, .pixels], .implicit) { $0.cornerRadius = $1 }
    case .borderWidth: row(\.borderWidth, .pixels, .implicit) { $0.borderWidth = $1 }
    case .borderColor: row(\.borderColor, .pixels, .implicit) { $0.borderColor = $1 }
    case .backgroundColor: row(\.backgroundColor, .pixels, .implicit) { $0.backgroundColor = $1 }
    case .contents: row(\.contents, .pixels, .explicit) { $0.contents = $1 }
    case .contentsRect: row(\.contentsRect, .pixels, .implicit) { $0.contentsRect = $1 }
    case .contentsGravity: row(\.contentsGravity, .pixels, .explicit) { $0.contentsGravity = $1 }
    case .contentsScale: row(\.contentsScale, .pixels, .explicit) { $0.contentsScale = $1 }
    case .maskedCorners:
      row(\.maskedCorners, [.placement, .pixels], .explicit, isRare: true) { $0.maskedCorners = $1 }
    case .cornerCurve:
      row(\.cornerCurve, [.placement, .pixels], .explicit, isRare: true) { $0.cornerCurve = $1 }
    case .shadowColor:
      row(\.shadowColor, .pixels, .implicit, isRare: true) { $0.shadowColor = $1 }
    case .shadowOpacity:
      row(\.shadowOpacity, .pixels, .implicit, isRare: true) { $0.shadowOpacity = $1 }
    case .shadowOffset:
      row(\.shadowOffset, .pixels, .implicit, isRare: true) { $0.shadowOffset = $1 }
    case .shadowRadius:
      row(\.shadowRadius, .pixels, .implicit, isRare: true) { $0.shadowRadius = $1 }
    case .shadowPath:
      row(\.shadowPath, .pixels, .explicit, isRare: true) { $0.shadowPath = $1?.cgPath }
    case .contentsCenter:
      row(\.contentsCenter, .pixels, .implicit, isRare: true) { $0.contentsCenter = $1 }
    case .minificationFilter:
      row(\.minificationFilter, .pixels, .explicit, isRare: true) { $0.minificationFilter = $1 }
    case .magnificationFilter:
      row(\.magnificationFilter, .pixels, .explicit, isRare: true) { $0.magnificationFilter = $1 }
    case .shouldRasterize:
      row(\.shouldRasterize, .placement, .explicit, isRare: true) { $0.shouldRasterize = $1 }
    case .rasterizationScale:
      row(\.rasterizationScale, .placement, .implicit, isRare: true) { $0.rasterizationScale = $1 }
    case .allowsGroupOpacity:
      row(\.allowsGroupOpacity, .placement, .explicit, isRare: true) { $0.allowsGroupOpacity = $1 }
    case .path: shape(\.shape.path, .explicit) { $0.path = $1?.cgPath }
    case .fillColor: shape(\.shape.fillColor, .implicit) { $0.fillColor = $1 }
    case .fillRule: shape(\.shape.fillRule, .explicit) { $0.fillRule = $1 }
    case .strokeColor: shape(\.shape.strokeColor, .implicit) { $0.strokeColor = $1 }
    case .strokeStart: shape(\.shape.strokeStart, .implicit) { $0.strokeStart = $1 }
    case .strokeEnd: shape(\.shape.strokeEnd, .implicit) { $0.strokeEnd = $1 }
    case .lineWidth: shape(\.shape.lineWidth, .implicit) { $0.lineWidth = $1 }
    case .miterLimit: shape(\.shape.miterLimit, .implicit) { $0.miterLimit = $1 }
    case .lineCap: shape(\.shape.lineCap, .explicit) { $0.lineCap = $1 }
    case .lineJoin: shape(\.shape.lineJoin, .explicit) { $0.lineJoin = $1 }
    case .lineDashPhase: shape(\.shape.lineDashPhase, .implicit) { $0.lineDashPhase = $1 }
    case .lineDashPattern:
      shape(\.shape.lineDashPattern, .explicit) { $0.lineDashPattern = $1?.objects }
    case .colors: gradient(\.gradient.colors, .implicit) { $0.colors = $1?.colors }
    case .locations: gradient(\.gradient.locations, .implicit) { $0.locations = $1?.objects }
    case .startPoint: gradient(\.gradient.startPoint, .implicit) { $0.startPoint = $1 }
    case .endPoint: gradient(\.gradient.endPoint, .implicit) { $0.endPoint = $1 }
    case .gradientType: gradient(\.gradient.type, .explicit) { $0.type = $1 }
    case .fontSize: text(\.text.fontSize, .implicit) { $0.fontSize = $1 }
    case .foregroundColor: text(\.text.foregroundColor, .implicit) { $0.foregroundColor = $1 }
    case .wrapped: text(\.text.isWrapped, .explicit) { $0.isWrapped = $1 }
    case .truncationMode: text(\.text.truncationMode, .explicit) { $0.truncationMode = $1 }
    case .alignmentMode: text(\.text.alignmentMode, .explicit) { $0.alignmentMode = $1 }
    case .blurRadius: backdrop(\.backdrop.blurRadius) { $0.blurRadius = $1 }
    case .saturation: backdrop(\.backdrop.saturation) { $0.saturation = $1 }
    case .instanceCount:
      replicator(\.replicator.count) { $0.setInstanceCount($1) }
    case .preservesDepth:
      replicator(\.replicator.preservesDepth, .explicit, [.children, .placement, .pixels]) {
        $0.preservesDepth = $1
      }
    case .instanceDelay: replicator(\.replicator.delay) { $0.instanceDelay = Double($1) }
    case .instanceTransform: replicator(\.replicator.transform) { $0.instanceTransform = $1 }
    case .instanceColor: replicator(\.replicator.color) { $0.instanceColor = $1 }
    case .instanceRedOffset: replicator(\.replicator.redOffset) { $0.instanceRedOffset = $1 }
    case .instanceGreenOffset: replicator(\.replicator.greenOffset) { $0.instanceGreenOffset = $1 }
    case .instanceBlueOffset: replicator(\.replicator.blueOffset) { $0.instanceBlueOffset = $1 }
    case .instanceAlphaOffset: replicator(\.replicator.alphaOffset) { $0.instanceAlphaOffset = $1 }
    }
  }
}

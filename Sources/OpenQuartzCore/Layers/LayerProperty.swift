/// The animatable properties of a layer. The raw value is the key that actions and animations use.
nonisolated package enum LayerProperty: String, Sendable, CaseIterable {
  case position, zPosition, anchorPoint, anchorPointZ, bounds, transform, sublayerTransform
  case opacity, hidden, doubleSided, masksToBounds, opaque, cornerRadius, borderWidth
  case borderColor, backgroundColor, contents, contentsRect, contentsGravity, contentsScale

  /// Whether a change is animated without being asked for: only what has values in between.
  package var hasImplicitAnimation: Bool {
    switch self {
    case .hidden, .doubleSided, .masksToBounds, .opaque, .contents, .contentsGravity,
      .contentsScale:
      false
    default: true
    }
  }

  /// What the compositor has to look at when this property changes.
  package var changes: LayerChanges {
    switch self {
    case .position, .zPosition, .anchorPoint, .anchorPointZ, .transform, .sublayerTransform,
      .opacity, .hidden, .doubleSided:
      .placement
    case .bounds, .masksToBounds, .cornerRadius: [.placement, .pixels]
    case .opaque, .borderWidth, .borderColor, .backgroundColor, .contents, .contentsRect,
      .contentsGravity, .contentsScale:
      .pixels
    }
  }
}

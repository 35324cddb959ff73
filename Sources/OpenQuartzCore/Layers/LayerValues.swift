/// Everything of a layer that is geometry or can be animated, as one value, with the defaults.
///
/// A layer has two of these: the model, which its properties read and write, and the presented
/// one, which is the model with the running animations applied.
nonisolated package struct LayerValues: Sendable {
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var bounds = CGRect.zero
  package var transform: CATransform3D {
    get { ownTransform?.value ?? CATransform3DIdentity }
    set { ownTransform = SharedTransform(newValue) }
  }
  package var sublayerTransform: CATransform3D {
    get { ownSublayerTransform?.value ?? CATransform3DIdentity }
    set { ownSublayerTransform = SharedTransform(newValue) }
  }
  /// Whether `transform` is not the identity.
  package var isTransformed: Bool { ownTransform != nil }
  /// Whether `sublayerTransform` is not the identity.
  package var transformsSublayers: Bool { ownSublayerTransform != nil }
  private var ownTransform: SharedTransform?
  private var ownSublayerTransform: SharedTransform?
  package var opacity: Float = 1
  package var isHidden = false
  package var isDoubleSided = true
  package var masksToBounds = false
  package var isOpaque = false
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  /// Opaque black until it is set.
  package var borderColor: CGColor? = .black
  package var backgroundColor: CGColor?
  package var contents: CGImage?
  package var contentsGravity = CALayerContentsGravity.resize
  /// Pixels per point of the contents and of what the layer draws.
  package var contentsScale: CGFloat = 1
  /// The values that few layers set.
  var rare: RareLayerValues {
    @inline(__always) _read {
      if let sharedRareValues { yield sharedRareValues.values } else { yield.initial }
    }
    set { sharedRareValues = SharedRareValues(newValue) }
  }
  /// Nil while all of them are the defaults.
  private(set) var sharedRareValues: SharedRareValues?

  /// The defaults.
  package static let initial = LayerValues()

  package init() {}
}

/// A transform that values share: few layers have one, and it is larger than all other values.
nonisolated private final class SharedTransform: Sendable {
  let value: CATransform3D

  /// Nil for the identity.
  init?(_ value: CATransform3D) {
    guard !value.isIdentity else { return nil }
    self.value = value
  }
}

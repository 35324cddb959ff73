/// The values of properties that few layers set.
///
/// Layers share them, so that the values of a layer are small to copy: setting one of these copies
/// all.
nonisolated struct RareLayerValues: Sendable {
  var anchorPointZ: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  /// Opaque black until it is set.
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: SharedPath?
  /// The part of the contents that is shown, in fractions of them.
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the contents that is stretched when they have another size, in fractions of them.
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var allowsGroupOpacity = true
  /// Presented only: no model has one.
  var transition: LayerTransition?
  var shape = ShapeValues()
  var gradient = GradientValues()
  var text = TextValues()
  var backdrop = BackdropValues()
  var replicator = ReplicatorValues()
  /// Presented only: the presentation values for keys of the program's own.
  var ownValues: [String: AnimationValue] = [:]

  /// The defaults.
  static let initial = RareLayerValues()
}

/// Values that few layers set, as layers share them.
nonisolated final class SharedRareValues: Sendable {
  let values: RareLayerValues

  init(_ values: RareLayerValues) { self.values = values }

  deinit {}
}

nonisolated extension LayerValues {
  package var anchorPointZ: CGFloat {
    get { rare.anchorPointZ }
    set { rare.anchorPointZ = newValue }
  }
  package var contentsRect: CGRect {
    get { rare.contentsRect }
    set { rare.contentsRect = newValue }
  }
  package var maskedCorners: CACornerMask {
    get { rare.maskedCorners }
    set { rare.maskedCorners = newValue }
  }
  package var cornerCurve: CALayerCornerCurve {
    get { rare.cornerCurve }
    set { rare.cornerCurve = newValue }
  }
  package var shadowColor: CGColor? {
    get { rare.shadowColor }
    set { rare.shadowColor = newValue }
  }
  package var shadowOpacity: Float {
    get { rare.shadowOpacity }
    set { rare.shadowOpacity = newValue }
  }
  package var shadowOffset: CGSize {
    get { rare.shadowOffset }
    set { rare.shadowOffset = newValue }
  }
  package var shadowRadius: CGFloat {
    get { rare.shadowRadius }
    set { rare.shadowRadius = newValue }
  }
  package var shadowPath: SharedPath? {
    get { rare.shadowPath }
    set { rare.shadowPath = newValue }
  }
  package var contentsCenter: CGRect {
    get { rare.contentsCenter }
    set { rare.contentsCenter = newValue }
  }
  package var minificationFilter: CALayerContentsFilter {
    get { rare.minificationFilter }
    set { rare.minificationFilter = newValue }
  }
  package var magnificationFilter: CALayerContentsFilter {
    get { rare.magnificationFilter }
    set { rare.magnificationFilter = newValue }
  }
  package var shouldRasterize: Bool {
    get { rare.shouldRasterize }
    set { rare.shouldRasterize = newValue }
  }
  package var rasterizationScale: CGFloat {
    get { rare.rasterizationScale }
    set { rare.rasterizationScale = newValue }
  }
  package var allowsGroupOpacity: Bool {
    get { rare.allowsGroupOpacity }
    set { rare.allowsGroupOpacity = newValue }
  }
  package var transition: LayerTransition? {
    get { rare.transition }
    set { rare.transition = newValue }
  }
  package var shape: ShapeValues {
    get { rare.shape }
    set { rare.shape = newValue }
  }
  package var gradient: GradientValues {
    get { rare.gradient }
    set { rare.gradient = newValue }
  }
  package var text: TextValues {
    get { rare.text }
    set { rare.text = newValue }
  }
  package var backdrop: BackdropValues {
    get { rare.backdrop }
    set { rare.backdrop = newValue }
  }
  package var replicator: ReplicatorValues {
    get { rare.replicator }
    set { rare.replicator = newValue }
  }
}

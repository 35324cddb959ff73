extension UIView {
  /// How a view follows a change of its superview's size.
  ///
  /// Where several parts of an axis are flexible, the difference is shared in proportion to
  /// their sizes.
  nonisolated public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit per flexible part.
    public let rawValue: UInt

    /// A mask with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Runs a change of the geometry and updates everything that depends on the size.
  @inline(__always)
  final func resize(_ change: () -> Void) {
    let isObserved = ownLayer.beginOneChange()
    let oldSize = ownLayer.bounds.size
    change()
    geometryDidChange(from: oldSize)
    if isObserved { ownLayer.endOneChange() }
  }

  private final func geometryDidChange(from oldSize: CGSize) {
    if !treeState.insetFlags.isEmpty { geometryOfInsetsDidChange() }
    let newSize = ownLayer.bounds.size
    guard newSize != oldSize else { return }
    if autoresizesSubviews, !orderedSubviews.isEmpty { resizeSubviews(from: oldSize, to: newSize) }
    drawingSizeDidChange(from: oldSize)
  }

  /// Subviews that an animation has not resized, since they were added while it ran, follow when it
  /// is taken back.
  // Fidelity: [decided]
  package final func layerSizeWasRestored(
    from oldSize: CGSize, exceptWhere isOwn: @escaping (CALayer) -> Bool
  ) {
    guard autoresizesSubviews else { return }
    let outer = UIRuntime.program.hasRestoredSize
    UIRuntime.program.hasRestoredSize = isOwn
    resizeSubviews(from: oldSize, to: ownLayer.bounds.size)
    UIRuntime.program.hasRestoredSize = outer
  }

  private func resizeSubviews(from oldSize: CGSize, to newSize: CGSize) {
    let hasRestoredSize = UIRuntime.program.hasRestoredSize
    // Fidelity: views that constraints place do not follow their masks. [documented]
    for subview in orderedSubviews
    where !subview.treeState.resizingMask.isEmpty && hasRestoredSize?(subview.ownLayer) != true
      && (subview.treeState.translatesMask || !subview.usesSuperviewEngine)
    {
      let old = subview.untransformedFrame
      let new = subview.treeState.resizingMask.resize(old, from: oldSize, to: newSize)
      if new != old { subview.untransformedFrame = new }
    }
  }

  /// The frame that the view would have without a transform.
  // Fidelity: with a transform, resizing works on the untransformed rectangle. [decided]
  final var untransformedFrame: CGRect {
    get {
      let size = ownLayer.bounds.size
      let anchor = ownLayer.anchorPoint
      let position = ownLayer.position
      return CGRect(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
        width: size.width, height: size.height)
    }
    set {
      if CATransform3DIsIdentity(ownLayer.transform) {
        frame = newValue
        return
      }
      let anchor = ownLayer.anchorPoint
      center = CGPoint(
        x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
      if bounds.size != newValue.size {
        bounds = CGRect(origin: bounds.origin, size: newValue.size)
      }
    }
  }
}

/// The archived values of a view, apart from its layer, its colours and its subviews.
nonisolated struct ArchivedView: Codable {
  private var tag = 0
  private var flags: [Flag] = []
  private var autoresizing: UInt = 0
  private var contentMode = 0
  private var tintAdjustment = 0
  private var semanticContent = 0
  private var identifier: String?
  private var label: String?

  /// A property that the program has set to another value than the default.
  private enum Flag: String, Codable {
    case ignoresTouches, multipleTouch, exclusiveTouch, keepsSubviews, keepsContext, notOpaque
    case placedByConstraints
  }

  @MainActor init(_ view: UIView) {
    tag = view.tag
    func note(_ flag: Flag, _ isSet: Bool) { if isSet { flags.append(flag) } }
    note(.ignoresTouches, !view.isUserInteractionEnabled)
    note(.multipleTouch, view.isMultipleTouchEnabled)
    note(.exclusiveTouch, view.isExclusiveTouch)
    note(.keepsSubviews, !view.autoresizesSubviews)
    note(.keepsContext, !view.clearsContextBeforeDrawing)
    note(.notOpaque, !view.drawing.isOpaque)
    note(.placedByConstraints, !view.treeState.translatesMask)
    autoresizing = view.autoresizingMask.rawValue
    contentMode = view.contentMode.rawValue
    tintAdjustment = view.colors.ownAdjustment.rawValue
    semanticContent = view.semanticContentAttribute.rawValue
    identifier = view.accessibilityState?.identifier
    label = view.accessibilityState?.label
  }

  /// Sets everything on a new view; false if the archive is damaged.
  @MainActor func apply(to view: UIView) -> Bool {
    guard let contentMode = UIView.ContentMode(rawValue: contentMode),
      let tintAdjustment = UIView.TintAdjustmentMode(rawValue: tintAdjustment),
      let semanticContent = UISemanticContentAttribute(rawValue: semanticContent)
    else { return false }
    view.tag = tag
    view.isUserInteractionEnabled = !flags.contains(.ignoresTouches)
    view.isMultipleTouchEnabled = flags.contains(.multipleTouch)
    view.isExclusiveTouch = flags.contains(.exclusiveTouch)
    view.autoresizesSubviews = !flags.contains(.keepsSubviews)
    view.clearsContextBeforeDrawing = !flags.contains(.keepsContext)
    if flags.contains(.notOpaque) { view.isOpaque = false }
    if flags.contains(.placedByConstraints) {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: autoresizing)
    view.contentMode = contentMode
    if tintAdjustment != .automatic { view.tintAdjustmentMode = tintAdjustment }
    view.semanticContentAttribute = semanticContent
    if let identifier { view.accessibilityIdentifier = identifier }
    if let label { view.accessibilityLabel = label }
    return true
  }
}

/// The effects that a change of a property has on a view.
nonisolated struct ViewEffects: OptionSet {
  let rawValue: UInt8

  /// The view draws anew.
  static let display = ViewEffects(rawValue: 1)
  /// The view is laid out anew.
  static let layout = ViewEffects(rawValue: 2)
  /// The natural size is another one.
  static let size = ViewEffects(rawValue: 4)
}

extension UIView: PropertyOwner {
  /// Marks what has to be done anew, and reports to observers.
  @inline(__always)
  final func propertyDidChange(_ effects: ViewEffects) {
    if effects.contains(.display) { setNeedsDisplay() }
    if effects.contains(.layout) { setNeedsLayout() }
    if effects.contains(.size) { contentInEngineDidChange() }
    observedValueDidChange()
  }

  /// The properties of every view. Of most of them the layer reports the change.
  struct Properties: PropertyList {
    typealias Owner = UIView

    let frame = Property(\UIView.frame, [])
    let bounds = Property(\UIView.bounds, [])
    let center = Property(\UIView.center, [])
    let transform = Property(\UIView.transform, [])
    let alpha = Property(\UIView.alpha, [])
    let isHidden = Property(\UIView.isHidden, [])
    let clipsToBounds = Property(\UIView.clipsToBounds, [])
    let layer = ReadableProperty(\UIView.layer)
    let safeAreaInsets = ReadableProperty(\UIView.safeAreaInsets)
    let layoutMargins = Property(\UIView.layoutMargins, [])

    let tag = Property(\UIView.tag).archived(unless: 0)
    let isUserInteractionEnabled = Property(\UIView.isUserInteractionEnabled)
      .archived(unless: true)
    let isMultipleTouchEnabled = Property(\UIView.isMultipleTouchEnabled).archived(unless: false)
    let isExclusiveTouch = Property(\UIView.isExclusiveTouch).archived(unless: false)
    let autoresizesSubviews = Property(\UIView.autoresizesSubviews).archived(unless: true)
    let clearsContextBeforeDrawing = Property(\UIView.clearsContextBeforeDrawing)
      .archived(unless: true)
    let isOpaque = Property(\UIView.isOpaque).archived(unless: true)
    let translatesAutoresizingMaskIntoConstraints = Property(
      \UIView.translatesAutoresizingMaskIntoConstraints
    ).archived(unless: true)
    let autoresizingMask = Property(\UIView.autoresizingMask).archived(unless: [])
    let contentMode = Property(\UIView.contentMode).archived(unless: .scaleToFill)
    let ownTintAdjustmentMode = Property(\UIView.ownTintAdjustmentMode)
      .archived(unless: .automatic)
    let semanticContentAttribute = Property(\UIView.semanticContentAttribute)
      .archived(unless: .unspecified)
    let accessibilityIdentifier = Property(\UIView.accessibilityIdentifier).archived()
    let ownAccessibilityLabel = Property(\UIView.ownAccessibilityLabel).archived()
    let backgroundColor = Property(\UIView.backgroundColor, []).recorded().archived()
    let tintColor = Property(\UIView.tintColor).recorded()
    let ownTintColor = Property(\UIView.ownTintColor).archived()

    static let all = Properties()
    static let table = PropertyTable(all)
  }

  // What was set on the view, without what it inherits.

  private final var ownTintAdjustmentMode: TintAdjustmentMode {
    get { colors.ownAdjustment }
    set { tintAdjustmentMode = newValue }
  }

  private final var ownTintColor: UIColor? {
    get { colors.ownTint }
    set { tintColor = newValue }
  }

  private final var ownAccessibilityLabel: String? {
    get { accessibilityState?.label }
    set { accessibilityLabel = newValue }
  }
}

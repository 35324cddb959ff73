/// The colours that were set on a view, and the effective tint.
struct ColorState {
  var background: UIColor?
  var ownTint: UIColor?
  var ownAdjustment = UIView.TintAdjustmentMode.automatic
  /// The tint of this view or of the nearest superview that has one; nil for the system's.
  var tint: UIColor?
  var isDimmed = false
}

extension UIView {
  /// Whether tint colours are shown unchanged.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic
    /// Unchanged.
    case normal
    /// As grey.
    case dimmed
  }

  final func setOwnBackground(_ color: UIColor?) {
    setBackground(color)
    recordSetting(of: Properties.all.backgroundColor, color)
  }

  final func setBackground(_ color: UIColor?) {
    // The layer first: before it changes, it reads the old colour from here.
    showBackground(color)
    colors.background = color
    observedValueDidChange()
    if drawing.isOpaqueSet { markNeedsDisplay() }
  }

  /// Sets a colour on the layer as it is resolved in the traits that the view received last.
  final func showBackground(_ color: UIColor?) {
    ownLayer.backgroundColor = color?.cgColor(in: traitStorage)
  }

  final var effectiveTintColor: UIColor {
    let color = colors.tint ?? .tintColor
    return colors.isDimmed ? color.dimmed : color
  }

  final var effectiveTintAdjustmentMode: TintAdjustmentMode {
    colors.isDimmed ? .dimmed : .normal
  }

  final func setOwnTint(_ color: UIColor?) {
    setTint(color)
    recordSetting(of: Properties.all.tintColor, color)
  }

  final func setTint(_ color: UIColor?) {
    colors.ownTint = color
    updateTint()
  }

  final func setTintAdjustment(_ mode: TintAdjustmentMode) {
    colors.ownAdjustment = mode
    updateTint()
  }

  /// Adopts the tint of a new superview. O(1) where it is the same.
  final func inheritTint() {
    if !links.parent.isEmpty { updateTint() }
  }

  private func updateTint() {
    let parent = parentView
    if hasTint(of: parent) { return }
    let tint = colors.ownTint ?? parent?.colors.tint
    let isDimmed =
      colors.ownAdjustment == .automatic
      ? parent?.colors.isDimmed ?? false
      : colors.ownAdjustment == .dimmed
    guard tint != colors.tint || isDimmed != colors.isDimmed else { return }
    colors.tint = tint
    colors.isDimmed = isDimmed
    noteTintChange()
    for subview in orderedSubviews { subview.updateTint() }
  }

  /// Whether the view inherits everything and has it already. O(1).
  private func hasTint(of parent: UIView?) -> Bool {
    guard let parent, colors.ownTint == nil, colors.ownAdjustment == .automatic else {
      return false
    }
    return parent.colors.tint === colors.tint && parent.colors.isDimmed == colors.isDimmed
  }
}

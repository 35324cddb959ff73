/// Darkens what lies behind a presented view, and tells of taps on it.
final class DimmingView: UIView {
  // Fidelity: how dark it is. [observed]

  /// How much black lies over what is behind.
  static let darkness: CGFloat = 0.2

  /// Called by a tap.
  var onTap: () -> Void = {}
  /// Views that take their touches though the dimming lies before them.
  var passthroughViews: [UIView] = []
  /// Whether everything behind takes its touches.
  var passesTouches = false

  init(isClear: Bool = false) {
    super.init(frame: .zero)
    if !isClear { backgroundColor = UIColor(white: 0, alpha: DimmingView.darkness) }
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTap() })
  }

  required init?(coder: NSCoder) { nil }

  /// How dark it is, from nothing to full, 0 to 1.
  var strength: CGFloat = 1 {
    didSet {
      // Not `alpha`: a view that is nearly transparent would take no touches.
      backgroundColor = UIColor(white: 0, alpha: DimmingView.darkness * strength)
    }
  }
}

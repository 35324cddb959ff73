/// Darkens what lies behind a presented view, and tells of taps on it.
final class DimmingView: UIView {
  // Fidelity: how dark it is is not documented; more where everything is dark. [decided]

  /// How much black lies over what is behind.
  nonisolated static let darkness: CGFloat = 0.2
  /// The same in the dark style.
  nonisolated static let darknessInDark: CGFloat = 0.48

  /// Called by a tap.
  var onTap: () -> Void = {}

  private let isClear: Bool

  init(isClear: Bool = false) {
    self.isClear = isClear
    super.init(frame: .zero)
    showStrength()
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addGestureRecognizer(UITapGestureRecognizer { [zeroingLink] _ in zeroingLink.target?.onTap() })
  }

  required init?(coder: NSCoder) { nil }

  /// How dark it is, from nothing to full, 0 to 1.
  var strength: CGFloat = 1 {
    didSet { showStrength() }
  }

  // Not `alpha`: a view that is nearly transparent would take no touches.
  private func showStrength() {
    guard !isClear else { return }
    backgroundColor = UIColor { [strength] traits in
      let full = traits.userInterfaceStyle == .dark ? Self.darknessInDark : Self.darkness
      return UIColor(white: 0, alpha: full * strength)
    }
  }
}

/// Darkens what is behind a presented view, and reports taps on it.
final class DimmingView: UIView {
  // Fidelity: the dimming alpha is not documented; higher in the dark style. [decided]

  /// The opacity of the black.
  nonisolated static let dimmingAlpha: CGFloat = 0.2
  /// The same in the dark style.
  nonisolated static let dimmingAlphaInDark: CGFloat = 0.48

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

  deinit {}

  /// The part of the full dimming, 0 to 1.
  var strength: CGFloat = 1 {
    didSet { showStrength() }
  }

  // Not `alpha`: a view that is nearly transparent would receive no touches.
  private func showStrength() {
    guard !isClear else { return }
    backgroundColor = UIColor { [strength] traits in
      let full = traits.userInterfaceStyle == .dark ? Self.dimmingAlphaInDark : Self.dimmingAlpha
      return UIColor(white: 0, alpha: full * strength)
    }
  }
}

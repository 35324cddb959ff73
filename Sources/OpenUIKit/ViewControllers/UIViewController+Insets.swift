import MisuseReports

/// The state of controllers whose program changes their insets.
final class ControllerInsets {
  /// The insets that the controller adds to the safe area of its view.
  var additional = UIEdgeInsets.zero
  var respectsMinimumMargins = true

  deinit {}
}

extension UIViewController {
  private var ensuredInsetSettings: ControllerInsets {
    if let insetSettings { return insetSettings }
    let settings = ControllerInsets()
    insetSettings = settings
    return settings
  }

  func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets.isFinite else {
      Misuse.report(.insetsNotFinite(insets, of: "additionalSafeAreaInsets"))
      return
    }
    guard insets != additionalSafeAreaInsets else { return }
    ensuredInsetSettings.additional = insets
    viewStorage?.markNeedsInsets()
  }

  func setRespectsMinimumMargins(_ respects: Bool) {
    guard respects != viewRespectsSystemMinimumLayoutMargins else { return }
    ensuredInsetSettings.respectsMinimumMargins = respects
    viewStorage?.markMargins()
  }

  /// The least margins of the view; those of the screen's width while it is not loaded.
  var minimumMargins: NSDirectionalEdgeInsets {
    let width = viewStorage?.layer.bounds.width ?? UIScreen.main.bounds.width
    return MarginRules.minimum(side: MarginRules.side(forWidth: width))
  }

  /// Called when the controller has got another view, or none.
  func viewOfInsetsDidChange(from old: UIView?) {
    isFirstTellingOfInsets = true
    sentSideMargin = 0
    guard insetSettings != nil else { return }
    old?.markMargins()
    viewStorage?.markMargins()
  }

  /// Called before `viewIsAppearing(_:)`.
  // Fidelity: margins and safe area are sent right before the view first appears, changed or not.
  // [documented for the safe area, decided for margins]
  func sendFirstInsets() {
    viewLayoutMarginsDidChange()
    sendSafeArea()
  }

  func sendSafeArea() {
    isFirstTellingOfInsets = false
    viewSafeAreaInsetsDidChange()
  }

  /// Called by the layout pass when it reaches the root view: the width determines the margins.
  func followWidth(of view: UIView) {
    let side = MarginRules.side(forWidth: view.layer.bounds.width)
    guard side != sentSideMargin else { return }
    let old = sentSideMargin
    let isFirst = old == 0
    sentSideMargin = side
    guard !isFirst, view.marginsDiffer(fromThoseWithSide: old) else { return }
    view.insetState?.sentMargins = view.layoutMargins
    view.layoutMarginsDidChange()
    viewLayoutMarginsDidChange()
  }
}

import MisuseReports

/// The insets that the program has set for a controller, and those that were sent to it.
struct ControllerInsets {
  /// The settings of the program; nil for most controllers, whose program sets nothing.
  var settings: Settings?
  /// Whether no callback was sent for the insets of the present view.
  var isFirstCallbackDue = true
  /// The least side margin at which the view was last laid out; 0 before the first time.
  var sentSideMargin: CGFloat = 0

  final class Settings {
    /// The insets that the controller adds to the safe area of its view.
    var additional = UIEdgeInsets.zero
    /// The insets that the container adds for its bars.
    var container = UIEdgeInsets.zero
    var respectsMinimumMargins = true

    deinit {}
  }
}

extension UIViewController {
  private var madeInsetSettings: ControllerInsets.Settings {
    if let settings = insets.settings { return settings }
    let settings = ControllerInsets.Settings()
    insets.settings = settings
    return settings
  }

  func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets.isFinite else {
      Misuse.report(.insetsNotFinite(insets, of: "additionalSafeAreaInsets"))
      return
    }
    guard insets != additionalSafeAreaInsets else { return }
    madeInsetSettings.additional = insets
    viewStorage?.markNeedsInsets()
  }

  /// The insets by which the container covers the view with its bars, beside what the program adds;
  /// 0 by default.
  package final var containerSafeAreaInsets: UIEdgeInsets {
    get { insets.settings?.container ?? .zero }
    set {
      guard newValue != containerSafeAreaInsets else { return }
      madeInsetSettings.container = newValue
      viewStorage?.markNeedsInsets()
    }
  }

  /// The insets that are added to the safe area of the view.
  final var addedSafeAreaInsets: UIEdgeInsets {
    guard let settings = insets.settings else { return .zero }
    return settings.additional + settings.container
  }

  func setRespectsMinimumMargins(_ respects: Bool) {
    guard respects != viewRespectsSystemMinimumLayoutMargins else { return }
    madeInsetSettings.respectsMinimumMargins = respects
    viewStorage?.markMargins()
  }

  /// The least margins of the view; those of the screen's width while it is not loaded.
  var minimumMargins: NSDirectionalEdgeInsets {
    let width = viewStorage?.layer.bounds.width ?? UIScreen.main.bounds.width
    return MarginRules.minimum(side: MarginRules.side(forWidth: width))
  }

  /// Called when the controller has got another view, or none.
  func viewOfInsetsDidChange(from old: UIView?) {
    insets.isFirstCallbackDue = true
    insets.sentSideMargin = 0
    guard insets.settings != nil else { return }
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
    insets.isFirstCallbackDue = false
    viewSafeAreaInsetsDidChange()
  }

  /// Called by the layout pass when it reaches the root view: the width determines the margins.
  func followWidth(of view: UIView) {
    let side = MarginRules.side(forWidth: view.layer.bounds.width)
    guard side != insets.sentSideMargin else { return }
    let old = insets.sentSideMargin
    let isFirst = old == 0
    insets.sentSideMargin = side
    guard !isFirst, view.marginsDiffer(fromThoseWithSide: old) else { return }
    view.insetState?.sentMargins = view.layoutMargins
    view.layoutMarginsDidChange()
    viewLayoutMarginsDidChange()
  }
}

import OpenUIKit

/// Hides and shows the bars of a navigation controller for taps, swipes, the keyboard and low
/// windows.
final class BarHiding: NSObject {
  private unowned let navigation: UINavigationController
  /// Whether the toolbar was hidden with the navigation bar, and is shown with it again.
  private var hidesToolbar = false
  private var keyboardObservation: (any NSObjectProtocol)?
  /// How far the finger has moved in its direction, in points.
  private var swipe = SwipeDistance()

  let tapRecognizer = UITapGestureRecognizer()
  let swipeRecognizer = UIPanGestureRecognizer()

  var onTap = false { didSet { updateRecognizers() } }
  var onSwipe = false { didSet { updateRecognizers() } }
  var whenVerticallyCompact = false {
    didSet {
      guard whenVerticallyCompact != oldValue else { return }
      updateRecognizers()
      if whenVerticallyCompact, isCompact { hide(true, animated: false) }
    }
  }
  var whenKeyboardAppears = false {
    didSet { if whenKeyboardAppears != oldValue { observeKeyboard() } }
  }

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    for recognizer in [tapRecognizer, swipeRecognizer] {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
      recognizer.isEnabled = false
    }
    tapRecognizer.addHandler { [weak self] _ in self?.tapped() }
    swipeRecognizer.addHandler { [weak self] _ in self?.swiped() }
  }

  isolated deinit { stopObserving() }

  private var isCompact: Bool { navigation.traitCollection.verticalSizeClass == .compact }

  private func updateRecognizers() {
    tapRecognizer.isEnabled = onTap || (whenVerticallyCompact && isCompact)
    swipeRecognizer.isEnabled = onSwipe
  }

  // MARK: Hiding and showing

  // Fidelity: the toolbar takes part if it has items. [documented]
  private func hide(_ hides: Bool, animated: Bool) {
    if hides {
      let hasToolbar = !navigation.isToolbarHidden && navigation.toolbar.items?.isEmpty == false
      hidesToolbar = hidesToolbar || hasToolbar
      if hasToolbar { navigation.setToolbarHidden(true, animated: animated) }
    } else if hidesToolbar {
      hidesToolbar = false
      navigation.setToolbarHidden(false, animated: animated)
    }
    navigation.setNavigationBarHidden(hides, animated: animated)
  }

  // Fidelity: in a low window a tap only shows the bars. [documented]
  private func tapped() {
    let isHidden = navigation.isNavigationBarHidden
    if onTap || isHidden { hide(!isHidden, animated: true) }
  }

  private func swiped() {
    switch swipeRecognizer.state {
    case .began: swipe = SwipeDistance()
    case .changed:
      swipe.add(swipeRecognizer.translation(in: navigation.view).y)
      guard let isUpward = swipe.direction, isUpward != navigation.isNavigationBarHidden else {
        return
      }
      hide(isUpward, animated: true)
    default: break
    }
  }

  /// The traits have changed.
  func traitsDidChange(from previous: UITraitCollection?) {
    let isOther = previous?.verticalSizeClass != navigation.traitCollection.verticalSizeClass
    guard isOther, whenVerticallyCompact else { return }
    updateRecognizers()
    hide(isCompact, animated: true)
  }

  private func observeKeyboard() {
    guard whenKeyboardAppears else { return stopObserving() }
    keyboardObservation = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        if self?.navigation.viewIfLoaded?.window != nil { self?.hide(true, animated: true) }
      }
    }
  }

  private func stopObserving() {
    keyboardObservation.map { NotificationCenter.default.removeObserver($0) }
    keyboardObservation = nil
  }
}

extension BarHiding: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === swipeRecognizer }

  /// A tap that a control, a bar or another recognizer handles is left to it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tapRecognizer else { return true }
    let views = sequence(first: touch.view, next: { $0?.superview })
      .prefix { $0 != nil && $0 !== navigation.view }
    return !views.contains { $0.map(Self.handlesTaps) ?? false }
  }

  private static func handlesTaps(_ view: UIView) -> Bool {
    view is UIControl || view is UINavigationBar || view is UIToolbar
      || view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } == true
  }
}

/// How far a finger has moved up or down since it turned last.
private struct SwipeDistance {
  // Fidelity: how far a finger has to move is not documented. [decided]
  private static let least: CGFloat = 24
  private var last: CGFloat = 0
  private var turn: CGFloat = 0

  /// Takes the distance from the beginning of the swipe, in points.
  mutating func add(_ y: CGFloat) {
    if (y - last) * (last - turn) < 0 { turn = last }
    last = y
  }

  /// Whether the finger moves up; nil until it has moved far enough.
  var direction: Bool? { abs(last - turn) < Self.least ? nil : last < turn }
}

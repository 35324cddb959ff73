extension NavigationContentView {
  /// Where an item is in a transition.
  enum Phase {
    /// It is the one that is shown.
    case shown
    /// Another one lies over it: its title has become the title of the back button.
    case covered(by: NavigationContentView)
    /// It is not there yet: its title is at the trailing edge, and its back button where the title
    /// of the other is.
    case upcoming(over: NavigationContentView)
  }

  // Fidelity: the title moves to where the back button is and fades, the new one moves in from the
  // trailing edge; buttons fade where they are. [observed]
  /// Shows a phase; may be called inside an animation. The view is laid out before.
  func show(_ phase: Phase) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let forward: CGFloat = isMirrored ? -1 : 1
    var title = CGPoint.zero
    var back = CGPoint.zero
    var large: CGFloat = 0
    var alpha: CGFloat = 0
    var indicatorAlpha: CGFloat = 0
    switch phase {
    case .shown: (alpha, indicatorAlpha) = (1, 1)
    case .covered(let other):
      title.x = (other.backTitleCenter ?? -forward * bounds.width / 4) - titleGroup.center.x
      back.x = -forward * Self.backShift
      large = -forward * bounds.width
    case .upcoming(let other):
      title.x = forward * (bounds.width / 2)
      back.x = other.shownTitleCenter - (backTitleCenter ?? 0)
      large = forward * bounds.width
    }
    if UIAccessibility.isReduceMotionEnabled { (title, back, large) = (.zero, .zero, 0) }
    titleGroup.transform = CGAffineTransform(translationX: title.x, y: 0)
    titleGroup.alpha = alpha
    largeTitle?.group.transform = CGAffineTransform(translationX: large, y: 0)
    largeTitle?.group.alpha = alpha
    for view in [leadingRow, trailingRow] { view.alpha = alpha }
    promptLabel?.alpha = alpha
    paletteGroup?.alpha = alpha
    guard let backButton else { return }
    backButton.titleGroup.transform = CGAffineTransform(translationX: back.x, y: 0)
    backButton.titleGroup.alpha = alpha
    if !sharesIndicator(in: phase) { backButton.indicatorGroup.alpha = indicatorAlpha }
  }

  /// How far a back title moves while it fades, so that it does not reach the indicator, in points.
  private static let backShift: CGFloat = 10

  /// Whether the other item has the same indicator, which stays.
  private func sharesIndicator(in phase: Phase) -> Bool {
    switch phase {
    case .shown: false
    case .covered(let other), .upcoming(let other): other.backButton != nil
    }
  }

  /// The middle of the title of the back button; nil without one.
  private var backTitleCenter: CGFloat? {
    guard let backButton else { return nil }
    return backButton.frame.minX + backButton.label.center.x
  }

  private var shownTitleCenter: CGFloat { titleGroup.center.x }
}

extension NavigationContentView {
  /// The views that fade when the buttons change.
  var fadingViews: [UIView] {
    [leadingRow, trailingRow] + (backButton.map { [$0] } ?? [])
  }
}

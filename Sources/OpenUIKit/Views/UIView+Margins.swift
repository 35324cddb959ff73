import MisuseReports

/// The constants of margins.
nonisolated enum MarginRules {
  /// The margins of a view that is no controller's root view.
  // Fidelity: 8 points at each edge. [documented]
  static let plain = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  /// The least margin at the sides of a controller's root view of the given width.
  // Fidelity: 16 points, and 20 from a width of 414 points on; nothing at top and bottom. [decided]
  static func side(forWidth width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

  /// The least margins of a controller's root view whose least side margin is given.
  static func minimum(side: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The margins that a view has on its own, without safe area and superview.
  ///
  /// - Parameters:
  ///   - own: the margins that the program has set.
  ///   - minimum: the system's minimum for a root view that respects it.
  // Fidelity: a root view whose margins were not set has exactly the minimum. [decided]
  static func base(
    own: NSDirectionalEdgeInsets?, minimum: NSDirectionalEdgeInsets?
  ) -> NSDirectionalEdgeInsets {
    guard let own else { return minimum ?? plain }
    return minimum.map(own.union) ?? own
  }

  /// The greatest width of readable text.
  // Fidelity: 672 points at the standard text size. [decided]
  static let readableWidth: CGFloat = 672
}

extension UIView {
  /// Whether the leading side is on the right.
  final var isLeadingRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Called when the layout direction may have changed.
  final func directionOfMarginsDidChange() {
    if insetState?.ownMargins != nil { markMargins() }
    directionInEngineDidChange()
  }

  /// The system's minimum of the margins; nil for a view without one.
  private var minimumMargins: NSDirectionalEdgeInsets? {
    guard let controller = owningController,
      controller.insets.settings?.respectsMinimumMargins ?? true
    else { return nil }
    return MarginRules.minimum(side: MarginRules.side(forWidth: ownLayer.bounds.width))
  }

  /// The margins that the view has on its own, without safe area and superview.
  // Fidelity: `directionalLayoutMargins` is read as it was set; `layoutMargins` is the effective
  // value, safe area and superview included. [decided]
  final var baseMargins: NSDirectionalEdgeInsets {
    MarginRules.base(
      own: insetState?.ownMargins?.directional(isRightToLeft: isLeadingRight),
      minimum: minimumMargins)
  }

  /// The margins of a new view.
  final var untouchedMargins: UIEdgeInsets {
    UIEdgeInsets(minimumMargins ?? MarginRules.plain, isRightToLeft: isLeadingRight)
  }

  /// The effective margins. O(depth).
  final var currentLayoutMargins: UIEdgeInsets {
    var margins = UIEdgeInsets(baseMargins, isRightToLeft: isLeadingRight)
    if insetState?.insetsMarginsFromSafeArea ?? true { margins = margins + safeAreaInsets }
    if treeState.insetFlags.contains(.preservesMargins), let parentView {
      let inherited = SafeAreaGeometry.remainder(
        of: parentView.layoutMargins, at: ownLayer.frame, in: parentView.ownLayer.bounds)
      margins = margins.union(inherited)
    }
    return margins
  }

  /// Whether the margins of a root view differ from those when the least side margin was `side`,
  /// and no callback was sent.
  final func marginsDiffer(fromThoseWithSide side: CGFloat) -> Bool {
    if let sent = insetState?.sentMargins { return sent != layoutMargins }
    guard minimumMargins != nil else { return false }
    let own = insetState?.ownMargins?.directional(isRightToLeft: isLeadingRight)
    return MarginRules.base(own: own, minimum: MarginRules.minimum(side: side)) != baseMargins
  }

  final func setOwnMargins(_ margins: OwnMargins) {
    let values = margins.physical(isRightToLeft: false)
    guard values.isFinite else {
      Misuse.report(.insetsNotFinite(values, of: "layoutMargins"))
      return
    }
    guard insetState?.ownMargins != margins else { return }
    ensuredInsetState.ownMargins = margins
    markMargins()
    observedValueDidChange()
  }

  final func setPreservesMargins(_ preserves: Bool) {
    guard preserves != treeState.insetFlags.contains(.preservesMargins) else { return }
    setFlag(.preservesMargins, preserves)
    if preserves { parentView?.treeState.insetFlags.insert(.propagatesMargins) }
    markMargins()
  }

  final func setInsetsMarginsFromSafeArea(_ insets: Bool) {
    guard insets != insetState?.insetsMarginsFromSafeArea ?? true else { return }
    ensuredInsetState.insetsMarginsFromSafeArea = insets
    markMargins()
  }

  /// The margins may have changed: they are compared, and the view is laid out.
  final func markMargins() {
    markNeedsInsets()
    insetsInEngineDidChange()
    markNeedsLayout()
  }
}

@MainActor extension Misuse {
  /// Insets that are not finite.
  static func insetsNotFinite(_ insets: UIEdgeInsets, of property: String) -> Misuse {
    Misuse(
      id: "insets.not-finite",
      message: "\(property) cannot be (\(insets.top), \(insets.left), \(insets.bottom), "
        + "\(insets.right))",
      reason: "An infinite distance, or one that is not a number, leaves no place for content",
      remedy: "Set finite numbers of points")
  }
}

import OpenUIKit

// Which columns are shown in a mode, and which mode shows them.

nonisolated extension SplitArrangement {
  // Fidelity: where the program has no preference, columns stand beside each other in landscape,
  // and over each other in portrait. [decided]
  /// The behaviour in a size.
  func behavior(in size: CGSize) -> Behavior {
    guard preferredBehavior == .automatic else { return allowed(preferredBehavior) }
    switch clamped(preferredMode) {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .automatic, .secondaryOnly: return size.width >= size.height ? .tile : .overlay
    }
  }

  /// The behaviour of what is shown.
  func presentBehavior(in size: CGSize) -> Behavior {
    switch mode {
    case _ where isCollapsed: behavior(in: size)
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    default: behavior(in: size)
    }
  }

  /// Displacing needs a second column that displaces.
  private func allowed(_ behavior: Behavior) -> Behavior {
    behavior == .displace && !isTriple ? .tile : behavior
  }

  /// The mode in a size, where none is chosen.
  func mode(in size: CGSize) -> Mode {
    let behavior = behavior(in: size)
    switch (clamped(preferredMode), behavior) {
    case (.automatic, .overlay): return .secondaryOnly
    case (.automatic, _): return .oneBesideSecondary
    case (let mode, _): return Self.mode(showing: Self.count(in: mode), behavior)
    }
  }

  // MARK: What fits

  /// Whether the inspector column is beside the secondary one.
  var isInspectorBeside: Bool { showsInspector && hasInspector }

  /// Whether no column of a mode has less than its least width. Without a width nothing is known.
  func fits(_ mode: Mode, in size: CGSize) -> Bool {
    size.width <= 0
      || widths.fit(
        columns(in: mode), mode: mode, in: size.width, hasInspector: isInspectorBeside)
  }

  /// A mode, or the next one with fewer columns that fits.
  func fitting(_ mode: Mode, in size: CGSize) -> Mode {
    var mode = mode
    while !fits(mode, in: size) {
      switch mode {
      case .twoBesideSecondary, .twoDisplaceSecondary: mode = .oneBesideSecondary
      case .twoOverSecondary: mode = .oneOverSecondary
      default: return .secondaryOnly
      }
    }
    return mode
  }

  /// A mode that is requested now, or the same columns over the secondary one, or fewer.
  func requested(_ mode: Mode, in size: CGSize) -> Mode {
    let over = Self.mode(showing: Self.count(in: mode), .overlay)
    return !fits(mode, in: size) && fits(over, in: size) ? over : fitting(mode, in: size)
  }

  /// A mode that the columns allow: with two of them, one is shown with the secondary one.
  func clamped(_ mode: Mode) -> Mode {
    guard !isTriple else { return mode }
    switch mode {
    case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
    case .twoOverSecondary: return .oneOverSecondary
    default: return mode
    }
  }

  /// The mode in which so many columns are shown with the secondary one.
  static func mode(showing count: Int, _ behavior: Behavior) -> Mode {
    switch (count, behavior) {
    case (0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }

  /// How many columns are shown with the secondary one.
  static func count(in mode: Mode) -> Int {
    switch mode {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The columns that are shown with the secondary one, from the edge.
  func columns(in mode: Mode) -> [Column] {
    (isTriple ? [.primary, .supplementary] : [.primary]).suffix(Self.count(in: mode))
  }

  /// The mode after a column is shown or hidden; that of now where nothing changes.
  func mode(
    after mode: Mode, setting column: Column, isShown: Bool, in size: CGSize
  ) -> Mode {
    if column == .secondary { return isShown ? uncovered(mode) : mode }
    let nearest: [Column] = isTriple ? [.supplementary, .primary] : [.primary]
    guard let index = nearest.firstIndex(of: column) else { return mode }
    let count = Self.count(in: mode)
    let isSame = isShown ? count > index && column != .primary : count <= index
    return isSame
      ? mode : Self.mode(showing: isShown ? index + 1 : index, behavior(in: size))
  }

  /// The mode in which nothing covers or displaces the secondary column.
  func uncovered(_ mode: Mode) -> Mode {
    switch mode {
    case .oneOverSecondary, .twoOverSecondary: .secondaryOnly
    case .twoDisplaceSecondary: .oneBesideSecondary
    default: mode
    }
  }

  /// Whether columns lie over the secondary one.
  static func isOverlay(_ mode: Mode) -> Bool {
    mode == .oneOverSecondary || mode == .twoOverSecondary
  }

  /// The mode with one column more, or one less; nil where there is none that fits.
  func mode(after mode: Mode, adding difference: Int, in size: CGSize) -> Mode? {
    let count = Self.count(in: mode) + difference
    guard (0...(isTriple ? 2 : 1)).contains(count) else { return nil }
    let new = Self.mode(showing: count, behavior(in: size))
    return Self.count(in: requested(new, in: size)) == count ? new : nil
  }
}

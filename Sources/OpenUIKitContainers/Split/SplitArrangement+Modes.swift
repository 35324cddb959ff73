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
    case (let mode, _): return fitting(mode, behavior)
    }
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

  /// The mode with the same columns in a behaviour.
  private func fitting(_ mode: Mode, _ behavior: Behavior) -> Mode {
    Self.mode(showing: Self.count(in: mode), behavior)
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
    let count = Self.count(in: clamped(mode))
    guard isTriple else { return count > 0 ? [.primary] : [] }
    switch count {
    case 0: return []
    case 1: return [.supplementary]
    default: return [.primary, .supplementary]
    }
  }

  /// The mode after one more column, or one less, is shown; that of now where nothing changes.
  func mode(after mode: Mode, showing column: Column, in size: CGSize) -> Mode {
    let behavior = behavior(in: size)
    switch column {
    case .primary: return Self.mode(showing: isTriple ? 2 : 1, behavior)
    case .supplementary:
      return isTriple && Self.count(in: mode) == 0 ? Self.mode(showing: 1, behavior) : mode
    case .secondary: return uncovered(mode)
    case .compact, .inspector: return mode
    }
  }

  /// The mode after a column is hidden.
  func mode(after mode: Mode, hiding column: Column, in size: CGSize) -> Mode {
    switch column {
    case .primary where isTriple:
      return Self.count(in: mode) == 2 ? Self.mode(showing: 1, behavior(in: size)) : mode
    case .primary: return .secondaryOnly
    case .supplementary: return isTriple ? .secondaryOnly : mode
    case .secondary, .compact, .inspector: return mode
    }
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

  /// The mode with one column more, at most; the next one of a finger that begins at the edge.
  func next(after mode: Mode, in size: CGSize) -> Mode? {
    let count = Self.count(in: mode)
    guard count < (isTriple ? 2 : 1) else { return nil }
    return Self.mode(showing: count + 1, behavior(in: size))
  }

  /// The mode with one column less.
  func previous(before mode: Mode, in size: CGSize) -> Mode? {
    let count = Self.count(in: mode)
    guard count > 0 else { return nil }
    return Self.mode(showing: count - 1, behavior(in: size))
  }
}

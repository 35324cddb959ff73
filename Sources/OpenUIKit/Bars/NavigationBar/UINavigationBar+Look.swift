extension UINavigationBar {
  // MARK: Height

  /// Whether the top item has a large title.
  // Fidelity: low bars have none. [observed]
  final var hasLargeTitle: Bool { hasLargeTitle(at: stack.count - 1) }

  private func hasLargeTitle(at top: Int) -> Bool {
    guard prefersLargeTitles, !isCompact else { return false }
    for item in stack.prefix(top + 1).reversed() {
      switch item.largeTitleDisplayMode {
      case .automatic: continue
      case .always: return true
      case .never: return false
      }
    }
    return top >= 0
  }

  /// The least height that fits the bar: without a large title.
  package final var collapsedHeight: CGFloat {
    (isCompact ? Self.compactRowHeight : Self.rowHeight)
      + (topItem?.prompt == nil ? 0 : Self.promptHeight)
  }

  /// The height with the whole large title, if there is one.
  package final var expandedHeight: CGFloat {
    collapsedHeight + (hasLargeTitle ? Self.largeTitleHeight : 0)
  }

  /// The height with what the scrolled content leaves of the large title.
  final var fittingHeight: CGFloat {
    guard hasLargeTitle, let scrolledDistance else { return expandedHeight }
    return collapsedHeight + max(0, Self.largeTitleHeight - scrolledDistance)
  }

  final func heightDidChange() {
    contentNeedsUpdate()
    invalidateIntrinsicContentSize()
  }

  // MARK: Appearance

  /// The appearance that counts now, of the top item or of the bar.
  final var shownAppearance: UINavigationBarAppearance { appearance(atScrollEdge: isAtScrollEdge) }

  private func appearance(atScrollEdge: Bool) -> UINavigationBarAppearance {
    // Whether the bar is low costs a walk up the superviews, and is asked last.
    let item = topItem
    if atScrollEdge {
      let compact = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
      if let compact, isCompact { return compact }
      if let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    } else if let compact = item?.compactAppearance ?? compactAppearance, isCompact {
      return compact
    }
    return item?.standardAppearance ?? standardAppearance
  }

  private var hasEdgeAppearance: Bool {
    let item = topItem
    if (item?.scrollEdgeAppearance ?? scrollEdgeAppearance) != nil { return true }
    let compact = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    return compact != nil && isCompact
  }

  final func look(atScrollEdge: Bool) -> BarBackgroundView.Look {
    let appearance = appearance(atScrollEdge: atScrollEdge)
    return BarBackgroundView.Look(
      of: atScrollEdge && !hasEdgeAppearance ? nil : appearance,
      isOfProgram: appearance !== standardAppearance || barState.hasOwnAppearance,
      tint: barTintColor,
      isTranslucent: isTranslucent, images: images)
  }

  final var styledViews: [UIView] { subviews }

  /// Whether children of a navigation controller lie beside the bar, and not under it, unless they
  /// say otherwise.
  package final var keepsContentBeside: Bool {
    // Without an appearance for the edge nothing is there, and the looks need not be made.
    if isTranslucent, !hasEdgeAppearance { return false }
    return isOpaqueInLayout
  }
}

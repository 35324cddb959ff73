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

  /// The least height that fits the bar: without a large title, and without a palette that scrolled
  /// content hides.
  package final var collapsedHeight: CGFloat {
    let palette = shownPalette
    let fixed = palette.stays ? palette.height : 0
    return rowHeight + (topItem?.prompt == nil ? 0 : Self.promptHeight) + fixed
  }

  /// The height of the row: none while the palette is in its place.
  final var rowHeight: CGFloat {
    if shownPalette.hidesRow { return 0 }
    return isCompact ? Self.compactRowHeight : Self.rowHeight
  }

  /// The height with the whole large title and the whole palette, if there are any.
  package final var expandedHeight: CGFloat { collapsedHeight + collapsingHeight.whole }

  /// The height of what scrolled content hides, and the part of it that is the large title.
  private var collapsingHeight: (whole: CGFloat, title: CGFloat) {
    let palette = shownPalette
    let title = hasLargeTitle && !palette.hidesRow ? Self.largeTitleHeight : 0
    return (title + (palette.stays ? 0 : palette.height), title)
  }

  /// The height with what the scrolled content leaves of the large title and of the palette.
  final var fittingHeight: CGFloat {
    let (whole, title) = collapsingHeight
    guard whole > 0, let scrolledDistance else { return expandedHeight }
    // Only a large title grows where content is pulled down.
    let distance = title > 0 ? scrolledDistance : max(0, scrolledDistance)
    return collapsedHeight + max(0, whole - distance)
  }

  // MARK: Palette

  /// The palette of the top item, below the row or at its end.
  final var shownPalette: ShownPalette { ShownPalette(topItem, in: self) }

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

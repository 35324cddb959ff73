extension NavigationContentView {
  /// The space between the buttons of the row and a palette at its end, in points.
  private static let inlineGap: CGFloat = 12
  /// The width of a palette at the end of the row, at most.
  private static let inlineWidth: CGFloat = 280

  /// Shows the palette of the item, in a view of this one.
  final func updatePalette() {
    let view = settings.palette.palette?.paletteView
    for former in paletteGroup?.subviews ?? [] where former !== view {
      former.removeFromSuperview()
    }
    guard let view else { return }
    let group = paletteGroup ?? BarGroupView(frame: .zero)
    if paletteGroup == nil {
      group.clipsToBounds = true
      addSubview(group)
      paletteGroup = group
    }
    if view.superview !== group { group.addSubview(view) }
    settings.palette.palette?.paletteWillBe(settings.palette.isInline ? .inline : .stacked)
  }

  /// Whether the row is hidden because the palette is in its place.
  final var rowIsHidden: Bool {
    get { leadingRow.isHidden }
    set {
      let views: [UIView?] = [leadingRow, trailingRow, titleGroup, backButton]
      for case let view? in views { view.isHidden = newValue }
      largeTitle?.clip.isHidden = newValue || !settings.hasLargeTitle
    }
  }

  // Fidelity: the palette leaves before the large title does. [observed]
  /// How much of the palette is shown in the height below the row.
  final func paletteHeight(in below: CGFloat) -> CGFloat {
    let palette = settings.palette
    guard palette.palette != nil, !palette.isInline else { return 0 }
    let title =
      settings.hasLargeTitle && !palette.stays && !palette.hidesRow
      ? UINavigationBar.largeTitleHeight : 0
    return min(palette.height, max(0, below - title))
  }

  /// Places a palette below the row; its view is as high as what is shown of it.
  final func placePalette(_ frame: CGRect) {
    guard let paletteGroup, !settings.palette.isInline else { return }
    place(paletteGroup, frame)
  }

  /// How much of the row a palette at its end takes.
  final func inlinePaletteWidth(in width: CGFloat) -> CGFloat {
    guard settings.palette.isInline else { return 0 }
    return min(Self.inlineWidth, width / 3) + Self.inlineGap
  }

  /// Places a palette at the end of the row.
  final func placeInlinePalette(in row: CGRect, margin: CGFloat) {
    guard let paletteGroup, let palette = settings.palette.palette, settings.palette.isInline else {
      return
    }
    let width = max(0, inlinePaletteWidth(in: row.width) - Self.inlineGap)
    let height = min(row.height, max(0, palette.paletteHeight))
    let x = isMirrored ? row.minX + margin : row.maxX - margin - width
    let y = row.midY - height / 2
    place(paletteGroup, CGRect(x: x, y: y, width: width, height: height))
  }

  private func place(_ group: BarGroupView, _ frame: CGRect) {
    group.bounds.size = frame.size
    group.center = CGPoint(x: frame.midX, y: frame.midY)
    guard let view = settings.palette.palette?.paletteView, view.superview === group else { return }
    view.frame = CGRect(origin: .zero, size: frame.size)
  }
}

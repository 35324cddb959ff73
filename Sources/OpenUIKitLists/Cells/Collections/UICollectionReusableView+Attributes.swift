extension UICollectionReusableView {
  /// Takes what a list layout says about the look of the view. The collection view calls it before
  /// `apply(_:)`, which programs override.
  final func takeListStyle(of attributes: UICollectionViewLayoutAttributes) {
    guard let cell = self as? UICollectionViewCell else { return }
    let style = (attributes as? ListLayoutAttributes)?.list
    if let list = cell as? UICollectionViewListCell, list.list.style != style {
      list.list.style = style
      list.setNeedsLayout()
    }
    guard let style else { return }
    var state = cell.listState
    state.appearance =
      switch style.appearance {
      case .plain, .sidebar, .sidebarPlain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    state.isSidebar = style.appearance == .sidebar
    (state.isHeader, state.isFooter) = (style.role == .header, style.role == .footer)
    (state.isFirstInSection, state.isLastInSection) = (style.isFirst, style.isLast)
    state.groupRadius = style.cornerRadius
    state.isPinned = style.isPinned
    cell.setListState(state)
  }
}

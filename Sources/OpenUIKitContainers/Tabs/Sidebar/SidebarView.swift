import OpenUIKit

/// The view of a sidebar: a button that hides it, and a list with a row for each tab.
final class SidebarView: UIView {
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let list = UIScrollView(frame: .zero)
  private let line = UIView(frame: .zero)
  private let button: SidebarButton
  @ZeroingLink private var owner: UITabBarController?
  private var rows: [UIView] = []
  private var hasRows = false
  /// The identifiers of sections whose rows are hidden.
  private var collapsed: Set<String> = []

  private static let margin: CGFloat = 10

  init(of owner: UITabBarController) {
    button = SidebarButton { [link = owner.zeroingLink] in
      link.target?.sidebar.setHidden(true, animated: true)
    }
    super.init(frame: .zero)
    self.owner = owner
    line.backgroundColor = .separator
    list.alwaysBounceVertical = true
    for view in [background, list, button, line] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// A view below the list.
  var bottom: UIView? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let bottom { addSubview(bottom) }
      setNeedsLayout()
    }
  }

  /// Whether nothing lies behind it that could be seen.
  var isTiled = false {
    didSet {
      guard isTiled != oldValue else { return }
      background.effect = isTiled ? nil : UIBlurEffect(style: .systemChromeMaterial)
      backgroundColor = isTiled ? .secondarySystemBackground : nil
    }
  }

  /// Requests new rows, since their contents have changed.
  func needsRows() {
    hasRows = false
    setNeedsLayout()
  }

  // MARK: Rows

  private func makeRows() {
    hasRows = true
    for row in rows { row.removeFromSuperview() }
    rows = []
    guard let owner else { return }
    for tab in owner.tabs { add(tab, level: 0) }
    let marked = owner.selectedTab?.path.reversed().lazy.compactMap { tab in
      self.rows.compactMap { $0 as? TabRow }.first { $0.tab === tab }
    }.first
    marked?.isSelected = true
    for row in rows { list.addSubview(row) }
  }

  private func add(_ tab: UITab, level: Int) {
    guard !tab.isHidden else { return }
    guard let group = tab as? UITabGroup else { return addRow(of: tab, level: level) }
    let isSection =
      group.sidebarAppearance == .rootSection
      || (group.sidebarAppearance == .automatic && group.parent == nil)
    var inside = level
    if isSection {
      inside = 0
      addTitle(of: group)
      guard !collapsed.contains(group.identifier) else { return }
    } else if group.sidebarAppearance == .automatic {
      addRow(of: group, level: level)
      inside = level + 1
    }
    for child in group.displayOrder { add(child, level: inside) }
    for action in group.sidebarActions {
      let item = UITabBarItem(title: action.title, image: action.image, tag: 0)
      let row = TabRow(item: item, style: .sidebar(level: inside))
      row.addAction(action, for: .touchUpInside)
      rows.append(row)
    }
  }

  private func addRow(of tab: UITab, level: Int) {
    let row = TabRow(item: tab.item, subtitle: tab.subtitle, style: .sidebar(level: level))
    row.tab = tab
    row.addAction(
      UIAction { [zeroingLink] _ in zeroingLink.target?.owner?.selectByHand(tab, inSidebar: true) },
      for: .touchUpInside)
    rows.append(row)
  }

  private func addTitle(of group: UITabGroup) {
    let isCollapsed = collapsed.contains(group.identifier)
    let title = SidebarTitle(title: group.title, isCollapsed: isCollapsed)
    let identifier = group.identifier
    title.addAction(
      UIAction { [zeroingLink] _ in zeroingLink.target?.toggle(identifier) }, for: .touchUpInside)
    rows.append(title)
  }

  private func toggle(_ identifier: String) {
    if collapsed.remove(identifier) == nil { collapsed.insert(identifier) }
    needsRows()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    if !hasRows { makeRows() }
    background.frame = bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = isMirrored ? (CGFloat(0), safeAreaInsets.right) : (safeAreaInsets.left, 0)
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: safeAreaInsets.top, left: left, bottom: safeAreaInsets.bottom, right: right))
    line.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - 0.5, y: 0, width: 0.5, height: bounds.height)
    let size = SidebarButton.size
    button.frame = CGRect(
      x: isMirrored ? area.maxX - 8 - size : area.minX + 8, y: area.minY + 4, width: size,
      height: size)
    let height =
      bottom?.systemLayoutSizeFitting(
        CGSize(width: area.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height ?? 0
    bottom?.frame = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
    let top = button.frame.maxY + 4
    list.frame = CGRect(
      x: area.minX, y: top, width: area.width, height: max(0, area.maxY - height - top))
    var y: CGFloat = 0
    for row in rows {
      let height = row.sizeThatFits(.zero).height
      row.frame = CGRect(
        x: Self.margin, y: y, width: max(0, area.width - 2 * Self.margin), height: height)
      y += height
    }
    list.contentSize = CGSize(width: area.width, height: y)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

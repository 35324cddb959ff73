/// A row of tabs, one for each child of a tabs container; the selected one is marked.
final class TabBar: UIView {
  /// Called when the user taps a tab.
  var onSelect: ((UIViewController) -> Void)?
  private var tabs: [TabView] = []
  private var children: [UIViewController] = []
  private let line = UIView()
  /// Follows what the tabs show.
  private var followers: [TabItemFollower] = []
  /// How the titles are shown, with what that was found for.
  private var known: (request: TabTitles.Request, titles: TabTitles)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = ContainerColor.bar
    line.backgroundColor = ContainerColor.line
    addSubview(line)
    accessibilityTraits = .tabBar
    #if !os(tvOS)
      addInteraction(UILargeContentViewerInteraction())
    #endif
    registerForTraitChanges(
      [UITraitPreferredContentSizeCategory.self, UITraitVerticalSizeClass.self]
    ) { (bar: TabBar, _: UITraitCollection) in
      bar.heightMayHaveChanged()
    }
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// Takes children, titles and selection from a container.
  func update(from container: TabsViewController) {
    let list = container.viewControllers
    if list != children { rebuild(list) }
    let selected = container.selectedViewController
    for (child, tab) in zip(children, tabs) {
      tab.isSelected = child === selected
      show(child, in: tab)
    }
  }

  /// Shows what the item of a child says.
  private func show(_ child: UIViewController, in tab: TabView) {
    if tab.show(child.tabBarItem, title: child.tabBarItem?.title ?? child.title ?? "") {
      heightMayHaveChanged()
    }
  }

  private func childDidChange(_ child: UIViewController) {
    for (other, tab) in zip(children, tabs) where other === child { show(child, in: tab) }
  }

  private func rebuild(_ list: [UIViewController]) {
    children = list
    for follower in followers { follower.end() }
    followers = list.map { child in
      TabItemFollower(child) { [weak self] in self?.childDidChange($0) }
    }
    for tab in tabs { tab.removeFromSuperview() }
    tabs = list.indices.map { index in
      let tab = TabView(frame: .zero)
      tab.addAction(
        UIAction { action in
          // The tab may outlive the bar.
          ((action.sender as? UIView)?.superview as? TabBar)?.select(index)
        }, for: .touchUpInside)
      addSubview(tab)
      return tab
    }
    heightMayHaveChanged()
  }

  private func select(_ index: Int) {
    if children.indices.contains(index) { onSelect?(children[index]) }
  }

  /// The container lays the bar out with the height that it needs.
  private func heightMayHaveChanged() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The height in a container of a size, without the safe area, in points: what the titles need in
  /// the size of text of the user, but at most a third of the container's height.
  func height(in size: CGSize) -> CGFloat { titles(in: size).height }

  private var images: TabTitles.Images {
    if !tabs.contains(where: \.hasImage) { return .none }
    return traitCollection.verticalSizeClass == .compact ? .beside : .above
  }

  private func titles(in size: CGSize) -> TabTitles {
    let request = TabTitles.Request(
      titles: tabs.map { $0.title(for: .normal) ?? "" },
      width: size.width / CGFloat(max(tabs.count, 1)), maximumHeight: size.height / 3,
      images: images,
      category: traitCollection.preferredContentSizeCategory)
    if let known, known.request == request { return known.titles }
    let titles = TabTitles(request)
    known = (request, titles)
    return titles
  }

  /// The tabs share the width equally, the first one at the leading edge.
  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    let titles = titles(in: superview?.bounds.size ?? bounds.size)
    let width = bounds.width / CGFloat(max(tabs.count, 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, tab) in tabs.enumerated() {
      let column = isMirrored ? tabs.count - 1 - index : index
      tab.titleLabel?.font = titles.font
      tab.images = titles.images
      tab.frame = CGRect(
        x: CGFloat(column) * width, y: 0, width: width, height: min(titles.height, bounds.height))
    }
  }
}

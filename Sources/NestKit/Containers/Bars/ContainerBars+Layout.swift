#if !os(tvOS)
  /// The heights of a navigation bar, in points.
  struct BarHeights {
    /// The values on which the heights depend.
    struct Key: Hashable {
      let isLarge, hasPrompt, isCompact: Bool
      let category: UIContentSizeCategory
    }

    /// Without a large title.
    let collapsed: CGFloat
    /// The height that a large title adds.
    let title: CGFloat
  }

  extension ContainerBars {
    // MARK: Heights

    /// The heights of the bar for the items at the end of a path.
    func heights(of items: BarItems) -> BarHeights {
      let bar = motion?.bar(of: items) ?? navigationBar
      let traits = bar.traitCollection
      let key = BarHeights.Key(
        isLarge: navigationBar.prefersLargeTitles && items.hasLargeTitle,
        hasPrompt: items.path.shown?.navigationItem.prompt != nil,
        isCompact: traits.verticalSizeClass == .compact,
        category: traits.preferredContentSizeCategory)
      if let known = heights[key] { return known }
      let size = CGSize(width: bar.bounds.width, height: 0)
      let whole = bar.sizeThatFits(size).height
      var collapsed = whole
      if key.isLarge {
        items.setsLargeTitle(false)
        collapsed = bar.sizeThatFits(size).height
        items.setsLargeTitle(true)
      }
      let found = BarHeights(collapsed: collapsed, title: max(whole - collapsed, 0))
      heights[key] = found
      return found
    }

    /// The height with what the scrolled content leaves of the large title.
    private var navigationBarHeight: CGFloat {
      let heights = heights(of: items)
      guard heights.title > 0, let distance = scrolling.distance else {
        return heights.collapsed + heights.title
      }
      return heights.collapsed + max(0, heights.title - distance)
    }

    /// Where the navigation bar is now.
    func navigationBarFrame() -> CGRect {
      guard let view = container?.viewIfLoaded else { return .zero }
      let height = navigationBarHeight
      // The line at the edge of a bar lies outside it.
      let y = isNavigationBarHidden ? -height - 1 : view.safeAreaInsets.top
      return CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    }

    private var showsToolbar: Bool { !isToolbarHidden && !hidesBottomBars }

    /// Whether the controller that is shown, or one before it, wants no bars at the lower edge. The
    /// first one has not been pushed.
    private var hidesBottomBars: Bool {
      items.path.entries.dropFirst().contains { $0.viewController.hidesBottomBarWhenPushed }
    }

    // MARK: Layout

    /// Adds the bars to the view, above the content.
    func add(to view: UIView) {
      view.addSubview(navigationBar)
      addAccessory(to: view)
      if hasToolbar { view.addSubview(toolbar) }
      pathMayHaveChanged { nil }
    }

    /// Puts the bars where they belong; inside an animation they move there.
    func layOut() {
      guard let view = container?.viewIfLoaded, !isUpdating else { return }
      isUpdating = true
      defer { isUpdating = false }
      let frame = navigationBarFrame()
      navigationBar.place(in: frame)
      navigationBar.accessibilityElementsHidden = isNavigationBarHidden
      motion?.place(in: frame)
      placeToolbar(in: view)
      placeAccessory(in: view)
      giveRoom()
      guard UIView.inheritedAnimationDuration > 0 else { return }
      navigationBar.layoutIfNeeded()
      if hasToolbar { toolbar.layoutIfNeeded() }
    }

    private func placeToolbar(in view: UIView) {
      guard hasToolbar || showsToolbar else { return }
      let bounds = view.bounds
      let height = toolbar.sizeThatFits(bounds.size).height
      let y = showsToolbar ? bounds.maxY - view.safeAreaInsets.bottom - height : bounds.maxY + 1
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      if toolbar.frame != frame { toolbar.frame = frame }
      toolbar.accessibilityElementsHidden = !showsToolbar
    }

    private func placeAccessory(in view: UIView) {
      guard let accessory = accessory.view else { return }
      let bounds = view.bounds
      let height = self.accessory.height(in: bounds.width)
      let shown = hidesBottomBars ? 0 : self.accessory.shownHeight(in: bounds.width)
      let bottom = bounds.maxY - view.safeAreaInsets.bottom - toolbarHeight
      let y = shown > 0 ? bottom - shown : bounds.maxY + 1
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      if accessory.frame != frame { accessory.frame = frame }
      accessory.alpha = shown > 0 ? 1 : 0
      accessory.accessibilityElementsHidden = shown < height
    }

    private var toolbarHeight: CGFloat { showsToolbar ? toolbar.bounds.height : 0 }

    // MARK: Room

    /// The height of all bars, with a large title as it is before the content is scrolled.
    var shownHeight: CGFloat {
      guard let view = container?.viewIfLoaded else { return 0 }
      let heights = heights(of: items)
      let upper = isNavigationBarHidden ? 0 : heights.collapsed + heights.title
      return upper + lowerHeight(in: view)
    }

    private func lowerHeight(in view: UIView) -> CGFloat {
      toolbarHeight + (hidesBottomBars ? 0 : accessory.shownHeight(in: view.bounds.width))
    }

    /// The part of the bars that all controllers of the path have in common is given to the
    /// content; what the large title or the prompt of one adds, to that one, so that each has its
    /// own during a transition.
    func giveRoom() {
      guard let container, let view = container.viewIfLoaded, let content = container.shownContent
      else { return room.give([]) }
      let lower = lowerHeight(in: view)
      let upper = isNavigationBarHidden ? 0 : rowHeight
      let insets = UIEdgeInsets(top: upper, left: 0, bottom: lower, right: 0)
      let beside = besides(insets, content: content, in: view)
      container.setContentInsets(beside)
      var rooms = [
        (
          controller: content,
          insets: UIEdgeInsets(
            top: beside.top > 0 ? 0 : upper, left: 0, bottom: beside.bottom > 0 ? 0 : lower,
            right: 0)
        )
      ]
      for items in [items, motion?.from].compactMap({ $0 }) { append(items, to: &rooms) }
      room.give(rooms)
    }

    /// The height of the row that all bars have.
    private var rowHeight: CGFloat {
      min(heights(of: items).collapsed, motion.map { heights(of: $0.from).collapsed } ?? .infinity)
    }

    private func append(
      _ items: BarItems, to rooms: inout [(controller: UIViewController, insets: UIEdgeInsets)]
    ) {
      guard let shown = items.path.shown else { return }
      let heights = heights(of: items)
      let extra = isNavigationBarHidden ? 0 : heights.collapsed + heights.title - rowHeight
      if let index = rooms.firstIndex(where: { $0.controller === shown }) {
        rooms[index].insets.top += extra
      } else {
        rooms.append((shown, UIEdgeInsets(top: extra, left: 0, bottom: 0, right: 0)))
      }
    }

    /// The insets of the content beside bars under which it does not reach.
    private func besides(
      _ insets: UIEdgeInsets, content: UIViewController, in view: UIView
    ) -> UIEdgeInsets {
      var result = UIEdgeInsets.zero
      let isOpaque = { (isTranslucent: Bool) in
        !isTranslucent && !content.extendedLayoutIncludesOpaqueBars
      }
      let edges = content.edgesForExtendedLayout
      if insets.top > 0, !edges.contains(.top) || isOpaque(navigationBar.isTranslucent) {
        result.top = view.safeAreaInsets.top + insets.top
      }
      let isToolbarOpaque = hasToolbar && showsToolbar && isOpaque(toolbar.isTranslucent)
      if insets.bottom > 0, !edges.contains(.bottom) || isToolbarOpaque {
        result.bottom = view.safeAreaInsets.bottom + insets.bottom
      }
      return result
    }

    // MARK: Content that scrolls

    func contentDidScroll() {
      guard motion == nil else { return }
      let wasAtEdge = isAtEdge
      isAtEdge = (scrolling.distance ?? 0) <= 0
      if isAtEdge != wasAtEdge { updateItems() }
      guard heights(of: items).title > 0 else { return }
      let frame = navigationBarFrame()
      guard frame != navigationBar.frame, !isUpdating else { return }
      navigationBar.place(in: frame)
    }
  }
#endif

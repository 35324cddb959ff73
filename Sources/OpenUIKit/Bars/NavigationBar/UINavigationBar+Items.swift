import MisuseReports

extension UINavigationBar {
  // MARK: Changes of the stack

  final func push(_ item: UINavigationItem, animated: Bool) {
    guard !stack.contains(where: { $0 === item }) else {
      return Misuse.report(.barItemTwice(item, of: self))
    }
    endTransition()
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: stack + [item], isPush: true, animated: animated) { bar in
      bar.delegate?.navigationBar(bar, didPush: item)
    }
  }

  final func pop(animated: Bool) -> UINavigationItem? {
    endTransition()
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    change(to: Array(stack.dropLast()), isPush: false, animated: animated) { bar in
      bar.delegate?.navigationBar(bar, didPop: item)
    }
    return item
  }

  final func replaceItems(_ items: [UINavigationItem], animated: Bool) {
    guard isAllowed(items) else { return }
    endTransition()
    change(to: items, isPush: isPush(to: items), animated: animated) { _ in }
  }

  private func isAllowed(_ items: [UINavigationItem]) -> Bool {
    for (index, item) in items.enumerated() where items[..<index].contains(where: { $0 === item }) {
      Misuse.report(.barItemTwice(item, of: self))
      return false
    }
    return true
  }

  /// A top item that was below the present one appears as by a pop.
  private func isPush(to items: [UINavigationItem]) -> Bool {
    guard let new = items.last, new !== topItem else { return false }
    return !stack.contains { $0 === new }
  }

  /// Ends what is running at once, as if it had run to its end.
  final func endTransition() { transition?.end(completed: true) }

  /// What a tap on the back button does.
  // Fidelity: the action of the item counts before the delegate is asked. [decided]
  package final func performBack() {
    guard let item = topItem else { return }
    if let action = item.backAction { return action.perform(sender: item) }
    guard let onBack else {
      popItem(animated: true)
      return
    }
    if delegate?.navigationBar(self, shouldPop: item) ?? true { onBack() }
  }

  private func change(
    to items: [UINavigationItem], isPush: Bool, animated: Bool,
    then completion: @escaping (UINavigationBar) -> Void
  ) {
    let animates =
      animated && window != nil && items.last !== topItem && content != nil && !items.isEmpty
      && UIRuntime.current.animations.allowsAnimations
    guard animates else {
      stack = items
      UIView.performWithoutAnimation { replaceContent() }
      return completion(self)
    }
    beginTransition(to: items, isPush: isPush, then: completion)?.finish()
  }

  // MARK: Transitions

  /// Begins the change to other items, which stands until it is moved. The delegate takes no part.
  ///
  /// - Parameters:
  ///   - items: The new items. An item that is there twice is refused.
  ///   - isPush: Whether the new top item lies over the old one; nil lets the bar decide.
  /// - Returns: The transition; nil if the top item stays the same, or one of both is missing: then the items are there
  ///   at once.
  package final func beginTransition(
    to items: [UINavigationItem], isPush: Bool? = nil
  ) -> NavigationBarTransition? {
    guard isAllowed(items) else { return nil }
    endTransition()
    return beginTransition(to: items, isPush: isPush ?? self.isPush(to: items)) { _ in }
  }

  private func beginTransition(
    to items: [UINavigationItem], isPush: Bool, then completion: @escaping (UINavigationBar) -> Void
  ) -> NavigationBarTransition? {
    if needsContent { updateContent() }
    let old = (stack: stack, content: content)
    stack = items
    guard let from = old.content, let top = items.last, top !== from.item else {
      UIView.performWithoutAnimation { replaceContent() }
      return nil
    }
    let to = NavigationContentView(item: top, settings: contentSettings)
    UIView.performWithoutAnimation {
      insertSubview(to, aboveSubview: from)
      to.frame = bounds
      content = to
      updateContent(except: from)
      heightDidChange()
    }
    let began = NavigationBarTransition(from: from, to: to, isPush: isPush) {
      [zeroingLink] completed in
      guard let bar = zeroingLink.target else { return }
      bar.transition = nil
      (completed ? from : to).removeFromSuperview()
      if !completed {
        bar.stack = old.stack
        bar.content = from
      }
      UIView.performWithoutAnimation { bar.updateContent() }
      bar.heightDidChange()
      if completed { completion(bar) }
    }
    transition = began
    from.isUserInteractionEnabled = false
    return began
  }

  // MARK: Content

  /// Shows the top item in a view of its own.
  private func replaceContent() {
    if content?.item !== topItem {
      content?.removeFromSuperview()
      content = topItem.map { NavigationContentView(item: $0, settings: contentSettings) }
      if let content {
        content.frame = bounds
        addSubview(content)
      }
    }
    updateContent()
    heightDidChange()
  }

  private var contentSettings: NavigationContentView.Settings {
    NavigationContentView.Settings(
      appearance: shownAppearance, isCompact: isCompact, hasLargeTitle: hasLargeTitle,
      rowHeight: isCompact ? Self.compactRowHeight : Self.rowHeight,
      onBack: { [zeroingLink] in zeroingLink.target?.performBack() })
  }

  /// Brings what is shown up to date.
  final func updateContent(except other: NavigationContentView? = nil) {
    needsContent = false
    content?.update(backItem: backItem, settings: contentSettings)
    content?.isUserInteractionEnabled = true
    observeItems(of: other)
    showBackground()
  }

  /// Requests that what is shown is brought up to date with the next layout.
  final func contentNeedsUpdate() {
    needsContent = true
    setNeedsLayout()
  }

  private func observeItems(of other: NavigationContentView?) {
    var new: [any BarChangeSource] = []
    for item in [topItem, backItem, other?.item].compactMap({ $0 }) {
      new.append(item)
      let groups = item.shownGroups
      new += groups as [any BarChangeSource]
      let buttons =
        (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
        + groups.flatMap(\.barButtonItems)
        + [item.backBarButtonItem, item.containerItem].compactMap { $0 }
      new += buttons as [any BarChangeSource]
    }
    for source in sources { source.barChangeObservers.remove(self) }
    for source in new { source.barChangeObservers.add(self) }
    sources = new
  }
}

extension UINavigationBar: BarChangeObserver {
  /// Something that the bar shows has changed.
  package final func barChange(_ change: BarChange, in source: AnyObject) {
    switch change.part {
    case .height: heightDidChange()
    case .appearance:
      if source === standardAppearance { hasOwnAppearance = true }
      appearanceOfBarDidChange()
    default: contentNeedsUpdate()
    }
    guard change.isAnimated, window != nil, transition == nil else { return }
    fadeButtons()
  }

  /// Lets the buttons that were there fade out, and the new ones in; the title too, where it is another one. In the
  /// block of an animation that takes as long as the animation.
  private func fadeButtons() {
    guard let content, let old = content.snapshotView(afterScreenUpdates: false) else { return }
    let title = content.shownTitle
    var fading: [UIView] = []
    UIView.performWithoutAnimation {
      insertSubview(old, belowSubview: content)
      old.frame = content.frame
      old.isUserInteractionEnabled = false
      layoutIfNeeded()
      fading = content.fadingViews + (content.shownTitle == title ? [] : content.titleGroups)
      for view in fading { view.alpha = 0 }
    }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction,
      animations: {
        old.alpha = 0
        for view in fading { view.alpha = 1 }
      }, completion: { _ in old.removeFromSuperview() })
  }
}

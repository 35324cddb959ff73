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
    var seen: Set<ObjectIdentifier> = []
    for item in items where !seen.insert(ObjectIdentifier(item)).inserted {
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

  /// Performs the action of the back button.
  // Fidelity: the action of the item counts before the delegate is asked. [decided]
  package final func performBack() {
    guard let item = topItem else { return }
    if let action = item.backAction { return action.perform(sender: item) }
    if let backItem { popItems(to: backItem) }
  }

  /// Pops the items above one.
  final func popItems(to item: UINavigationItem) {
    guard let top = topItem, let index = stack.firstIndex(where: { $0 === item }) else { return }
    endTransition()
    guard delegate?.navigationBar(self, shouldPop: top) ?? true else { return }
    if let onBack { return onBack(item) }
    change(to: Array(stack[...index]), isPush: false, animated: true) { bar in
      bar.delegate?.navigationBar(bar, didPop: top)
    }
  }

  private func change(
    to items: [UINavigationItem], isPush: Bool, animated: Bool,
    then completion: @escaping (UINavigationBar) -> Void
  ) {
    let animates =
      animated && window != nil && items.last !== topItem && content != nil && !items.isEmpty
      && AnimationStack.shared.allowsAnimations
    guard animates else {
      stack = items
      topItemDidChange()
      return completion(self)
    }
    beginTransition(to: items, isPush: isPush, then: completion)?.finish()
  }

  // MARK: Transitions

  /// Begins the change to other items, which stands until it is moved. The delegate is not asked,
  /// and informed where the change is completed.
  ///
  /// - Parameters:
  ///   - items: The new items. An item that is there twice is refused.
  ///   - isPush: Whether the new top item lies over the old one; nil lets the bar decide.
  /// - Returns: The transition; nil if the top item stays the same, or one of both is missing: then
  ///   the items are there at once.
  package final func beginTransition(
    to items: [UINavigationItem], isPush: Bool? = nil
  ) -> NavigationBarTransition? {
    guard isAllowed(items) else { return nil }
    endTransition()
    let former = topItem
    return beginTransition(to: items, isPush: isPush ?? self.isPush(to: items)) {
      $0.informDelegate(ofTopAfter: former)
    }
  }

  /// Shows other items, without animation. The delegate is not asked, and informed.
  package final func showItems(_ items: [UINavigationItem]) {
    let former = topItem
    replaceItems(items, animated: false)
    informDelegate(ofTopAfter: former)
  }

  /// Informs the delegate where another item is on top than before.
  private func informDelegate(ofTopAfter former: UINavigationItem?) {
    guard let former, let topItem, former !== topItem else { return }
    if stack.contains(where: { $0 === former }) {
      delegate?.navigationBar(self, didPush: topItem)
    } else {
      delegate?.navigationBar(self, didPop: former)
    }
  }

  private func beginTransition(
    to items: [UINavigationItem], isPush: Bool, then completion: @escaping (UINavigationBar) -> Void
  ) -> NavigationBarTransition? {
    if barState.needsContent { updateContent() }
    let old = (stack: stack, content: content)
    stack = items
    guard let from = old.content, let top = items.last, top !== contentItem else {
      topItemDidChange()
      return nil
    }
    let to = contentView(of: top)
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

  /// Requests that the top item is shown with the next layout.
  private func topItemDidChange() {
    // Off the window there may be no layout, and the item that was shown is not retained for it.
    if window == nil, contentItem !== topItem {
      content?.removeFromSuperview()
      content = nil
    }
    heightDidChange()
  }

  /// Shows the top item in its view.
  private func replaceContent() {
    content?.removeFromSuperview()
    content = topItem.map { contentView(of: $0) }
    guard let content else { return }
    content.frame = bounds
    addSubview(content)
  }

  /// The view of an item; a new one where another bar shows it.
  private func contentView(of item: UINavigationItem) -> NavigationContentView {
    if let view = item.contentView, view.superview == nil || view.superview === self { return view }
    let view = NavigationContentView(item: item, settings: contentSettings)
    item.contentView = view
    return view
  }

  private var contentSettings: NavigationContentView.Settings {
    let (appearance, isCompact) = (shownAppearance, isCompact)
    let isOfBar = appearance === standardAppearance && !barState.hasOwnAppearance
    return NavigationContentView.Settings(
      appearance: appearance,
      ofBar: (isOfBar ? titleTextAttributes : nil) ?? [:],
      ofBarLarge: (isOfBar ? largeTitleTextAttributes : nil) ?? [:],
      titleOffset: isOfBar ? titleOffset : 0, indicator: isOfBar ? backIndicatorImage : nil,
      textRevision: textRevision,
      isCompact: isCompact, hasLargeTitle: hasLargeTitle, palette: shownPalette,
      rowHeight: rowHeight,
      onBack: { [zeroingLink] in zeroingLink.target?.performBack() })
  }

  /// Brings what is shown up to date.
  final func updateContent(except other: NavigationContentView? = nil) {
    barState.needsContent = false
    if contentItem !== topItem { UIView.performWithoutAnimation { replaceContent() } }
    var shown: [any BarChangeSource] = []
    topItem?.appendSources(to: &shown)
    backItem?.appendSources(to: &shown)
    content?.update(backItem: backItem, settings: contentSettings, sources: shown)
    content?.isUserInteractionEnabled = true
    if content?.backButton != nil { makeBackMenuOpener() }
    var observed = shown
    other?.item.appendSources(to: &observed)
    observe(observed)
    showBackground()
  }

  private func observe(_ new: [any BarChangeSource]) {
    let former = sources
    sources = new
    // Those that stay are not removed and added again, as the item of the root.
    for source in former where !new.contains(source) { source.barChangeObservers.remove(self) }
    for source in new where !former.contains(source) { source.barChangeObservers.add(self) }
  }
}

extension [any BarChangeSource] {
  /// Whether an object is among these, few objects; compares identities.
  fileprivate func contains(_ source: any BarChangeSource) -> Bool {
    for other in self where other === source { return true }
    return false
  }
}

extension UINavigationItem {
  /// Appends the item and everything in it that may change.
  fileprivate final func appendSources(to sources: inout [any BarChangeSource]) {
    sources.append(self)
    let groups = shownGroups
    for group in groups { sources.append(group) }
    for button in leftBarButtonItems ?? [] { sources.append(button) }
    for button in rightBarButtonItems ?? [] { sources.append(button) }
    for group in groups {
      for button in group.barButtonItems { sources.append(button) }
    }
    if let backBarButtonItem { sources.append(backBarButtonItem) }
    if let containerItem { sources.append(containerItem) }
  }
}

extension UINavigationBar: AppearanceBar {
  /// Something that the bar shows has changed.
  package final func barChange(_ change: BarChange, in source: AnyObject) {
    switch change.part {
    case .height: heightDidChange()
    case .appearance: lookDidChange(in: source)
    default: contentNeedsUpdate()
    }
    guard change.isAnimated, window != nil, transition == nil else { return }
    fadeButtons()
  }

  /// Lets the buttons that were there fade out, and the new ones in; the title too, where it is
  /// another one. In the block of an animation that takes as long as the animation.
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

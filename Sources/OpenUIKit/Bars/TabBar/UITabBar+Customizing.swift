import MisuseReports

/// An event while a person arranges the items of a tab bar, for the owner of the bar.
package enum TabCustomizing {
  case willBegin, didBegin
  /// Before the panel leaves, with the items that the bar is going to have.
  case willEnd([UITabBarItem], changed: Bool)
  /// The owner gives the bar its new items.
  case apply([UITabBarItem])
  case didEnd(changed: Bool)
}

extension UITabBar {
  func startCustomizing(_ items: [UITabBarItem]) {
    guard customizing == nil, let superview else { return }
    for (index, item) in items.enumerated() where items[..<index].contains(where: { $0 === item }) {
      return Misuse.report(.barItemTwice(item, of: self))
    }
    let view = TabCustomizingView(
      of: self, TabArrangement(of: items, shown: self.items ?? []), in: superview)
    customizing = view
    delegate?.tabBar(self, willBeginCustomizing: items)
    onCustomizing?(.willBegin)
    guard customizing === view else { return }
    view.appear { [zeroingLink] in
      guard let bar = zeroingLink.target, bar.customizing === view else { return }
      bar.delegate?.tabBar(bar, didBeginCustomizing: items)
      bar.onCustomizing?(.didBegin)
    }
  }

  func finishCustomizing(animated: Bool) -> Bool {
    guard let view = customizing, !view.isEnding else { return false }
    view.isEnding = true
    view.endDrag()
    let (items, shown) = (view.arrangement.movable, view.arrangement.shown)
    // What the program has replaced meanwhile stays.
    let changed = view.arrangement.isChanged && view.arrangement.began(with: self.items ?? [])
    delegate?.tabBar(self, willEndCustomizing: items, changed: changed)
    onCustomizing?(.willEnd(shown, changed: changed))
    customizing = nil
    if changed, view.arrangement.began(with: self.items ?? []) {
      if let onCustomizing {
        onCustomizing(.apply(shown))
      } else {
        setItems(shown, animated: false)
      }
    }
    view.leave(animated: animated) { [zeroingLink] in
      guard let bar = zeroingLink.target else { return }
      bar.delegate?.tabBar(bar, didEndCustomizing: items, changed: changed)
      bar.onCustomizing?(.didEnd(changed: changed))
    }
    return changed
  }

  /// Ends what a person arranges where the program has replaced the items, or removed the bar.
  func endOutdatedCustomizing(hasLeft: Bool) {
    guard let customizing, !customizing.isEnding,
      hasLeft || !customizing.arrangement.began(with: items ?? [])
    else { return }
    customizing.arrangement.reset()
    endCustomizing(animated: false)
  }

  /// Ends the customizing with the items from before.
  func cancelCustomizing() {
    customizing?.arrangement.reset()
    _ = endCustomizing(animated: UIView.areAnimationsEnabled)
  }
}

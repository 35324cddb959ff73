import NestKit
import OpenUIKit

/// The core of a split view controller.
final class SplitCore: UIKitContainerCore {
  var split: UISplitViewController? { owner as? UISplitViewController }

  override func viewIsLoaded() { split?.addColumns() }

  /// Lays out the columns. Those that a transition which is about to begin moves wait for it.
  override func viewWillLayoutSubviews() {
    guard let split else { return }
    split.updateCollapse()
    split.decideMode()
    if !split.motion.awaitsTransition { split.layOutColumns() }
  }

  /// Moves the columns with what their stacks play.
  override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    guard let split, split.movesColumns, event.phase == .will, event.isOfAppearance,
      event.isAnimated, let coordinator = stack.transitionCoordinator
    else { return }
    split.motion.move(with: coordinator) { [link = split.zeroingLink] in
      link.target?.layOutColumns()
      link.target?.view.layoutIfNeeded()
    } completion: { [link = split.zeroingLink] _ in
      link.target?.viewIfLoaded?.setNeedsLayout()
    }
  }

  override func willExchange(_ former: UIViewController, with new: UIViewController) {
    for slot in split?.slots ?? [] { slot.exchange(former, with: new) }
  }

  /// The child on top where there is one column only, else the child of the secondary column.
  override var activeViewController: UIViewController? {
    guard let split else { return nil }
    let isCollapsed = split.arrangement.isCollapsed
    return split.slot(isCollapsed ? split.shownColumns.first ?? .primary : .secondary)?.content
  }

  /// A narrow column is compact.
  override func horizontalSizeClass(
    forChild child: UIViewController, ofWidth width: CGFloat
  ) -> UIUserInterfaceSizeClass { sizeClass(ofWidth: width) }

  /// The child of the column that is shown alone: several columns share the width.
  override var viewControllerForPreferredContentSize: UIViewController? {
    guard let split, let column = split.shownColumns.first, split.shownColumns.count == 1 else {
      return nil
    }
    return split.slot(column)?.content
  }

  /// Moves the focus to the next column for F6, and to the one before for Shift and F6.
  override func handleKey(_ key: UIKey) -> Bool {
    let modifiers = key.modifierFlags.intersection([.command, .control, .alternate, .shift])
    guard let split, key.keyCode == .keyboardF6, modifiers.isEmpty || modifiers == .shift,
      split.moveFocus(forward: modifiers.isEmpty)
    else { return super.handleKey(key) }
    return true
  }

  /// Hides what lies over the secondary column.
  override func handleEscape() -> Bool {
    guard let split, split.overlaySlot != nil, split.slots.allSatisfy(\.stack.isIdle) else {
      return super.handleEscape()
    }
    split.dismissOverlay()
    return true
  }

  deinit {}
}

extension UISplitViewController: PrivateCoreOwner {
  package var privateCore: ContainerCore { core }
}

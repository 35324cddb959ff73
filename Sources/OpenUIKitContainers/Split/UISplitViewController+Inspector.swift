import NestKit
import OpenUIKit

// The column at the other edge, which is presented where there is one column only.

extension UISplitViewController {
  /// Whether a column is shown when everything that was requested is done.
  func isShown(_ column: Column) -> Bool {
    guard let slot = slot(column) else { return false }
    guard arrangement.isCollapsed else { return shownColumns.contains(column) }
    if column == .inspector { return slot.presented?.presentingViewController != nil }
    return column == (arrangement.collapse == .compact ? .compact : topColumn)
  }

  /// Shows the inspector column beside the secondary one, or presents what is in it.
  func setInspectorShown(_ new: Bool) {
    guard !arrangement.isCollapsed else { return new ? presentInspector() : dismissInspector() }
    guard new != arrangement.showsInspector else { return }
    if slot(.inspector)?.assigned != nil { announce(.inspector, isShown: new) }
    let isAnimated = UIView.areAnimationsEnabled
    var changed = arrangement
    changed.showsInspector = new
    // There may be no room for other columns any more, or again.
    let changesMode = changed.decidesMode && changed.wanted(in: size) != arrangement.mode
    if changesMode, isAnimated, !motion.awaitsTransition { layOutColumns() }
    arrangement.showsInspector = new
    if changesMode { updateMode(animated: isAnimated, isLaidOut: true) }
    showColumns(animated: isAnimated)
  }

  // Fidelity: without room for columns the inspector is in a sheet. [known]
  private func presentInspector() {
    guard let slot = slot(.inspector), viewIfLoaded?.window != nil, presentedViewController == nil,
      let content = slot.presented ?? slot.content
    else { return }
    if slot.content != nil {
      slot.setContent(nil, transition: transition(of: slot))
      slot.presented = content
    }
    content.modalPresentationStyle = .pageSheet
    announce(.inspector, isShown: true)
    present(content, animated: UIView.areAnimationsEnabled) { [zeroingLink] in
      zeroingLink.target?.announceEnd(of: slot, isShown: true)
    }
  }

  private func dismissInspector() {
    guard let slot = slot(.inspector), slot.presented?.presentingViewController != nil else {
      return
    }
    announce(.inspector, isShown: false)
    slot.presented?.dismiss(animated: UIView.areAnimationsEnabled) { [zeroingLink] in
      zeroingLink.target?.announceEnd(of: slot, isShown: false)
    }
  }

  /// Dismisses at once what is presented in place of a column.
  func dismissPresented(of slot: SplitSlot) {
    guard let presented = slot.presented, presented.presentingViewController != nil else { return }
    presented.dismiss(animated: false)
  }

  /// Returns the presented inspector to its column, beside the secondary column if the inspector is
  /// still presented.
  func returnInspector() {
    guard let slot = slot(.inspector), let content = slot.presented else { return }
    arrangement.showsInspector = content.presentingViewController != nil
    dismissPresented(of: slot)
    slot.presented = nil
    slot.setContent(content, transition: transition(of: slot))
  }
}

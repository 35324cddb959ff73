import NestKit
import OpenUIKit

// The column at the other edge, which is presented where there is one column only.

extension UISplitViewController {
  /// Whether a column is shown when everything that was requested is done.
  func isShown(_ column: Column) -> Bool {
    guard let slot = slot(column) else { return false }
    guard isCollapsed else { return shownColumns.contains(column) }
    if column == .inspector { return slot.presented?.presentingViewController != nil }
    return column == (collapsesOntoCompact ? .compact : topColumn)
  }

  /// Shows the inspector column beside the secondary one, or presents what is in it.
  func setInspectorShown(_ new: Bool) {
    guard !isCollapsed else { return new ? presentInspector() : dismissInspector() }
    guard new != showsInspector else { return }
    if slot(.inspector)?.assigned != nil {
      if new { announce(shown: [.inspector]) } else { announce(hidden: [.inspector]) }
    }
    showsInspector = new
    showColumns(animated: UIView.areAnimationsEnabled)
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
    announce(shown: [.inspector])
    present(content, animated: UIView.areAnimationsEnabled) { [zeroingLink] in
      zeroingLink.target?.announceEndOfSheet(of: slot, isShown: true)
    }
  }

  private func dismissInspector() {
    guard let slot = slot(.inspector), slot.presented?.presentingViewController != nil else {
      return
    }
    announce(hidden: [.inspector])
    slot.presented?.dismiss(animated: UIView.areAnimationsEnabled) { [zeroingLink] in
      zeroingLink.target?.announceEndOfSheet(of: slot, isShown: false)
    }
  }

  private func announceEndOfSheet(of slot: SplitSlot, isShown: Bool) {
    guard slot.isAnnounced else { return }
    slot.isAnnounced = false
    if isShown {
      delegate?.splitViewController(self, didShow: slot.column)
    } else {
      delegate?.splitViewController(self, didHide: slot.column)
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
    showsInspector = content.presentingViewController != nil
    dismissPresented(of: slot)
    slot.presented = nil
    slot.setContent(content, transition: transition(of: slot))
  }
}

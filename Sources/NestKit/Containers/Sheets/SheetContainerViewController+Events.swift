extension SheetContainerViewController {
  /// Sends an event of a sheet to the delegate.
  func forward(_ event: ContainerEvent) {
    guard let delegate else { return }
    let animated = event.isAnimated
    event.dispatch(
      willPush: { sheet, _ in
        delegate.sheetContainerViewController(self, willPresent: sheet, animated: animated)
      },
      didPush: { sheet, _ in
        delegate.sheetContainerViewController(self, didPresent: sheet, animated: animated)
      },
      willPop: { sheet, _ in
        delegate.sheetContainerViewController(self, willDismiss: sheet, animated: animated)
      },
      didPop: { sheet, _ in
        delegate.sheetContainerViewController(self, didDismiss: sheet, animated: animated)
      },
      willShow: { delegate.sheetContainerViewController(self, willShow: $0, animated: animated) },
      didShow: { delegate.sheetContainerViewController(self, didShow: $0, animated: animated) },
      willHide: { delegate.sheetContainerViewController(self, willHide: $0, animated: animated) },
      didHide: { delegate.sheetContainerViewController(self, didHide: $0, animated: animated) })
  }

  /// Before the delegate and the child are called.
  func prepare(_ sheet: Sheet, for event: ContainerEvent) {
    switch (event.phase, event.kind) {
    case (.will, .push(_, nil)): if !sheet.stack.isReturning { sheet.upcoming = .arrival }
    case (.will, .pop(_, nil)): if !sheet.stack.isReturning { sheet.upcoming = .departure }
    case (.will, .show):
      finishSettling(sheet)
      if sheet.upcoming == .arrival { bringToFront(sheet) }
      UIView.performWithoutAnimation { layOut(sheet) }
      sheet.stack.hostView.bringSubviewToFront(sheet.card.grabber)
      updateModality()
      if sheet.upcoming == .arrival { pass(sheet, to: sheet.showInPlace, from: sheet.showAway) }
      sheet.upcoming = nil
    case (.will, .hide):
      if !sheet.drag.isBeginningDismissal { sheet.drag.interrupt() }
      finishSettling(sheet)
      if sheet.upcoming == .departure { pass(sheet, to: sheet.showAway, from: sheet.showInPlace) }
      sheet.upcoming = nil
    default: break
    }
  }

  /// The sheet of a binding may have been added long before.
  private func bringToFront(_ sheet: Sheet) {
    guard sheet.isBound else { return }
    sheets.removeAll { $0 === sheet }
    sheets.append(sheet)
    viewIfLoaded?.bringSubviewToFront(sheet.overlay)
  }

  /// After the delegate was called.
  func sheetDidChange(_ sheet: Sheet, by event: ContainerEvent) {
    switch (event.phase, event.kind) {
    case (.did, .show):
      sheet.isPassing = false
      UIView.performWithoutAnimation { sheet.showInPlace() }
      updateModality()
    case (.did, .hide):
      sheet.isPassing = false
      setNeedsUpdateOfInterfacePreferences()
    case (.did, .pop):
      // A child that was taken has left without an operation that was requested here.
      viewIfLoaded?.setNeedsLayout()
    default: break
    }
  }

  /// Moves a whole sheet in or out, together with the transition that begins: by hand, reversed and
  /// cancelled with it.
  private func pass(_ sheet: Sheet, to end: @escaping () -> Void, from start: () -> Void) {
    guard !sheet.isPassing else { return }
    sheet.isPassing = true
    UIView.performWithoutAnimation(start)
    guard let coordinator = sheet.stack.transitionCoordinator else {
      return UIView.performWithoutAnimation(end)
    }
    coordinator.animate(alongsideTransition: { _ in end() }, completion: nil)
  }
}

extension SheetContainerViewController {
  /// Seconds in which a sheet appears, disappears, and moves to another detent.
  nonisolated static let duration: TimeInterval = 0.4

  /// The sheet itself is moved alongside; nothing moves in it.
  static let transition = Transition("sheet") { _ in
    [TransitionStep(duration: duration)]
  }

  // MARK: Presenting

  /// Presents a controller as a sheet in front of the others.
  ///
  /// - Parameters:
  ///   - viewController: The controller, which has no parent yet.
  ///   - configuration: How the sheet stands and behaves. One that has no detents, or lengths that
  ///     are none, is refused. Default: all of the room, at the lower edge.
  ///   - animated: Whether the sheet moves in. The events are the same without.
  @discardableResult
  public func presentSheet(
    _ viewController: UIViewController, configuration: SheetConfiguration = SheetConfiguration(),
    animated: Bool = true
  ) -> ContainerOperation {
    if let fault = configuration.fault {
      return .refused(.sheetConfiguration(fault, of: self))
    }
    removeEmptySheets()
    let sheet = addSheet(configuration)
    let operation = sheet.stack.push(
      viewController, transition: Self.transition, animated: animated)
    operation.whenFinished { [weak self] _ in self?.sheetsMayBeEmpty() }
    return operation
  }

  /// Dismisses the sheet of a controller. Refused if there is none.
  ///
  /// - Parameters:
  ///   - viewController: The controller of the sheet. Default: that of the sheet in front.
  ///   - animated: Whether the sheet moves out. The events are the same without.
  @discardableResult
  public func dismissSheet(
    _ viewController: UIViewController? = nil, animated: Bool = true
  ) -> ContainerOperation {
    let found =
      viewController.map { sheet(of: $0) } ?? sheets.last { $0.viewController != nil }
    guard let found else { return .refused(.noSheet(viewController, in: self)) }
    return dismiss(found, animated: animated)
  }

  /// Begins to dismiss a sheet, and lets the program move that as a finger does; the delegate is
  /// not asked.
  ///
  /// - Parameter viewController: The controller of the sheet. Default: that of the sheet in front.
  /// - Returns: The interaction; `nil` where there is nothing to move: another change runs, or
  ///   there is no such sheet.
  public func beginInteractiveDismissal(
    of viewController: UIViewController? = nil
  ) -> ContainerInteraction? {
    let found =
      viewController.map { sheet(of: $0) } ?? sheets.last { $0.viewController != nil }
    return found.flatMap { sheet in beginInteraction { dismiss(sheet) } }
  }

  /// The transition in which a sheet appears or disappears; `nil` if none runs.
  ///
  /// - Parameter viewController: The controller of the sheet.
  public func transition(of viewController: UIViewController) -> ContainerTransition? {
    sheet(of: viewController)?.stack.transition
  }

  // MARK: Detents

  /// The detent at which a sheet rests, or to which it moves; `nil` for a controller of no sheet.
  ///
  /// - Parameter viewController: The controller of the sheet.
  public func selectedDetent(of viewController: UIViewController) -> SheetDetent.Identifier? {
    sheet(of: viewController).map {
      $0.heights.heights[$0.heights.index(of: $0.selectedDetent)].identifier
    }
  }

  /// Moves a sheet to a detent. A finger that drags it leads on.
  ///
  /// - Parameters:
  ///   - identifier: The name of the detent; one that the sheet does not have is reported, and
  ///     nothing changes.
  ///   - viewController: The controller of the sheet.
  ///   - animated: Whether it moves, with a spring, and not at once.
  public func selectDetent(
    _ identifier: SheetDetent.Identifier, of viewController: UIViewController, animated: Bool = true
  ) {
    guard let sheet = sheet(of: viewController) else {
      return Misuse.report(.noSheet(viewController, in: self))
    }
    guard sheet.configuration.detents.contains(where: { $0.identifier == identifier }) else {
      return Misuse.report(.noDetent(identifier, of: viewController))
    }
    sheet.selectedDetent = identifier
    guard !sheet.isDragged else { return }
    settle(sheet, velocity: 0, animated: animated)
  }

  /// How a sheet stands and behaves; `nil` for a controller of no sheet.
  ///
  /// - Parameter viewController: The controller of the sheet.
  public func sheetConfiguration(of viewController: UIViewController) -> SheetConfiguration? {
    sheet(of: viewController)?.configuration
  }

  /// Changes how a sheet stands and behaves; it stays at its detent where it still has that, or
  /// moves to the one that is selected.
  ///
  /// - Parameters:
  ///   - configuration: The configuration; one that is none is reported, and nothing changes.
  ///   - viewController: The controller of the sheet.
  ///   - animated: Whether it moves, with a spring, and not at once.
  public func setSheetConfiguration(
    _ configuration: SheetConfiguration, of viewController: UIViewController, animated: Bool = true
  ) {
    guard let sheet = sheet(of: viewController) else {
      return Misuse.report(.noSheet(viewController, in: self))
    }
    if let fault = configuration.fault {
      return Misuse.report(.sheetConfiguration(fault, of: self))
    }
    let former = sheet.configuration
    sheet.configuration = configuration
    let isKnown = configuration.detents.contains { $0.identifier == sheet.selectedDetent }
    if !isKnown || configuration.selectedDetent != former.selectedDetent {
      sheet.selectedDetent = configuration.selectedDetent
    }
    sheet.drag.recognizer.isEnabled = configuration.isDraggable
    guard !sheet.isDragged else { return }
    settle(sheet, velocity: 0, animated: animated)
  }

  /// Resolves the detents of all sheets again, where what they follow has changed.
  ///
  /// - Parameter animated: Whether the sheets move, with a spring, and not at once.
  public func invalidateDetents(animated: Bool = true) {
    for sheet in sheets where !sheet.isDragged { settle(sheet, velocity: 0, animated: animated) }
  }

  // MARK: Sheets

  /// The sheet of a controller.
  func sheet(of viewController: UIViewController) -> Sheet? {
    sheets.first { $0.stack.contains(viewController) }
  }

  func addSheet(_ configuration: SheetConfiguration, isBound: Bool = false) -> Sheet {
    let stack = addStack(configuration: .init(capacity: 1, overflow: .refuse))
    stack.conflictPolicy = conflictPolicy
    let sheet = Sheet(
      stack, configuration, geometry: geometry(configuration), isBound: isBound)
    sheets.append(sheet)
    if isViewLoaded { install(sheet) }
    return sheet
  }

  @discardableResult
  func dismiss(_ sheet: Sheet, animated: Bool = true) -> ContainerOperation {
    let operation = sheet.stack.pop(animated: animated)
    operation.whenFinished { [weak self] _ in self?.sheetsMayBeEmpty() }
    return operation
  }

  private func sheetsMayBeEmpty() {
    removeEmptySheets()
    updateModality()
  }

  /// Removes the sheets that have shown their child, and those whose child was refused or taken.
  func removeEmptySheets() {
    for sheet in sheets where sheet.viewController == nil && sheet.stack.isIdle {
      if sheet.isBound { continue }
      sheet.drag.interrupt()
      finishSettling(sheet)
      endMovement(of: sheet)
      sheets.removeAll { $0 === sheet }
      sheet.overlay.removeFromSuperview()
      removeStack(sheet.stack)
    }
  }

  // MARK: The user

  /// Whether the user may dismiss a sheet.
  func mayDismissByHand(_ sheet: Sheet) -> Bool {
    guard sheet.configuration.isDismissible, let child = sheet.viewController else { return false }
    return delegate?.sheetContainerViewController(self, shouldDismiss: child) ?? true
  }

  func dismissByTap() {
    guard let sheet = modalSheet, sheet.stack.isIdle, !sheet.isDragged,
      mayDismissByHand(sheet)
    else { return }
    dismiss(sheet)
  }

  /// The grabber of a sheet is used.
  func handle(_ input: SheetGrabber.Input, of sheet: Sheet) {
    guard sheet.stack.isIdle, !sheet.isDragged, sheet.viewController != nil else { return }
    let heights = sheet.heights
    let index = heights.index(of: sheet.selectedDetent)
    let last = heights.heights.count - 1
    let new: SheetDetent.Identifier =
      switch input {
      case .tap: heights.next(after: sheet.selectedDetent)
      case .increment: heights.heights[min(index + 1, last)].identifier
      case .decrement: heights.heights[max(index - 1, 0)].identifier
      }
    release(sheet, at: new, velocity: 0)
  }
}

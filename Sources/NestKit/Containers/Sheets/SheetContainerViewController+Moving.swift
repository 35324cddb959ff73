extension SheetContainerViewController {
  // MARK: A finger

  /// A finger takes a sheet where it is seen.
  func takeUp(_ sheet: Sheet) {
    var length = sheet.restingLength
    if case .settling(let animator) = sheet.motion {
      // The views that it stops have what they show.
      animator.stopAnimation(true)
      length = sheet.geometry.length(of: sheet.card.bounds)
    }
    sheet.motion = .dragged(length)
    beginMovement(of: sheet, isInteractive: true)
  }

  /// A finger brings a sheet to a length.
  func drag(_ sheet: Sheet, to length: CGFloat) {
    guard isViewLoaded, sheet.viewController != nil, length.isFinite else { return }
    sheet.motion = .dragged(length)
    announceAndPlace(sheet)
    sheet.movement?.update()
  }

  /// A finger moves a whole sheet out, which returns to its smallest detent.
  func restAtLowest(_ sheet: Sheet) {
    let identifier = sheet.heights.heights[0].identifier
    let former = sheet.heights.index(of: sheet.selectedDetent)
    sheet.motion = .resting
    sheet.selectedDetent = identifier
    endMovement(of: sheet)
    updateModality()
    if former != 0 { reportSelection(of: sheet) }
  }

  private func reportSelection(of sheet: Sheet) {
    guard let child = sheet.viewController, let identifier = sheet.selectedDetent else { return }
    delegate?.sheetContainerViewController(self, didSelectDetent: identifier, of: child)
  }

  /// The finger releases a sheet, which moves to a detent that the user has chosen.
  func release(_ sheet: Sheet, at identifier: SheetDetent.Identifier, velocity: CGFloat) {
    let former = sheet.heights.index(of: sheet.selectedDetent)
    sheet.selectedDetent = identifier
    settle(sheet, velocity: velocity)
    if sheet.heights.index(of: identifier) != former { reportSelection(of: sheet) }
  }

  // MARK: By itself

  private var animates: Bool {
    UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled && isShown
      && viewIfLoaded?.window?.isHidden == false
  }

  /// Moves a sheet to its selected detent.
  ///
  /// - Parameters:
  ///   - velocity: How fast it grows, in points a second.
  ///   - animated: Whether it moves with a spring. Default: yes.
  func settle(_ sheet: Sheet, velocity: CGFloat, animated: Bool = true) {
    guard isViewLoaded else { return }
    if case .settling(let animator) = sheet.motion { animator.stopAnimation(true) }
    let length = sheet.geometry.length(of: sheet.card.bounds)
    let distance = sheet.restingLength - length
    guard animated, animates, !sheet.isPassing, sheet.viewController != nil else {
      sheet.motion = .resting
      announceAndPlace(sheet)
      endMovement(of: sheet)
      return updateModality()
    }
    let speed = distance == 0 ? 0 : min(max(velocity / distance, -20), 20)
    let animator = UIViewPropertyAnimator(
      duration: Self.duration,
      timingParameters: UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: speed, dy: speed)))
    beginMovement(of: sheet, isInteractive: false)
    sheet.motion = .settling(animator)
    let identity = ObjectIdentifier(animator)
    animator.addAnimations { [weak self, weak sheet] in
      guard let sheet else { return }
      self?.announceAndPlace(sheet)
    }
    animator.addCompletion { [weak self, weak sheet] _ in
      guard let self, let sheet, case .settling(let ended) = sheet.motion,
        ObjectIdentifier(ended) == identity
      else { return }
      settlingDidEnd(sheet)
    }
    animator.startAnimation()
    updateModality()
  }

  private func settlingDidEnd(_ sheet: Sheet) {
    sheet.motion = .resting
    endMovement(of: sheet)
    // What has changed meanwhile, such as the safe area, is taken in now.
    announceAndPlace(sheet)
  }

  /// Brings a sheet to the end of its movement at once.
  func finishSettling(_ sheet: Sheet) {
    guard case .settling(let animator) = sheet.motion else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }

  // MARK: Progress

  private func beginMovement(of sheet: Sheet, isInteractive: Bool) {
    if let movement = sheet.movement {
      movement.runs = !isInteractive
      movement.update(isInteractive: isInteractive)
      return
    }
    let movement = beginMovement(
      .sheet, from: nil, to: sheet.viewController, isInteractive: isInteractive
    ) { [weak sheet] in
      sheet?.shownFraction ?? 0
    }
    sheet.movement = movement
    movement.runs = !isInteractive
  }

  func endMovement(of sheet: Sheet) {
    let movement = sheet.movement
    sheet.movement = nil
    movement?.end(isCompleted: true)
  }
}

extension Sheet {
  /// The part of its container that it covers now, along its axis.
  var shownFraction: CGFloat {
    guard geometry.extent > 0 else { return 0 }
    let layer = card.layer.presentation() ?? card.layer
    return geometry.length(of: layer.bounds) / geometry.extent
  }
}

extension SheetContainerViewController {
  /// Where a sheet stands in the container with a size.
  private func geometry(
    _ configuration: SheetConfiguration, in size: CGSize, insets: UIEdgeInsets
  ) -> SheetGeometry {
    SheetGeometry(
      size: size, insets: insets, growth: configuration.edge.growth(in: layoutDirection),
      standsOnSafeArea: configuration.standsOnSafeArea,
      keyboard: configuration.avoidsKeyboard ? keyboardProbe.overlap : 0)
  }

  func geometry(_ configuration: SheetConfiguration) -> SheetGeometry {
    geometry(
      configuration, in: viewIfLoaded?.bounds.size ?? .zero,
      insets: viewIfLoaded?.safeAreaInsets ?? .zero)
  }

  /// The lengths at which a sheet rests in a room.
  private func heights(of sheet: Sheet, in geometry: SheetGeometry) -> SheetHeights {
    let needsContent = sheet.configuration.detents.contains { $0.length == .content }
    return SheetHeights(
      sheet.configuration.detents, room: geometry.room, including: geometry.included,
      content: needsContent ? contentLength(of: sheet, in: geometry) : nil)
  }

  /// The length that the child prefers, or that its constraints need.
  private func contentLength(of sheet: Sheet, in geometry: SheetGeometry) -> CGFloat? {
    guard let child = sheet.viewController else { return nil }
    let isHorizontal = geometry.growth.isHorizontal
    let preferred = child.preferredContentSize
    let length = isHorizontal ? preferred.width : preferred.height
    if length > 0 { return length }
    guard let view = child.viewIfLoaded else { return nil }
    let breadth = isHorizontal ? geometry.size.height : geometry.size.width
    let fitting = view.systemLayoutSizeFitting(
      isHorizontal ? CGSize(width: 0, height: breadth) : CGSize(width: breadth, height: 0),
      withHorizontalFittingPriority: isHorizontal ? .fittingSizeLevel : .required,
      verticalFittingPriority: isHorizontal ? .required : .fittingSizeLevel)
    let fitted = isHorizontal ? fitting.width : fitting.height - view.safeAreaInsets.bottom
    return fitted.isFinite && fitted > 0 ? fitted : nil
  }

  /// The size that the child of a sheet has in the container with a size.
  func size(of sheet: Sheet, in size: CGSize) -> CGSize {
    let geometry = geometry(
      sheet.configuration, in: size, insets: viewIfLoaded?.safeAreaInsets ?? .zero)
    let heights = heights(of: sheet, in: geometry)
    return geometry.frame(length: heights.length(of: sheet.selectedDetent)).size
  }

  // MARK: Placing

  /// Adds the views of a sheet above those of the others.
  func install(_ sheet: Sheet) {
    let overlay = sheet.overlay
    guard overlay.superview == nil else { return }
    overlay.frame = view.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    let grabber = sheet.card.grabber
    grabber.accessibilityLabel = grabberAccessibilityLabel
    grabber.onInput = { [weak sheet, link = sheet.stack.link] input in
      guard let sheet else { return }
      (link.container as? SheetContainerViewController)?.handle(input, of: sheet)
    }
    sheet.card.addGestureRecognizer(sheet.drag.recognizer)
    sheet.card.addGestureRecognizer(sheet.touches)
    sheet.stack.region = sheet.card.surface
    // What is beside the children is hidden from assistive technologies where the stack is modal.
    sheet.stack.hostView.addSubview(grabber)
    sheet.stack.followTouchesBeside()
    UIView.performWithoutAnimation { layOut(sheet) }
  }

  /// Resolves the detents of a sheet again, and places it, without announcing its size.
  func layOut(_ sheet: Sheet) {
    guard isViewLoaded else { return }
    sheet.geometry = geometry(sheet.configuration)
    sheet.heights = heights(of: sheet, in: sheet.geometry)
    sheet.card.show(sheet.configuration, growth: sheet.geometry.growth)
    sheet.drag.recognizer.isEnabled = sheet.configuration.isDraggable
    sheet.place()
  }

  /// Places all sheets in the present size. Where the container keeps its own, or has another safe
  /// area than when it announced its own, the children are informed of theirs before.
  func layOutSheets() {
    removeEmptySheets()
    let isOwnChange = laidOutSize == view.bounds.size
    laidOutSize = view.bounds.size
    for sheet in sheets {
      if !isOwnChange { finishSettling(sheet) }
      if case .settling = sheet.motion { continue }
      let isAnnounced =
        !isOwnChange
        && sheet.announcedSize.map { $0 == size(of: sheet, in: view.bounds.size) } ?? true
      sheet.announcedSize = nil
      if isAnnounced { layOut(sheet) } else { announceAndPlace(sheet) }
    }
    updateModality()
  }

  /// Places a sheet, whose child is informed of another size before.
  func announceAndPlace(_ sheet: Sheet) {
    guard isViewLoaded else { return }
    let geometry = geometry(sheet.configuration)
    let heights = heights(of: sheet, in: geometry)
    (sheet.geometry, sheet.heights) = (geometry, heights)
    let size = geometry.frame(length: sheet.length).size
    containerCore.changeSizes(ofRegions: [(sheet.stack, size)]) { layOut(sheet) }
  }

  // MARK: What else moves sheets

  /// The keyboard covers another part of the container; called inside its animation.
  func keyboardDidMove() {
    for sheet in sheets where sheet.configuration.edge == .bottom {
      guard sheet.geometry != geometry(sheet.configuration), !sheet.isDragged else { continue }
      finishSettling(sheet)
      announceAndPlace(sheet)
    }
  }

  /// The child of a sheet prefers another size.
  func contentSizeDidChange(of sheet: Sheet) {
    guard isViewLoaded, !sheet.isDragged,
      sheet.configuration.detents.contains(where: { $0.length == .content })
    else { return }
    guard UIView.inheritedAnimationDuration == 0, isShown, !sheet.isPassing else {
      return announceAndPlace(sheet)
    }
    settle(sheet, velocity: 0)
  }

  // MARK: Modality

  /// The sheet in front, where it is modal: it or one below it dims what is behind.
  var modalSheet: Sheet? {
    let shown = sheets.filter { $0.viewController != nil }
    return shown.contains(where: \.isDimmed) ? shown.last : nil
  }

  /// The sheet in front covers what is behind it where it is modal.
  func updateModality() {
    let modal = modalSheet
    for sheet in sheets {
      sheet.overlay.isHidden = sheet.viewController == nil
      sheet.overlay.blocksTouches = sheet.viewController != nil && sheet.isDimmed || sheet === modal
      if sheet !== modal { sheet.stack.isModal = false }
    }
    modal?.stack.isModal = true
    guard let modal, modal.stack.topContent?.appearance == .appeared else { return }
    // Those of a stack know no touches that were down before it was added.
    contentTouches.cancelTouches()
    for sheet in sheets where sheet !== modal { sheet.touches.cancelTouches() }
  }
}

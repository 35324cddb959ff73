extension SplitContainerViewController {
  /// The width of its column below which a divider that is released collapses it.
  private var collapsingWidth: CGFloat { layout.columns[0].minimumWidth / 2 }

  /// Does what the user does with a divider.
  func handle(_ input: SplitDivider.Input, ofDivider index: Int) {
    let sign: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
    switch input {
    case .dragBegan: if dividerDrag == nil { beginDrag(ofDivider: index) }
    case .dragged(let distance):
      guard dividerDrag?.divider == index, !dividers[index].isHidden else { return }
      drag(divider: index, by: distance * sign)
      dividerMovement?.update()
    case .dragEnded: if dividerDrag?.divider == index { endDrag() }
    case .dragCancelled: if dividerDrag?.divider == index { cancelDrag() }
    case .key(let step):
      finishSlide()
      moveByKey(divider: index, by: step * sign)
    }
  }

  // MARK: A finger

  /// A finger takes a divider: the first one where it is seen.
  private func beginDrag(ofDivider index: Int) {
    if index != 0 { finishSlide() }
    let stopped = stopSlide()
    dividerDrag = SplitDividerDrag(
      divider: index, chosenWidths: stopped?.collapsedWidths ?? chosenWidths,
      prefersCollapsed: prefersCollapsed)
    beginDividerMovement(index)
    guard let stopped, !isCollapsed else { return }
    drag(divider: 0, by: stopped.width - (draggedWidth ?? widths[0]))
    updateLayout()
  }

  /// Moves a divider; positive is towards the trailing edge.
  private func drag(divider: Int, by distance: CGFloat) {
    guard divider == 0 else { return move(divider: divider, by: distance) }
    let minimum = layout.columns[0].minimumWidth
    if isCollapsed {
      guard distance >= collapsingWidth, allowsCollapse(false) else { return }
      setCollapsed(false)
      guard dividerDrag != nil else { return }
      // The delegate may have collapsed it again.
      if !isCollapsed { drag(divider: 0, by: distance - widths[0]) }
      slideIn()
      return
    }
    let width = (draggedWidth ?? widths[0]) + distance
    move(divider: 0, by: width - widths[0])
    // The layout may have made the column a drawer, and that has ended the drag.
    guard isDraggingFirstColumn else { return }
    let isBeyondMinimum = width < minimum && widths[0] <= minimum && allowsCollapse(true)
    guard isDraggingFirstColumn else { return }
    showDraggedWidth(isBeyondMinimum ? max(width, 0) : nil)
  }

  /// Whether the user may collapse the first column, or bring it back, in the drag that runs or by
  /// a key.
  private func allowsCollapse(_ collapses: Bool) -> Bool {
    guard isDrawerGestureEnabled,
      !collapses || layout.permitsCollapse(in: view.bounds.width)
    else { return false }
    let question = { [self] in
      delegate?.splitContainerViewController(self, shouldCollapse: collapses) ?? true
    }
    guard var drag = dividerDrag else { return question() }
    let isAllowed = drag.allows(collapse: collapses, asking: question)
    // The delegate may have ended the drag.
    if dividerDrag != nil { dividerDrag = drag }
    return isAllowed
  }

  private var isDraggingFirstColumn: Bool { dividerDrag?.divider == 0 && !isCollapsed }

  private func showDraggedWidth(_ width: CGFloat?) {
    guard width != draggedWidth else { return }
    draggedWidth = width
    updateLayout()
  }

  private func endDrag() {
    guard let drag = dividerDrag else { return }
    dividerDrag = nil
    defer { endDividerMovement(isCompleted: true) }
    guard let width = draggedWidth else { return }
    if width < collapsingWidth {
      slideOut(restoring: drag.chosenWidths)
    } else {
      slide(to: nil)
    }
  }

  /// Everything is as before the drag.
  private func cancelDrag() {
    guard let drag = dividerDrag else { return }
    dividerDrag = nil
    defer { endDividerMovement(isCompleted: false) }
    if drag.prefersCollapsed, !isCollapsed { return slideOut(restoring: drag.chosenWidths) }
    // Operations that begin as the column appears or disappears find its width.
    let isChange = choose(drag.chosenWidths)
    setCollapsed(drag.prefersCollapsed)
    slide(to: nil)
    if isChange { didChooseWidths() }
  }

  /// The first column collapses, and has the widths of before when it returns.
  func collapse(restoring widths: [CGFloat]) {
    draggedWidth = nil
    let isChange = choose(widths)
    setCollapsed(true)
    if isChange { didChooseWidths() }
  }

  /// The widths of before, where the first column collapses at the end of its slide, or would if
  /// the finger released its divider now; `nil` where it stays.
  var widthsOfCollapseAtEnd: [CGFloat]? {
    guard let drag = dividerDrag else { return slide?.collapsedWidths }
    return draggedWidth.map { $0 < collapsingWidth } == true ? drag.chosenWidths : nil
  }

  // MARK: Progress

  private func beginDividerMovement(_ index: Int) {
    dividerMovement = beginMovement(
      .divider(index), from: viewController(at: index),
      to: viewController(at: index + 1), isInteractive: true
    ) { [link = drawer.link] in
      (link.container as? SplitContainerViewController)?.position(ofDivider: index) ?? 0
    }
  }

  /// The part of the width that is before a divider.
  private func position(ofDivider index: Int) -> CGFloat {
    guard view.bounds.width > 0 else { return 0 }
    let position = dividers[index].frame.midX / view.bounds.width
    return layoutDirection == .rightToLeft ? 1 - position : position
  }

  private func endDividerMovement(isCompleted: Bool) {
    let movement = dividerMovement
    dividerMovement = nil
    movement?.end(isCompleted: isCompleted)
  }

  // MARK: Keys

  private func moveByKey(divider: Int, by distance: CGFloat) {
    guard divider == 0, !dividers[0].isHidden else {
      return move(divider: divider, by: distance)
    }
    if isCollapsed {
      guard distance > 0, allowsCollapse(false) else { return }
      setCollapsed(false)
      slideIn()
    } else if distance < 0, widths[0] <= layout.columns[0].minimumWidth {
      if allowsCollapse(true) { slideOut(restoring: chosenWidths) }
    } else {
      move(divider: divider, by: distance)
    }
  }

  // MARK: Changes

  private func setCollapsed(_ collapses: Bool) {
    guard prefersCollapsed != collapses else { return }
    prefersCollapsed = collapses
    updateLayout()
  }

  /// Gives the columns widths at the next layout.
  ///
  /// - Returns: Whether they are others than before.
  private func choose(_ widths: [CGFloat]) -> Bool {
    widths != layout.chosenWidths && layout.choose(widths)
  }

  /// Moves a divider as far as its columns allow; positive is towards the trailing edge.
  private func move(divider: Int, by distance: CGFloat) {
    let total = view.bounds.width
    let moved: CGFloat
    if isCollapsed {
      var rest = layout.dropping(firstBeside)
      moved = rest.move(divider: divider - firstBeside, by: distance, in: total)
      layout.choose(layout.chosenWidths.prefix(firstBeside) + rest.chosenWidths)
    } else {
      moved = layout.move(divider: divider, by: distance, in: total)
    }
    if moved != 0 { didChooseWidths() }
  }

  private func didChooseWidths() {
    updateLayout()
    delegate?.splitContainerViewController(self, didChooseWidths: layout.chosenWidths)
  }

  func updateLayout() {
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }
}

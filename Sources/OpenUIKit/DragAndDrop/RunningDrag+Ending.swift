extension RunningDrag {
  /// The finger was lifted.
  func release() {
    if phase == .lifted { return endLift() }
    guard phase == .moving else { return }
    let operation = operation
    guard let target, let delegate = target.delegate, operation == .copy || operation == .move
    else { return end(returningBy: operation) }
    enter(.ending)
    withSource { $0.dragInteraction($1, session: session, willEndWith: operation) }
    overlay.hideBadge()
    delegate.dropInteraction(target, performDrop: dropSession)
    animateAll(
      { self.prepareDrop($0, $1, of: target) },
      completion: {
        target.delegate?.dropInteraction(target, concludeDrop: self.dropSession)
        self.finish(operation)
      })
  }

  /// The items return: another finger, Escape, or the end of the view or window of the source.
  func cancel() {
    if phase == .lifted { return endLift() }
    if phase == .moving { end(returningBy: .cancel) }
  }

  private func end(returningBy operation: UIDropOperation) {
    leaveTarget()
    guard phase == .moving else { return }
    enter(.ending)
    overlay.hideBadge()
    withSource { $0.dragInteraction($1, session: session, willEndWith: operation) }
    animateAll({ self.prepareReturn($0, $1) }, completion: { self.finish(operation) })
  }

  // MARK: Animations

  /// Prepares the end of each item, then runs all of them together.
  ///
  /// - Parameters:
  ///   - prepare: Asks for the end of an item, and returns the changes of its preview.
  ///   - completion: Called when all have ended.
  private func animateAll(
    _ prepare: (Int, DragAnimator) -> () -> Void, completion: @escaping () -> Void
  ) {
    let all = session.items.indices.map { index in
      let animator = DragAnimator()
      return (animator, prepare(index, animator))
    }
    var running = all.count
    for (animator, changes) in all {
      animator.run(changes) {
        running -= 1
        if running == 0 { completion() }
      }
    }
    if all.isEmpty { completion() }
  }

  private func prepareDrop(
    _ index: Int, _ animator: DragAnimator, of target: UIDropInteraction
  ) -> () -> Void {
    let item = session.items[index]
    var preview: UITargetedDragPreview?
    var usual: UITargetedDragPreview?
    if let delegate = target.delegate {
      usual = overlay.presentPreview(index)
      if let usual {
        preview = delegate.dropInteraction(target, previewForDropping: item, withDefault: usual)
      }
      delegate.dropInteraction(target, item: item, willAnimateDropWith: animator)
    }
    let end = preview === usual ? nil : preview
    return { self.overlay.end(index, at: end, shrinks: preview != nil) }
  }

  private func prepareReturn(_ index: Int, _ animator: DragAnimator) -> () -> Void {
    let item = session.items[index]
    var end = lifted.indices.contains(index) ? lifted[index] : nil
    if let source = origin(of: index), let delegate = source.delegate {
      if let usual = end {
        end = delegate.dragInteraction(source, previewForCancelling: item, withDefault: usual)
      }
      delegate.dragInteraction(source, item: item, willAnimateCancelWith: animator)
    }
    let preview = end
    return { self.overlay.end(index, at: preview, shrinks: false) }
  }

  // Fidelity: the source is called before the views over which the drag has been. [decided]
  private func finish(_ operation: UIDropOperation) {
    overlay.removeFromSuperview()
    enter(.over)
    withSource { $0.dragInteraction($1, session: session, didEndWith: operation) }
    endAdditions()
    for target in entered {
      guard let interaction = target.interaction else { continue }
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: dropSession)
    }
    guard operation == .copy || operation == .move else { return }
    withSource { $0.dragInteraction($1, sessionDidTransferItems: session) }
  }
}

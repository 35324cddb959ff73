extension RunningDrag {
  // Fidelity: how far a finger moves what is lifted before it drags it is not documented. [decided]
  private static let slop: CGFloat = 4

  /// The finger is at a point of the window.
  func move(to point: CGPoint) {
    guard phase == .lifted || phase == .moving, point.x.isFinite, point.y.isFinite else { return }
    self.point = point
    updateSessionPoint()
    if phase == .lifted {
      guard hypot(point.x - start.x, point.y - start.y) >= Self.slop else { return }
      begin()
    }
    guard phase == .moving else { return }
    overlay.move(to: self.point)
    withSource { $0.dragInteraction($1, sessionDidMove: session) }
    updateTarget()
    springs.follow(self)
  }

  private func begin() {
    enter(.moving)
    withSource { delegate, source in
      delegate.dragInteraction(source, sessionWillBegin: session)
      guard phase == .moving else { return }
      session.allowsMoveOperation = delegate.dragInteraction(
        source, sessionAllowsMoveOperation: session)
      session.isRestrictedToDraggingApplication = delegate.dragInteraction(
        source, sessionIsRestrictedToDraggingApplication: session)
      overlay.sourceWantsFullSize = delegate.dragInteraction(
        source, prefersFullSizePreviewsFor: session)
    }
    guard phase == .moving else { return }
    for (index, item) in session.items.enumerated() {
      if let provider = item.previewProvider { overlay.replace(index, by: provider()) }
    }
    overlay.showGathered()
  }

  // MARK: Targets

  /// Whether the drag is over the view of an interaction.
  func isOver(_ interaction: UIDropInteraction) -> Bool {
    phase == .moving && target === interaction
  }

  /// Finds the interaction below the finger, and asks it what would become of the items.
  func updateTarget() {
    guard phase == .moving else { return }
    generation += 1
    let generation = generation
    let new = interactionBelow()
    guard isCurrent(generation) else { return }
    if new !== target {
      leaveTarget()
      guard isCurrent(generation) else { return }
      target = new
      if let new { enterTarget(new) }
      guard isCurrent(generation), target === new else { return }
    }
    if let target, let delegate = target.delegate {
      let answer = delegate.dropInteraction(target, sessionDidUpdate: dropSession)
      guard isCurrent(generation), self.target === target else { return }
      proposal = answer
    } else {
      proposal = nil
    }
    overlay.show(operation, proposal, count: session.items.count)
  }

  /// Whether nothing has happened meanwhile.
  private func isCurrent(_ generation: Int) -> Bool {
    phase == .moving && self.generation == generation
  }

  private func enterTarget(_ new: UIDropInteraction) {
    if !entered.contains(where: { $0.interaction === new }) {
      entered.append(DropTarget(interaction: new))
    }
    new.delegate?.dropInteraction(new, sessionDidEnter: dropSession)
  }

  /// The drag is over nothing any more.
  func leaveTarget() {
    guard let old = target else { return }
    target = nil
    proposal = nil
    old.delegate?.dropInteraction(old, sessionDidExit: dropSession)
  }

  /// The view of an interaction disappears.
  func targetDisappears(_ interaction: UIDropInteraction) {
    guard phase == .moving, target === interaction else { return }
    leaveTarget()
    if phase == .moving { overlay.show(operation, proposal, count: session.items.count) }
  }

  /// The operation of the interaction below the finger, if the source allows it.
  var operation: UIDropOperation {
    guard target != nil, let proposal else { return .cancel }
    // Fidelity: what may not be moved cannot be dropped by moving. [decided]
    if proposal.operation == .move, !session.allowsMoveOperation { return .forbidden }
    return proposal.operation
  }

  // Fidelity: the innermost view is asked first; one that has nothing to do with the items leaves
  // them to the views around it. [documented]
  /// The interaction below the finger that takes part; nil for none.
  private func interactionBelow() -> UIDropInteraction? {
    var view = viewBelow
    while let current = view {
      for case let interaction as UIDropInteraction in current.interactions {
        if mayHandle(interaction) { return interaction }
        guard phase == .moving else { return nil }
      }
      view = current.superview
    }
    return nil
  }

  private func mayHandle(_ interaction: UIDropInteraction) -> Bool {
    if interaction === target { return true }
    if refused.contains(where: { $0.interaction === interaction }) { return false }
    if entered.contains(where: { $0.interaction === interaction }) { return true }
    guard let delegate = interaction.delegate else { return false }
    if delegate.dropInteraction(interaction, canHandle: dropSession) { return true }
    refused.append(DropTarget(interaction: interaction))
    return false
  }
}

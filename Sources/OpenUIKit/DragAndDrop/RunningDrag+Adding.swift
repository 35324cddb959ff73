// Items that are added to a drag.

extension RunningDrag {
  // Fidelity: how far a finger may move that adds items is not documented. [decided]
  private static let tapMovement: CGFloat = 10

  // Fidelity: a tap of another finger on a view from which items are dragged adds what the view
  // gives. [documented] Another finger that does anything else ends the drag. [decided]
  /// Another finger was put down.
  ///
  /// - Parameters:
  ///   - identifier: The finger.
  ///   - point: Where it is, in points of the screen.
  func otherFingerBegan(_ identifier: Int, at point: CGPoint) {
    guard phase == .moving, source(at: point) != nil else { return cancel() }
    otherFingers[identifier] = point
  }

  /// Another finger moves, or was lifted.
  ///
  /// - Returns: Whether it was put down during the drag, so that nothing else follows it.
  func otherFinger(_ input: TouchTracker.Input) -> Bool {
    guard let start = otherFingers[input.identifier] else { return false }
    let distance = hypot(input.position.x - start.x, input.position.y - start.y)
    let isNear = distance <= Self.tapMovement
    switch input.phase {
    case .ended:
      otherFingers[input.identifier] = nil
      if phase == .moving { if isNear { addItems(at: input.position) } else { cancel() } }
    case .cancelled: otherFingers[input.identifier] = nil
    default: if phase == .moving, !isNear { cancel() }
    }
    return true
  }

  /// The innermost interaction at a point of the screen from which items could be dragged.
  private func source(at point: CGPoint) -> UIDragInteraction? {
    var view = view(at: point)
    while let current = view {
      for case let interaction as UIDragInteraction in current.interactions
      where interaction.isEnabled && interaction.delegate != nil {
        return interaction
      }
      view = current.superview
    }
    return nil
  }

  private func addItems(at point: CGPoint) {
    guard let adding = source(at: point), let delegate = adding.delegate, let view = adding.view,
      let window = view.window
    else { return cancel() }
    let place = view.convert(window.positionFromScreen(point), from: nil)
    var items: [UIDragItem] = []
    for item in delegate.dragInteraction(adding, itemsForAddingTo: session, withTouchAt: place)
    where !(session.items + items).contains(where: { $0 === item }) {
      items.append(item)
    }
    guard phase == .moving else { return endAddition(of: adding) }
    guard !items.isEmpty else { return cancel() }
    let previews = items.map { item in
      phase == .moving
        ? delegate.dragInteraction(adding, previewForLifting: item, session: session) : nil
    }
    withSource {
      if phase == .moving { $0.dragInteraction($1, session: session, willAdd: items, for: adding) }
    }
    guard phase == .moving else { return endAddition(of: adding) }
    show(items, from: adding, previews)
  }

  private func show(
    _ items: [UIDragItem], from adding: UIDragInteraction, _ previews: [UITargetedDragPreview?]
  ) {
    // The previews may have been asked of an item whose own one failed.
    while lifted.count < session.items.count { lifted.append(nil) }
    for index in items.indices {
      additions[session.items.count + index] = Addition(interaction: adding)
    }
    session.items += items
    lifted += previews
    overlay.add(previews)
    for (index, item) in items.enumerated() {
      guard let provider = item.previewProvider else { continue }
      overlay.replace(session.items.count - items.count + index, by: provider())
    }
    // The views below the finger decide about more items now.
    updateTarget()
  }

  /// The interaction from which an item is.
  func origin(of index: Int) -> UIDragInteraction? {
    additions[index].map(\.interaction) ?? source
  }

  /// The drag is over for the interactions from which items were added.
  func endAdditions() {
    let all = additions.values.compactMap(\.interaction)
    additions = [:]
    for adding in all { endAddition(of: adding) }
  }

  /// The interaction forgets what it has given. The drag may be its own.
  private func endAddition(of adding: UIDragInteraction) {
    adding.onEndOfAddition?()
  }
}

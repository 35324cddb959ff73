nonisolated extension ContainerStackStateMachine {
  /// The container receives a callback about its own appearance; only when idle.
  ///
  /// - Returns: Whether the call fits those before it. If not, nothing changes.
  package mutating func containerChanged(_ change: ContainerAppearance.Callback) -> Bool {
    precondition(isIdle, "The container's appearance changed before the last change had ended")
    let top = isConcealed ? nil : members.last
    switch (change, visibility) {
    case (.willAppear, .undisplayed), (.willAppear, .hidden):
      visibility = .appearing
      schedule(arrangementSteps(), thenShowing: top)
    case (.willAppear, .disappearing):
      visibility = .appearing
      schedule([], thenShowing: top)
    case (.didAppear, .appearing):
      visibility = .appeared
      var steps: [Step] = []
      if let active { steps.appendShown(active) }
      if callbacks.topJoinsWhenShown, let active { steps.append(.didJoin(active)) }
      schedule(steps)
    case (.willDisappear, .appeared), (.willDisappear, .appearing):
      visibility = .disappearing
      var steps: [Step] = []
      if let active { steps.appendHiding(active) }
      schedule(steps)
    case (.didDisappear, .disappearing):
      visibility = .hidden
      var steps: [Step] = []
      if let active { steps.appendHidden(active) }
      schedule(steps)
    case (.willAppear, _), (.didAppear, _), (.willDisappear, _), (.didDisappear, _):
      return false
    }
    return true
  }

  /// Brings the views of the topmost members into the tree while the container is not displayed.
  ///
  /// - Returns: Whether there is anything to do.
  package mutating func arrangeWhileHidden() -> Bool {
    guard isIdle, visibility == .undisplayed || visibility == .hidden,
      topmost.contains(where: { !placed.contains($0) })
        || !placed.subtracting(topmost).members.isEmpty
    else { return false }
    schedule(arrangementSteps())
    return true
  }

  private mutating func schedule(_ steps: [Step], thenShowing top: Member?) {
    var steps = steps
    if let top { steps.appendShowing(top, callbacks) }
    schedule(steps)
  }

  /// Brings the views of the topmost members into the tree, top first, and all others out.
  func arrangementSteps() -> [Step] {
    chainSteps(topmost) + leftOverSteps()
  }

  /// Brings the views of all but the topmost members out of the tree.
  func leftOverSteps() -> [Step] {
    placed.subtracting(topmost).members.map { .displace($0) }
  }

  /// Those whose views are in the tree while the container is displayed.
  private var topmost: ArraySlice<Member> { isConcealed ? [] : members.suffix(capacity) }

  /// Places members one beneath the other, top first.
  func chainSteps(_ list: some BidirectionalCollection<Member>) -> [Step] {
    var above: Member?
    return list.reversed().map { member in
      defer { above = member }
      return .place(member, under: above)
    }
  }
}

nonisolated extension ContainerStackStateMachine {
  /// All views have left the tree while the container was hidden.
  package mutating func clearPlaced() {
    placed = []
  }
}

extension ContainerStack {
  /// Performs one step of the state machine.
  func perform(_ step: ContainerStackStep) {
    switch step {
    case .send(let phase, let kind):
      send(phase, kind)
    case .join(let member, _):
      contents.removedByOperation.removeAll { $0 == member }
      join(member)
    case .didJoin(let member):
      contents[member]?.didMoveToContainer()
    case .willLeave(let member):
      contents[member]?.willMoveFromContainer()
    case .willStay(let member):
      contents[member]?.willStayInContainer()
    case .leave(let member):
      leave(member)
    case .reorder, .conceal:
      break
    case .place(let member, let above):
      place(member, under: above)
    case .displace(let member):
      displace(member)
    case .willAppear(let member):
      beginAppearance(of: member)
    case .willDisappear(let member):
      contents[member]?.beginAppearanceTransition(false, animated: runningState.isAnimated)
    case .didAppear(let member), .didDisappear(let member):
      contents[member]?.endAppearanceTransition()
      cover?.update()
      if machine.visibility == .appeared, queue.running != nil { runningState.changesScreen = true }
    case .layOut:
      layOut()
    case .play(let member, let direction):
      play(member, direction)
    }
  }

  private func beginAppearance(of member: ContainerStackMember) {
    cover?.begin()
    contents[member]?.beginAppearanceTransition(true, animated: runningState.isAnimated)
    // A child that appears with the container is asked together with it.
    if machine.visibility == .appeared {
      // The items of bars move back with a transition that is reversed, and are the former ones at
      // its end.
      if !machine.isReversed {
        link.core?.activeViewControllerMayHaveChanged(with: transitionCoordinator)
      }
      link.core?.requestInterfacePreferences()
    } else {
      link.core?.activeViewControllerMayHaveChanged()
    }
  }

  /// Not where the layout of this turn is waited for.
  private func layOut() {
    guard runningState.isAnimated || performsLater == nil || machine.visibility != .appeared
    else { return }
    let root = isInLayout && !runningState.isAnimated ? region : container?.viewIfLoaded
    root?.layoutIfNeeded()
  }

  private func join(_ member: ContainerStackMember) {
    guard let content = contents.list(member) else { return }
    // It may have changed since the operation was requested.
    content.placement = placement
    content.join()
  }

  private func leave(_ member: ContainerStackMember) {
    guard let content = contents.unlist(member) else { return }
    if machine.endsBySending(of: member) || (runningState.isAnimated && machine.canReverse) {
      contents.removedByOperation.append(member)
    } else {
      _ = contents.remove(member)
    }
    if !content.isTaken, !runningState.exchanged.contains(member) {
      queue.noteRemoval(of: content.viewController)
    }
    content.removeFromContainer()
  }

  private func place(_ member: ContainerStackMember, under above: ContainerStackMember?) {
    if let above, let back = contents[above]?.group?.back {
      contents[member]?.insertView(into: back)
      return
    }
    let region = preparedRegion()
    // Subviews that the region has got meanwhile stay below.
    if above == nil, region?.subviews.last !== host { region?.bringSubviewToFront(host) }
    contents[member]?.insertView(into: host)
  }

  private func displace(_ member: ContainerStackMember) {
    switch configuration.overflow {
    case .keep, .remove, .refuse: contents[member]?.removeView()
    case .unload: contents[member]?.unloadView()
    }
  }

  /// Without a region of its own the stack fills the container.
  private func preparedRegion() -> UIView? {
    if let region = host.superview { return region }
    region = container?.view
    return region
  }

  private func play(_ member: ContainerStackMember, _ direction: TransitionPlayer.Direction) {
    // The animator of another one would move the view of a child that has been taken.
    let substitute = concernsTaken ? nil : substitute
    guard let player: any TransitionPlaying = substitute ?? contents[member]?.player else {
      machine.transitionDidEnd()
      return
    }
    playing = player
    let blocksInteraction = blocksInteractionDuringTransition
    if runningState.isAnimated { host.blocksInteraction = blocksInteraction }
    // The stack lives until its transition has ended, even if everything else releases it.
    player.play(
      direction, animated: runningState.isAnimated, allowsInteraction: !blocksInteraction
    ) { self.transitionHasPlayed() }
    participants.coordinator?.transitionDidBegin()
    // With a child that has been taken it ends at once, and nothing is seen of it.
    if player.isPlaying, !concernsTaken { beginMovement(of: player) }
  }

  private func transitionHasPlayed() {
    guard let performsLater, !runningState.isAnimated else { return transitionDidEnd() }
    performsLater { [self] in if machine.isTransitioning { transitionDidEnd() } }
  }

  private func send(
    _ phase: ContainerEvent.Phase, _ kind: ContainerEvent.Kind<ContainerStackMember>
  ) {
    if phase == .did { queue.routeObserver?.childrenDidChange(isUndone: runningState.isCancelled) }
    guard let delegate, let kind = kind.compactMap({ contents[$0]?.viewController }) else { return }
    delegate.containerStack(
      self, handle: ContainerEvent(phase, kind, isAnimated: runningState.isAnimated))
  }
}

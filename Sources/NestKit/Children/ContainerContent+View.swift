extension ContainerContent {
  /// Inserts the child's view on top of the subviews of a view, and loads it if necessary.
  ///
  /// The view fills the superview, inside wrappers that the transition moves; it is where its
  /// transition leaves it. Its own frame and autoresizing mask are restored when the child is
  /// removed.
  ///
  /// - Parameter superview: The region, inside the container's view.
  public func insertView(into superview: UIView) {
    guard membership != .outside else {
      Misuse.report(.notAdded(viewController, to: container))
      return
    }
    if !isTaken { viewController.loadViewIfNeeded() }
    let group = group ?? makeGroup()
    if group.superview !== superview {
      let frame = superview.bounds
      if group.frame != frame { UIView.performWithoutAnimation { group.frame = frame } }
      superview.addSubview(group)
    }
    player?.showEnd()
    insertChildView(into: group.front)
    insertCoveringViews(into: group.front)
  }

  /// Inserts the child's view below that of another child, which covers it, and whose transition
  /// moves both.
  public func insertView(below other: ContainerContent) {
    guard let group = other.group else {
      Misuse.report(.notInViewTree(other.viewController, covering: viewController))
      return
    }
    insertView(into: group.back)
  }

  /// Removes the child's view, and the views below it, from the tree; the view keeps its size until
  /// it is inserted again.
  public func removeView() {
    guard let group else { return }
    if let view = viewController.viewIfLoaded, view.superview === group.front {
      view.removeFromSuperview()
    }
    removeCoveringViews(from: group.front)
    group.removeFromSuperview()
    player?.showBeginning()
    group.playerLink.target = nil
    playerLink = nil
    player = nil
    contentLink?.target = nil
    contentLink = nil
    self.group = nil
    groups.enqueue(group)
  }

  /// Removes the child's view from the tree and releases it; it loads again when it is needed.
  public func unloadView() {
    removeView()
    guard !isTaken else { return }
    savedGeometry = nil
    if viewController.isViewLoaded { viewController.view = nil }
  }

  /// Plays the child's transition; see
  /// ``TransitionPlayer/play(_:animated:allowsInteraction:completion:)``.
  ///
  /// - Parameters:
  ///   - direction: Forward for a child that appears, the inverse for one that disappears.
  ///   - animated: Whether to take time.
  ///   - completion: Called once at the end; at once where the view is not in the tree.
  public func playTransition(
    _ direction: TransitionPlayer.Direction, animated: Bool, completion: @escaping () -> Void
  ) {
    guard let player else { return completion() }
    player.play(direction, animated: animated, completion: completion)
  }

  /// Brings the view back into its wrapper, from where what plays another transition has had it.
  package func returnView() {
    if isTaken {
      withdrawTakenView()
    } else if let front = group?.front {
      insertChildView(into: front)
    }
  }

  private func makeGroup() -> ContainerGroupView {
    let group = groups.dequeue()
    self.group = group
    contentLink = group.front.contentLink
    contentLink?.target = self
    updateAccessibility()
    makePlayer(for: group)
    return group
  }

  /// Makes the player of the present transition, which moves the wrappers of a group from now on.
  func makePlayer(for group: ContainerGroupView) {
    let player = TransitionPlayer(
      transition,
      on: TransitionStage(group: group, appearing: group.front, disappearing: group.back))
    group.playerLink.target = player
    group.hasBackground = transition.backgroundOpacity != nil
    playerLink = group.playerLink
    self.player = player
  }

  // MARK: What covers the view

  // UIKit adds what a child presents in its context beside the view of the child, whose place it
  // takes where the style says so.

  /// Takes what covers the child's view out of the tree together with that.
  private func removeCoveringViews(from front: UIView) {
    guard !front.subviews.isEmpty else { return }
    coveringViews = front.subviews
    for view in coveringViews { view.removeFromSuperview() }
  }

  /// Adds what has covered the child's view when that was removed, unless it has ended.
  private func insertCoveringViews(into front: UIView) {
    guard !coveringViews.isEmpty else { return }
    let views = coveringViews
    coveringViews = []
    for view in views where view.superview == nil && covers(view) {
      view.frame = front.bounds
      front.addSubview(view)
    }
  }

  /// Whether a view contains what the child presents, or what is presented above that.
  private func covers(_ view: UIView) -> Bool {
    var presented = viewController.presentedViewController
    while let current = presented {
      if current.viewIfLoaded?.isDescendant(of: view) == true { return true }
      presented = current.presentedViewController
    }
    return false
  }

  /// The wrapper is in the container's tree already, so that the view enters under its parent.
  private func insertChildView(into front: ContainerFrontView) {
    guard !isTaken, let view = viewController.viewIfLoaded, view.superview !== front else {
      return
    }
    if savedGeometry?.isOf(view) != true { savedGeometry = SavedGeometry(of: view) }
    fit(view, into: front)
    // What covers it stays above it.
    front.insertSubview(view, at: 0)
  }
}

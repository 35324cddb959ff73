// What a controller's view that enters or leaves a window by itself sends to its controller: one that
// no container drives hears of its window only. The root of a window hears of it in advance when the
// window brings its view in, or hides.

extension UIViewController {
  /// Called when the root view is about to enter a visible window.
  func viewWillEnterWindow() {
    finishFollowingLostParent()
    guard let ending = automaticEnding, !isKeptBackByTransition else { return }
    let begin = AppearanceStateMachine.Input.begin(appearing: true, animated: false)
    switch (appearance.state, automaticTransition) {
    case (.disappeared, _):
      automaticTransition = ending
      if ending == .atCommit { endAppearanceAfterCommit() }
      perform(begin)
    case (.disappearing, .atCommit):
      // Taken out and put back within one turn: the end that is under way closes this one, unless
      // the parent's own is to.
      automaticTransition = ending
      perform(begin)
    case (.disappearing, .withParent):
      // The parent has turned round while the view was not in its own.
      if ending == .withParent {
        comeBack(begin)
      } else {
        endAppearanceAfterCommit()
        perform(begin)
      }
    case (.disappearing, .none) where isInPresentation:
      perform(begin)
    case (.appearing, _), (.appeared, _), (.disappearing, .none):
      break
    }
  }

  /// Whether a presentation has begun to let the controller come or go, and ends that.
  private var isInPresentation: Bool { modalStorage?.comesOrGoesBy != nil }

  /// Called when the root view is about to leave its window.
  func viewWillLeaveWindow() {
    finishFollowingLostParent()
    guard parentStorage?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    switch (appearance.state, automaticTransition) {
    case (.appeared, _), (.appearing, .withParent):
      endAppearanceAfterCommit()
      perform(.begin(appearing: false, animated: false))
    case (.appearing, .atCommit):
      perform(.begin(appearing: false, animated: false))
    case (.appearing, .none) where isInPresentation:
      perform(.begin(appearing: false, animated: false))
    case (.appearing, .none), (.disappearing, _), (.disappeared, _):
      break
    }
  }

  /// What ends the appearance that entering a window causes; nil if it causes none.
  private var automaticEnding: AutomaticTransition? {
    guard let parent = parentStorage else { return .atCommit }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return nil }
    switch parent.appearance.state {
    case .appeared: return .atCommit
    // A parent that has yet to tell its children will tell this one too.
    case .appearing: return parent.isForwardingDue ? nil : .withParent
    // Fidelity: a child that comes while its parent goes hears of it only if the parent turns
    // round. [decided]
    case .disappearing, .disappeared: return nil
    }
  }

  /// Ends the running transition, or the one that begins now, after the commit of this turn: *did*
  /// callbacks come in the order in which this is called. The controller is kept alive until then,
  /// so that nobody misses a *did* whose *will* was sent.
  func endAppearanceAfterCommit() {
    automaticTransition = .atCommit
    UIRuntime.current.afterCommit { [self] in
      guard automaticTransition == .atCommit else { return }
      let isInPlace = viewStorage?.hostWindow?.isHidden == false
      turnRound(unless: isInPlace)
      if isInPlace { comeBackUnlessGone() }
      sendViewIsAppearingBeforeEnd()
      guard automaticTransition == .atCommit else { return }
      automaticTransition = .none
      perform(.end)
    }
  }

  /// Turns an appearance round that comes to nothing, because a callback has taken the view away
  /// before it had arrived. Where a container has begun something too, it knows what it shows.
  func turnRound(unless isInPlace: Bool) {
    guard appearance.state == .appearing, appearance.depth == 1, !isInPlace else { return }
    // The view may be about to enter: a move that is under way looks again.
    UIView.treeChanges += 1
    perform(.begin(appearing: false, animated: false))
  }

  /// Turns a disappearance round if the view stands in a window after all, because a callback has
  /// put it there while others were still being told that it leaves.
  private func comeBackUnlessGone() {
    guard appearance.state == .disappearing, appearance.depth == 1, automaticEnding == .atCommit
    else { return }
    perform(.begin(appearing: true, animated: false))
  }

  /// The parent that was to end the running transition may be gone without having ended it.
  func finishFollowingLostParent() {
    if automaticTransition == .withParent, parentStorage == nil { endAppearanceAfterCommit() }
  }
}

// Who hears *will* and *did* of a presentation.
//
// A transition owes an end to those that it has begun to let come or go, and to nobody else. Windows
// that are shown and hidden meanwhile, and views that are put elsewhere, turn what it has begun round,
// or begin and end something of their own. At its end everybody stands where his view is seen.

// Fidelity: a window that hides does not cut a transition off: it comes to its own end. Nobody comes
// by it in a hidden window: who has begun to come turns round when the window hides, back when it is
// shown, and *did* comes at the end of the transition. [decided]

extension UIPresentationController {
  /// Plays steps of the transition's order.
  final func send(
    _ steps: [AppearanceOrder.Step], _ run: PresentationTransition,
    presenter: UIViewController? = nil
  ) {
    let presented = presentedViewController
    let other = run.concernsPresenter ? presenter ?? run.base.presenter : nil
    let isPresentation = run.direction == .presentation
    let going = isPresentation ? other : presented
    let coming = isPresentation ? presented : other
    for step in steps {
      let controller = step.side == .going ? going : coming
      switch step.message {
      case .begin(let appearing):
        // A callback may have cut the transition off.
        guard transition === run else { return }
        controller?.begin(run, appearing: appearing, animated: run.isAnimated, in: container)
      case .end:
        controller?.end(run)
      }
    }
  }

  /// The presentations that a dismissal skips: what is visible of them goes without animation.
  final func sendWillVanish(_ run: PresentationTransition) {
    for other in run.others where transition === run {
      other.presentedViewController.begin(
        run, appearing: false, animated: false, in: other.container)
    }
  }

  /// What was to vanish stays after all, or vanishes after all.
  final func turnVanishing(_ run: PresentationTransition, back: Bool) {
    for other in run.others where transition === run {
      let presented = other.presentedViewController
      guard presented.appearance.hasClaim(of: run.owner) else { continue }
      presented.begin(run, appearing: back, animated: false, in: other.container)
    }
  }
}

extension UIViewController {
  /// Begins to let the controller come or go in the name of a transition, or turns round what that
  /// has begun. Who is there already, or cannot come, is owed no end.
  fileprivate final func begin(
    _ run: PresentationTransition, appearing: Bool, animated: Bool, in container: UIView?
  ) {
    appearance.redirect(run.owner, appearing: appearing)
    let isPossible = !appearing || container?.window?.isHidden == false && !isHeldBackByParent
    if !appearance.hasClaim(of: run.owner) {
      guard isPossible, appearance.state != (appearing ? .appeared : .disappeared) else { return }
      guard let direction = appearance.isAppearing else {
        return beginAppearance(by: run.owner, appearing: appearing, animated: animated)
      }
      joinRunning(run, appearing: appearing, reverses: direction != appearing)
    }
    guard isPossible, appearance.isAppearing != appearing else { return }
    reverseAppearance(appearing: appearing, animated: animated)
  }

  /// Another owner has let the controller come or go, and ends that. What ends by itself is taken
  /// over where it leads elsewhere, or where nobody is left to end it.
  private func joinRunning(_ run: PresentationTransition, appearing: Bool, reverses: Bool) {
    let automatic = appearance.automaticOwner
    if let automatic, reverses || automatic == .parent && parentStorage == nil {
      appearance.transfer(from: automatic, to: run.owner)
      appearance.redirect(run.owner, appearing: appearing)
    } else {
      appearance.join(run.owner, appearing: appearing)
    }
  }

  /// Ends what the transition has begun, if it is that which has, and sees to it that the controller
  /// is where its view is seen.
  final func end(_ run: PresentationTransition) {
    if appearance.hasClaim(of: run.owner) {
      turnTowardsView()
      sendViewIsAppearingBeforeEnd()
      endAppearance(by: run.owner)
    }
    followView()
  }

  /// Reverses what ends now if the view is seen though the controller goes, or the other way round.
  private func turnTowardsView() {
    guard appearance.endsWithNextClose, let isAppearing = appearance.isAppearing,
      isAppearing != isSeen
    else { return }
    reverseAppearance(appearing: !isAppearing, animated: false)
  }

  /// Begins what is missing of a controller that nothing lets come or go.
  private func followView() {
    if appearance.isAppearing == nil { appearWithWindow(isSeen) }
  }

  /// Whether the view stands in a window that is shown, and no parent keeps the controller back.
  private var isSeen: Bool {
    viewStorage?.hostWindow?.isHidden == false && !isHeldBackByParent
  }

  /// The transition has ended, and with it the reason to come or to go; unless a callback has begun
  /// another one.
  final func forgetRole() {
    guard let modalStorage, modalStorage.presentation?.transition == nil else { return }
    modalStorage.role = .none
  }

  /// Lets the end that a transition owes come after the commit: the transition, all of them if nil,
  /// is cut off.
  final func endCutOff(_ run: PresentationTransition? = nil) {
    let owners = run.map { [$0.owner] } ?? appearance.transitionOwners
    for owner in owners where appearance.hasClaim(of: owner) {
      if appearance.automaticOwner == nil {
        endAppearanceAfterCommit(insteadOf: owner)
      } else {
        endAppearance(by: owner)
      }
    }
  }
}

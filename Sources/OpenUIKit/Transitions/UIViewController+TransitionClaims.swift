// Which controllers receive *will* and *did* of a transition.
//
// A transition owes an end to those that it has begun to let come or go, and to nobody else. Windows
// that are shown and hidden meanwhile, and views that are put elsewhere, reverse what it has begun, or
// begin and end something of their own. At its end each controller stands where its view is seen.

// Fidelity: a window that hides does not cut a transition off: it comes to its own end. No controller
// comes by it in a hidden window: one that has begun to come reverses when the window hides, and again
// when it is shown, and *did* comes at the end of the transition. [decided]

extension ControllerTransition {
  /// Sends steps of the order.
  final func send(_ steps: [AppearanceOrder.Step]) {
    for step in steps {
      let controller = step.side == .going ? going : coming
      switch step.message {
      case .begin(let appearing):
        // A callback may have cut the transition off; one that has ended sends what is left.
        guard !isCutOff else { return }
        controller?.begin(self, appearing: appearing, animated: isAnimated)
      case .end:
        controller?.end(self)
      }
    }
  }

  fileprivate final func shows(_ controller: UIViewController) -> Bool {
    delegate?.transition(self, shows: controller) ?? controller.isSeen
  }
}

extension UIViewController {
  /// Begins to let the controller come or go in the name of a transition, or reverses what that has
  /// begun. One that is there already, or cannot come, is owed no end.
  final func begin(_ transition: ControllerTransition, appearing: Bool, animated: Bool) {
    let owner = transition.owner
    appearance.redirect(owner, appearing: appearing)
    let isPossible =
      !appearing || transition.delegate?.transition(transition, letsAppear: self) == true
    if !appearance.hasClaim(of: owner) {
      guard isPossible, appearance.state != (appearing ? .appeared : .disappeared) else { return }
      guard let direction = appearance.isAppearing else {
        return beginAppearance(by: owner, appearing: appearing, animated: animated)
      }
      joinRunning(owner, appearing: appearing, reverses: direction != appearing)
    }
    guard isPossible, appearance.isAppearing != appearing else { return }
    reverseAppearance(appearing: appearing, animated: animated)
  }

  /// Another owner has let the controller come or go, and ends that. What ends by itself is taken
  /// over where it leads elsewhere, or where nobody is left to end it.
  private func joinRunning(_ owner: AppearanceClaims.Owner, appearing: Bool, reverses: Bool) {
    let automatic = appearance.automaticOwner
    if let automatic, reverses || automatic == .parent && parentStorage == nil {
      appearance.transfer(from: automatic, to: owner)
      appearance.redirect(owner, appearing: appearing)
    } else {
      appearance.join(owner, appearing: appearing)
    }
  }

  /// Ends what the transition has begun, if it is that which has, and sees to it that the controller
  /// is where its view is seen.
  final func end(_ transition: ControllerTransition) {
    if appearance.hasClaim(of: transition.owner) {
      let isSeen = transition.shows(self)
      reverseTowardsView(isSeen)
      endOrFollowParent(transition, isSeen)
    }
    // What is missing of a controller that nothing lets come or go begins.
    if appearance.isAppearing == nil { appearWithWindow(transition.shows(self)) }
  }

  private func endOrFollowParent(_ transition: ControllerTransition, _ isSeen: Bool) {
    if isSeen, parentStorage?.appearance.isAppearing != nil {
      // No child has appeared before its parent has.
      appearance.transfer(from: transition.owner, to: .parent)
    } else {
      sendViewIsAppearingBeforeEnd()
      endAppearance(by: transition.owner)
    }
  }

  /// Lets the end that a transition owes come after the commit: it is cut off.
  final func endAfterCommit(_ transition: ControllerTransition) {
    endAfterCommit(of: transition.owner)
  }

  /// Lets the ends that transitions owe come after the commit: they are cut off.
  final func endTransitionsAfterCommit() {
    for owner in appearance.transitionOwners { endAfterCommit(of: owner) }
  }

  private func endAfterCommit(of owner: AppearanceClaims.Owner) {
    guard appearance.hasClaim(of: owner) else { return }
    if appearance.automaticOwner == nil {
      endAppearanceAfterCommit(insteadOf: owner)
    } else {
      endAppearance(by: owner)
    }
  }

  /// Reverses what ends now if the view is seen though the controller goes, or the other way round.
  private func reverseTowardsView(_ isSeen: Bool) {
    guard appearance.endsWithNextClose, let isAppearing = appearance.isAppearing,
      isAppearing != isSeen
    else { return }
    reverseAppearance(appearing: !isAppearing, animated: false)
  }

  /// Whether the view stands in a window that is shown, and no parent keeps the controller back.
  final var isSeen: Bool {
    viewStorage?.hostWindow?.isHidden == false && !isHeldBackByParent
  }
}

import AppearanceOrders

// Which controllers receive *will* and *did* of a transition.
//
// A transition ends the appearance transitions that it has begun, and no others. Windows that are
// shown and hidden meanwhile, and views that are moved, reverse what it has begun, or begin and end
// appearance transitions themselves. At its end the state of each controller follows from whether
// its view is visible.

// Fidelity: a window that hides does not abort a transition, which completes. No controller appears
// by it in a hidden window: one that has begun to appear reverses when the window hides, and again
// when it is shown, and *did* is sent at the end of the transition. [decided]

extension ControllerTransition {
  /// Sends steps of the order.
  final func send(_ steps: [AppearanceOrder.Step]) {
    for step in steps {
      let controller = step.side == .from ? from : to
      switch step.message {
      case .begin(let appearing):
        // A callback may have aborted the transition; one that has ended sends the rest.
        guard !isAborted else { return }
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
  /// Begins the appearance or disappearance of the controller for a transition, or reverses what
  /// that has begun. One that has the state already, or cannot appear, receives no end.
  final func begin(_ transition: ControllerTransition, appearing: Bool, animated: Bool) {
    let owner = transition.owner
    appearance.redirect(owner, appearing: appearing)
    let isPossible =
      !appearing || transition.delegate?.transition(transition, canShow: self) == true
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

  /// Another owner has begun an appearance transition, and ends it. A claim of the commit or the
  /// parent becomes this transition's where it has the other direction, or where no owner is left
  /// to end it.
  private func joinRunning(_ owner: AppearanceClaims.Owner, appearing: Bool, reverses: Bool) {
    let automatic = appearance.automaticOwner
    if let automatic, reverses || automatic == .parent && parentStorage == nil {
      appearance.transfer(from: automatic, to: owner)
      appearance.redirect(owner, appearing: appearing)
    } else {
      appearance.join(owner, appearing: appearing)
    }
  }

  /// Ends what the transition has begun, if it has, and makes the state of the controller follow
  /// from whether its view is visible.
  final func end(_ transition: ControllerTransition) {
    if appearance.hasClaim(of: transition.owner) {
      let isSeen = transition.shows(self)
      reverseTowardsView(isSeen)
      endOrFollowParent(transition, isSeen)
    }
    // A controller without a running appearance transition gets the state of its view.
    if appearance.isAppearing == nil { appearWithWindow(transition.shows(self)) }
  }

  private func endOrFollowParent(_ transition: ControllerTransition, _ isSeen: Bool) {
    if isSeen, parentStorage?.appearance.isAppearing != nil {
      // No child has appeared before its parent has.
      appearance.transfer(from: transition.owner, to: .parent)
    } else {
      sendViewIsAppearingBeforeEnd()
      // The callback may have removed the controller, whose appearance has ended then.
      guard appearance.hasClaim(of: transition.owner) else { return }
      endAppearance(by: transition.owner)
    }
  }

  /// Defers the end of what a transition has begun until after the commit: it is aborted.
  final func endAfterCommit(_ transition: ControllerTransition) {
    endAfterCommit(of: transition.owner)
  }

  /// Defers the ends of what transitions have begun until after the commit: they are aborted.
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

  /// Reverses what ends now if the view is visible though the controller disappears, or the
  /// converse.
  private func reverseTowardsView(_ isSeen: Bool) {
    guard appearance.endsWithNextClose, let isAppearing = appearance.isAppearing,
      isAppearing != isSeen
    else { return }
    reverseAppearance(appearing: !isAppearing, animated: false)
  }

  /// Whether the view is in a visible window, and no parent defers the appearance of the
  /// controller.
  final var isSeen: Bool {
    viewStorage?.hostWindow?.isHidden == false && !isDeferredByParent
  }
}

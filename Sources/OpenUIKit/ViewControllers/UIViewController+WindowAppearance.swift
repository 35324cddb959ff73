// The effects of a controller's view that enters or leaves a window by itself: a controller without
// a container that controls it receives only these. The root of a window receives them in advance
// when the window adds its view, or hides.

extension UIViewController {
  /// Called when the root view is about to enter a visible window.
  func viewWillEnterWindow() {
    finishFollowingRemovedParent()
    guard let owner = ownerOnEntry, modalRelations?.isDismissing(self) != true else { return }
    switch appearance.state {
    case .disappeared:
      if owner == .commit { endAppearanceAfterCommit() }
      beginAppearance(by: owner, appearing: true, animated: false)
    case .disappearing: reappearOnEntry(owner)
    case .appearing, .appeared: break
    }
  }

  private func reappearOnEntry(_ owner: AppearanceClaims.Owner) {
    if appearance.hasClaim(of: .commit) {
      // Removed and added again within one turn: the end that is pending closes this one, unless
      // the parent's own is to.
      appearance.transfer(from: .commit, to: owner)
      reverseAppearance(appearing: true, animated: false)
    } else if appearance.hasClaim(of: .parent) {
      // The parent has reversed while the view was not in its own.
      guard owner == .commit else { return reappear(animated: false) }
      endAppearanceAfterCommit(insteadOf: .parent)
      reverseAppearance(appearing: true, animated: false)
    } else if isEndedByTransitionOnly {
      reverseAppearance(appearing: true, animated: false)
    }
  }

  /// Called when the root view is about to leave its window.
  func viewWillLeaveWindow() {
    finishFollowingRemovedParent()
    guard parentStorage?.forwardsAppearance(to: self) ?? true else { return }
    switch appearance.state {
    case .appeared:
      endAppearanceAfterCommit()
      beginAppearance(by: .commit, appearing: false, animated: false)
    case .appearing:
      if appearance.hasClaim(of: .parent) {
        endAppearanceAfterCommit(insteadOf: .parent)
      } else if !appearance.hasClaim(of: .commit), !isEndedByTransitionOnly {
        return
      }
      reverseAppearance(appearing: false, animated: false)
    case .disappearing, .disappeared: break
    }
  }

  /// The same for a view that leaves inside the view of its parent, with which the controller
  /// disappears: a visible one that came there after the parent had informed its children follows
  /// now.
  func viewWillLeaveWindow(inside parent: UIViewController) {
    guard appearance.isAppearedOrAppearing, !parent.appearance.isAppearedOrAppearing,
      !parent.callbacks.isForwardingDue, parent.forwardsAppearance(to: self)
    else { return }
    if parent.appearance.state == .disappearing {
      follow(appearing: false, animated: parent.appearance.isAnimated)
    } else {
      viewWillLeaveWindow()
    }
  }

  /// Whether a transition between controllers ends what runs, and the parent does not.
  private var isEndedByTransitionOnly: Bool {
    parentStorage == nil && appearance.hasTransitionClaim
  }

  /// Shows or hides the controller with its window; *did* is sent after the commit unless another
  /// owner ends what runs already. Nothing if it is visible, or appearing.
  func appearWithWindow(_ appearing: Bool) {
    guard appearance.isAppearedOrAppearing != appearing else { return }
    if appearance.isAppearing == nil {
      endAppearanceAfterCommit()
      beginAppearance(by: .commit, appearing: appearing, animated: false)
    } else {
      reverseAppearance(appearing: appearing, animated: false)
    }
  }

  /// The owner that closes the claim which entering a window opens; nil if it opens none.
  private var ownerOnEntry: AppearanceClaims.Owner? {
    guard let parent = parentStorage else { return .commit }
    guard parent.forwardsAppearance(to: self) else { return nil }
    switch parent.appearance.state {
    case .appeared: return .commit
    // A parent that has yet to forward to its children will forward to this one too.
    case .appearing: return parent.callbacks.isForwardingDue ? nil : .parent
    // Fidelity: a child that is added while its parent disappears appears only if the parent
    // reverses. [decided]
    case .disappearing, .disappeared: return nil
    }
  }

  /// Closes the commit's claim, which is open or opened next, after the commit of this turn: *did*
  /// callbacks come in the order in which this is called. The controller is retained until then,
  /// so that no *did* is missing whose *will* was sent.
  ///
  /// - Parameter other: An owner whose claim becomes the commit's.
  func endAppearanceAfterCommit(insteadOf other: AppearanceClaims.Owner? = nil) {
    if let other { appearance.transfer(from: other, to: .commit) }
    DeferredWork.afterCommit { [self] in
      guard appearance.hasClaim(of: .commit) else { return }
      // A callback of a view that enters or leaves a window has committed.
      guard UIRuntime.program.windowChanges == 0 else { return endAppearanceAfterCommit() }
      let isInPlace = viewStorage?.hostWindow?.isHidden == false
      reverseUnlessInPlace(isInPlace)
      if isInPlace { reverseDisappearanceIfInWindow() }
      sendViewIsAppearingBeforeEnd()
      guard appearance.hasClaim(of: .commit) else { return }
      endAppearance(by: .commit)
    }
  }

  /// Reverses an appearance that is aborted, because a callback has removed the view before it was
  /// added. A container that has begun something too determines itself what it shows.
  func reverseUnlessInPlace(_ isInPlace: Bool) {
    guard appearance.state == .appearing, appearance.endsWithNextClose, !isInPlace else { return }
    // The view may be about to enter: a running move compares again.
    UIView.treeChanges += 1
    reverseAppearance(appearing: false, animated: false)
  }

  /// Reverses a disappearance if the view is in a window after all, because a callback has added it
  /// there while others still received that it leaves.
  private func reverseDisappearanceIfInWindow() {
    guard appearance.state == .disappearing, appearance.endsWithNextClose, ownerOnEntry == .commit
    else { return }
    reverseAppearance(appearing: true, animated: false)
  }

  /// The parent that was to end the running transition may have been removed without ending it.
  func finishFollowingRemovedParent() {
    if parentStorage == nil, appearance.hasClaim(of: .parent) {
      endAppearanceAfterCommit(insteadOf: .parent)
    }
  }
}

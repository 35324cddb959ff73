// What a controller's view that enters or leaves a window by itself sends to its controller: one that
// no container drives hears of its window only. The root of a window hears of it in advance when the
// window brings its view in, or hides.

extension UIViewController {
  /// Called when the root view is about to enter a visible window.
  func viewWillEnterWindow() {
    finishFollowingLostParent()
    guard let owner = ownerOnEntry, modalRelations?.isKeptBack(self) != true else { return }
    switch appearance.state {
    case .disappeared:
      if owner == .commit { endAppearanceAfterCommit() }
      beginAppearance(by: owner, appearing: true, animated: false)
    case .disappearing: comeBackOnEntry(owner)
    case .appearing, .appeared: break
    }
  }

  private func comeBackOnEntry(_ owner: AppearanceClaims.Owner) {
    if appearance.hasClaim(of: .commit) {
      // Taken out and put back within one turn: the end that is under way closes this one, unless
      // the parent's own is to.
      appearance.transfer(from: .commit, to: owner)
      reverseAppearance(appearing: true, animated: false)
    } else if appearance.hasClaim(of: .parent) {
      // The parent has reversed while the view was not in its own.
      guard owner == .commit else { return comeBack(animated: false) }
      endAppearanceAfterCommit(insteadOf: .parent)
      reverseAppearance(appearing: true, animated: false)
    } else if goesByTransitionOnly {
      reverseAppearance(appearing: true, animated: false)
    }
  }

  /// Called when the root view is about to leave its window.
  func viewWillLeaveWindow() {
    finishFollowingLostParent()
    guard parentStorage?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    switch appearance.state {
    case .appeared:
      endAppearanceAfterCommit()
      beginAppearance(by: .commit, appearing: false, animated: false)
    case .appearing:
      if appearance.hasClaim(of: .parent) {
        endAppearanceAfterCommit(insteadOf: .parent)
      } else if !appearance.hasClaim(of: .commit), !goesByTransitionOnly {
        return
      }
      reverseAppearance(appearing: false, animated: false)
    case .disappearing, .disappeared: break
    }
  }

  /// Whether a transition between controllers ends what runs, and no parent has a say.
  private var goesByTransitionOnly: Bool {
    parentStorage == nil && appearance.hasTransitionClaim
  }

  /// Lets the controller come or go with its window; *did* comes after the commit unless another
  /// owner ends what runs already. Nothing if it is there, or on its way.
  func appearWithWindow(_ appearing: Bool) {
    guard appearance.leadsToAppeared != appearing else { return }
    if appearance.isAppearing == nil {
      endAppearanceAfterCommit()
      beginAppearance(by: .commit, appearing: appearing, animated: false)
    } else {
      reverseAppearance(appearing: appearing, animated: false)
    }
  }

  /// Who closes the claim that entering a window opens; nil if it opens none.
  private var ownerOnEntry: AppearanceClaims.Owner? {
    guard let parent = parentStorage else { return .commit }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return nil }
    switch parent.appearance.state {
    case .appeared: return .commit
    // A parent that has yet to tell its children will tell this one too.
    case .appearing: return parent.isForwardingDue ? nil : .parent
    // Fidelity: a child that comes while its parent goes hears of it only if the parent reverses.
    // [decided]
    case .disappearing, .disappeared: return nil
    }
  }

  /// Closes the commit's claim, which is there or opened next, after the commit of this turn: *did*
  /// callbacks come in the order in which this is called. The controller is kept alive until then,
  /// so that no *did* is missing whose *will* was sent.
  ///
  /// - Parameter other: An owner whose claim becomes the commit's.
  func endAppearanceAfterCommit(insteadOf other: AppearanceClaims.Owner? = nil) {
    if let other { appearance.transfer(from: other, to: .commit) }
    UIRuntime.current.afterCommit { [self] in
      guard appearance.hasClaim(of: .commit) else { return }
      let isInPlace = viewStorage?.hostWindow?.isHidden == false
      turnRound(unless: isInPlace)
      if isInPlace { comeBackUnlessGone() }
      sendViewIsAppearingBeforeEnd()
      guard appearance.hasClaim(of: .commit) else { return }
      endAppearance(by: .commit)
    }
  }

  /// Reverses an appearance that comes to nothing, because a callback has taken the view away before
  /// it had arrived. A container that has begun something too knows what it shows.
  func turnRound(unless isInPlace: Bool) {
    guard appearance.state == .appearing, appearance.endsWithNextClose, !isInPlace else { return }
    // The view may be about to enter: a move that is under way looks again.
    UIView.treeChanges += 1
    reverseAppearance(appearing: false, animated: false)
  }

  /// Reverses a disappearance if the view stands in a window after all, because a callback has put
  /// it there while others were still being told that it leaves.
  private func comeBackUnlessGone() {
    guard appearance.state == .disappearing, appearance.endsWithNextClose, ownerOnEntry == .commit
    else { return }
    reverseAppearance(appearing: true, animated: false)
  }

  /// The parent that was to end the running transition may be gone without having ended it.
  func finishFollowingLostParent() {
    if parentStorage == nil, appearance.hasClaim(of: .parent) {
      endAppearanceAfterCommit(insteadOf: .parent)
    }
  }
}

// How a controller's own appearance reaches its children, where it forwards by itself.

extension UIViewController {
  /// Hands this controller's own transition on to the children whose views are in its view.
  func forward(appearing: Bool, animated: Bool) {
    if let companion, !appearing || companion.modalRelations?.isInPlace(companion) == true {
      companion.follow(appearing: appearing, animated: animated)
    }
    guard !childStorage.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childStorage where child.parentStorage === self {
      let visible = child.substitute ?? child
      guard concerns(visible, appearing) else { continue }
      visible.follow(appearing: appearing, animated: animated)
      // A callback of the child may have reversed this transition: all have been told of that.
      guard appearance.leadsToAppeared == appearing else { return }
    }
    // Or it has ended the transition: the children that were told after that end now.
    if appearance.isAppearing == nil { endForwarded() }
  }

  /// Whether a child goes along. One that is visible though its view was unloaded, or taken out of
  /// any window, goes too, so that its appearance is balanced.
  private func concerns(_ child: UIViewController, _ appearing: Bool) -> Bool {
    if holdsView(of: child) { return true }
    return !appearing && child.viewStorage?.hostWindow == nil
      && child.appearance.state != .disappearing
  }

  private func holdsView(of child: UIViewController) -> Bool {
    guard let view = viewStorage, let childView = child.viewStorage else { return false }
    return childView.isInside(view)
  }

  /// Goes along with the parent's transition, unless that leads where this controller already is.
  /// Where others have claims too, *did* comes when the last of them is closed.
  func follow(appearing: Bool, animated: Bool) {
    switch (appearing, appearance.state) {
    case (true, .disappeared), (false, .appeared):
      beginAppearance(by: .parent, appearing: appearing, animated: animated)
    case (true, .appearing):
      joinParent(true)
    case (false, .disappearing):
      // What a transition lets go has disappeared when that ends, whoever goes too.
      if !appearance.isLetGoByTransition { joinParent(false) }
    case (false, .appearing):
      joinParent(appearing)
      reverseAppearance(appearing: false, animated: animated)
    case (true, .disappearing):
      comeBack(animated: animated)
    case (true, .appeared), (false, .disappeared):
      break
    }
  }

  /// Lets the running transition wait for the parent's end, whoever else ends it.
  private func joinParent(_ appearing: Bool) {
    if appearance.hasClaim(of: .commit) {
      // It ends with the parent now, which may be later than the end of this turn.
      appearance.transfer(from: .commit, to: .parent)
    } else if !appearance.hasClaim(of: .parent) {
      appearance.join(.parent, appearing: appearing)
    }
  }

  /// The parent has reversed, and so does a child, unless its own container lets it go.
  func comeBack(animated: Bool) {
    if appearance.hasClaim(of: .commit) { return }
    if appearance.hasClaim(of: .parent) {
      guard appearance.endsWithNextClose || appearance.isWanted else {
        return endAppearance(by: .parent)
      }
    } else {
      guard appearance.isWanted else { return }
      joinParent(true)
    }
    reverseAppearance(appearing: true, animated: animated)
  }

  /// Ends the transitions of the children that no container ends: of those that came or went with
  /// this controller, and of those that would have ended after the commit.
  // Fidelity: an end reaches the children also where this controller itself has nothing to end.
  // [observed]
  func endForwarded() {
    if let companion {
      companion.endFollowing(viewIsInPlace: companion.viewStorage?.hostWindow?.isHidden == false)
    }
    guard !childStorage.isEmpty else { return }
    let state = appearance.state
    for child in childStorage where child.parentStorage === self {
      let visible = child.substitute ?? child
      guard visible.appearance.automaticOwner != nil else { continue }
      let isInPlace = appearance.state != .disappeared && holdsView(of: visible)
      visible.endFollowing(viewIsInPlace: isInPlace)
      // The rest ends with the transition that a callback of the child has begun here.
      guard appearance.state == state else { return }
    }
  }

  /// Ends what this controller has begun together with another one; an appearance that comes to
  /// nothing, because the view has been taken away meanwhile, turns round first.
  func endFollowing(viewIsInPlace: Bool = true) {
    turnRound(unless: viewIsInPlace)
    sendViewIsAppearingBeforeEnd()
    if let owner = appearance.automaticOwner { endAppearance(by: owner) }
  }

  /// A controller that a window drives has got this parent: a transition that runs ends with the
  /// parent's own.
  // Fidelity: a child whose view was added before addChild gets one did, with its parent's.
  // [decided: UIKit was seen to send two]
  func takeOverAppearance(of child: UIViewController) {
    if child.appearance.hasClaim(of: .parent) {
      // The parent that it went with is gone, and with it the end that was due.
      child.endAppearanceAfterCommit(insteadOf: .parent)
    }
    guard child.appearance.hasClaim(of: .commit), child.appearance.state == .appearing,
      appearance.state == .appearing, !isForwardingDue,
      shouldAutomaticallyForwardAppearanceMethods
    else { return }
    child.appearance.transfer(from: .commit, to: .parent)
  }
}

// Forwarding a controller's own appearance to its children, where it forwards automatically.

extension UIViewController {
  /// Forwards this controller's own transition to the children whose views are in its view.
  func forward(appearing: Bool, animated: Bool) {
    if let presentedInContext,
      !appearing || presentedInContext.modalRelations?.isInPlace(presentedInContext) == true
    {
      presentedInContext.follow(appearing: appearing, animated: animated)
    }
    guard !childStorage.isEmpty else { return }
    let children = childrenWithForwardedAppearance
    guard !children.isEmpty else { return }
    for child in children where child.links.parent.leads(to: self) {
      let visible = child.substitute ?? child
      guard concerns(visible, appearing) else { continue }
      visible.follow(appearing: appearing, animated: animated)
      // A callback of the child may have reversed this transition, which all children have
      // received.
      guard appearance.isAppearedOrAppearing == appearing else { return }
    }
    // Or it has ended the transition: the children that began after that end now.
    if appearance.isAppearing == nil { endForwarded() }
  }

  /// Whether a child takes part. One that is visible though its view was unloaded, or removed from
  /// any window, takes part too, so that its appearance is balanced.
  private func concerns(_ child: UIViewController, _ appearing: Bool) -> Bool {
    if containsView(of: child) { return true }
    return !appearing && child.viewStorage?.hostWindow == nil
      && child.appearance.state != .disappearing
  }

  private func containsView(of child: UIViewController) -> Bool {
    guard let view = viewStorage, let childView = child.viewStorage else { return false }
    return childView.isInside(view)
  }

  /// Takes part in the parent's transition, unless this controller has its final state already.
  /// Where others have claims too, *did* is sent when the last of them is closed.
  func follow(appearing: Bool, animated: Bool) {
    switch (appearing, appearance.state) {
    case (true, .disappeared), (false, .appeared):
      beginAppearance(by: .parent, appearing: appearing, animated: animated)
    case (true, .appearing):
      joinParent(true)
    case (false, .disappearing):
      // What a transition hides has disappeared when that ends, also if another owner takes part.
      if !appearance.isHiddenByTransition { joinParent(false) }
    case (false, .appearing):
      joinParent(appearing)
      reverseAppearance(appearing: false, animated: animated)
    case (true, .disappearing):
      reappear(animated: animated)
    case (true, .appeared), (false, .disappeared):
      break
    }
  }

  /// Makes the running transition end with the parent's, also if another owner would end it.
  private func joinParent(_ appearing: Bool) {
    if appearance.hasClaim(of: .commit) {
      // It ends with the parent now, which may be later than the end of this turn.
      appearance.transfer(from: .commit, to: .parent)
    } else if !appearance.hasClaim(of: .parent) {
      appearance.join(.parent, appearing: appearing)
    }
  }

  /// The parent has reversed, and so does a child, unless its own container hides it.
  func reappear(animated: Bool) {
    if appearance.hasClaim(of: .commit) { return }
    if appearance.hasClaim(of: .parent) {
      guard appearance.endsWithNextClose || appearance.isShownByOther else {
        return endAppearance(by: .parent)
      }
    } else {
      guard appearance.isShownByOther else { return }
      joinParent(true)
    }
    reverseAppearance(appearing: true, animated: animated)
  }

  /// Ends the transitions of the children that no container ends: of those that appeared or
  /// disappeared with this controller, and of those that would have ended after the commit.
  // Fidelity: an end reaches the children also where this controller itself has nothing to end.
  // [observed]
  func endForwarded() {
    if let presentedInContext {
      presentedInContext.endFollowing(
        viewIsInPlace: presentedInContext.viewStorage?.hostWindow?.isHidden == false)
    }
    let children = childStorage
    guard !children.isEmpty else { return }
    let state = appearance.state
    for child in children where child.links.parent.leads(to: self) {
      let visible = child.substitute ?? child
      guard visible.appearance.automaticOwner != nil else { continue }
      let isInPlace = appearance.state != .disappeared && containsView(of: visible)
      visible.endFollowing(viewIsInPlace: isInPlace)
      // The rest ends with the transition that a callback of the child has begun here.
      guard appearance.state == state else { return }
    }
  }

  /// Ends what this controller has begun together with another one; an appearance that is aborted,
  /// because the view was removed meanwhile, reverses first.
  func endFollowing(viewIsInPlace: Bool = true) {
    reverseUnlessInPlace(viewIsInPlace)
    sendViewIsAppearingBeforeEnd()
    if let owner = appearance.automaticOwner { endAppearance(by: owner) }
  }

  /// A controller whose appearance a window controls has got this parent: a running transition ends
  /// with the
  /// parent's own.
  // Fidelity: a child whose view was added before addChild gets one did, with its parent's.
  // [decided: UIKit was seen to send two]
  func adoptAppearance(of child: UIViewController) {
    if child.appearance.hasClaim(of: .parent) {
      // The parent of that transition was removed, and with it the end that was due.
      child.endAppearanceAfterCommit(insteadOf: .parent)
    }
    guard child.appearance.hasClaim(of: .commit), child.appearance.state == .appearing,
      appearance.state == .appearing, !callbacks.isForwardingDue,
      forwardsAppearance(to: child)
    else { return }
    child.appearance.transfer(from: .commit, to: .parent)
  }
}

import MisuseReports

/// One running exchange of a child of a container for another, from the first event to the last.
///
/// It owns the open appearance transitions of its two sides: it has begun them, or has taken them
/// over from whoever had, and it alone ends them. A later exchange may take a side over in turn.
/// Kept by its sides and by its animation until it has ended.
final class ControllerExchange {
  private let container: UIViewController
  private let from: UIViewController
  private let to: UIViewController
  /// The superview of the old view and of the new one.
  private let host: UIView
  private let options: UIView.AnimationOptions
  private let isAnimated: Bool
  private let order = AppearanceOrder.exchange

  private let owner = AppearanceClaims.Owner.transition(TransitionID())
  /// Whether the old controller had a claim of this exchange when the views were exchanged. If it has
  /// none in the end, the old view belongs to a later exchange.
  private var letsOldGo = false
  private var untouchableViews: [UIView] = []

  init(
    in container: UIViewController, from: UIViewController, to: UIViewController, host: UIView,
    options: UIView.AnimationOptions, isAnimated: Bool
  ) {
    self.container = container
    self.from = from
    self.to = to
    self.host = host
    self.options = options
    self.isAnimated = isAnimated
  }

  // MARK: Begin

  /// Sends what comes first, exchanges the views, and lets the rest follow.
  func run(
    duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    begin()
    blockTouches()
    let finish = { [self] (finished: Bool) in end(finished, completion) }
    guard isAnimated, TransitionStyle(options) != nil else {
      UIView.performWithoutAnimation { putIn() }
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: animations,
        completion: finish)
      return
    }
    UIView.transition(
      with: host, duration: duration, options: options,
      animations: { [self] in
        putIn()
        animations()
        takeOut()
      }, completion: finish)
  }

  /// Becomes the owner of the sides that have a way to go, and begins.
  private func begin() {
    let goes = from.appearance.leadsToAppeared || from.appearance.hasTransitionClaim
    if goes { from.appearance.takeOver(by: owner) }
    let comes =
      to.appearance.hasTransitionClaim
      || (letsChildrenAppear && !to.appearance.leadsToAppeared)
    if comes { to.appearance.takeOver(by: owner) }
    for step in order.begin {
      if step.side == .going {
        if goes, from.appearance.leadsToAppeared { begin(from, appearing: false) }
      } else {
        // Before it is decided what to do: a load may change where the container stands.
        to.loadViewIfNeeded()
        if comes, letsChildrenAppear, !to.appearance.leadsToAppeared { begin(to, appearing: true) }
      }
    }
    letsOldGo = from.appearance.hasClaim(of: owner)
  }

  /// Whether a child that comes appears now, not later together with the container.
  private var letsChildrenAppear: Bool {
    container.appearance.leadsToAppeared && !container.isForwardingDue
  }

  /// One that was taken over may be under way in the other direction.
  private func begin(_ side: UIViewController, appearing: Bool) {
    if side.appearance.hasClaim(of: owner) {
      side.appearance.redirect(owner, appearing: appearing)
      side.reverseAppearance(appearing: appearing, animated: isAnimated)
    } else {
      side.beginAppearance(by: owner, appearing: appearing, animated: isAnimated)
    }
  }

  // MARK: Views

  private func putIn() {
    guard let view = to.view else { return }
    if options.contains(.showHideTransitionViews) {
      view.isHidden = false
    } else if host.isInside(view) {
      // A view that is loaded only now is known only now.
      Misuse.report(.exchangeHoldsOldView(to, from))
    } else {
      host.addSubview(view)
    }
  }

  private func takeOut() {
    let belongsToOther = letsOldGo && !from.appearance.hasClaim(of: owner)
    guard !belongsToOther, let view = from.viewIfLoaded, view.superview === host else { return }
    if options.contains(.showHideTransitionViews) {
      view.isHidden = true
    } else {
      view.removeFromSuperview()
    }
  }

  private func blockTouches() {
    guard !options.contains(.allowUserInteraction) else { return }
    untouchableViews = [from.viewIfLoaded, to.viewIfLoaded].compactMap { $0 }
    for view in untouchableViews { view.touchBlockingAnimations += 1 }
  }

  // MARK: End

  // Fidelity: the old view is removed, the old controller has disappeared, the new one has appeared,
  // then the completion comes. [decided]
  private func end(_ finished: Bool, _ completion: ((Bool) -> Void)?) {
    for view in untouchableViews { view.touchBlockingAnimations -= 1 }
    untouchableViews = []
    UIView.performWithoutAnimation { takeOut() }
    for step in order.complete {
      if step.side == .going { endGoing() } else { endComing() }
    }
    completion?(finished)
  }

  private func endGoing() {
    guard from.appearance.hasClaim(of: owner) else { return }
    // The view was put somewhere else in the meantime, and is seen there.
    let isElsewhere = from.viewIfLoaded?.superview !== host && from.viewIfLoaded?.window != nil
    end(from, isSeen: isElsewhere && !from.isHeldBackByParent)
  }

  private func endComing() {
    guard to.appearance.hasClaim(of: owner) else { return }
    end(to, isSeen: to.appearance.leadsToAppeared && to.viewIfLoaded?.window != nil)
  }

  private func end(_ side: UIViewController, isSeen: Bool) {
    if side.appearance.endsWithNextClose, side.appearance.isAppearing != isSeen {
      side.reverseAppearance(appearing: isSeen, animated: isAnimated)
    }
    if isSeen, container.appearance.isAppearing != nil, side.parent === container {
      // No child has appeared before its parent has.
      side.appearance.transfer(from: owner, to: .parent)
    } else {
      side.sendViewIsAppearingBeforeEnd()
      side.endAppearance(by: owner)
    }
  }
}

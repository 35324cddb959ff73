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

  /// The controller that goes, while this exchange owns its appearance transition.
  private var going: UIViewController?
  /// The controller that comes, while this exchange owns its appearance transition.
  private var coming: UIViewController?
  /// Whether the old view is this exchange's to take out.
  private var ownsOldView = true
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
    takeSides()
    for step in order.begin { begin(step) }
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

  /// Becomes the owner of the sides that have a way to go.
  private func takeSides() {
    if from.isOnItsWayIn || from.runningExchange != nil {
      from.runningExchange?.giveUp(from)
      own(from)
      going = from
    }
    if to.runningExchange != nil || (letsChildrenAppear && !to.isOnItsWayIn) {
      to.runningExchange?.giveUp(to)
      own(to)
      coming = to
    }
  }

  /// Whether a child that comes appears now, not later together with the container.
  private var letsChildrenAppear: Bool { container.isOnItsWayIn && !container.isForwardingDue }

  private func own(_ side: UIViewController) {
    side.runningExchange = self
    side.takeOverAutomaticTransition()
  }

  /// Another exchange owns `side` from now on.
  private func giveUp(_ side: UIViewController) {
    if side === from { ownsOldView = false }
    if side === going { going = nil }
    if side === coming { coming = nil }
  }

  private func begin(_ step: AppearanceOrder.Step) {
    // Before it is decided what to do: a load may change where the container stands.
    if step.side == .coming { to.loadViewIfNeeded() }
    let side = step.side == .going ? going : coming
    guard let side else { return }
    // One that was taken over may be on its way already.
    if step.side == .going ? side.isOnItsWayIn : (letsChildrenAppear && !side.isOnItsWayIn) {
      UIViewController.perform([step], going: going, coming: coming, animated: isAnimated)
    }
    // Nothing has begun, so there is nothing to end.
    if side.runningExchange === self, !side.isUnderWay { disown(side) }
  }

  private func disown(_ side: UIViewController) {
    giveUpAppearance(of: side)
    side.runningExchange = nil
  }

  private func giveUpAppearance(of side: UIViewController) {
    if side === going { going = nil }
    if side === coming { coming = nil }
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
    guard ownsOldView, let view = from.viewIfLoaded, view.superview === host else { return }
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

  // MARK: Meanwhile

  /// The container appears or disappears by itself: what comes goes along with it; what goes, goes.
  func containerTurned(_ side: UIViewController, appearing: Bool, animated: Bool) {
    guard side === coming, side.isUnderWay, side.isOnItsWayIn != appearing else { return }
    side.perform(.begin(appearing: appearing, animated: animated))
  }

  // MARK: End

  // Fidelity: the old view is removed, the old controller has disappeared, the new one has appeared,
  // then the completion comes. [decided]
  private func end(_ finished: Bool, _ completion: ((Bool) -> Void)?) {
    for view in untouchableViews { view.touchBlockingAnimations -= 1 }
    untouchableViews = []
    UIView.performWithoutAnimation { takeOut() }
    for step in order.complete {
      if step.side == .going { endGoing(step) } else { endComing(step) }
    }
    completion?(finished)
  }

  private func endGoing(_ step: AppearanceOrder.Step) {
    guard let side = going else { return }
    disown(side)
    guard side.isUnderWay else { return }
    // The view was put somewhere else in the meantime, and is seen there.
    let isElsewhere = side.viewIfLoaded?.superview !== host && side.viewIfLoaded?.window != nil
    play(
      isElsewhere && !side.isOnItsWayIn ? [.goingWillAppear, .goingDidAppear] : [step], on: side)
  }

  private func endComing(_ step: AppearanceOrder.Step) {
    guard let side = coming else { return }
    disown(side)
    guard side.isUnderWay else { return }
    if side.isOnItsWayIn, side.viewIfLoaded?.window == nil {
      // The view was taken away in the meantime.
      play([.comingWillDisappear, .comingDidDisappear], on: side)
    } else if container.isUnderWay, side.parent === container {
      // No child has appeared before its parent has.
      side.automaticTransition = .withParent
    } else {
      play([step], on: side)
    }
  }

  private func play(_ steps: [AppearanceOrder.Step], on side: UIViewController) {
    UIViewController.perform(steps, going: side, coming: side, animated: isAnimated)
  }
}

extension UIViewController {
  /// Whether the controller has appeared or is about to.
  fileprivate var isOnItsWayIn: Bool {
    appearance.state == .appeared || appearance.state == .appearing
  }

  /// Whether an appearance transition runs.
  fileprivate var isUnderWay: Bool {
    appearance.state == .appearing || appearance.state == .disappearing
  }
}

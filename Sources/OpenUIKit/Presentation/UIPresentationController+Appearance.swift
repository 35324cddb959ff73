// Who hears *will* and *did* of a presentation.

extension UIPresentationController {
  /// Plays steps of the transition's order. A side that is where the step leads already, because
  /// its window was hidden or its view taken away meanwhile, is passed over.
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
      guard let controller, controller.canTake(step.message) else { continue }
      // Fidelity: in a hidden window nobody appears; who is there does when it is shown. [decided]
      if step.message == .begin(appearing: true), container?.window?.isHidden == true { continue }
      UIViewController.perform([step], going: going, coming: coming, animated: run.isAnimated)
    }
  }

  /// A presentation that is skipped by a dismissal: what is visible of it goes without animation.
  final func sendWillVanish() {
    let presented = presentedViewController
    guard presented.canTake(.begin(appearing: false)) else { return }
    presented.beginAppearanceTransition(false, animated: false)
  }
}

extension UIPresentationController {
  /// What was to vanish stays after all, or vanishes after all.
  final func turnVanishing(back: Bool) {
    let presented = presentedViewController
    let isOnItsWay = presented.appearance.state == (back ? .disappearing : .appearing)
    if isOnItsWay { presented.beginAppearanceTransition(back, animated: false) }
  }
}

extension UIViewController {
  /// Whether a step of a transition would change anything.
  fileprivate func canTake(_ message: AppearanceOrder.Message) -> Bool {
    // What a hidden parent keeps silent is counted all the same.
    if silentTransitions.isOpen { return true }
    switch (message, appearance.state) {
    case (.begin(true), .appeared), (.begin(false), .disappeared), (.end, .appeared),
      (.end, .disappeared):
      return false
    case (.begin(false), .appearing), (.begin(true), .disappearing):
      takeOverAutomaticTransition()
      return true
    default:
      return true
    }
  }

  /// Ends what a skipped presentation has begun, in whichever direction.
  final func endVanishing() {
    if appearance.state == .disappearing || appearance.state == .appearing {
      endAppearanceTransition()
    }
    forgetRole()
  }

  /// The transition has ended, and with it the reason to come or to go; unless a callback has begun
  /// another one.
  final func forgetRole() {
    guard let modalStorage, modalStorage.presentation?.transition == nil else { return }
    modalStorage.role = .none
  }

  /// Ends an appearance transition whose presentation is cut off.
  final func endCutOff() {
    switch appearance.state {
    case .appearing where viewIfLoaded?.window == nil:
      perform(.begin(appearing: false, animated: false))
      endAppearanceAfterCommit()
    case .appearing, .disappearing: endAppearanceAfterCommit()
    case .appeared, .disappeared: break
    }
  }
}

import MisuseReports

extension UIViewController {
  func exchange(
    _ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    if let misuse = misuse(inExchanging: from, for: to, options) {
      Misuse.report(misuse)
      return
    }
    guard let host = from.viewIfLoaded?.superview else { return }
    var specification = AnimationSpecification(duration: duration, options: options)
    let stack = AnimationStack.shared
    if let outer = stack.current {
      specification = specification.inherited(from: outer.specification)
    }
    let isAnimated = stack.allowsAnimations && specification.duration > 0 && host.window != nil
    let exchange = ControllerExchange(
      in: self, from: from, to: to, host: host,
      ControllerExchange.Specification(
        duration: duration, options: options, isAnimated: isAnimated,
        animations: animations ?? {}))
    exchange.begin(completion: completion)
  }

  private func misuse(
    inExchanging from: UIViewController, for to: UIViewController,
    _ options: UIView.AnimationOptions
  ) -> Misuse? {
    if from === to { return .exchangedWithItself(from) }
    guard let parent = from.parent, parent === to.parent else {
      return .exchangeWithoutCommonParent(from, to)
    }
    guard parent === self else { return .exchangedByNonParent(self, from, to, parent: parent) }
    guard forwardsAppearance(to: from), forwardsAppearance(to: to) else {
      return .exchangeForwardsManually(self)
    }
    guard let container = viewIfLoaded, let fromView = from.viewIfLoaded,
      fromView !== container, fromView.isDescendant(of: container)
    else { return .exchangeOfInvisible(from, in: self) }
    let toView = to.viewIfLoaded
    if options.contains(.showHideTransitionViews) {
      guard let toView, toView !== container, toView.isDescendant(of: container) else {
        return .exchangeShowsOutsider(to, in: self)
      }
    } else if toView?.superview != nil {
      return .exchangeForPresent(to)
    } else if let toView, fromView.isInside(toView) {
      return .exchangeContainsOldView(to, from)
    }
    return nil
  }
}

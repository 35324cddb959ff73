// What cannot be presented, and by whom: found out before anything is sent.

extension UIViewController {
  /// Why this controller cannot be asked to present `presented`; nil if it can.
  final func misuse(inPresenting presented: UIViewController) -> UIKitMisuse? {
    if presented === self { return .presentedOnItself(self) }
    if presented.modalPresentationStyle == .none { return .presentedWithoutStyle(presented) }
    if let parent = presented.parentStorage { return .presentedChild(presented, parent: parent) }
    if presented.isActive { return .presentedActive(presented) }
    if viewIfLoaded?.window == nil { return .presenterNotInWindow(presented, presenter: self) }
    return nil
  }

  /// Why this controller cannot present with `presentation`; nil if it can.
  final func misuse(
    inPresenting presented: UIViewController, with presentation: UIPresentationController,
    from source: UIViewController
  ) -> UIKitMisuse? {
    let running = [source.enclosingPresentation, source.nearestActivePresentation]
    if running.contains(where: { $0?.isTransitioning ?? false }) {
      return .presentedWhileBusy(presented, presenter: source)
    }
    if let other = source.presentedViewController ?? activePresentation?.presentedViewController {
      return .alreadyPresenting(presented, presenter: self, other: other)
    }
    let isCurled = source.enclosingPresentation?.isPartialCurl ?? false
    if isCurled { return .presentedWhileCurled(presented) }
    if presented.modalTransitionStyle == .partialCurl,
      presentation.presentationStyle != .fullScreen || rootWindow == nil && parentStorage != nil
    {
      return .curledPartly(presented, presenter: self)
    }
    return nil
  }

  /// Whether the controller is on screen, on its way there, or presented.
  private var isActive: Bool {
    rootWindow != nil || modalStorage?.presentation != nil || appearance.state != .disappeared
  }
}

extension UIPresentationController {
  final var isTransitioning: Bool {
    if case .running = machine.state { return true }
    return false
  }

  final var isPartialCurl: Bool {
    presentationStyle == .fullScreen
      && presentedViewController.modalTransitionStyle == .partialCurl
  }
}

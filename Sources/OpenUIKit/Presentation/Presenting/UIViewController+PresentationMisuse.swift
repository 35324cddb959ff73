import MisuseReports

// The reasons why a controller cannot present another one, determined before anything is sent.

extension UIViewController {
  /// Why this controller cannot present `presented`; nil if it can.
  final func misuse(inPresenting presented: UIViewController) -> Misuse? {
    if presented === self { return .presentedOnItself(self) }
    if presented.modalPresentationStyle == .none { return .presentedWithoutStyle(presented) }
    if let parent = presented.parentStorage { return .presentedChild(presented, parent: parent) }
    if presented.isActive || presented.isAncestor(of: self) { return .presentedActive(presented) }
    if viewIfLoaded?.window == nil { return .presenterNotInWindow(presented, presenter: self) }
    return misuseOfRunning(inPresenting: presented) ?? misuseOfCurl(inPresenting: presented)
  }

  private func misuseOfRunning(inPresenting presented: UIViewController) -> Misuse? {
    let present = nearestActivePresentation
    if [enclosingPresentation, present].contains(where: { $0?.isTransitioning ?? false }) {
      return .presentedWhileBusy(presented, presenter: self)
    }
    guard let present else { return nil }
    return .alreadyPresenting(
      presented, presenter: present.presenter ?? self, other: present.presentedViewController)
  }

  private func misuseOfCurl(inPresenting presented: UIViewController) -> Misuse? {
    if enclosingPresentation?.isPartialCurl ?? false { return .presentedWhileCurled(presented) }
    guard presented.modalTransitionStyle == .partialCurl,
      presented.resolvedModalPresentationStyle != .fullScreen
    else { return nil }
    return .curledPartly(presented)
  }

  /// Whether the controller is on screen, appearing, or presented.
  private var isActive: Bool {
    isOnScreen || modalStorage?.presentation != nil
  }

  /// Whether the controller is the root of a window, or visible, or appearing, or covered by what
  /// it presents.
  final var isOnScreen: Bool {
    rootWindow != nil || appearance.state != .disappeared || activePresentation != nil
  }
}

extension UIPresentationController {
  final var isTransitioning: Bool {
    switch state {
    case .running, .ending: true
    case .idle, .presented: isPreparing
    }
  }

  final var isPartialCurl: Bool {
    presentationStyle == .fullScreen
      && presentedViewController.modalTransitionStyle == .partialCurl
  }
}

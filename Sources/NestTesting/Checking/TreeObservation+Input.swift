// The views that have the keyboard, touches and assistive technologies. Views in a hidden window
// have none of them, not even the former first responder there.

extension TreeObservation {
  // MARK: Controllers that have disappeared

  func coveredFirstResponder(of controller: UIViewController) -> String? {
    guard state(of: controller) == .disappeared, !window.isHidden else { return nil }
    if controller.isFirstResponder { return "it is the first responder" }
    var found: String?
    controller.viewIfLoaded?.visitViews { view in
      if view.isFirstResponder { found = "\(type(of: view)) in it is the first responder" }
    }
    return found
  }

  func inputThatContinues(in controller: UIViewController) -> String? {
    guard state(of: controller) == .disappeared else { return nil }
    var found: String?
    controller.viewIfLoaded?.visitViews { view in
      found = found ?? view.inputThatContinues
    }
    return found
  }

  /// The controllers that have disappeared, and whose views are reached from the window. One that
  /// can be seen has disappeared by mistake, which is another rule.
  var accessibleCoveredControllers: [(String, String)] {
    let candidates = recorded.filter {
      state(of: $0) == .disappeared && $0.viewIfLoaded?.window === window && !isSeen($0)
    }
    guard !candidates.isEmpty, !window.isHidden else { return [] }
    let reached = reachedViews
    return candidates.filter {
      $0.viewIfLoaded.map { reached.contains(ObjectIdentifier($0)) } ?? false
    }

    .map { (checker.name(of: $0), "it has disappeared, and its view is reached from the window") }
  }

  /// The views that assistive technologies reach from the window.
  private var reachedViews: Set<ObjectIdentifier> {
    var reached = Set<ObjectIdentifier>()
    window.visitAccessibleViews { reached.insert(ObjectIdentifier($0)) }
    return reached
  }

  // MARK: Views beside a modal view

  /// The input that the siblings of a modal view, or views in them, have, although they must not:
  /// the name of the controller, and the finding.
  var inputBesideModalViews: [(String, String)] {
    guard !window.isHidden else { return [] }
    var modalViews: [UIView] = []
    window.visitViews { if let modal = $0.modalSubview { modalViews.append(modal) } }
    guard !modalViews.isEmpty else { return [] }
    let reached = moment == .rest ? reachedViews : []
    return modalViews.flatMap { modal in
      let siblings = modal.superview?.subviews.filter { $0 !== modal } ?? []
      let checksTouches = moment == .rest || hasAppeared(in: modal)
      return siblings.flatMap { inputs(in: $0, checksTouches, reached) }.map { view, input in
        let name = view.nearestController.map(checker.name(of:)) ?? "the window"
        return (name, "\(input) beside \(type(of: modal)), which is modal")
      }
    }
  }

  /// Whether what a modal view contains is all that takes part in touches: it has appeared.
  private func hasAppeared(in modal: UIView) -> Bool {
    let states = recorded.filter { $0.viewIfLoaded?.isDescendant(of: modal) == true }
      .map(state(of:))
    return states.contains(.appeared) && !states.contains(.appearing)
      && !states.contains(.disappearing)
  }

  /// Returns the input that a view, and each view in it, has beside a modal view.
  private func inputs(
    in sibling: UIView, _ checksTouches: Bool, _ reached: Set<ObjectIdentifier>
  ) -> [(UIView, String)] {
    var found: [(UIView, String)] = []
    sibling.visitViews { view in
      let isFirst = view.isFirstResponder || view.ownController?.isFirstResponder == true
      if moment == .rest, isFirst {
        found.append((view, "\(type(of: view)) is the first responder"))
      }
      if checksTouches, let input = view.inputThatContinues { found.append((view, input)) }
      if reached.contains(ObjectIdentifier(view)) {
        found.append((view, "\(type(of: view)) is reached from the window"))
      }
    }
    return found
  }
}

extension UIView {
  /// The subview for which assistive technologies ignore the others; the last one of several.
  fileprivate var modalSubview: UIView? {
    subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
  }

  /// Calls a closure with all views that assistive technologies reach from this one.
  // Fidelity: a hidden view, one that hides its elements, and the siblings of a modal view are
  // skipped; an element hides what is in it, and a list of elements replaces the subviews.
  // [documented]
  fileprivate func visitAccessibleViews(_ body: (UIView) -> Void) {
    guard !isHidden, alpha > 0.01, !accessibilityElementsHidden else { return }
    body(self)
    guard !isAccessibilityElement else { return }
    if let elements = accessibilityElements {
      for case let view as UIView in elements { view.visitAccessibleViews(body) }
      return
    }
    for subview in modalSubview.map({ [$0] }) ?? subviews { subview.visitAccessibleViews(body) }
  }

  /// The input of a user in this view that continues: a touch, a scroll, a gesture; `nil` for none.
  var inputThatContinues: String? {
    let controller = ownController as? RecordingViewController
    if controller?.activeTouches.isEmpty == false { return "a touch continues" }
    if let control = self as? UIControl, control.isTracking {
      return "\(type(of: self)) is tracking"
    }
    if let scrollView = self as? UIScrollView {
      if scrollView.isTracking || scrollView.isDragging { return "a scroll view is dragged" }
      if scrollView.isDecelerating { return "a scroll view scrolls on" }
    }
    let recognizer = gestureRecognizers?.first { $0.state == .began || $0.state == .changed }
    return recognizer.map { "\(type(of: $0)) continues" }
  }
}

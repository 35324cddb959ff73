import NestKit
import OpenUIKit

/// The calls that the delegate makes while it is asked where pages are bound.
struct SpineQuestion {
  /// The pages that it has set last; `nil` for those that are shown.
  var pages: [UIViewController]?
  /// Called when they are there, or have been refused.
  var completions: [(Bool) -> Void] = []
}

extension UIPageViewController {
  /// The orientation of the interface after a rotation; nil for a change of the size alone.
  func orientation(after transform: CGAffineTransform) -> UIInterfaceOrientation? {
    guard transform != .identity, let now = viewIfLoaded?.window?.windowScene?.interfaceOrientation
    else { return nil }
    // Clockwise, from the upright one.
    let all: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
    ]
    guard let index = all.firstIndex(of: now) else { return nil }
    let quarters = transform.a < -0.5 ? 2 : transform.b > 0.5 ? 1 : 3
    return all[(index + quarters) % 4]
  }

  // Fidelity: pages that roll ask the delegate, which may set other pages meanwhile. [documented]
  // The pages change before the rotation, without animation. [decided]
  /// Binds pages where the delegate wants it in an orientation.
  func updateSpine(for orientation: UIInterfaceOrientation) {
    guard transitionStyle == .pageCurl, spineQuestion == nil, let delegate else { return }
    spineQuestion = SpineQuestion()
    let answer = delegate.pageViewController(self, spineLocationFor: orientation)
    let question = spineQuestion
    spineQuestion = nil
    let spine = answer == .none ? spineLocation : answer
    let isDone = bind(at: spine, showing: question?.pages)
    for completion in question?.completions ?? [] { completion(isDone) }
  }

  /// Binds pages elsewhere, and shows others; false where these cannot be.
  private func bind(at spine: SpineLocation, showing pages: [UIViewController]?) -> Bool {
    guard spine != spineLocation || pages != nil else { return true }
    let new = pages ?? shown
    if !(pages == nil && shown.isEmpty), let misuse = misuse(ofShowing: new, boundAt: spine) {
      Misuse.report(misuse)
      return false
    }
    // A turn that runs has the places of before.
    for stack in pageStacks { stack.finishTransition() }
    let leaving = pageStacks.dropFirst(spine == .mid ? 2 : 1).flatMap(\.viewControllers)
    // A page of a place that is removed leaves it first.
    if leaving.contains(where: { page in new.contains { $0 === page } }) {
      for stack in pageStacks { stack.setViewControllers([], animated: false) }
    }
    bind(at: spine)
    if !new.isEmpty { show(new, .forward, animated: false, nil) }
    return true
  }
}

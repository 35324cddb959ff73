import OpenUIKit

/// Moves the bars of a container: with the transition that is about to begin, or by an animation of
/// their own.
final class BarMotion {
  /// Whether a transition is about to begin that moves the bars, so that no layout does before.
  private(set) var awaitsTransition = false
  /// The closures that are called when that transition has begun, or has ended without beginning.
  private var waiting: [() -> Void] = []

  deinit {}

  /// Does something as soon as the transition that is about to begin has begun.
  func whenBegun(_ body: @escaping () -> Void) { waiting.append(body) }

  private func transitionHasBegun() {
    awaitsTransition = false
    let bodies = waiting
    waiting = []
    for body in bodies { body() }
  }

  /// Hides or shows bars.
  ///
  /// - Parameters:
  ///   - container: Whose bars they are.
  ///   - animated: Whether that takes time.
  ///   - layOut: Puts the bars where they belong.
  func move(
    _ container: UIViewController, animated: Bool, _ layOut: @escaping () -> Void
  ) {
    guard container.isViewLoaded else { return }
    if animated, let coordinator = container.transitionCoordinator,
      move(with: coordinator, layOut, completion: { _ in })
    {
      return
    }
    let duration = animated ? UINavigationController.hideShowBarDuration : 0
    UIView.animate(withDuration: Double(duration)) {
      layOut()
      container.view.layoutIfNeeded()
    }
  }

  /// Makes changes with a transition.
  ///
  /// - Returns: Whether they are made; not where the transition runs already.
  @discardableResult
  func move(
    with coordinator: any UIViewControllerTransitionCoordinator, _ changes: @escaping () -> Void,
    completion: @escaping (_ isCancelled: Bool) -> Void
  ) -> Bool {
    awaitsTransition = true
    let isQueued = coordinator.animate(
      alongsideTransition: { [weak self] _ in
        changes()
        self?.transitionHasBegun()
      },
      completion: { [weak self] context in
        self?.transitionHasBegun()
        completion(context.isCancelled)
      })
    if !isQueued { transitionHasBegun() }
    return isQueued
  }
}

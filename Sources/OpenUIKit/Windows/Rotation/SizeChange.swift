// Decisions 17 and 62: a change of size is not run by `ControllerTransition`, and neither is the
// exchange of a window's root.
/// A change of the size of all windows that fill the screen, from the first callback to the last.
final class SizeChange {
  let change: InterfaceChange
  /// The identity of this change.
  let number: Int
  private var parts: [WindowSizeChange]

  init(_ change: InterfaceChange, number: Int, windows: [UIWindow]) {
    self.change = change
    self.number = number
    parts = windows.map { WindowSizeChange($0, change) }
  }

  deinit {}

  /// Calls the controllers before anything changes.
  func announce() {
    for part in parts { part.announce() }
  }

  /// Whether a coordinator is one of this change.
  func owns(_ coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
    parts.contains { $0.coordinator === coordinator }
  }

  /// Sets the new size of the windows, and calls `completion` at the end.
  func apply(completion: @escaping () -> Void) {
    guard change.isAnimated, !parts.isEmpty else {
      UIView.performWithoutAnimation {
        for part in parts {
          part.move()
          part.animateAlong()
        }
      }
      // Fidelity: the completions of a change that takes no time come at the end of the turn.
      // [decided]
      DeferredWork.afterCommit { [self] in finish(completion) }
      return
    }
    UIView.performWithoutAnimation { for part in parts { part.showStartPose() } }
    UIView.animate(withDuration: change.duration, delay: 0) { [self] in
      for part in parts { part.move() }
      // A block of its own: endless animations of the controllers do not delay the end.
      UIView.animate(withDuration: change.duration, delay: 0) { [self] in
        for part in parts { part.animateAlong() }
      }
    } completion: { [self] _ in
      finish(completion)
    }
  }

  private func finish(_ completion: () -> Void) {
    for part in parts { part.finish() }
    parts = []
    completion()
  }
}

/// The change of one window.
///
/// The order: `willTransition(to:with:)`, `viewWillTransition(to:with:)`; then, in the animation,
/// the bounds, the traits, layout, and the animations alongside; then the completions.
final class WindowSizeChange {
  let coordinator: TransitionCoordinator
  /// Referenced until the end, which its controllers wait for.
  private let window: UIWindow
  private let change: InterfaceChange
  /// The transform that the program has set on the window.
  private let ownTransform: CGAffineTransform

  init(_ window: UIWindow, _ change: InterfaceChange) {
    self.window = window
    self.change = change
    ownTransform = window.transform
    coordinator = TransitionCoordinator(
      TransitionCoordinator.Facts(
        isAnimated: change.isAnimated, duration: change.duration, containerView: window,
        targetTransform: change.transform))
  }

  deinit {}

  func announce() {
    guard let root = window.rootViewController, isConcerned(root) else { return }
    root.join(coordinator)
    let traits = window.traits(ofRoot: root, for: change.size)
    if traits != root.traitCollection { root.willTransition(to: traits, with: coordinator) }
    root.viewWillTransition(to: change.size, with: coordinator)
  }

  // Fidelity: a root that is not on screen is not called, it has the right size when it appears;
  // but one that presents forwards the call to its presentation. [decided]
  private func isConcerned(_ root: UIViewController) -> Bool {
    if root.modalRelations?.presented != nil { return true }
    return root.appearance.state != .disappeared && root.isConcernedBySize
  }

  /// Shows the old interface in its former orientation, in the middle of the new screen.
  func showStartPose() {
    window.center = CGPoint(x: change.size.width / 2, y: change.size.height / 2)
    window.transform = ownTransform.concatenating(change.startTransform)
  }

  /// Sets the frame of the window, and lays out everything in it.
  func move() {
    window.transform = ownTransform
    window.fill(CGRect(origin: .zero, size: change.size))
    window.updateTraitsIfNeeded()
    window.layoutIfNeeded()
  }

  func animateAlong() {
    coordinator.runAnimations()
    window.layoutIfNeeded()
  }

  func finish() {
    coordinator.finish(cancelled: false)
  }
}

extension UIWindow {
  /// Returns the traits of the root controller once the window has `size`.
  fileprivate func traits(ofRoot root: UIViewController, for size: CGSize) -> UITraitCollection {
    let inherited = rootTraits(for: size)
    let own = traitState?.resolve(inherited) ?? inherited
    return root.traitState?.resolve(own) ?? own
  }
}

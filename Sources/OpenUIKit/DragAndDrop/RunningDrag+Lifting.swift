extension RunningDrag {
  /// Lifts the items: their previews appear where they are.
  func lift() {
    guard phase == .idle, let window else { return }
    enter(.lifted)
    withSource { delegate, source in
      lifted = session.items.map { item in
        phase == .lifted
          ? delegate.dragInteraction(source, previewForLifting: item, session: session) : nil
      }
    }
    guard phase == .lifted else { return }
    overlay.attach(to: window, at: point)
    overlay.show(lifted)
    withSource {
      $0.dragInteraction($1, willAnimateLiftWith: liftAnimator, session: session)
    }
    guard phase == .lifted else { return }
    liftAnimator.run({ self.overlay.showLifted() }, completion: {})
  }

  /// The finger was lifted, or the lift is over for another reason, before anything has moved.
  func endLift() {
    guard phase == .lifted else { return }
    enter(.ending)
    liftAnimator.finish(at: .start)
    let animator = DragAnimator()
    animator.run({ self.overlay.showReturned(self.lifted) }) {
      self.overlay.removeFromSuperview()
      self.enter(.over)
    }
  }

  /// A menu has opened for the finger that has lifted the items.
  func menuDidOpen() { endLift() }
}

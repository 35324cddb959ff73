// Whether a drag begins.

extension ContainerDrag: FingerFollowing {
  /// Asks the container, and then the program.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    prepares()
  }

  /// Whether the container follows a finger that moves as it does now, or resists it.
  func prepares() -> Bool {
    guard target == nil, let view = recognizer.view else { return false }
    let translation = recognizer.translation(in: view)
    guard let direction = DragDirection(translation) else { return false }
    let location = recognizer.location(in: view)
    let start = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
    let follows = wouldFollow(direction, from: start)
    answer = nil
    guard follows || resists(direction, from: start) else { return false }
    (self.direction, onlyResists) = (direction, !follows)
    return true
  }

  /// Whether the container follows a finger. Asked once for a touch.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger.
  ///   - start: Where it has come down, in the view of the recognizer.
  func wouldFollow(_ direction: DragDirection, from start: CGPoint) -> Bool {
    if let answer, answer.direction == direction { return answer.isYes }
    let isYes =
      recognizer.isEnabled && target == nil && mayBegin(direction, start)
      && !isScrolled(direction, from: start) && onShouldBegin?(recognizer) ?? true
    answer = (direction, isYes)
    return isYes
  }

  /// Whether the container resists a finger that it does not follow: nobody else does.
  private func resists(_ direction: DragDirection, from start: CGPoint) -> Bool {
    findResistingView(direction) != nil && !isScrolled(direction, from: start)
      && recognizer.view?.isFollowedAround(direction, from: start) == false
      && onShouldBegin?(recognizer) ?? true
  }

  /// Asks the program.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    answer = nil
    return onShouldReceive?(touch) ?? true
  }

  /// Asks the program.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { onShouldRecognizeSimultaneously?(otherGestureRecognizer) ?? false }
}

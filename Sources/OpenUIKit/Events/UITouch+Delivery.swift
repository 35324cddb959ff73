extension UITouch {
  func isWatched(by recognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizers?.contains { $0 === recognizer } == true
  }

  /// Whether the touch is over.
  var isLifted: Bool { phase.isLast }

  /// Whether an undecided recognizer keeps deferred messages from the view.
  var isDeferred: Bool {
    guard let first = delivery.deferred.first else { return false }
    return isDelayed(first)
  }

  /// The message for the present phase: what the view receives now.
  func messagesForPhase() -> [TouchDelivery.Message] {
    // A view that left its window receives the end of the touch and nothing more.
    let hasLeftWindow = phase != .began && view?.window == nil
    let message: TouchDelivery.Message
    switch phase {
    case .began: message = .began
    case .moved: message = .moved
    case .ended: message = .ended
    case .cancelled: message = .cancelled
    case .stationary, .regionEntered, .regionMoved, .regionExited: return []
    }
    return delivery.deliver(hasLeftWindow ? .cancelled : message, deferring: isDelayed(message))
  }

  private func isDelayed(_ message: TouchDelivery.Message) -> Bool {
    guard let gestureRecognizers, message != .cancelled else { return false }
    return gestureRecognizers.contains { recognizer in
      recognizer.machine.isUndecided
        && (recognizer.delaysTouchesBegan || recognizer.delaysTouchesEnded && message == .ended)
    }
  }
}

extension UITouch.Phase {
  /// Whether no other phase follows.
  var isLast: Bool { self == .ended || self == .cancelled || self == .regionExited }
}

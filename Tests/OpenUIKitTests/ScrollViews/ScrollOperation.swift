import NestTesting

/// An operation on nested scroll views. Views and fingers are numbers.
nonisolated indirect enum ScrollOperation: DriverOperation {
  /// A property of one scroll view, which the operation reverses.
  enum Option: Sendable, CaseIterable {
    case bounces, alwaysBounces, pages, scrolls, locks, delays, cancels, transfers, clips
  }

  /// A key that scrolls.
  enum Key: Sendable, CaseIterable {
    case up, down, left, right, pageUp, pageDown, home, end, space
  }

  case toggle(Option, of: Int)
  /// Sets the content size, in units of 50 points.
  case resize(Int, width: Int, height: Int)
  /// Sets the inset of the top and the left edge, in units of 10 points.
  case inset(Int, Int)
  /// Sets the size of the scroll view, in units of 10 points.
  case frame(Int, Int)
  /// Sets the offset, in units of 10 points.
  case offset(Int, x: Int, y: Int)
  case scrollTo(Int, x: Int, y: Int, animated: Bool)
  case reveal(Int, x: Int, y: Int, animated: Bool)
  /// Sets the scale, in tenths.
  case zoom(Int, Int, animated: Bool)
  case zoomToRect(Int, x: Int, y: Int, animated: Bool)
  case stop(Int)
  case flash(Int)
  /// Removes a scroll view from its superview, or adds it.
  case toggleRemoved(Int)
  case toggleHidden(Int)
  case putDown(Int, x: Int, y: Int)
  case move(Int, x: Int, y: Int)
  case lift(Int)
  case cancel(Int)
  case wheel(x: Int, y: Int, dx: Int, dy: Int, control: Bool)
  case press(Key)
  /// Lets time go by, in hundredths of a second.
  case advance(Int)
  /// Does something the next time that the delegate of a scroll view receives a certain call.
  case during(Int, String, ScrollOperation)

  var simpler: [ScrollOperation] {
    switch self {
    case .during(let view, let call, let operation):
      [operation] + operation.simpler.map { .during(view, call, $0) }
    case .advance(let time): time.simplerNumbers.map { .advance($0) }
    case .move(let finger, let x, let y):
      x.simplerNumbers.map { .move(finger, x: $0, y: y) }
        + y.simplerNumbers.map { .move(finger, x: x, y: $0) }
    default: []
    }
  }
}

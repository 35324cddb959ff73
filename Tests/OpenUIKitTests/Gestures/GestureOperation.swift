import NestTesting

/// An operation on nested views with recognizers. Views, recognizers and fingers are numbers.
nonisolated indirect enum GestureOperation: DriverOperation {
  /// How one recognizer stands to another.
  enum Relation: Sendable, CaseIterable {
    /// It requires the other to fail, from now on.
    case requiresFailure
    /// Its delegate says so, or no longer says so.
    case delegateRequiresFailure
    /// Its delegate says that the other requires it to fail, or no longer says so.
    case delegateIsRequiredToFail
    /// Its delegate lets both recognize at the same time, or no longer does.
    case simultaneous
  }

  /// A property of one recognizer, which the operation reverses.
  enum Option: Sendable, CaseIterable {
    case isEnabled, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, begins, receives
  }

  /// Puts a recognizer on a view.
  case attach(Int, to: Int)
  /// Takes a recognizer off its view.
  case detach(Int)
  case toggle(Option, of: Int)
  case relate(Int, Relation, Int)
  /// Hides a view, or shows it.
  case toggleHidden(Int)
  /// Takes a view out of its superview, or puts it there.
  case toggleRemoved(Int)
  case putDown(Int, x: Int, y: Int)
  case move(Int, x: Int, y: Int)
  case lift(Int)
  case cancel(Int)
  /// Presses the pointer, with the control key or without.
  case press(x: Int, y: Int, control: Bool)
  case movePointer(x: Int, y: Int)
  case release
  case scroll(x: Int, y: Int, control: Bool)
  /// Presses a key, or lets it repeat if it is down.
  case putDownKey(Int)
  case liftKey(Int)
  /// Makes a view the first responder, or makes it resign.
  case toggleFirstResponder(Int)
  /// Lets time go by, in hundredths of a second.
  case advance(Int)
  /// Does something the next time that a recognizer reports a gesture.
  case during(Int, GestureOperation)

  var simpler: [GestureOperation] {
    switch self {
    case .during(let recognizer, let operation):
      [operation] + operation.simpler.map { .during(recognizer, $0) }
        + recognizer.simplerNumbers.map { .during($0, operation) }
    case .advance(let time): time.simplerNumbers.map { .advance($0) }
    case .move(let finger, let x, let y):
      x.simplerNumbers.map { .move(finger, x: $0, y: y) }
        + y.simplerNumbers.map { .move(finger, x: x, y: $0) }
    case .attach(let recognizer, let view):
      view.simplerNumbers.map { .attach(recognizer, to: $0) }
    default: []
    }
  }
}

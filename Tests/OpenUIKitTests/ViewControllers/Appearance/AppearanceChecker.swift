import NestTesting

/// Watches one controller's appearance callbacks and says which rule one of them breaks.
struct AppearanceChecker {
  enum State { case gone, coming, here, going }

  private(set) var state = State.gone
  private var hasBeenPlaced = false

  init(state: State = .gone) { self.state = state }

  /// What is wrong with a callback that comes now; nil if nothing is.
  mutating func problem(with callback: LifecycleCallback) -> String? {
    switch (callback, state) {
    case (.viewWillAppear, .gone), (.viewWillAppear, .going):
      state = .coming
      hasBeenPlaced = false
    case (.viewIsAppearing, .coming) where !hasBeenPlaced:
      hasBeenPlaced = true
    case (.viewDidAppear, .coming) where hasBeenPlaced:
      state = .here
    case (.viewWillDisappear, .here), (.viewWillDisappear, .coming):
      state = .going
    case (.viewDidDisappear, .going):
      state = .gone
    case (.viewWillAppear, _), (.viewIsAppearing, _), (.viewDidAppear, _),
      (.viewWillDisappear, _), (.viewDidDisappear, _):
      return "\(callback) came while it was \(state)"
    default: break
    }
    return nil
  }
}

import NestTesting
import OpenUIKit

/// An operation on presentations in one window. Controllers are numbers.
nonisolated indirect enum PresentationOperation: DriverOperation {
  /// A controller that presents or dismisses.
  enum Place: Sendable {
    /// The controller of this number.
    case node(Int)
    /// So many presentations above the root of the window, or the topmost one.
    case level(Int)
  }

  /// How a controller is presented.
  struct Manner: Sendable {
    var style = UIModalPresentationStyle.fullScreen
    var transition = UIModalTransitionStyle.coverVertical
    var hasDelegate = false
    var animated = false
  }

  /// The objects that the transitioning delegate makes, and their settings.
  struct Configuration: Sendable {
    var makesInteractors = false
    var beginsInteractively = true
    var makesPresentations = false
    var removesPresenter = false
  }

  /// A call that reaches the program during a presentation, as the beginning of its line in the
  /// timeline.
  enum Call: String, Sendable, CaseIterable {
    case askForAnimator = "animationController"
    case askForPresentation = "presentationController"
    case askForInteractor = "interactionController"
    case animate = "animateTransition"
    case animationCompletion = "animation ended"
    case animationEnded
    case presentationWillBegin = "presentationTransitionWillBegin"
    case presentationDidEnd = "presentationTransitionDidEnd"
    case dismissalWillBegin = "dismissalTransitionWillBegin"
    case dismissalDidEnd = "dismissalTransitionDidEnd"
    case alongside
    case coordinatorCompletion = "coordinator"
    case completion
  }

  case present(Int, on: Place, Manner)
  case presentAlert(UIAlertController.Style, on: Place, animated: Bool)
  case dismiss(Place, animated: Bool)
  case setRoot(Int?, window: Int = 0)
  case toggleWindow(Int = 0)
  /// Makes one a child of the other, or takes it from the parent that it has.
  case moveChild(Int, to: Int)
  /// Adds the view of one without a parent to the window, or removes it from where it is.
  case moveView(Int)
  /// Exchanges the first child of one for another controller.
  case exchange(in: Int, for: Int, animated: Bool)
  /// Animates alongside the transition of one.
  case animateAlong(Int)
  case layOut
  /// Releases one, wherever it is, and makes another of the same number.
  case replace(Int)
  /// Sets the results of the transitioning delegate for the transitions that begin from now on.
  case configure(Configuration)
  case pauseInteraction
  case updateInteraction(Double)
  case cancelInteraction
  case finishInteraction
  case turnDevice
  case drag(x: Int, y: Int, by: Int, frames: Int)
  case advance(frames: Int)
  case commit
  /// Performs an operation the next time one receives a callback.
  case during(LifecycleCallback.Kind, of: Int, PresentationOperation)
  /// Does something the next time that a delegate, an animator or a completion is called.
  case duringCall(Call, PresentationOperation)

  var simpler: [PresentationOperation] {
    switch self {
    case .present(let number, let place, let manner):
      manner.simpler.map { .present(number, on: place, $0) }
        + place.simpler.map { .present(number, on: $0, manner) }
    case .presentAlert(let style, let place, let animated):
      (animated ? [.presentAlert(style, on: place, animated: false)] : [])
        + place.simpler.map { .presentAlert(style, on: $0, animated: animated) }
    case .dismiss(let place, let animated):
      (animated ? [.dismiss(place, animated: false)] : [])
        + place.simpler.map { .dismiss($0, animated: animated) }
    case .setRoot(let root, let window):
      (root?.simplerNumbers ?? []).map { .setRoot($0, window: window) }
    case .exchange(let parent, let child, let animated):
      animated ? [.exchange(in: parent, for: child, animated: false)] : []
    case .replace(let number): number.simplerNumbers.map { .replace($0) }
    case .drag, .turnDevice: [.advance(frames: 1), .commit]
    case .advance(let frames):
      frames == 0 ? [.commit] : frames.simplerNumbers.map { .advance(frames: $0) }
    case .during(let callback, let number, let operation):
      [operation] + operation.simpler.map { .during(callback, of: number, $0) }
    case .duringCall(let call, let operation):
      [operation] + operation.simpler.map { .duringCall(call, $0) }
    case .moveChild, .moveView, .animateAlong, .layOut, .toggleWindow, .configure,
      .updateInteraction, .pauseInteraction, .cancelInteraction, .finishInteraction, .commit:
      []
    }
  }
}

nonisolated extension PresentationOperation.Manner {
  /// Each property as it is by default.
  var simpler: [PresentationOperation.Manner] {
    let usual = PresentationOperation.Manner()
    var found: [PresentationOperation.Manner] = []
    func add(_ isUsual: Bool, _ change: (inout PresentationOperation.Manner) -> Void) {
      guard !isUsual else { return }
      var changed = self
      change(&changed)
      found.append(changed)
    }
    add(!animated) { $0.animated = false }
    add(!hasDelegate) { $0.hasDelegate = false }
    add(style == usual.style) { $0.style = usual.style }
    add(transition == usual.transition) { $0.transition = usual.transition }
    return found
  }
}

nonisolated extension PresentationOperation.Place {
  /// The root is simpler than what is above it.
  var simpler: [PresentationOperation.Place] {
    switch self {
    case .node(let number): [.level(0)] + number.simplerNumbers.map { .node($0) }
    case .level(let level): level.simplerNumbers.map { .level($0) }
    }
  }
}

import NestTesting
import OpenUIKit

/// What can be done to presentations in one window. Controllers are numbers.
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

  case present(Int, on: Place, Manner)
  case presentAlert(UIAlertController.Style, on: Place, animated: Bool)
  case dismiss(Place, animated: Bool)
  case setRoot(Int?)
  case toggleWindow
  /// Makes one a child of the other, or takes it from the parent that it has.
  case moveChild(Int, to: Int)
  /// Lets go of one, wherever it is, and makes another of the same number.
  case replace(Int)
  /// Lets a person drive the transitions that begin from now on, or not.
  case makeInteractive(Bool)
  case updateInteraction(Double)
  case cancelInteraction
  case finishInteraction
  case turnDevice
  case drag(x: Int, y: Int, by: Int, frames: Int)
  case advance(frames: Int)
  case commit
  /// Does something the next time one hears a callback.
  case during(LifecycleCallback.Kind, of: Int, PresentationOperation)

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
    case .setRoot(let root): (root?.simplerNumbers ?? []).map { .setRoot($0) }
    case .replace(let number): number.simplerNumbers.map { .replace($0) }
    case .drag, .turnDevice: [.advance(frames: 1), .commit]
    case .advance(let frames):
      frames == 0 ? [.commit] : frames.simplerNumbers.map { .advance(frames: $0) }
    case .during(let callback, let number, let operation):
      [operation] + operation.simpler.map { .during(callback, of: number, $0) }
    case .moveChild, .toggleWindow, .makeInteractive, .updateInteraction, .cancelInteraction,
      .finishInteraction, .commit:
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

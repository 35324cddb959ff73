import Dispatch
import NestKit

/// When the windows of a program are looked at next.
struct MonitorLooks {
  /// The seconds after which a look follows another one.
  static let interval = 0.1
  /// How many looks follow an event at most: what moves for ever is not at rest.
  static let limit = 50

  /// How many looks are made before what has begun and not ended counts as at rest.
  static let patience = 20

  /// Whether one is requested.
  var isScheduled = false
  /// The looks since the last event.
  var count = 0
  /// Whether nothing has moved at the last look, and there was no event since.
  var isQuiet = false
}

extension ContractMonitor {
  /// Notes an event, and looks at the windows soon: not in each turn, of which there may be many.
  func scheduleLook() {
    (looks.count, looks.isQuiet) = (0, false)
    if !looks.isScheduled { scheduleNextLook() }
  }

  private func scheduleNextLook() {
    looks.isScheduled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + MonitorLooks.interval) { [weak self] in
      self?.look()
    }
  }

  /// Looks at the windows of all controllers: as at rest, if nothing has moved since the last look.
  private func look() {
    looks.isScheduled = false
    guard isRunning else { return }
    let windows = subjects.windows
    // Something that cannot be seen here may be about to end what has begun.
    let isAwaited = looks.count < MonitorLooks.patience && !checker.unfinished.isEmpty
    let isMoving = isAwaited || windows.contains { $0.hasMotion }
    let isAtRest = !isMoving && looks.isQuiet
    for window in windows where isRunning {
      checker.check(window, at: isAtRest ? .rest : .transition)
    }
    looks.count += 1
    looks.isQuiet = !isMoving
    // An event of a callback may have requested one.
    if !isAtRest, looks.count < MonitorLooks.limit, !looks.isScheduled { scheduleNextLook() }
    report()
  }
}

extension MonitoredControllers {
  /// The windows in which the controllers are, each once.
  fileprivate var windows: [UIWindow] {
    var found: [UIWindow] = []
    for controller in controllers {
      guard let window = controller.viewIfLoaded?.window, !found.contains(window) else { continue }
      found.append(window)
    }
    return found
  }
}

extension UIWindow {
  /// Whether a transition, an animation or a hand moves something in the window. What moves for
  /// ever does not count.
  fileprivate var hasMotion: Bool {
    guard let root = rootViewController else { return false }
    let controllers = TreeObservation.controllers(below: root)
    if controllers.contains(where: { $0.transitionCoordinator != nil }) { return true }
    if layer.hasFiniteAnimation { return true }
    var hasInput = false
    visitViews { if !hasInput, $0.inputThatContinues != nil { hasInput = true } }
    return hasInput
  }
}

extension CALayer {
  /// Whether it, or a layer in it, has an animation that ends by itself: a picture of a view that
  /// is exchanged is a layer without a view.
  fileprivate var hasFiniteAnimation: Bool {
    let isAnimated = animationKeys()?.contains { key in
      guard let animation = animation(forKey: key) else { return false }
      return animation.repeatCount < 1_000 && animation.repeatDuration < 1_000
    }
    return isAnimated == true || sublayers?.contains(where: \.hasFiniteAnimation) == true
  }
}

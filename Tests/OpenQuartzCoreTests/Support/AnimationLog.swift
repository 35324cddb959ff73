import OpenQuartzCore

/// Writes down what delegates and blocks hear.
final class AnimationLog {
  var entries: [String] = []
  /// What to do when the animation of a name has stopped.
  var onStop: [String: () -> Void] = [:]

  func delegate(_ name: String) -> any CAAnimationDelegate { Listener(name, self) }

  private final class Listener: CAAnimationDelegate {
    let name: String
    let log: AnimationLog

    init(_ name: String, _ log: AnimationLog) {
      self.name = name
      self.log = log
    }

    func animationDidStart(_ anim: CAAnimation) { log.entries.append("\(name) start") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      log.entries.append("\(name) stop \(flag)")
      log.onStop[name]?()
    }
  }
}

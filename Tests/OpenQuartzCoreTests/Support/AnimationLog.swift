import OpenQuartzCore

/// Notes the calls of delegates and blocks.
final class AnimationLog {
  var entries: [String] = []
  /// The blocks that are called when the animation of a name has stopped.
  var onStop: [String: () -> Void] = [:]

  func delegate(_ name: String) -> any CAAnimationDelegate { Listener(name, self) }

  /// A movement from 0 to 100 that writes down when it starts and stops.
  func animation(
    _ name: String, duration: Double = 1, _ change: (CABasicAnimation) -> Void = { _ in }
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (0, 100)
    animation.duration = duration
    animation.delegate = delegate(name)
    change(animation)
    return animation
  }

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

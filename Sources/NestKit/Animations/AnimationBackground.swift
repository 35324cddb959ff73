/// Whether what an animation shows is in the background, where it is paused.
final class AnimationBackground {
  private(set) var isEntered = false
  private weak var player: AnimationPlayer?
  private var observers: [any NSObjectProtocol] = []

  init(_ player: AnimationPlayer) { self.player = player }

  deinit {}

  /// Observes a scene; without one, the application.
  func begin(for scene: UIWindowScene?) {
    end()
    if let scene {
      isEntered = scene.activationState == .background
      observe(UIScene.didEnterBackgroundNotification, of: scene, isEntered: true)
      observe(UIScene.willEnterForegroundNotification, of: scene, isEntered: false)
    } else {
      // Not `UIApplication.shared`, which extensions of applications do not have.
      observe(UIApplication.didEnterBackgroundNotification, isEntered: true)
      observe(UIApplication.willEnterForegroundNotification, isEntered: false)
    }
  }

  func end() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    isEntered = false
  }

  private func observe(
    _ name: Notification.Name, of sender: UIScene? = nil, isEntered: Bool
  ) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: sender, queue: nil) {
        [weak self] _ in
        // These are posted on the main actor.
        MainActor.assumeIsolated { self?.change(isEntered) }
      })
  }

  private func change(_ isEntered: Bool) {
    self.isEntered = isEntered
    if isEntered { player?.pauseForBackground() } else { player?.release() }
  }
}

extension AnimationPlayer {
  /// Pauses because of the background.
  func pauseForBackground() {
    guard isPlaying, !isPaused else { return }
    pause()
    isPausedForBackground = true
  }

  /// Continues after the background.
  ///
  /// Fidelity: UIKit removes the animations of views in the background, so it animates anew.
  /// [observed]
  func release() {
    guard isPausedForBackground else { return }
    if animator != nil {
      let moment = moment
      seek(step: moment.step, fraction: CGFloat(moment.fraction))
    }
    resume()
  }
}

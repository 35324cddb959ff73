extension UIScene {
  /// The level that the scene should have.
  private var goal: ActivationLevel {
    guard isConnected, isOnScreen else { return .background }
    return isFocused && UIApplication.shared.hasLaunched ? .active : .inactive
  }

  /// Follows a change of the values that decide about the level: calls the delegate and posts, step
  /// by step. Changes that a callback makes are followed too.
  func updateActivation() {
    guard !isChangingActivation else { return }
    isChangingActivation = true
    while let step = level.step(to: goal) {
      perform(step)
      UIApplication.shared.sceneActivationDidChange()
    }
    isChangingActivation = false
  }

  // Fidelity: the delegate is called before the notification is posted; the application follows its
  // scenes. [decided]
  private func perform(_ step: ActivationStep) {
    if !step.isAnnounced { level = step.level }
    if step == .willEnterForeground { resumeDisplay() }
    send(step)
    if step.isAnnounced { level = step.level }
    // The clock has to run again before anything is requested in the foreground.
    UIWindowScene.updateClock()
    if step == .didEnterBackground {
      saveState()
      suspendDisplay()
    }
  }

  private func send(_ step: ActivationStep) {
    switch step {
    case .willEnterForeground:
      delegate?.sceneWillEnterForeground(self)
      post(UIScene.willEnterForegroundNotification)
    case .didBecomeActive:
      delegate?.sceneDidBecomeActive(self)
      post(UIScene.didActivateNotification)
    case .willResignActive:
      delegate?.sceneWillResignActive(self)
      post(UIScene.willDeactivateNotification)
    case .didEnterBackground:
      delegate?.sceneDidEnterBackground(self)
      post(UIScene.didEnterBackgroundNotification)
    }
  }

  // Fidelity: the delegate is asked for its state when the scene has entered the background.
  // [documented]
  private func saveState() {
    if let activity = delegate?.stateRestorationActivity(for: self) {
      session.stateRestorationActivity = activity
    }
  }

  /// Calls the delegate for the first time; the scene is not in the foreground yet.
  func connect(_ options: ConnectionOptions) {
    delegate?.scene(self, willConnectTo: session, options: options)
    post(UIScene.willConnectNotification)
  }

  /// Enters the background and calls the delegate for the last time.
  func disconnect() {
    guard isConnected else { return }
    isOnScreen = false
    updateActivation()
    isConnected = false
    delegate?.sceneDidDisconnect(self)
    post(UIScene.didDisconnectNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIScene {
  /// Posted after the delegate was called for a new scene.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted after a scene was removed from the program.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted after a scene has become active.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene is no longer active.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene leaves the background.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after a scene has gone into the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIApplication {
  /// Starts: the delegate's two launch calls, the first scene, then active.
  ///
  /// - Parameter arguments: Those of the program; the first scene opens the URLs among them.
  package func finishLaunching(arguments: [String] = []) {
    guard !hasLaunched else { return }
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification)
    hasLaunched = true
    connectFirstScene(
      UIScene.ConnectionOptions(urlContexts: UIOpenURLContext.contexts(in: arguments)))
    for scene in UIRuntime.current.scenes { scene.updateActivation() }
  }

  /// Every scene enters the background.
  package func enterBackground() {
    for scene in UIRuntime.current.scenes { scene.setOnScreen(false) }
  }

  /// Every scene leaves the background.
  package func enterForeground() {
    for scene in UIRuntime.current.scenes { scene.setOnScreen(true) }
  }

  /// A scene has another level. With several scenes the keyboard may be moving from one to
  /// another: the application is called at the end of the turn then, if there is a change.
  func sceneActivationDidChange() {
    guard goal < level, UIRuntime.current.scenes.count > 1 else { return updateActivation() }
    UIRuntime.current.afterCommit { UIApplication.shared.updateActivation() }
  }

  private var goal: ActivationLevel {
    UIRuntime.current.scenes.map(\.level).max() ?? .background
  }

  func updateActivation() {
    while let step = level.step(to: goal) {
      if !step.isAnnounced { level = step.level }
      send(step)
      if step.isAnnounced { level = step.level }
    }
  }

  // Fidelity: where scenes have delegates, these receive the life cycle and the application's
  // delegate does not; the notifications are posted in either case. [documented]
  private func send(_ step: ActivationStep) {
    let called = hasSceneDelegates ? nil : delegate
    switch step {
    case .willEnterForeground:
      called?.applicationWillEnterForeground(self)
      post(UIApplication.willEnterForegroundNotification)
    case .didBecomeActive:
      called?.applicationDidBecomeActive(self)
      post(UIApplication.didBecomeActiveNotification)
    case .willResignActive:
      called?.applicationWillResignActive(self)
      post(UIApplication.willResignActiveNotification)
    case .didEnterBackground:
      called?.applicationDidEnterBackground(self)
      post(UIApplication.didEnterBackgroundNotification)
    }
  }

  /// Every scene enters the background and is disconnected; then the delegate is called for the
  /// last time. Once only.
  package func prepareToTerminate() {
    guard !isTerminating else { return }
    isTerminating = true
    for scene in UIRuntime.current.scenes { scene.disconnect() }
    updateActivation()
    expireBackgroundTasks()
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
  }

  /// Ends the program, as when the user closes its last window.
  ///
  /// - Parameter exitCode: the exit status of the process.
  package func terminate(exitCode: Int32 = 0) -> Never {
    prepareToTerminate()
    UIRuntime.current.backend.stop(exitCode: exitCode)
  }

  /// Sends a memory warning to the delegate, the notification and every controller, and then
  /// releases the compositor's caches.
  package func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(UIApplication.didReceiveMemoryWarningNotification)
    UIViewController.deliverMemoryWarning(in: UIRuntime.current.scenes.flatMap(\.windows))
    for scene in UIRuntime.current.scenes { scene.screen.host?.releaseCaches() }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

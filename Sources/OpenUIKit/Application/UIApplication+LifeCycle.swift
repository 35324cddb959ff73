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
    for scene in UIWindowScene.all { scene.updateActivation() }
  }

  /// Every scene enters the background.
  package func enterBackground() {
    for scene in UIWindowScene.all { scene.setOnScreen(false) }
  }

  /// Every scene leaves the background.
  package func enterForeground() {
    for scene in UIWindowScene.all { scene.setOnScreen(true) }
  }

  /// A scene has another level. With several scenes the keyboard may be moving from one to
  /// another: the application is called at the end of the turn then, if there is a change.
  func sceneActivationDidChange() {
    guard goal < level, UIWindowScene.all.count > 1 else { return updateActivation() }
    DeferredWork.afterCommit { UIApplication.shared.updateActivation() }
  }

  private var goal: ActivationLevel {
    UIWindowScene.all.map(\.level).max() ?? .background
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
    for scene in UIWindowScene.all { scene.disconnect() }
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
    backend.stop(exitCode: exitCode)
  }

  /// Sends a memory warning to the delegate, the notification and every controller, and then
  /// releases the compositor's caches.
  package func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(UIApplication.didReceiveMemoryWarningNotification)
    UIViewController.deliverMemoryWarning(in: UIWindowScene.all.flatMap(\.windows))
    for scene in UIWindowScene.all { scene.screen.host?.releaseCaches() }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

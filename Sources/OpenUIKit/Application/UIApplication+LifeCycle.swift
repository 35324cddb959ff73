extension UIApplication {
  /// Starts: the delegate's two launch calls, then active.
  package func finishLaunching() {
    guard applicationState == .inactive else { return }
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification)
    activate()
  }

  /// Becomes active: delegate first, then the notification.
  package func activate() {
    guard applicationState == .inactive else { return }
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
    post(UIApplication.didBecomeActiveNotification)
  }

  /// Stops being active.
  package func resignActive() {
    guard applicationState == .active else { return }
    delegate?.applicationWillResignActive(self)
    post(UIApplication.willResignActiveNotification)
    applicationState = .inactive
  }

  /// Goes into the background.
  package func enterBackground() {
    resignActive()
    guard applicationState == .inactive else { return }
    applicationState = .background
    delegate?.applicationDidEnterBackground(self)
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// Leaves the background and becomes active.
  package func enterForeground() {
    guard applicationState == .background else { return }
    delegate?.applicationWillEnterForeground(self)
    post(UIApplication.willEnterForegroundNotification)
    applicationState = .inactive
    activate()
  }

  /// Enters the background, then calls the delegate for the last time.
  package func prepareToTerminate() {
    enterBackground()
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
  }

  /// Ends the program, as when the user closes its window.
  package func terminate() -> Never {
    prepareToTerminate()
    UIRuntime.current.backend.stop(exitCode: 0)
  }

  /// Sends a memory warning to the delegate, the notification and every controller, and then
  /// releases the compositor's caches.
  package func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(UIApplication.didReceiveMemoryWarningNotification)
    UIViewController.deliverMemoryWarning(in: UIRuntime.current.screen.allWindows)
    UIRuntime.current.screen.host?.releaseCaches()
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

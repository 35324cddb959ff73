extension UIApplication {
  /// Connects the scene that every program begins with.
  ///
  /// Without a class for its delegate the application's delegate receives the life cycle, as in
  /// programs that know no scenes.
  ///
  /// - Parameter options: Why it is connected.
  func connectFirstScene(_ options: UIScene.ConnectionOptions) {
    let runtime = UIRuntime.current
    let session = runtime.scene.session
    session.configuration = configuration(for: session, options)
    hasSceneDelegates = session.configuration.delegateClass != nil
    guard hasSceneDelegates else { return }
    var scene = runtime.scene
    if let sceneClass = session.configuration.windowSceneClass {
      session.screen = scene.screen
      scene = DynamicInstance.make(sceneClass, session, options)
      runtime.replaceFirstScene(with: scene)
    }
    connect(scene, session, options)
  }

  /// Makes a scene for a session and shows it.
  private func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
    let runtime = UIRuntime.current
    session.screen = UIScreen(besides: runtime.screen)
    session.configuration = configuration(for: session, options)
    let scene = DynamicInstance.make(
      session.configuration.windowSceneClass ?? UIWindowScene.self, session, options)
    runtime.add(scene)
    connect(scene, session, options)
    scene.updateActivation()
  }

  // Fidelity: a scene leaves the background when it is connected, so that the delegate is called
  // before it enters the foreground. [documented]
  private func connect(
    _ scene: UIWindowScene, _ session: UISceneSession, _ options: UIScene.ConnectionOptions
  ) {
    // The first scene is there from the beginning, for programs without scene delegates.
    scene.isConnected = false
    scene.level = .background
    if let delegateClass = session.configuration.delegateClass {
      scene.delegate = makeDelegate(delegateClass)
    }
    scene.connect(options)
    scene.isConnected = true
  }

  private func makeDelegate(_ type: AnyClass) -> any UISceneDelegate {
    guard let type = type as? NSObject.Type,
      let delegate = DynamicInstance.make(type) as? any UISceneDelegate
    else { preconditionFailure("\(type) is no class that is a UISceneDelegate.") }
    return delegate
  }

  /// How a scene is made: as the delegate says; a class for its delegate that neither the delegate
  /// nor an `Info.plist` names is `SceneDelegate`, in the module of the application's delegate.
  private func configuration(
    for session: UISceneSession, _ options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration =
      delegate?.application(self, configurationForConnecting: session, options: options)
      ?? UISceneConfiguration(name: nil, sessionRole: session.role)
    if configuration.delegateClass == nil, SceneManifest.main == nil {
      configuration.delegateClass = defaultSceneDelegateClass
    }
    return configuration
  }

  // Fidelity: on Apple's systems the Info.plist of the template names this class; programs of this
  // system mostly have none. [decided]
  private var defaultSceneDelegateClass: AnyClass? {
    guard let delegate else { return nil }
    // `NSStringFromClass` stops the program for a class that is inside another type or function.
    let name = String(reflecting: type(of: delegate))
    guard let module = name.split(separator: ".").first, name.contains(".") else { return nil }
    let found: AnyClass? = NSClassFromString("\(module).SceneDelegate")
    return found is any UISceneDelegate.Type ? found : nil
  }
}

extension UIApplication {
  func activate(
    _ sceneSession: UISceneSession?, _ userActivity: NSUserActivity?,
    _ errorHandler: ((any Error) -> Void)?
  ) {
    if let scene = sceneSession?.scene as? UIWindowScene, scene.isConnected {
      scene.bringToFront()
      if let userActivity { continueActivity(userActivity, in: scene) }
      return
    }
    if let error = refusal(of: sceneSession) { return report(error, to: errorHandler) }
    let session =
      sceneSession ?? UISceneSession(role: .windowApplication, screen: UIRuntime.current.screen)
    if sceneSession == nil { openSessionList.append(session) }
    let activities = userActivity.map { Set([$0]) } ?? []
    // Fidelity: the scene is connected after the call. [documented]
    DeferredWork.nextTurn { [self] in
      guard !isTerminating, session.scene == nil else { return }
      connect(session, UIScene.ConnectionOptions(userActivities: activities))
    }
  }

  // Fidelity: a scene that is connected receives the activity as one that is continued, after the
  // call. [likely]
  private func continueActivity(_ activity: NSUserActivity, in scene: UIScene) {
    DeferredWork.nextTurn {
      guard scene.isConnected, let delegate = scene.delegate else { return }
      delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
      delegate.scene(scene, continue: activity)
    }
  }

  // Fidelity: where scenes have delegates, that of a scene in front is called, and the
  // application's is not. [documented]
  /// The system asks the program to open URLs: calls the delegate of the most active scene, or that
  /// of the application, once for each.
  package func open(_ urls: [URL]) {
    guard !urls.isEmpty else { return }
    guard hasSceneDelegates else {
      for url in urls { _ = delegate?.application(self, open: url, options: [:]) }
      return
    }
    let scenes = UIWindowScene.all.filter { $0.isConnected && $0.delegate != nil }
    guard let scene = scenes.max(by: { $0.level < $1.level }) else { return }
    scene.delegate?.scene(scene, openURLContexts: Set(urls.map { UIOpenURLContext(url: $0) }))
  }

  private func refusal(of session: UISceneSession?) -> UISceneError? {
    guard supportsMultipleScenes else { return .singleScene }
    guard let session, !openSessionList.contains(where: { $0 === session }) else { return nil }
    return .denied("The session was closed: request a new scene instead.")
  }

  func close(_ sceneSession: UISceneSession, _ errorHandler: ((any Error) -> Void)?) {
    guard openSessionList.contains(where: { $0 === sceneSession }) else {
      return report(.denied("The session was closed already."), to: errorHandler)
    }
    guard !isLast(sceneSession) else {
      return report(.denied("The last scene of a program ends with it."), to: errorHandler)
    }
    DeferredWork.nextTurn { [self] in
      guard !isLast(sceneSession) else { return }
      discard(sceneSession)
    }
  }

  private func report(_ error: UISceneError, to handler: ((any Error) -> Void)?) {
    if let handler { DeferredWork.nextTurn { handler(error) } }
  }

  /// Whether a session has the only connected scene.
  func isLast(_ session: UISceneSession) -> Bool {
    session.scene != nil && connectedScenes.count < 2
  }

  /// Disconnects the scene of a session, closes its window, and forgets the session.
  func discard(_ session: UISceneSession) {
    guard let index = openSessionList.firstIndex(where: { $0 === session }) else { return }
    openSessionList.remove(at: index)
    if let scene = session.scene as? UIWindowScene { remove(scene) }
    delegate?.application(self, didDiscardSceneSessions: [session])
  }

  private func remove(_ scene: UIWindowScene) {
    scene.disconnect()
    scene.screen.shutDown()
    scene.session.sceneLink = nil
    UIRuntime.current.remove(scene)
    UIWindowScene.updateClock()
    sceneActivationDidChange()
  }
}

extension UIWindowScene {
  /// The user requests to close the window: the delegate may refuse. With the last scene the
  /// program ends.
  func userRequestsClose() {
    guard mayClose else { return }
    if UIApplication.shared.isLast(session) { UIApplication.shared.terminate() }
    UIApplication.shared.discard(session)
  }
}

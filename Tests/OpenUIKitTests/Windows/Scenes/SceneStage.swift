import NestTesting

@testable import OpenUIKit

/// A launched application whose scenes have delegates that note their calls.
final class SceneStage {
  let host: TestHost
  let log = Log()
  let delegate: StageDelegate

  init(size: CGSize = CGSize(width: 393, height: 852), arguments: [String] = []) throws {
    host = try TestHost(size: size)
    delegate = StageDelegate(log)
    StageSceneDelegate.log = log
    host.launch(delegate: delegate, arguments: arguments)
  }

  var scenes: [UIWindowScene] { host.scenes }

  /// Requests another scene and returns it.
  func makeScene() -> UIWindowScene {
    host.turn {
      UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest())
    }
    host.commit()
    return scenes[scenes.count - 1]
  }

  /// Numbers of scenes in the log are positions in this list.
  static func name(_ scene: UIScene) -> String {
    let sessions = UIApplication.shared.openSessionList
    return "\(sessions.firstIndex { $0 === scene.session }.map { $0 + 1 } ?? 0)"
  }
}

final class StageDelegate: UIResponder, UIApplicationDelegate, UIWindowSceneClosingDelegate {
  let log: Log
  var mayClose = true
  var sceneClass: AnyClass?

  init(_ log: Log) { self.log = log }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = StageSceneDelegate.self
    configuration.sceneClass = sceneClass
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { log.note("app discards \(sceneSessions.count)") }

  func applicationDidBecomeActive(_ application: UIApplication) { log.note("app is called") }

  func applicationWillTerminate(_ application: UIApplication) { log.note("app terminates") }

  func windowSceneShouldClose(_ windowScene: UIWindowScene) -> Bool { mayClose }
}

final class StageSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static var log = Log()
  var window: UIWindow?
  var restored: String?
  var opened: [String] = []

  private func note(_ event: String, _ scene: UIScene) {
    StageSceneDelegate.log.note("\(SceneStage.name(scene)) \(event) \(scene.activationState)")
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    note("connects", scene)
    restored = connectionOptions.userActivities.first?.title
    opened = connectionOptions.urlContexts.filter(\.options.openInPlace).map(\.url.absoluteString)
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    StageSceneDelegate.log.note(
      "\(SceneStage.name(scene)) opens \(URLContexts.map(\.url.absoluteString).sorted())")
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    StageSceneDelegate.log.note("\(SceneStage.name(scene)) will continue \(userActivityType)")
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    StageSceneDelegate.log.note("\(SceneStage.name(scene)) continues \(userActivity.title ?? "")")
  }

  func sceneDidDisconnect(_ scene: UIScene) { note("disconnects", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }
  func sceneWillResignActive(_ scene: UIScene) { note("resigns", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "page")
    activity.addUserInfoEntries(from: ["page": 7])
    return activity
  }
}

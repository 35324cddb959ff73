import OpenUIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let number = UIApplication.shared.openSessions.count
    windowScene.title = "Scene \(number)"
    windowScene.sizeRestrictions?.minimumSize = CGSize(width: 200, height: 150)
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = ViewController()
    self.window = window
    window.makeKeyAndVisible()
    log("connected", scene)
    for context in connectionOptions.urlContexts { log("opens \(context.url)", scene) }
  }

  func sceneDidDisconnect(_ scene: UIScene) { log("disconnected", scene) }

  func sceneDidBecomeActive(_ scene: UIScene) { log("active", scene) }

  func sceneWillResignActive(_ scene: UIScene) { log("resigns active", scene) }

  func sceneWillEnterForeground(_ scene: UIScene) { log("enters foreground", scene) }

  func sceneDidEnterBackground(_ scene: UIScene) { log("in background", scene) }

  private func log(_ event: String, _ scene: UIScene) {
    EventLog.write("\(scene.title ?? "") \(event)")
  }
}

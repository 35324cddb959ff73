import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The program of the article opens windows, has keys for it, and fits into narrow windows.
@Suite(.serialized) struct ADesktopProgramTests {
  @Test(
    "R17.1 The program of the article opens a second window by a key, and has a drawer in a narrow one"
  )
  func windows() throws {
    let host = try TestHost(size: CGSize(width: 900, height: 600))
    host.launch(delegate: AppDelegate())
    try host.settle()
    let first = try #require(host.scenes.first)
    #expect(host.scenes.count == 1 && first.title == "Mail")
    let mail = try #require(first.windows.first?.rootViewController as? MailViewController)
    #expect(mail.displayMode == .columns)

    host.press(.keyboardN, modifiers: .control)
    try host.settle()
    #expect(host.scenes.count == 2)

    try host.resize(first, to: CGSize(width: 360, height: 400))
    try host.settle()
    #expect(mail.displayMode == .closedDrawer)
    let second = try #require(host.scenes.last)
    #expect(second.windows.first?.bounds.width != 360)

    host.focus(first)
    host.press(.keyboardF11)
    try host.settle()
    #expect(first.isFullScreen && !second.isFullScreen)
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    scene.title = "Mail"
    scene.sizeRestrictions?.minimumSize = CGSize(width: 320, height: 240)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = MailViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// The content of each window: folders beside messages; in a narrow window the folders are a
/// drawer.
final class MailViewController: SplitContainerViewController {
  init() {
    super.init(columns: [
      SplitColumn(minimumWidth: 160, preferredWidth: 200), SplitColumn(minimumWidth: 280),
    ])
    setViewController(UIViewController(), at: 0)
    setViewController(StackController(rootViewController: UIViewController()), at: 1)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "n", modifierFlags: .control) { _ in
        UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest())
      },
      UIKeyCommand(input: UIKeyCommand.f11, modifierFlags: []) { [weak self] _ in
        guard let scene = self?.view.window?.windowScene else { return }
        scene.setFullScreen(!scene.isFullScreen)
      },
    ]
  }
}

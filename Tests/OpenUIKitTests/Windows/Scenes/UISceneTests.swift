import DisplayServer
import Foundation
import NestTesting
import Testing

@testable import OpenUIKit

/// A class of scenes of a program.
private final class OwnScene: UIWindowScene {
  var note = "made"
}

struct UISceneTests {
  @Test("R17.1 launching connects the scene, which enters the foreground and becomes active")
  func launch() throws {
    let stage = try SceneStage()

    #expect(
      stage.log.lines == [
        "1 connects unattached", "1 foreground background", "1 active foregroundActive",
      ])
    let scene = try #require(stage.scenes.first)
    #expect(UIApplication.shared.applicationState == .active)
    #expect(UIApplication.shared.connectedScenes == [scene])
    #expect(UIApplication.shared.openSessions == [scene.session])
    #expect(scene.session.scene === scene)
    #expect(scene.windows.count == 2 && scene.keyWindow?.rootViewController?.isViewLoaded == true)
  }

  @Test("R19.17 the most active scene opens URLs, and one that is connected continues an activity")
  func urlsAndActivities() throws {
    let stage = try SceneStage()
    let first = try #require(stage.scenes.first)
    let second = stage.makeScene()
    stage.host.focus(second)
    _ = stage.log.take()
    let urls = try ["app:2", "app:1"].map { try #require(URL(string: $0)) }

    stage.host.open(urls)
    let activity = NSUserActivity(activityType: "reading")
    activity.title = "Chapter 2"
    stage.host.turn {
      UIApplication.shared.requestSceneSessionActivation(
        first.session, userActivity: activity, options: nil)
    }
    stage.host.commit()

    let calls = stage.log.take().filter { $0.contains("open") || $0.contains("contin") }
    #expect(
      calls == [
        #"2 opens ["app:1", "app:2"]"#, "1 will continue reading", "1 continues Chapter 2",
      ])
  }

  @Test("the main window of delegates is optional, as on Apple's systems")
  func mainWindow() throws {
    let stage = try SceneStage()
    let scene = try #require(stage.scenes.first)
    let sceneDelegate = try #require(scene.delegate as? any UIWindowSceneDelegate)
    let appDelegate = try #require(UIApplication.shared.delegate)

    #expect(sceneDelegate.window??.rootViewController === scene.keyWindow?.rootViewController)
    #expect(appDelegate.window??.rootViewController == nil)
    #expect((sceneDelegate as? StageSceneDelegate)?.window === scene.keyWindow)
    let named = NamedDelegate()
    named.window = stage.host.window
    let asDelegate: any UIApplicationDelegate = named
    #expect(asDelegate.window == .some(.some(stage.host.window)))
  }

  @Test(
    "a minimised window puts its scene in the background, and the application with the last one")
  func minimize() throws {
    let stage = try SceneStage()
    let scene = try #require(stage.scenes.first)
    _ = stage.log.take()

    stage.host.minimize(scene)
    let states = (scene.activationState, UIApplication.shared.applicationState)
    stage.host.restore(scene)

    #expect(states == (.background, .background))
    #expect(
      stage.log.lines == [
        "1 resigns foregroundActive", "1 background background", "1 foreground background",
        "1 active foregroundActive",
      ])
    #expect(scene.session.stateRestorationActivity?.userInfo?["page"] as? Int == 7)
  }

  @Test("UIKit 9 in the background animations end, nothing is drawn and no frame is requested")
  func background() throws {
    let stage = try SceneStage()
    let host = stage.host
    let scene = try #require(stage.scenes.first)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.backgroundColor = .red
    scene.keyWindow?.rootViewController?.view.addSubview(view)
    var ends: [Bool] = []
    host.turn {
      UIView.animate(withDuration: 1) {
        view.frame.origin.x = 100
      } completion: {
        ends.append($0)
      }
    }
    host.advance(by: 0.5)
    let surface = try #require(host.surface(of: scene))

    host.minimize(scene)
    let presented = surface.presentCount
    host.turn {
      view.backgroundColor = .blue
      UIView.animate(withDuration: 1) {
        view.alpha = 0.5
      } completion: {
        ends.append($0)
      }
    }
    host.advance(by: 1)
    let isIdle = host.isIdle
    let later = surface.presentCount
    host.restore(scene)
    host.commit()
    _ = try host.snapshot(of: scene)
    let pixel = try surface.pixels()[110, 10]

    #expect(ends == [false, true])
    #expect(isIdle)
    #expect(later == presented)
    // Half of blue over the black behind it.
    #expect(pixel & 0xffffff == 0x80 || pixel & 0xffffff == 0x7f)
  }

  @Test(
    "a new scene is another window of the desktop, with a size, touches and a key window of its own"
  )
  func secondScene() throws {
    let stage = try SceneStage()
    let first = try #require(stage.scenes.first)
    _ = stage.log.take()

    let second = stage.makeScene()
    try stage.host.resize(second, to: CGSize(width: 200, height: 100))
    var taps: [String] = []
    for (name, scene) in [("first", first), ("second", second)] {
      let root = try #require(scene.keyWindow?.rootViewController)
      let button = UIButton(primaryAction: UIAction { _ in taps.append(name) })
      button.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
      root.view.addSubview(button)
    }
    stage.host.tap(at: CGPoint(x: 50, y: 50), in: second)
    stage.host.tap(at: CGPoint(x: 50, y: 50), in: first)

    #expect(
      stage.log.lines == [
        "2 connects unattached", "2 foreground background", "2 active foregroundActive",
      ])
    #expect(UIApplication.shared.connectedScenes.count == 2)
    #expect(taps == ["second", "first"])
    #expect(first.screen !== second.screen && UIScreen.main === first.screen)
    #expect(second.keyWindow?.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(first.keyWindow?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(second.interfaceOrientation.isLandscape && first.interfaceOrientation.isPortrait)
    #expect(UIApplication.shared.windows.count == 2)
  }

  @Test(
    "the scene with the keyboard is active and has the key window; the application stays active")
  func focus() throws {
    let stage = try SceneStage()
    let first = try #require(stage.scenes.first)
    let second = stage.makeScene()
    _ = stage.log.take()

    stage.host.focus(first)
    let firstKey = UIApplication.shared.keyWindow
    stage.host.focus(second)
    let secondKey = UIApplication.shared.keyWindow
    let state = UIApplication.shared.applicationState
    stage.host.focus(nil)

    #expect(firstKey === first.keyWindow && secondKey === second.keyWindow)
    #expect(state == .active && UIApplication.shared.applicationState == .inactive)
    #expect(
      stage.log.lines == [
        "2 resigns foregroundActive", "1 resigns foregroundActive", "2 active foregroundActive",
        "2 resigns foregroundActive",
      ])
  }

  @Test("a window that is closed ends its scene and its session, if the delegate allows that")
  func close() throws {
    let stage = try SceneStage()
    let second = stage.makeScene()
    let window = try #require(second.keyWindow)
    let surface = try #require(stage.host.surface(of: second))
    _ = stage.log.take()

    stage.delegate.mayClose = false
    stage.host.close(second)
    let refused = stage.log.take()
    stage.delegate.mayClose = true
    stage.host.close(second)

    #expect(refused == [])
    #expect(
      stage.log.lines == [
        "0 resigns foregroundActive", "0 background background", "0 disconnects unattached",
        "app discards 1",
      ])
    #expect(stage.scenes.count == 1 && UIApplication.shared.openSessions.count == 1)
    #expect(window.isHidden && second.session.scene == nil && second.screen.surface == nil)
    surface.send(.pointerDown(PointerEvent(x: 5, y: 5)))
    #expect(UIApplication.shared.keyWindow === stage.scenes.first?.keyWindow)
  }

  @Test("without the first scene the next one is that of windows that name none")
  func firstScene() throws {
    let stage = try SceneStage()
    let first = try #require(stage.scenes.first)
    let second = stage.makeScene()

    stage.host.close(first)

    #expect(UIScreen.main === second.screen)
    #expect(UIWindow().windowScene === second)
  }

  @Test("the program ends with its last window: exit status 0")
  func lastWindow() async {
    await #expect(processExitsWith: .exitCode(0)) { @MainActor in
      let stage = try SceneStage()
      stage.host.close(stage.scenes[0])
    }
  }

  @Test("a lost display ends the program: exit status 1")
  func lostDisplay() async {
    await #expect(processExitsWith: .exitCode(1)) { @MainActor in
      let stage = try SceneStage()
      stage.host.loseDisplay()
    }
  }

  @Test("at the end scenes are disconnected, tasks expire, and the delegate is called last, once")
  func termination() throws {
    let stage = try SceneStage()
    let log = stage.log
    let task = UIApplication.shared.beginBackgroundTask { log.note("expired") }
    let ended = UIApplication.shared.beginBackgroundTask(withName: "ended") { log.note("wrong") }
    UIApplication.shared.endBackgroundTask(ended)
    _ = log.take()

    UIApplication.shared.prepareToTerminate()
    UIApplication.shared.prepareToTerminate()

    #expect(task != .invalid && task != ended)
    #expect(
      log.lines == [
        "1 resigns foregroundActive", "1 background background", "1 disconnects unattached",
        "expired", "app terminates",
      ])
  }

  @Test("the first scene is to open the URLs among the arguments of the program, another one none")
  func urls() throws {
    let stage = try SceneStage(
      arguments: ["https://example.com/a", "--flag", "file:///tmp/b", "C:", "plain", ":", ""])
    let first = try #require(stage.scenes.first?.delegate as? StageSceneDelegate)
    let second = try #require(stage.makeScene().delegate as? StageSceneDelegate)

    #expect(first.opened.sorted() == ["file:///tmp/b", "https://example.com/a"])
    #expect(second.opened == [])
  }

  @Test("titles are never nil, configurations are copied with their classes, requests are values")
  func values() throws {
    let stage = try SceneStage()
    let scene = try #require(stage.scenes.first)
    scene.title = "Page"
    let title = scene.title
    scene.title = nil
    let configuration = UISceneConfiguration(name: "Name", sessionRole: .windowApplication)
    configuration.sceneClass = UIWindowScene.self
    configuration.delegateClass = StageSceneDelegate.self
    let copy = try #require(configuration.copy() as? UISceneConfiguration)
    configuration.delegateClass = nil
    let request = UISceneSessionActivationRequest(session: scene.session)
    var other = request
    other.userActivity = NSUserActivity(activityType: "page")

    #expect(title == "Page" && scene.title == "")
    #expect(copy.name == "Name" && copy.role == .windowApplication && copy !== configuration)
    #expect(copy.sceneClass == UIWindowScene.self)
    #expect(copy.delegateClass == StageSceneDelegate.self)
    #expect(request.userActivity == nil && request.session === other.session)
    #expect(other.role == .windowApplication && other.options == nil)
  }

  @Test("a session is requested with an activity, shown again, closed, and refused with a reason")
  func requests() throws {
    let stage = try SceneStage()
    let first = try #require(stage.scenes.first)
    let activity = NSUserActivity(activityType: "page")
    activity.title = "Page 3"
    var errors: [UISceneError] = []
    func note(_ error: any Error) { if let error = error as? UISceneError { errors.append(error) } }

    stage.host.turn {
      UIApplication.shared.requestSceneSessionActivation(
        nil, userActivity: activity, options: nil, errorHandler: note)
    }
    stage.host.commit()
    let second = try #require(stage.scenes.last)
    stage.host.minimize(second)
    stage.host.turn {
      UIApplication.shared.activateSceneSession(
        for: UISceneSessionActivationRequest(session: second.session), errorHandler: note)
    }
    let restored = second.activationState
    stage.host.turn {
      UIApplication.shared.requestSceneSessionDestruction(
        second.session, options: nil, errorHandler: note)
    }
    stage.host.commit()
    for session in [second.session, first.session] {
      stage.host.turn {
        UIApplication.shared.requestSceneSessionDestruction(
          session, options: nil, errorHandler: note)
      }
      stage.host.commit()
    }

    #expect((second.delegate as? StageSceneDelegate)?.restored == "Page 3")
    #expect(restored == .foregroundActive)
    #expect(stage.scenes == [first])
    #expect(errors.map(\.code) == [.requestDenied, .requestDenied])
  }

  @Test("a program without scene delegates has one scene, and its delegate the life cycle")
  func classic() throws {
    let host = try TestHost()
    var errors: [UISceneError] = []

    host.launch(delegate: NamedDelegate())
    host.turn {
      UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
        if let error = $0 as? UISceneError { errors.append(error) }
      }
    }
    host.commit()

    #expect(!UIApplication.shared.supportsMultipleScenes)
    #expect(errors.map(\.code) == [.multipleScenesNotSupported])
    #expect(host.scenes.count == 1 && UIApplication.shared.applicationState == .active)
  }

  @Test("a scene is of the class that the configuration names")
  func sceneClass() throws {
    let host = try TestHost()
    let delegate = StageDelegate(Log())
    delegate.sceneClass = OwnScene.self

    host.launch(delegate: delegate)

    let scene = try #require(host.scenes.first as? OwnScene)
    #expect(scene.note == "made")
    #expect(host.window.windowScene === scene && UIScreen.main === scene.screen)
  }

  @Test("a shown window that gets another scene is shown there")
  func move() throws {
    let stage = try SceneStage()
    let second = stage.makeScene()
    let window = stage.host.window
    window.isHidden = false

    stage.host.turn { window.windowScene = second }

    #expect(window.screen === second.screen && !window.isHidden)
    #expect(second.windows.contains(window))
    #expect(stage.scenes.first?.windows.contains(window) == false)
  }

  @Test("R20.2 every window follows the style of the desktop")
  func style() throws {
    let stage = try SceneStage()
    let second = stage.makeScene()

    stage.host.setDesktopStyle(.dark)
    let third = stage.makeScene()

    for scene in [stage.scenes[0], second, third] {
      #expect(scene.keyWindow?.traitCollection.userInterfaceStyle == .dark)
    }
    stage.host.setDesktopStyle(.light)
    #expect(second.keyWindow?.traitCollection.userInterfaceStyle == .light)
  }

  @Test("the manifest of a program names the classes of its scenes")
  func manifest() {
    let manifest = SceneManifest([
      "UISceneConfigurations": [
        "UIWindowSceneSessionRoleApplication": [
          ["UISceneConfigurationName": "A", "UISceneDelegateClassName": "M.D"],
          ["UISceneConfigurationName": "B", "UISceneClassName": "M.S"],
        ]
      ]
    ])
    let role = UISceneSession.Role.windowApplication.rawValue

    #expect(manifest.entry(named: nil, role: role)?.delegateClassName == "M.D")
    #expect(manifest.entry(named: "B", role: role)?.sceneClassName == "M.S")
    #expect(manifest.entry(named: "C", role: role) == nil)
    #expect(SceneManifest(["UISceneConfigurations": 3]).entry(named: nil, role: role) == nil)
  }
}

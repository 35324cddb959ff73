import NestTesting
import Testing

@testable import OpenUIKit

struct UIWindowSceneTests {
  /// A root that supports given orientations.
  private final class Limited: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var rotates = true

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var shouldAutorotate: Bool { rotates }
  }

  @Test(
    "there is one scene: it has the windows, and is between them and the application in the responder chain"
  )
  func scene() throws {
    let host = try TestHost()
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let made = UIWindow(windowScene: scene)
    host.window.makeKeyAndVisible()

    #expect(UIApplication.shared.connectedScenes.count == 1)
    #expect(scene.windows == [host.window, made])
    #expect(scene.keyWindow === host.window)
    #expect(scene.screen === UIScreen.main)
    #expect(scene.next === UIApplication.shared)
    #expect(made.windowScene === scene && made.isHidden)
    #expect(made.frame == UIScreen.main.bounds)
    #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
    #expect(scene.effectiveGeometry == scene.effectiveGeometry)
  }

  @Test("a scene is as active as the application")
  func activation() throws {
    let host = try TestHost()
    let scene = try #require(host.window.windowScene)
    var states = [scene.activationState]
    UIApplication.shared.finishLaunching()
    states.append(scene.activationState)
    UIApplication.shared.enterBackground()
    states.append(scene.activationState)

    #expect(states == [.foregroundInactive, .foregroundActive, .background])
    let other = try TestHost()
    #expect(scene.activationState == .unattached)
    withExtendedLifetime((host, other)) {}
  }

  @Test("a window without a scene is not on the screen")
  func withoutScene() throws {
    let host = try TestHost()
    host.show(UIViewController())

    host.turn { host.window.windowScene = nil }

    #expect(host.window.isHidden)
    #expect(host.window.next === UIApplication.shared)
  }

  @Test(
    "UIKit 6.3 the interface rotates as the program requests, and stays so until the device rotates"
  )
  func request() throws {
    let host = try TestHost()
    let root = Limited()
    host.show(root)
    let scene = try #require(host.window.windowScene)
    var errors: [any Error] = []

    host.turn {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { errors.append($0) }
    }
    let time = try host.settle()
    let first = scene.interfaceOrientation
    host.turn { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
    try host.settle()
    let later = scene.interfaceOrientation
    host.turn {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: [.landscapeRight, .portrait]))
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: []))
    }
    let unchanged = scene.interfaceOrientation
    host.rotateDevice(to: .landscapeRight)
    try host.settle()

    #expect(time == 0.3)
    #expect([first, later, unchanged] == [.landscapeRight, .landscapeRight, .landscapeRight])
    #expect(scene.interfaceOrientation == .landscapeLeft)
    #expect(errors.isEmpty)
  }

  @Test(
    "UIKit 6.3 a request that is not allowed changes nothing; the error of the next turn says why")
  func refusal() throws {
    let host = try TestHost()
    let root = Limited()
    root.mask = .portrait
    host.show(root)
    let scene = try #require(host.window.windowScene)
    var errors: [any Error] = []

    host.turn {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { errors.append($0) }
      #expect(errors.isEmpty)
    }
    try host.settle()
    root.rotates = false
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { errors.append($0) }
    scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences()) { errors.append($0) }
    try host.settle()

    #expect(
      errors.map(\.localizedDescription) == [
        "None of the requested orientations are supported by the view controller. Requested: "
          + "landscapeRight, landscapeLeft; Supported: portrait",
        "None of the requested orientations are supported by the view controller. Requested: "
          + "portrait; Supported: none",
        "The scene supports geometry preferences of the kind GeometryPreferences.iOS only.",
      ])
    #expect(
      errors.compactMap { ($0 as? UISceneError)?.code } == [
        .geometryRequestDenied, .geometryRequestDenied, .geometryRequestUnsupported,
      ])
    #expect((errors.first as NSError?)?.domain == UISceneErrorDomain)
    #expect((errors.first as NSError?)?.code == 101)
    #expect(scene.interfaceOrientation == .portrait)
  }
}

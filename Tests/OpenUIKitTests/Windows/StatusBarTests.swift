import NestTesting
import OpenUIKit
import Testing

/// A controller with all preferences for the interface of the device.
private final class OpinionatedController: UIViewController {
  var style = UIStatusBarStyle.default
  var hides: Bool?
  var animation = UIStatusBarAnimation.fade
  var hidesHome = false
  var edges: UIRectEdge = []
  var locks = false
  var preferencesChild: UIViewController?
  /// How often the style was queried.
  var questions = 0

  override var preferredStatusBarStyle: UIStatusBarStyle {
    questions += 1
    return style
  }
  override var prefersStatusBarHidden: Bool { hides ?? super.prefersStatusBarHidden }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
  override var prefersHomeIndicatorAutoHidden: Bool { hidesHome }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
  override var prefersPointerLocked: Bool { locks }
  override var childForStatusBarStyle: UIViewController? { preferencesChild }
  override var childForStatusBarHidden: UIViewController? { preferencesChild }
  override var childForHomeIndicatorAutoHidden: UIViewController? { preferencesChild }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { preferencesChild }
  override var childViewControllerForPointerLock: UIViewController? { preferencesChild }
}

struct StatusBarTests {
  /// A phone without a notch, whose only edge is a status bar of 20 points.
  private func oldPhone() throws -> TestHost {
    let host = try TestHost()
    host.setSafeAreaInsets(.zero, statusBarHeight: 20)
    return host
  }

  @Test("the root is queried when it is shown; a visible bar covers the top of the window")
  func root() throws {
    let host = try oldPhone()
    let root = OpinionatedController()
    root.style = .lightContent
    root.hidesHome = true
    root.edges = [.bottom, .left]
    root.locks = true

    host.show(root)

    let bar = host.statusBarManager
    #expect(bar === host.window.windowScene?.statusBarManager)
    #expect(bar.statusBarStyle == .lightContent)
    #expect(!bar.isStatusBarHidden)
    #expect(bar.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 20))
    #expect(host.isHomeIndicatorHidden)
    #expect(host.edgesDeferringSystemGestures == [.bottom, .left])
    #expect(host.isPointerLocked)
    #expect(root.view.safeAreaInsets == insets(20, 0, 0, 0))
    #expect(root.questions == 1)
  }

  @Test("preferences are queried again after setNeeds calls only, and many calls make one query")
  func updates() throws {
    let host = try oldPhone()
    let root = OpinionatedController()
    host.show(root)
    (root.style, root.hides, root.hidesHome) = (.darkContent, true, true)
    (root.edges, root.locks) = (.all, true)
    host.commit()
    func state() -> [String] {
      [
        "\(host.statusBarManager.statusBarStyle)", "\(host.statusBarManager.isStatusBarHidden)",
        "\(host.isHomeIndicatorHidden)", "\(host.edgesDeferringSystemGestures == .all)",
        "\(host.isPointerLocked)",
      ]
    }
    var states = [state()]
    root.questions = 0

    host.turn { for _ in 0..<3 { root.setNeedsStatusBarAppearanceUpdate() } }
    states.append(state())
    host.turn { root.setNeedsUpdateOfHomeIndicatorAutoHidden() }
    states.append(state())
    host.turn { root.setNeedsUpdateOfScreenEdgesDeferringSystemGestures() }
    states.append(state())
    host.turn { root.setNeedsUpdateOfPrefersPointerLocked() }
    states.append(state())

    #expect(
      states == [
        ["default", "false", "false", "false", "false"],
        ["darkContent", "true", "false", "false", "false"],
        ["darkContent", "true", "true", "false", "false"],
        ["darkContent", "true", "true", "true", "false"],
        ["darkContent", "true", "true", "true", "true"],
      ])
    #expect(root.questions == 1)
    #expect(host.statusBarManager.statusBarFrame == .zero)
  }

  @Test(
    "UIKit 6.4 the child that a controller names is queried, and the child that it names, and so on"
  )
  func chain() throws {
    let host = try oldPhone()
    let controllers = (0..<4).map { _ in OpinionatedController() }
    for (parent, child) in zip(controllers, controllers.dropFirst()) {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      parent.preferencesChild = child
    }
    let last = controllers[3]
    (last.style, last.hides, last.hidesHome) = (.lightContent, true, true)
    (last.edges, last.locks) = (.top, true)

    host.show(controllers[0])
    let first = host.statusBarManager.statusBarStyle
    host.turn {
      controllers[1].preferencesChild = nil
      controllers[2].setNeedsStatusBarAppearanceUpdate()
    }

    #expect(first == .lightContent)
    #expect(host.statusBarManager.statusBarStyle == .default)
    #expect(!host.statusBarManager.isStatusBarHidden)
    #expect(host.isHomeIndicatorHidden)
    #expect(host.edgesDeferringSystemGestures == .top)
    #expect(host.isPointerLocked)
  }

  @Test(
    "UIKit 6.4 controllers that name one another in a cycle are reported, and the last one is queried"
  )
  func circle() throws {
    let host = try oldPhone()
    let (first, second) = (OpinionatedController(), OpinionatedController())
    first.preferencesChild = second
    second.preferencesChild = first
    second.style = .lightContent

    let misuses = withMisuseIntercepted { host.show(first) }

    #expect(misuses.map(\.id) == Array(repeating: "preferences.circle", count: 5))
    #expect(
      misuses.first?.message == "\(second.diagnosticName) names \(first.diagnosticName), which was "
        + "queried already, as the child to query")
    #expect(host.statusBarManager.statusBarStyle == .lightContent)
  }

  @Test("a hidden bar removes its height from the safe area, and nothing of what a notch covers")
  func safeArea() throws {
    let old = try oldPhone()
    let root = OpinionatedController()
    old.show(root)
    let shown = root.view.safeAreaInsets
    old.turn {
      root.hides = true
      root.setNeedsStatusBarAppearanceUpdate()
    }
    let hidden = root.view.safeAreaInsets
    let host = try TestHost.phone()
    host.show(OpinionatedController())
    let controller = OpinionatedController()
    controller.hides = true
    host.show(controller)

    #expect(shown == insets(20, 0, 0, 0))
    #expect(hidden == .zero)
    #expect(host.statusBarManager.isStatusBarHidden)
    #expect(controller.view.safeAreaInsets == insets(59, 0, 34, 0))
  }

  @Test(
    "inside an animation the bar is queried at once, and the views that follow are animated")
  func animated() throws {
    var shown: [CGFloat] = []
    for animation in [UIStatusBarAnimation.fade, .slide, .none] {
      let host = try oldPhone()
      let log = Log()
      let root = OpinionatedController()
      let view = InsetView("view", log, frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(content)
      view.onLayout = { content.frame.origin.y = $0.safeAreaInsets.top }
      root.view = view
      root.animation = animation
      host.show(root)
      var hiddenInside = false

      host.turn {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          root.hides = true
          root.setNeedsStatusBarAppearanceUpdate()
          hiddenInside = host.statusBarManager.isStatusBarHidden
        }
      }
      host.advance(by: 0.5)

      #expect(hiddenInside)
      #expect(content.frame.minY == 0)
      shown.append((content.layer.presentation()?.position.y ?? 0) - 5)
    }

    #expect(shown == [10, 10, 0])
  }

  @Test("outside of animations the views follow at once, before the next frame")
  func notAnimated() throws {
    let host = try oldPhone()
    let root = OpinionatedController()
    host.show(root)

    host.turn {
      root.hides = true
      root.setNeedsStatusBarAppearanceUpdate()
      #expect(!host.statusBarManager.isStatusBarHidden)
    }

    #expect(host.statusBarManager.isStatusBarHidden)
    #expect(host.isIdle)
  }

  @Test("by default the bar is hidden in compact height, and shown again in regular height")
  func littleHeight() throws {
    let host = try oldPhone()
    let root = UIViewController()
    host.show(root)
    var states = [host.statusBarManager.isStatusBarHidden]

    host.rotateDevice(to: .landscapeLeft)
    try host.settle()
    states.append(host.statusBarManager.isStatusBarHidden)
    #expect(root.view.safeAreaInsets == .zero)
    host.rotateDevice(to: .portrait)
    try host.settle()
    states.append(host.statusBarManager.isStatusBarHidden)

    #expect(states == [false, true, false])
    #expect(root.view.safeAreaInsets == insets(20, 0, 0, 0))
  }

  @Test("another root, and what covers the root, decides for the window; then the root again")
  func frontmost() throws {
    let host = try oldPhone()
    let (first, second, modal) = (
      OpinionatedController(), OpinionatedController(), OpinionatedController()
    )
    (first.style, second.style, modal.style) = (.lightContent, .darkContent, .lightContent)
    modal.hides = true
    modal.modalPresentationStyle = .fullScreen
    let bar = host.statusBarManager
    func state() -> String { "\(bar.statusBarStyle) \(bar.isStatusBarHidden)" }

    host.show(first)
    var states = [state()]
    host.show(second)
    states.append(state())
    host.turn { second.present(modal, animated: false) }
    states.append(state())
    host.turn { second.dismiss(animated: false) }
    states.append(state())

    #expect(
      states == [
        "lightContent false", "darkContent false", "lightContent true", "darkContent false",
      ])
  }

  @Test(
    "a window that does not cover the screen does not decide; the frontmost one that does decides")
  func windows() throws {
    let host = try oldPhone()
    let (back, front, small) = (
      OpinionatedController(), OpinionatedController(), OpinionatedController()
    )
    (back.style, front.style, small.hides) = (.lightContent, .darkContent, true)
    host.show(back)
    let little = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    little.rootViewController = small
    host.turn { little.isHidden = false }
    let first = host.statusBarManager.statusBarStyle
    let window = UIWindow()
    window.rootViewController = front
    host.turn { window.isHidden = false }
    let second = host.statusBarManager.statusBarStyle
    host.turn { host.window.makeKeyAndVisible() }
    let third = host.statusBarManager.statusBarStyle
    host.turn { window.makeKeyAndVisible() }
    host.turn { window.isHidden = true }

    #expect([first, second, third] == [.lightContent, .darkContent, .lightContent])
    #expect(host.statusBarManager.statusBarStyle == .lightContent)
    #expect(!host.statusBarManager.isStatusBarHidden)
  }

  @Test("a controller that is in no window changes nothing")
  func off() throws {
    let host = try oldPhone()
    let (root, other) = (OpinionatedController(), OpinionatedController())
    host.show(root)
    root.style = .lightContent

    host.turn { other.setNeedsStatusBarAppearanceUpdate() }

    #expect(host.statusBarManager.statusBarStyle == .default)
    #expect(root.questions == 1)
  }

  @Test("R17.55 another frame of the bar, and another orientation, is posted before and after")
  func notifications() throws {
    let host = try oldPhone()
    let root = OpinionatedController()
    host.show(root)
    let frameKey = UIApplication.statusBarFrameUserInfoKey
    let orientationKey = UIApplication.statusBarOrientationUserInfoKey
    var posted: [String] = []
    let names = [
      UIApplication.willChangeStatusBarFrameNotification,
      UIApplication.didChangeStatusBarFrameNotification,
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let number = note.userInfo?[orientationKey] as? Int
        let height = (note.userInfo?[frameKey] as? CGRect)?.height
        MainActor.assumeIsolated {
          let now = UIApplication.shared.statusBarFrame.height
          let word = name.rawValue.dropFirst("UIApplication".count).prefix(4)
          posted.append("\(word) \(height.map { "\($0) at \(now)" } ?? "\(number ?? 0)")")
        }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    root.hides = true
    host.turn { root.setNeedsStatusBarAppearanceUpdate() }
    host.turn { root.setNeedsStatusBarAppearanceUpdate() }
    #expect(posted == ["Will 0.0 at 20.0", "DidC 20.0 at 0.0"])
    posted = []
    host.rotateDevice(to: .landscapeLeft)
    try host.settle()
    #expect(posted == ["Will \(UIInterfaceOrientation.landscapeRight.rawValue)", "DidC 1"])
  }

  @Test("the values are Apple's")
  func rawValues() {
    #expect([UIStatusBarStyle.default, .lightContent, .darkContent].map(\.rawValue) == [0, 1, 3])
    #expect([UIStatusBarAnimation.none, .fade, .slide].map(\.rawValue) == [0, 1, 2])
  }

  @Test("a device without edges has a bar of no height")
  func plainScreen() throws {
    let host = try TestHost()
    host.show(UIViewController())

    #expect(!host.statusBarManager.isStatusBarHidden)
    #expect(host.statusBarManager.statusBarFrame == .zero)
    #expect(host.window.safeAreaInsets == .zero)
    #expect(!host.isHomeIndicatorHidden)
    #expect(host.edgesDeferringSystemGestures == [])
    #expect(!host.isPointerLocked)
  }
}

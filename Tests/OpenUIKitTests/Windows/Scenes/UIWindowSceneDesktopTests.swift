import DisplayServer
import NestTesting
import Testing

@testable import OpenUIKit

/// The effect of a desktop on the window of a scene.
struct UIWindowSceneDesktopTests {
  /// A scene that shows a page with a border.
  private func show(
    _ host: TestHost
  ) throws -> (scene: UIWindowScene, surface: HeadlessSurface, root: UIViewController) {
    let root = UIViewController()
    root.view.backgroundColor = .white
    root.view.layer.borderWidth = 7
    root.view.layer.borderColor = UIColor.red.cgColor
    host.show(root)
    let scene = try #require(host.window.windowScene)
    return (scene, try #require(host.surface(of: scene)), root)
  }

  @Test("a user cannot resize a window beyond its limits; one that is outside of them is resized")
  func sizeRestrictions() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 300))
    let (scene, _, root) = try show(host)

    host.turn { scene.sizeRestrictions?.minimumSize = CGSize(width: 450, height: 100) }
    let grown = root.view.bounds.size
    host.turn { scene.sizeRestrictions?.maximumSize = CGSize(width: 500, height: 400) }
    try host.resize(scene, to: CGSize(width: 1, height: 5000))

    #expect(grown == CGSize(width: 450, height: 300))
    #expect(root.view.bounds.size == CGSize(width: 450, height: 400))
  }

  @Test("a limit that is no size is reported and changes nothing")
  func impossibleRestrictions() throws {
    let host = try TestHost()
    let (scene, surface, _) = try show(host)

    let misuses = withMisuseIntercepted {
      scene.sizeRestrictions?.minimumSize = CGSize(width: -1, height: 5)
      scene.sizeRestrictions?.maximumSize = CGSize(width: CGFloat.nan, height: 5)
    }

    #expect(misuses.map(\.id) == Array(repeating: "scene.impossible-size-restriction", count: 2))
    #expect(scene.sizeRestrictions?.minimumSize == .zero)
    #expect(scene.sizeRestrictions?.maximumSize.width == .greatestFiniteMagnitude)
    #expect(surface.sizeLimits == SizeLimits())
  }

  @Test(
    "title, icon and full screen are those of the window, also if they are set before it exists")
  func appearance() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 300))
    let scene = try #require(host.scenes.first)
    let icon = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 8)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    scene.title = "First"
    scene.icon = icon
    let (_, surface, root) = try show(host)

    let first = surface.title
    host.turn {
      scene.title = "Second"
      scene.setFullScreen(true)
    }
    let full = root.view.bounds.size
    host.turn { scene.setFullScreen(false) }

    #expect(first == "First" && surface.title == "Second")
    #expect(surface.iconPixels == icon.cgImage.map { $0.width * $0.height })
    #expect(full == CGSize(width: 1280, height: 800))
    #expect(root.view.bounds.size == CGSize(width: 400, height: 300) && !scene.isFullScreen)
  }

  @Test(
    "a resized window shows what a new one of that size shows, at fractional scales too",
    arguments: [1, 1.25, 1.5, 2])
  func liveResize(scale: CGFloat) throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200), scale: scale)
    let (scene, _, _) = try show(host)

    for (width, height) in [(301, 200), (250, 333), (77, 20), (333, 251)] {
      let size = CGSize(width: width, height: height)
      try host.resize(scene, to: size)
      let resized = try host.snapshot(of: scene)
      let fresh = try TestHost(size: size, scale: scale)
      let (freshScene, _, _) = try show(fresh)
      let expected = try fresh.snapshot(of: freshScene)
      #expect(resized.width == Int((size.width * scale).rounded()))
      #expect(resized.hasSamePixels(as: expected))
    }
  }

  @Test("a window of one pixel, and one of 16,000 × 16,000, is shown, and another size after it")
  func extremes() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200))
    let (scene, surface, root) = try show(host)

    try host.resize(scene, to: CGSize(width: 1, height: 1))
    _ = try host.snapshot(of: scene)
    let small = try surface.pixels()[0, 0]
    try host.resize(scene, to: CGSize(width: 16_000, height: 16_000))
    _ = try host.snapshot(of: scene)
    let large = try surface.pixels()[15_999, 8_000]
    try host.resize(scene, to: CGSize(width: 300, height: 200))

    #expect(small & 0xffffff == 0xff0000 && large & 0xffffff == 0xff0000)
    #expect(root.view.bounds.size == CGSize(width: 300, height: 200))
  }

  @Test("10,000 events in a burst are all handled, and leave nothing behind")
  func burst() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200))
    let (scene, surface, root) = try show(host)
    var taps = 0
    let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.view.addSubview(button)
    host.commit()
    let presented = surface.presentCount

    host.turn {
      for number in 0..<2_500 {
        let input = PointerEvent(x: Double(number % 100), y: 50)
        surface.onEvent?(.pointerMove(input))
        surface.onEvent?(.pointerDown(input))
        surface.onEvent?(.pointerUp(input))
        surface.onEvent?(.expose)
      }
    }
    try host.settle()

    #expect(taps == 2_500)
    #expect(surface.presentCount - presented < 200 && host.isIdle)
    withExtendedLifetime(scene) {}
  }

  @Test("events of a deallocated window are ignored")
  func deadWindow() throws {
    let stage = try SceneStage()
    let second = stage.makeScene()
    let surface = try #require(stage.host.surface(of: second))
    let receive = try #require(surface.onEvent)
    stage.host.close(second)

    for event in [
      DisplayEvent.pointerDown(PointerEvent(x: 5, y: 5)), .resize, .expose, .focus(true), .close,
      .visibility(true), .pointerLeave, .scroll(ScrollEvent(x: 5, y: 5, deltaX: 1, deltaY: 1)),
    ] {
      stage.host.turn { receive(event) }
    }

    #expect(stage.scenes.count == 1 && second.activationState == .unattached)
  }

  @Test("the pointer has the shape of the view under it, or that of a superview")
  func pointerShape() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200))
    let (_, surface, root) = try show(host)
    let text = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let inside = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 200))
    let link = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 200))
    text.pointerCursor = .text
    link.pointerCursor = .pointingHand
    text.addSubview(inside)
    host.turn { for view in [text, link] { root.view.addSubview(view) } }

    let shapes = [10, 60, 150, 250].map { x in
      host.movePointer(to: CGPoint(x: x, y: 50))
      return surface.cursor
    }

    #expect(shapes == [.text, .text, .pointingHand, .arrow])
    #expect(
      UIPointerCursor.allCases.count == Set(UIPointerCursor.allCases.map(PointerShape.init)).count)
  }

  @Test("the frames of a clock that is never late are all in time")
  func frames() throws {
    let host = try TestHost()
    let (_, _, root) = try show(host)
    let before = UIScreen.main.frameStatistics

    host.turn { UIView.animate(withDuration: 1) { root.view.alpha = 0 } }
    try host.settle()
    let after = UIScreen.main.frameStatistics

    #expect((59...62).contains(after.delivered - before.delivered))
    #expect(after.missed == 0)
  }
}

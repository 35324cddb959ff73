import NestTesting
import OpenUIKit
import Testing

@Suite struct WindowLevelTests {
  @Test("levels are compared and calculated with, as numbers are")
  func arithmetic() {
    var level = UIWindow.Level.alert + 1
    level -= 0.5
    level += 2

    #expect(level.rawValue == 2002.5)
    #expect(1 + UIWindow.Level.normal == UIWindow.Level(1))
    #expect(UIWindow.Level.alert - UIWindow.Level.statusBar == 1000)
    #expect(UIWindow.Level.normal < .statusBar && .alert > UIWindow.Level.statusBar)
    #expect(UIFont.Weight.bold > .regular && max(UIFont.Weight.thin, .black) == .black)
  }

  @Test("a window is moved to the scene of a screen that is set")
  func screen() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 100))
    host.show(UIViewController())

    host.window.screen = .main

    #expect(host.window.screen === UIScreen.main && !host.window.isHidden)
    #expect(host.window.windowScene?.screen === UIScreen.main)
  }

  @Test("setting the owner of a guide adds it, and nil removes it")
  func guide() {
    let (view, other, guide) = (UIView(), UIView(), UILayoutGuide())

    guide.owningView = view
    #expect(view.layoutGuides == [guide])
    guide.owningView = other
    #expect(view.layoutGuides.isEmpty && other.layoutGuides == [guide])
    guide.owningView = nil
    #expect(other.layoutGuides.isEmpty && guide.owningView == nil)
  }
}

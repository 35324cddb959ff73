import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Pages in other controllers, and other scroll views in pages.
@Suite(.serialized) struct PagesNestingTests {
  @Test(
    "R9.2 R2.4 Pages that are taken out of the window during a movement end it",
    arguments: [
      true, false,
    ])
  func removedFromParent(isDragged: Bool) throws {
    let fixture = try PagesFixture("ABC", isShown: false)
    let parent = UIViewController()
    fixture.host.show(parent)
    fixture.host.turn {
      parent.addChild(fixture.container)
      fixture.container.view.frame = parent.view.bounds
      parent.view.addSubview(fixture.container.view)
      fixture.container.didMove(toParent: parent)
    }
    #expect(fixture.visible == "A")
    if isDragged {
      fixture.putDown(at: 110)
      fixture.move(90, 30)
    } else {
      fixture.host.turn { _ = fixture.container.selectViewController(at: 1) }
      fixture.host.advance(by: 0.1)
    }

    fixture.host.turn {
      fixture.container.willMove(toParent: nil)
      fixture.container.view.removeFromSuperview()
      fixture.container.removeFromParent()
    }
    #expect(fixture.recorder.appearanceViolations() == [])
    #expect(!fixture.container.isMoving)
    fixture.host.show(fixture.container)

    #expect(fixture.visible == "B")
    #expect(fixture.frame(1) == fixture.host.window.bounds)
    #expect(fixture.recorder.appearanceViolations() == [])
  }

  @Test("R20.1 A list in a page scrolls along its own axis, the pages along theirs")
  func listInPage() throws {
    let fixture = try PagesFixture()
    let list = UIScrollView(frame: fixture.host.window.bounds)
    list.contentSize = CGSize(width: 120, height: 1_000)
    fixture.host.turn { fixture.container.viewControllers[0].view.addSubview(list) }

    fixture.host.drag(
      from: CGPoint(x: 60, y: 150), to: CGPoint(x: 60, y: 50), duration: 0.5, rest: 0.2)
    try fixture.host.settle()
    #expect(list.contentOffset.y == 90)
    #expect(fixture.container.selectedIndex == 0)
    try fixture.recorder.expect("")
    try fixture.drag(from: 110, to: 20)

    #expect(fixture.container.selectedIndex == 1)
    #expect(list.contentOffset.y == 90)
  }

  @Test(
    "R20.1 Pages along the same axis inside a page scroll first, and at their end those outside")
  func pagesInPage() throws {
    let fixture = try PagesFixture("AB")
    let inner = PagesViewController(viewControllers: [fixture.make("X"), fixture.make("Y")])
    let list = fixture.container.viewControllers
    fixture.host.turn { _ = fixture.container.setViewControllers([inner] + list, selecting: 0) }

    try fixture.drag(from: 110, to: 20)
    #expect(inner.selectedIndex == 1)
    #expect(fixture.container.selectedIndex == 0)
    try fixture.drag(from: 110, to: 20)

    #expect(inner.selectedIndex == 1)
    #expect(fixture.container.selectedIndex == 1)
    #expect(fixture.violations == [])
  }

  @Test("R20.1 Two fingers, of which one is lifted, leave everything balanced")
  func twoFingers() throws {
    let fixture = try PagesFixture()

    fixture.putDown(at: 110)
    fixture.move(90, 60)
    fixture.host.putDown(1, at: CGPoint(x: 100, y: 50))
    fixture.move(30)
    fixture.host.move(1, to: CGPoint(x: 60, y: 50))
    fixture.host.lift(0, at: CGPoint(x: 30, y: 100))
    fixture.host.advance(by: 0.1)
    fixture.host.move(1, to: CGPoint(x: 20, y: 50))
    fixture.host.advance(by: 0.2)
    fixture.host.lift(1, at: CGPoint(x: 20, y: 50))
    try fixture.host.settle()

    let index = try #require(fixture.container.selectedIndex)
    #expect(fixture.frame(index) == fixture.host.window.bounds)
    #expect(!fixture.container.isMoving)
    #expect(fixture.violations == [])
  }

  @Test("R20.1 A touch that the system cancels ends at a page")
  func cancelledTouch() throws {
    let fixture = try PagesFixture()
    fixture.putDown(at: 110)
    fixture.move(90, 30)

    fixture.host.cancel(0, at: CGPoint(x: 30, y: 100))
    try fixture.host.settle()

    #expect(!fixture.container.isMoving)
    #expect(fixture.visible == "B")
    #expect(fixture.violations == [])
  }
}

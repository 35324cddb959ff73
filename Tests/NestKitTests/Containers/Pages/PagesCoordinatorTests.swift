import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Pages and what they change find the coordinator of the movement between pages.
@Suite(.serialized) struct PagesCoordinatorTests {
  private struct Fixture {
    let host: TestHost
    let pages: PagesViewController
    let first = CuriousViewController()
    let second = CuriousViewController()
    let third = CuriousViewController()

    init() throws {
      host = try TestHost(size: CGSize(width: 200, height: 200))
      pages = PagesViewController(viewControllers: [first, second, third])
      host.show(pages)
    }

    /// Notes what becomes of the movement that begins next.
    func follow(_ note: @escaping (String) -> Void) {
      second.onWill = { [mark = second.mark] coordinator in
        note("begins \(coordinator.isInteractive) \(coordinator.initiallyInteractive)")
        coordinator.animate { _ in
          mark.frame.origin.x = 100
        } completion: {
          note($0.isCancelled ? "cancelled" : "completed")
        }
        coordinator.notifyWhenInteractionChanges { context in
          note("changed \(context.isInteractive) \(context.isCancelled)")
        }
      }
    }
  }

  @Test("R9.2 Containers 2.2 What is animated alongside a selection follows the content")
  func selection() throws {
    let fixture = try Fixture()
    var log: [String] = []
    fixture.follow { log.append($0) }

    fixture.host.turn { fixture.pages.selectViewController(at: 1) }
    #expect(fixture.pages.transitionCoordinator?.viewController(forKey: .from) === fixture.first)
    #expect(fixture.pages.transitionCoordinator?.viewController(forKey: .to) === fixture.second)
    #expect(fixture.pages.transitionCoordinator?.isAnimated == true)
    fixture.host.advance(by: 0.1)
    let leadingOffset = fixture.pages.scrollOffset / 200
    #expect(leadingOffset > 0.05 && leadingOffset < 0.95)
    #expect(abs(fixture.second.seen - leadingOffset * 100) < 1)
    #expect(
      abs((fixture.second.transitionCoordinator?.percentComplete ?? 0) - leadingOffset) < 0.01)
    try fixture.host.settle()

    #expect(log == ["begins false false", "completed"])
    #expect(fixture.second.seen == 100)
    #expect(fixture.pages.transitionCoordinator == nil)
    #expect(fixture.first.didFind == ["didDisappear"] && fixture.second.didFind == ["didAppear"])
  }

  @Test(
    "R9.2 R20.1 Containers 2.2 A finger that moves on to the next page completes the transition")
  func finger() throws {
    let fixture = try Fixture()
    var log: [String] = []
    fixture.follow { log.append($0) }

    fixture.host.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 30, y: 100), duration: 0.3)
    try fixture.host.settle()

    #expect(fixture.pages.selectedIndex == 1)
    #expect(log == ["begins true true", "changed false false", "completed"])
    #expect(fixture.second.seen == 100)
  }

  @Test("R9.2 R20.1 Containers 2.2 A finger that returns to the page cancels the transition")
  func cancelled() throws {
    let fixture = try Fixture()
    var log: [String] = []
    fixture.follow { log.append($0) }

    fixture.host.drag(
      from: CGPoint(x: 180, y: 100), to: CGPoint(x: 140, y: 100), duration: 0.4, rest: 0.3)
    let seen = fixture.second.seen
    try fixture.host.settle()

    #expect(seen > 0 && seen < 40)
    #expect(fixture.pages.selectedIndex == 0)
    #expect(log == ["begins true true", "changed false true", "cancelled"])
    #expect(fixture.second.seen == 0)
    #expect(fixture.pages.transitionCoordinator == nil)
  }

  @Test("R9.2 Containers 2.2 A finger that takes up a selection is reported")
  func continuedByFinger() throws {
    let fixture = try Fixture()
    var log: [String] = []
    fixture.follow { log.append($0) }
    fixture.host.turn { fixture.pages.selectViewController(at: 1) }
    fixture.host.advance(by: 0.1)

    fixture.host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 30, y: 100), duration: 0.3)
    try fixture.host.settle()

    #expect(fixture.pages.selectedIndex == 1)
    #expect(
      log == ["begins false false", "changed true false", "changed false false", "completed"])
  }

  @Test("R9.2 Containers 2.2 A selection without animation has a coordinator that says so")
  func notAnimated() throws {
    let fixture = try Fixture()
    var log: [String] = []
    fixture.third.onWill = { [mark = fixture.third.mark] coordinator in
      log.append("\(coordinator.isAnimated) \(coordinator.transitionDuration)")
      coordinator.animate { _ in
        mark.frame.origin.x = 100
        log.append("animation")
      } completion: { _ in
        log.append("completion")
      }
    }

    fixture.host.turn { fixture.pages.selectViewController(at: 2, animated: false) }

    #expect(log == ["false 0.0", "animation", "completion"])
    #expect(fixture.third.seen == 100)
    #expect(fixture.pages.transitionCoordinator == nil)
  }

  @Test("R9.2 R14.1 Containers 2.2 A container that disappears during a movement ends it")
  func disappears() throws {
    let fixture = try Fixture()
    var log: [String] = []
    fixture.follow { log.append($0) }
    fixture.host.turn { fixture.pages.selectViewController(at: 1) }
    fixture.host.advance(by: 0.1)

    fixture.host.show(UIViewController())
    try fixture.host.settle()

    #expect(log == ["begins false false", "completed"])
    #expect(fixture.second.seen == 100)
  }

  @Test(
    "R13.2 Pages that are released during a movement, with their coordinator retained, are gone")
  func released() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200))
    weak var link: PagesViewController?
    var saved: (any UIViewControllerTransitionCoordinator)?
    do {
      let pages = PagesViewController(viewControllers: [
        CuriousViewController(), CuriousViewController(),
      ])
      link = pages
      host.show(pages)
      host.turn { pages.selectViewController(at: 1) }
      host.advance(by: 0.1)
      saved = pages.transitionCoordinator
    }
    #expect(saved?.percentComplete ?? 0 > 0)
    host.show(UIViewController())
    try host.settle()

    #expect(link == nil)
    #expect(saved?.percentComplete == 1)
    #expect(saved?.viewController(forKey: .to) == nil)
  }
}

extension PagesViewController {
  /// How far the content is scrolled.
  fileprivate var scrollOffset: CGFloat {
    let scrollViews = sequence(state: [view]) { views -> UIView? in
      guard let view = views.popLast() as? UIView else { return nil }
      views += view.subviews
      return view
    }
    return scrollViews.compactMap { $0 as? UIScrollView }.first?.contentOffset.x ?? 0
  }
}

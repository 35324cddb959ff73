import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The possible mistakes of a program and of a data source.
@Suite(.serialized) struct PagesMisuseTests {
  @Test("R14.3 What cannot be selected or shown is refused, with nothing changed")
  func misuse() throws {
    let fixture = try PagesFixture()
    let container = fixture.container
    let list = container.viewControllers
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)

    let reports = withMisuseIntercepted {
      container.selectViewController(at: -1)
      container.selectViewController(at: 5)
      container.setViewControllers(list + [list[0]])
      container.setViewControllers([list[0], child])
      container.setViewControllers([list[0], container])
      container.setViewControllers(list, selecting: 5)
      container.reloadData()
      container.spacing = -1
      container.spacing = .infinity
      container.pageLength = 0
      container.pageLength = .nan
      container.numberOfPreloadedPages = -1
      container.numberOfStoredStates = -1
    }

    #expect(
      reports.map(\.id) == [
        "pages.index-out-of-range", "pages.index-out-of-range", "pages.duplicate",
        "containment.already-parented", "containment.self",
        "pages.index-out-of-range", "pages.no-data-source", "pages.spacing", "pages.spacing",
        "pages.length", "pages.length", "pages.preloaded-count", "pages.preloaded-count",
      ])
    try fixture.recorder.expect("")
    #expect(container.viewControllers == list)
    #expect(container.selectedIndex == 0)
    #expect(container.numberOfPreloadedPages == 1)
  }

  @Test("R14.3 A data source that counts wrongly, or returns what it must not, changes nothing")
  func wrongAnswers() throws {
    let fixture = try LazyPagesFixture(count: 10)
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    let first = try #require(fixture.container.viewController(at: 0))
    fixture.recorder.removeAll()

    var reports = withMisuseIntercepted {
      fixture.count = -1
      fixture.container.reloadData()
      fixture.count = 10
      fixture.fixed[5] = child
      fixture.container.selectViewController(at: 5)
      fixture.fixed[6] = first
      fixture.container.selectViewController(at: 6)
      fixture.fixed[0] = child
      fixture.container.reloadData()
      fixture.fixed[7] = fixture.container
      fixture.container.selectViewController(at: 7)
    }

    #expect(
      reports.map(\.id) == [
        "pages.count", "containment.already-parented", "pages.duplicate",
        "containment.already-parented", "containment.self",
      ])
    try fixture.recorder.expect("")
    #expect(fixture.container.selectedIndex == 0)

    fixture.fixed = [2: child]
    reports = withMisuseIntercepted {
      fixture.host.drag(
        from: CGPoint(x: 110, y: 100), to: CGPoint(x: 20, y: 100), duration: 0.5, rest: 0.2)
      fixture.host.advance(by: 2)
      fixture.host.drag(
        from: CGPoint(x: 110, y: 100), to: CGPoint(x: 20, y: 100), duration: 0.5, rest: 0.2)
      fixture.host.advance(by: 2)
    }
    #expect(reports.map(\.id) == ["containment.already-parented"])
    #expect(fixture.container.selectedIndex == 2)
    #expect(fixture.container.selectedViewController == nil)
    fixture.fixed = [:]
    #expect(try fixture.run { $0.selectViewController(at: 3) } == .done)
    #expect(fixture.recorder.appearanceViolations(appeared: ["0a"]) == [])
  }

  @Test("R14.2 A data source may select and reload inside its answers")
  func reentrance() throws {
    let fixture = try LazyPagesFixture(count: 10)
    weak let container = fixture.container
    var operations: [ContainerOperation?] = []
    fixture.onAsk = { index in
      guard index == 5 else { return }
      operations = [container?.selectViewController(at: 8), container?.reloadData()]
    }

    _ = try fixture.run { $0.selectViewController(at: 5) }

    #expect(operations.map { $0?.result } == [.done, .done])
    #expect(fixture.container.selectedIndex == 8)
    #expect(fixture.recorder.appearanceViolations() == [])
  }

  @Test("R13.2 A page that another container takes away is made again")
  func stolen() throws {
    let fixture = try LazyPagesFixture(count: 10)
    let page = try #require(fixture.container.viewController(at: 1))
    fixture.host.turn { page.removeFromParent() }

    try fixture.drag(from: 110, to: 20)

    #expect(fixture.container.selectedIndex == 1)
    #expect(fixture.container.selectedViewController !== page)
    #expect(fixture.container.selectedViewController?.parent === fixture.container)
  }

  @Test("R14.3 A data source that was deallocated is reported, and the pages that are there stay")
  func missingDataSource() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let container = PagesViewController()
    var fixture: LazyPagesFixture? = try LazyPagesFixture(count: 10, isShown: false)
    container.dataSource = fixture
    host.show(container)
    #expect(container.children.count == 2)
    fixture = nil

    let reports = withMisuseIntercepted {
      container.selectViewController(at: 1, animated: false)
      container.reloadData()
    }

    #expect(reports.map(\.id) == ["pages.no-data-source", "pages.no-data-source"])
    #expect(container.selectedIndex == 1)
    #expect(container.selectedViewController?.viewIfLoaded?.window === host.window)
  }

  @Test("R14.3 Reports say what was given, why it is wrong, and what to do")
  func wording() throws {
    let fixture = try PagesFixture("AB")
    let list = fixture.container.viewControllers
    list[0].title = "First"

    let reports = withMisuseIntercepted {
      fixture.container.selectViewController(at: 7)
      fixture.container.setViewControllers(list + [list[0]])
      fixture.container.spacing = -2
      fixture.container.pageLength = 0
      fixture.container.numberOfPreloadedPages = -1
    }

    #expect(
      reports.map(\.message) == [
        "PagesViewController with 2 pages was to select the one at 7",
        "RecordingViewController “First” was to be the page 2 of PagesViewController, and is its "
          + "page 0",
        "PagesViewController was given the spacing -2.0",
        "PagesViewController was given the page length 0.0",
        "PagesViewController was to keep -1 pages, or states of pages",
      ])
    #expect(reports.first?.reason == "Indices from 0 to 1 exist")
  }
}

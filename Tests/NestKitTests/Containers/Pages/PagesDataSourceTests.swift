import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Pages that are made when they are needed, and what a data source may do wrong.
@Suite(.serialized) struct PagesDataSourceTests {
  @Test(
    "R9.2 Of a million pages only those in reach are made; a drag and a selection make a few more")
  func million() throws {
    let fixture = try LazyPagesFixture(count: 1_000_000)
    #expect(fixture.calls == "count, 0, 1")

    try fixture.drag(from: 110, to: 20)
    #expect(fixture.calls == "count, 0, 1, 2")
    _ = try fixture.run { $0.selectViewController(at: 700_000) }
    #expect(fixture.calls == "count, 0, 1, 2, 700000, 700001, 699999")
    #expect(fixture.liveCount == 3)
    #expect(fixture.container.children.count == 3)
    #expect(fixture.container.numberOfPages == 1_000_000)
    #expect(fixture.container.selectedIndex == 700_000)
    try fixture.drag(from: 110, to: 20)
    #expect(fixture.container.selectedIndex == 700_001)
    #expect(fixture.liveCount == 3)
  }

  @Test("R9.2 A circle of a million pages costs as much; the last page is beside the first one")
  func circle() throws {
    let fixture = try LazyPagesFixture(count: 1_000_000) { $0.wraps = true }
    #expect(fixture.calls == "count, 0, 1, 999999")

    try fixture.drag(from: 10, to: 100)
    #expect(fixture.container.selectedIndex == 999_999)
    _ = try fixture.run { $0.selectViewController(at: 500_000) }
    #expect(fixture.container.selectedIndex == 500_000)
    #expect(fixture.liveCount == 3)
    try fixture.drag(from: 110, to: 20)
    #expect(fixture.container.selectedIndex == 500_001)
  }

  @Test(
    "R9.2 A free fling over a million pages makes each that becomes visible once, and keeps few")
  func fling() throws {
    let fixture = try LazyPagesFixture(count: 1_000_000) {
      $0.isPagingEnabled = false
      $0.pageLength = 40
    }

    fixture.host.flick(
      from: CGPoint(x: 110, y: 100), velocity: CGVector(dx: -1000, dy: 0), duration: 0.1)
    try fixture.host.settle()

    let last = try #require(fixture.container.selectedIndex) + 4
    #expect(fixture.asked.count <= last + 2)
    #expect(Set(fixture.asked).count == fixture.asked.count)
    #expect(fixture.liveCount <= 6)
  }

  @Test("R20.1 R9.2 The keys to the ends of a million pages select the last one and the first one")
  func keyToTheEnd() throws {
    let fixture = try LazyPagesFixture(count: 1_000_000)

    fixture.host.press(.keyboardRightArrow, modifiers: .command)
    try fixture.host.settle()

    #expect(fixture.container.selectedIndex == 999_999)
    #expect(fixture.calls == "count, 0, 1, 999999, 999998")
    #expect(fixture.liveCount == 2)
    fixture.host.press(.keyboardLeftArrow, modifiers: .command)
    try fixture.host.settle()
    #expect(fixture.container.selectedIndex == 0)
    #expect(fixture.recorder.appearanceViolations() == [])
  }

  @Test("R9.2 R13.2 How many pages are loaded can be chosen", arguments: 0...3)
  func reach(_ count: Int) throws {
    let fixture = try LazyPagesFixture(count: 100) { $0.numberOfPreloadedPages = count }
    _ = try fixture.run { $0.selectViewController(at: 50, animated: false) }

    try fixture.drag(from: 110, to: 20)
    try fixture.drag(from: 110, to: 20)

    #expect(fixture.container.selectedIndex == 52)
    #expect(fixture.liveCount == 1 + 2 * count)
    #expect(fixture.recorder.appearanceViolations() == [])
  }

  @Test("R9.2 All pages may be loaded, and pages may be very far apart")
  func extremes() throws {
    let fixture = try LazyPagesFixture(count: 20) {
      $0.numberOfPreloadedPages = .max
      $0.spacing = 1_000_000
    }
    #expect(fixture.liveCount == 20)

    #expect(try fixture.run { $0.selectViewController(at: 19) } == .done)
    #expect(fixture.liveCount == 20)
    let view = try #require(fixture.container.selectedViewController?.view)
    #expect(view.convert(view.bounds, to: nil) == fixture.host.window.bounds)
    #expect(try fixture.run { $0.selectPrevious() } == .done)
    #expect(fixture.container.selectedIndex == 18)
    #expect(fixture.recorder.appearanceViolations() == [])
  }

  @Test("R13.1 A memory warning unloads what is not visible; it returns")
  func memoryWarning() throws {
    let fixture = try LazyPagesFixture(count: 100)
    _ = try fixture.run { $0.selectViewController(at: 50, animated: false) }

    fixture.host.sendMemoryWarning()
    #expect(fixture.liveCount == 1)
    try fixture.drag(from: 110, to: 20)
    #expect(fixture.liveCount == 3)
    fixture.host.hide()
    fixture.host.sendMemoryWarning()
    #expect(fixture.liveCount == 1)
    #expect(fixture.container.viewController(at: 51)?.isViewLoaded == false)
    fixture.host.unhide()

    #expect(fixture.liveCount == 3)
    #expect(fixture.container.viewController(at: 51)?.viewIfLoaded?.window != nil)
    #expect(fixture.recorder.appearanceViolations() == [])
  }

  @Test("R3.4 The view of a page of the list is released when that is far")
  func list() throws {
    let fixture = try PagesFixture()
    let list = fixture.container.viewControllers

    _ = try fixture.run { $0.selectViewController(at: 3, animated: false) }

    #expect(list.map(\.isViewLoaded) == [false, false, true, true, true])
    #expect(list.map { $0.parent != nil } == [false, false, true, true, true])
    _ = try fixture.run { $0.selectViewController(at: 0, animated: false) }
    #expect(list.map(\.isViewLoaded) == [true, true, false, false, false])
    #expect(fixture.violations == [])
  }

  // MARK: Reloading

  @Test("R9.2 Pages that are loaded again replace those before; one that is returned again stays")
  func reload() throws {
    let fixture = try LazyPagesFixture(count: 10)
    let retained = try #require(fixture.container.viewController(at: 0))
    fixture.fixed[1] = retained
    fixture.recorder.removeAll()

    #expect(try fixture.run { $0.reloadData(selecting: 1) } == .done)

    #expect(fixture.container.viewController(at: 1) === retained)
    #expect(fixture.container.selectedIndex == 1)
    #expect(!fixture.recorder.timeline.lines.contains { $0.hasPrefix("0a.") })
    fixture.fixed = [:]
    fixture.recorder.removeAll()

    #expect(try fixture.run { $0.reloadData() } == .done)
    let lines = fixture.recorder.timeline.lines
    #expect(lines.contains("0a.didMove(nil)"))
    #expect(lines.contains("1b.viewDidAppear") || lines.contains("1c.viewDidAppear"))
    #expect(fixture.recorder.appearanceViolations(appeared: ["0a"]) == [])
  }

  @Test("R9.2 A data source that keeps its controllers may be asked again: those in reach stay")
  func reloadOfRetainedControllers() throws {
    let fixture = try LazyPagesFixture(count: 10)
    for index in 0..<10 {
      fixture.fixed[index] = fixture.container.viewController(at: index) ?? fixture.make("\(index)")
    }
    fixture.recorder.removeAll()

    #expect(try fixture.run { $0.reloadData() } == .done)
    try fixture.recorder.expect("")
    _ = try fixture.run { $0.selectViewController(at: 5, animated: false) }
    fixture.recorder.removeAll()
    (fixture.fixed[5], fixture.fixed[6]) = (fixture.fixed[6], fixture.fixed[5])
    #expect(try fixture.run { $0.reloadData() } == .done)

    try fixture.recorder.expect(
      """
      6.viewWillAppear
      6.viewIsAppearing
      6.viewDidAppear
      5.viewWillDisappear
      5.viewDidDisappear
      """)
    #expect(fixture.container.children.count == 3)
  }

  @Test("R9.2 There may be fewer pages, or none")
  func fewerPages() throws {
    let fixture = try LazyPagesFixture(count: 10)
    _ = try fixture.run { $0.selectViewController(at: 8, animated: false) }

    fixture.count = 3
    _ = try fixture.run { $0.reloadData() }
    #expect(fixture.container.selectedIndex == 2)
    fixture.count = 0
    _ = try fixture.run { $0.reloadData() }
    #expect(fixture.container.selectedIndex == nil)
    #expect(fixture.container.children.isEmpty)
    #expect(fixture.liveCount == 0)
    try fixture.drag(from: 110, to: 20)
    fixture.count = 2
    _ = try fixture.run { $0.reloadData() }
    #expect(fixture.container.selectedIndex == 0)
    #expect(fixture.recorder.appearanceViolations() == [])
  }

  @Test("R9.2 R14.1 A list that is set during a movement waits; the last one counts")
  func listDuringMovement() throws {
    let fixture = try PagesFixture()
    let list = fixture.container.viewControllers
    fixture.host.turn { _ = fixture.container.selectViewController(at: 1) }

    let operations = fixture.host.turn {
      [
        fixture.container.setViewControllers([]),
        fixture.container.setViewControllers([list[4], list[1], fixture.make("F")]),
      ]
    }
    try fixture.host.settle()

    #expect(operations.map(\.result) == [.coalesced, .done])
    #expect(fixture.container.selectedIndex == 1)
    #expect(fixture.visible == "B")
    #expect(fixture.loaded == "EBF")
    #expect(fixture.violations == [])
  }

  @Test("R9.2 R14.1 A data source that is set during a movement is asked for its own pages only")
  func sourceDuringMovement() throws {
    let fixture = try LazyPagesFixture(count: 100)
    _ = try fixture.run { $0.selectViewController(at: 50, animated: false) }
    let other = FewPages()

    fixture.host.turn { _ = fixture.container.selectViewController(at: 51) }
    fixture.host.turn { fixture.container.dataSource = other }
    try fixture.host.settle()

    #expect(other.asked.allSatisfy { (0..<3).contains($0) })
    #expect(fixture.container.numberOfPages == 3)
    #expect(fixture.container.selectedIndex == 2)
  }

  @Test("R9.2 A data source that is removed during a movement, and gone, is nothing to report")
  func noSourceDuringMovement() throws {
    let fixture = try LazyPagesFixture(count: 100)
    var other: FewPages? = FewPages()
    fixture.host.turn { fixture.container.dataSource = other }
    try fixture.host.settle()

    fixture.host.turn { _ = fixture.container.selectViewController(at: 1) }
    let reports = try withMisuseIntercepted {
      fixture.host.turn { fixture.container.dataSource = nil }
      other = nil
      try fixture.host.settle()
    }

    #expect(reports == [])
    #expect(fixture.container.numberOfPages == 0)
  }

  @Test("R13.2 Pages that were made are freed with their container")
  func memory() throws {
    weak var container: PagesViewController?
    let fixture = try LazyPagesFixture(count: 100)
    container = fixture.container
    try fixture.drag(from: 110, to: 20)
    fixture.release()

    #expect(container == nil)
    #expect(fixture.liveCount == 0)
  }

  @Test("R13.2 The view of a container may be retained longer than the container")
  func viewOutlivesContainer() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    weak var container: PagesViewController?
    let view: UIView = {
      let made = PagesViewController(viewControllers: [UIViewController(), UIViewController()])
      container = made
      host.show(made)
      let view: UIView = made.view
      host.show(UIViewController())
      return view
    }()
    #expect(container == nil)

    host.turn {
      host.window.rootViewController?.view.addSubview(view)
      view.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
    }
    host.flick(
      from: CGPoint(x: 80, y: 40), velocity: CGVector(dx: -500, dy: 0), duration: 0.1)
    try host.settle()

    #expect(view.subviews.first?.frame == view.bounds)
  }
}

/// Three pages.
private final class FewPages: PagesViewControllerDataSource {
  private(set) var asked: [Int] = []

  func numberOfPages(in pagesViewController: PagesViewController) -> Int { 3 }

  func pagesViewController(
    _ pagesViewController: PagesViewController, viewControllerAt index: Int
  ) -> UIViewController {
    asked.append(index)
    return UIViewController()
  }
}

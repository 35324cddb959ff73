import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Where pages stand, in which direction, and what a change of the size does.
@Suite(.serialized) struct PagesLayoutTests {
  @Test("R9.2 R14.4 A page appears in the size that the container has got just before")
  func resizedBeforeSelection() throws {
    for isAnimated in [true, false] {
      let fixture = try PagesFixture("AB")
      let size = CGSize(width: 80, height: 100)
      _ = try fixture.run {
        $0.view.frame.size = size
        return $0.selectViewController(at: 1, animated: isAnimated)
      }
      #expect(fixture.recorder.sizesOfAppearance(of: "B") == [size, size])
    }
  }

  // MARK: Several pages in sight

  @Test("R9.2 Shorter pages: the selected one is in the middle, and those beside it have appeared")
  func shortPages() throws {
    let fixture = try PagesFixture {
      $0.pageLength = 60
      $0.spacing = 10
    }
    #expect(fixture.visible == "AB")
    #expect(fixture.frame(0) == CGRect(x: 30, y: 0, width: 60, height: 200))
    #expect(fixture.frame(1) == CGRect(x: 100, y: 0, width: 60, height: 200))
    #expect(fixture.loaded == "ABC")

    try fixture.drag(from: 100, to: 45)

    #expect(fixture.frame(1) == CGRect(x: 30, y: 0, width: 60, height: 200))
    try fixture.recorder.expect(
      """
      D.willSelect(1, animated)
      D.willShow(C, animated)
      C.viewWillAppear(animated)
      C.viewIsAppearing(animated)
      C.viewDidAppear(animated)
      D.didShow(C, animated)
      D.willMove(PagesViewController)
      D.didMove(PagesViewController)
      D.loadView
      D.viewDidLoad
      D.didSelect(1, animated)
      """)
    try fixture.drag(from: 100, to: 45)
    let lines = fixture.recorder.timeline.lines
    #expect(fixture.visible == "BCD")
    #expect(lines.contains("A.viewWillDisappear(animated)"))
    #expect(fixture.violations.filter { $0.controller != "B" } == [])
  }

  @Test("R9.2 R20.1 A finger on a page beside the selected one scrolls, and a touch reaches it")
  func neighbourTakesTouches() throws {
    let fixture = try PagesFixture { $0.pageLength = 60 }
    var taps = 0
    let button = UIButton(frame: CGRect(x: 5, y: 80, width: 20, height: 40))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    fixture.host.turn { fixture.container.viewControllers[1].view.addSubview(button) }

    fixture.host.tap(at: CGPoint(x: 100, y: 100))
    #expect(taps == 1)
    try fixture.drag(from: 118, to: 60)

    #expect(fixture.container.selectedIndex == 1)
  }

  @Test("R9.2 Without paging the content rests anywhere, and what is in sight has appeared")
  func freeScrolling() throws {
    let fixture = try PagesFixture { $0.isPagingEnabled = false }

    try fixture.drag(from: 110, to: 50)
    #expect(fixture.frame(0)?.minX == -50)
    try fixture.recorder.expect(
      """
      D.willShow(B, animated)
      B.viewWillAppear(animated)
      B.viewIsAppearing(animated)
      B.viewDidAppear(animated)
      D.didShow(B, animated)
      C.willMove(PagesViewController)
      C.didMove(PagesViewController)
      C.loadView
      C.viewDidLoad
      """)
    #expect(fixture.container.selectedIndex == 0)

    try fixture.drag(from: 110, to: 20)
    try fixture.recorder.expect(
      """
      D.willShow(C, animated)
      C.viewWillAppear(animated)
      D.willHide(A, animated)
      A.viewWillDisappear(animated)
      A.viewDidDisappear(animated)
      D.didHide(A, animated)
      C.viewIsAppearing(animated)
      C.viewDidAppear(animated)
      D.didShow(C, animated)
      D.willMove(PagesViewController)
      D.didMove(PagesViewController)
      D.loadView
      D.viewDidLoad
      D.didSelect(1, animated)
      """)
    #expect(fixture.visible == "BC")
    #expect(fixture.container.selectedIndex == 1)
  }

  @Test("R9.2 Without paging a selection scrolls to the page, as far as there is content")
  func freeSelection() throws {
    let fixture = try PagesFixture {
      $0.isPagingEnabled = false
      $0.pageLength = 50
    }
    #expect(fixture.visible == "ABC")

    #expect(try fixture.run { $0.selectViewController(at: 4) } == .done)
    #expect(fixture.frame(4)?.maxX == 120)
    #expect(fixture.container.selectedIndex == 4)
    #expect(fixture.visible == "CDE")
    #expect(try fixture.run { $0.selectViewController(at: 1) } == .done)
    #expect(fixture.frame(1)?.minX == 0)
    #expect(fixture.visible == "BCD")
    #expect(fixture.container.selectedIndex == 1)
  }

  @Test("R9.2 A free fling passes pages, which appear and disappear, and are unloaded behind it")
  func freeFling() throws {
    let fixture = try PagesFixture("ABCDEFGHIJKLMNOP") {
      $0.isPagingEnabled = false
      $0.pageLength = 60
    }

    fixture.host.flick(
      from: CGPoint(x: 110, y: 100), velocity: CGVector(dx: -1000, dy: 0), duration: 0.1)
    try fixture.host.settle()

    #expect(try #require(fixture.container.selectedIndex) > 5)
    #expect(fixture.container.children.count <= 5)
    #expect(fixture.recorder.appearanceViolations(appeared: ["A", "B"]) == [])
  }

  // MARK: Direction

  @Test(
    "R9.2 R20.2 From right to left the next page is on the left, also in a change of the direction")
  func rightToLeft() throws {
    let fixture = try PagesFixture()
    fixture.host.simulateTraits { $0.layoutDirection = .rightToLeft }
    #expect(fixture.frame(0) == fixture.host.window.bounds)
    #expect(fixture.frame(1)?.maxX == 0)

    try fixture.drag(from: 10, to: 100)
    #expect(fixture.container.selectedIndex == 1)
    try fixture.drag(from: 110, to: 20)
    #expect(fixture.container.selectedIndex == 0)
    try fixture.drag(from: 110, to: 20)
    #expect(fixture.container.selectedIndex == 0)
    _ = try fixture.run { $0.selectViewController(at: 4) }
    #expect(fixture.frame(4) == fixture.host.window.bounds)
    #expect(fixture.frame(3)?.minX == 120)
    fixture.host.simulateTraits { $0.layoutDirection = .leftToRight }

    #expect(fixture.frame(4) == fixture.host.window.bounds)
    #expect(fixture.frame(3)?.maxX == 0)
    #expect(fixture.violations == [])
  }

  @Test("R9.2 Pages may follow each other from top to bottom")
  func vertical() throws {
    let fixture = try PagesFixture { $0.axis = .vertical }
    #expect(fixture.frame(1) == CGRect(x: 0, y: 200, width: 120, height: 200))

    try fixture.drag(from: 110, to: 20)
    #expect(fixture.container.selectedIndex == 0)
    fixture.host.drag(
      from: CGPoint(x: 60, y: 190), to: CGPoint(x: 60, y: 20), duration: 0.5, rest: 0.2)
    try fixture.host.settle()

    #expect(fixture.container.selectedIndex == 1)
    #expect(fixture.frame(1) == fixture.host.window.bounds)
  }

  // MARK: Size

  @Test("R4.1 R9.2 A new size keeps the page, and the children receive the size of their page")
  func resize() throws {
    let fixture = try PagesFixture { $0.spacing = 20 }
    _ = try fixture.run { $0.selectViewController(at: 2, animated: false) }
    fixture.recorder.removeAll()

    try fixture.host.resize(to: CGSize(width: 300, height: 100))
    try fixture.host.settle()

    #expect(fixture.frame(2) == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(fixture.frame(3)?.minX == 320)
    let lines = fixture.recorder.timeline.lines
    #expect(lines.contains("C.viewWillTransition(300×100)"))
    #expect(!lines.contains { $0.contains("Appear") || $0.contains("Disappear") })
  }

  @Test("R4.1 R9.2 A new size during a drag, a fling and a selection: they go on", arguments: 0...2)
  func resizeMidway(kind: Int) throws {
    let fixture = try PagesFixture()
    switch kind {
    case 0:
      fixture.putDown(at: 110)
      fixture.move(90, 40)
    case 1:
      fixture.host.flick(
        from: CGPoint(x: 110, y: 100), velocity: CGVector(dx: -500, dy: 0), duration: 0.1)
      fixture.host.advance(by: 0.05)
    default:
      fixture.host.turn { _ = fixture.container.selectViewController(at: 1) }
      fixture.host.advance(by: 0.1)
    }
    #expect(fixture.container.isMoving)

    try fixture.host.resize(to: CGSize(width: 200, height: 150))
    #expect(fixture.container.isMoving)
    if kind == 0 { try fixture.lift(at: 40) } else { try fixture.host.settle() }

    #expect(fixture.container.selectedIndex == 1)
    #expect(fixture.frame(1) == fixture.host.window.bounds)
    #expect(fixture.violations == [])
  }

  @Test("R4.1 R9.2 Pages that a new size brings into sight during a selection appear at once")
  func resizeShowsMore() throws {
    let fixture = try PagesFixture("ABCDEFGH") { $0.pageLength = 60 }
    fixture.host.turn { _ = fixture.container.selectViewController(at: 1) }
    fixture.host.advance(by: 0.1)
    #expect(fixture.visible == "ABC")

    try fixture.host.resize(to: CGSize(width: 360, height: 200))

    #expect(fixture.container.isMoving)
    #expect(fixture.visible == "ABCDE")
    let lines = fixture.recorder.timeline.lines
    #expect(lines.contains("D.viewWillAppear(animated)"))
    #expect(!lines.contains("D.viewDidAppear(animated)"))
    try fixture.host.settle()
    #expect(fixture.visible == "ABCDE")
    #expect(fixture.container.selectedIndex == 1)
    #expect(fixture.violations == [])
  }

  @Test("R4.1 R9.2 Pages that a selection passes after a new size appear, and disappear at its end")
  func resizePassesMore() throws {
    let fixture = try PagesFixture("ABCDEFGH") { $0.pageLength = 60 }
    _ = try fixture.run { $0.selectViewController(at: 2, animated: false) }
    fixture.recorder.removeAll()
    fixture.host.turn { _ = fixture.container.selectViewController(at: 7) }
    fixture.host.advance(by: 0.05)

    try fixture.host.resize(to: CGSize(width: 330, height: 200))
    let inSight = fixture.pagesInSight
    fixture.host.advance(by: 0.02)

    #expect(fixture.container.isMoving)
    let lines = fixture.recorder.timeline.lines
    for name in inSight.map(LifecycleRecorder.name) {
      #expect("BCD".contains(name) || lines.contains("\(name).viewWillAppear(animated)"))
      #expect(!lines.contains("\(name).viewDidDisappear(animated)"))
    }
    try fixture.host.settle()
    #expect(fixture.container.selectedIndex == 7)
    #expect(fixture.pagesInSight == Set(fixture.container.visibleViewControllers))
    #expect(fixture.recorder.appearanceViolations(appeared: ["B", "C", "D"]) == [])
  }

  @Test("R9.2 Properties may change at any time, also during a movement")
  func changes() throws {
    let changes: [(PagesViewController) -> Void] = [
      { $0.axis = .vertical }, { $0.spacing = 15 }, { $0.pageLength = 80 },
      { $0.isPagingEnabled = false }, { $0.wraps = true },
    ]
    for change in changes {
      let fixture = try PagesFixture()
      fixture.host.turn { _ = fixture.container.selectViewController(at: 1) }
      fixture.host.advance(by: 0.1)

      fixture.host.turn { change(fixture.container) }
      try fixture.host.settle()

      #expect(fixture.container.selectedIndex == 1)
      let frame = try #require(fixture.frame(1))
      #expect(fixture.host.window.bounds.contains(frame))
      #expect(fixture.violations == [])
    }
  }

  @Test("R4.1 R9.2 A rotation keeps the page")
  func rotation() throws {
    let fixture = try PagesFixture()
    _ = try fixture.run { $0.selectViewController(at: 3, animated: false) }

    fixture.host.rotateDevice()
    try fixture.host.settle()

    #expect(fixture.frame(3) == CGRect(x: 0, y: 0, width: 200, height: 120))
    #expect(fixture.visible == "D")
    #expect(fixture.violations == [])
  }

  @Test("Containers 2.6 Without paging another length of the pages keeps the selected one in sight")
  func selectedPageStaysInSight() throws {
    let fixture = try PagesFixture("ABCD") {
      $0.isPagingEnabled = false
      $0.pageLength = 50
    }
    _ = try fixture.run { $0.selectViewController(at: 3, animated: false) }

    fixture.host.turn { fixture.container.pageLength = nil }

    #expect(fixture.container.selectedIndex == 3)
    #expect(fixture.visible == "D")
    #expect(fixture.frame(3) == CGRect(x: 0, y: 0, width: 120, height: 200))
  }
}

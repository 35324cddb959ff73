import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The order of what a drag and a selection cause.
@Suite(.serialized) struct PagesViewControllerTests {
  /// From `A` to `B` of three pages.
  private let change: Timeline = """
    D.willSelect(1, animated)
    D.willShow(B, animated)
    B.viewWillAppear(animated)
    D.willHide(A, animated)
    A.viewWillDisappear(animated)
    B.viewIsAppearing(animated)
    B.viewDidAppear(animated)
    D.didShow(B, animated)
    A.viewDidDisappear(animated)
    D.didHide(A, animated)
    C.willMove(PagesViewController)
    C.didMove(PagesViewController)
    C.loadView
    C.viewDidLoad
    D.didSelect(1, animated)
    """

  @Test(
    "R9.2 R6.3 The selected page is loaded when the container appears, its neighbours afterwards")
  func display() throws {
    let fixture = try PagesFixture("ABC", isShown: false)
    #expect(fixture.container.children.isEmpty)
    #expect(fixture.container.selectedIndex == 0)

    fixture.host.show(fixture.container)

    try fixture.recorder.expect(
      """
      A.willMove(PagesViewController)
      A.didMove(PagesViewController)
      A.loadView
      A.viewDidLoad
      D.willShow(A)
      A.viewWillAppear
      A.viewIsAppearing
      A.viewDidAppear
      D.didShow(A)
      B.willMove(PagesViewController)
      B.didMove(PagesViewController)
      B.loadView
      B.viewDidLoad
      """)
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 120, height: 200))
    #expect(fixture.frame(1) == CGRect(x: 120, y: 0, width: 120, height: 200))
    #expect(fixture.container.viewControllers[1].pagesViewController === fixture.container)
  }

  @Test("R9.2 Containers 2.6 A drag to the next page")
  func drag() throws {
    let fixture = try PagesFixture("ABC")

    try fixture.drag(from: 110, to: 20)

    try fixture.recorder.expect(change)
    #expect(fixture.container.selectedIndex == 1)
    #expect(fixture.frame(1) == fixture.host.window.bounds)
    #expect(!fixture.container.isMoving)
  }

  @Test("R9.2 Containers 2.6 The callbacks come when the drag begins, and when the content rests")
  func dragPhases() throws {
    let fixture = try PagesFixture("ABC")

    fixture.putDown(at: 110)
    fixture.move(105)
    try fixture.recorder.expect("")
    fixture.move(90)
    let lines = change.lines
    try fixture.recorder.expect(Timeline(lines: Array(lines[0..<6])))
    fixture.move(60, 20)
    try fixture.recorder.expect("")
    #expect(fixture.container.isMoving)
    #expect(fixture.container.selectedIndex == 0)
    try fixture.lift(at: 20)

    try fixture.recorder.expect(Timeline(lines: Array(lines[6...])))
  }

  @Test("R9.2 R2.4 UIKit 5.3 A drag that is reversed is undone in UIKit's order")
  func dragBack() throws {
    let fixture = try PagesFixture("ABC")

    try fixture.drag(from: 110, to: 80)

    try fixture.recorder.expect(
      """
      D.willSelect(1, animated)
      D.willShow(B, animated)
      B.viewWillAppear(animated)
      D.willHide(A, animated)
      A.viewWillDisappear(animated)
      B.viewIsAppearing(animated)
      D.willShow(A, animated)
      A.viewWillAppear(animated)
      A.viewIsAppearing(animated)
      A.viewDidAppear(animated)
      D.didShow(A, animated)
      D.willHide(B, animated)
      B.viewWillDisappear(animated)
      B.viewDidDisappear(animated)
      D.didHide(B, animated)
      D.didSelect(0, animated)
      """)
    #expect(fixture.container.selectedIndex == 0)
    #expect(fixture.loaded == "AB")
  }

  @Test(
    "R9.2 R2.4 A finger that returns to where it began has the same callbacks when it is lifted")
  func fingerBack() throws {
    let fixture = try PagesFixture("ABC")

    fixture.putDown(at: 60)
    fixture.move(40, 20, 40)
    fixture.recorder.removeAll()
    fixture.move(50)
    try fixture.recorder.expect("")
    try fixture.lift(at: 50)

    try fixture.recorder.expect(
      """
      D.willShow(A, animated)
      A.viewWillAppear(animated)
      A.viewIsAppearing(animated)
      A.viewDidAppear(animated)
      D.didShow(A, animated)
      D.willHide(B, animated)
      B.viewWillDisappear(animated)
      B.viewDidDisappear(animated)
      D.didHide(B, animated)
      D.didSelect(0, animated)
      """)
  }

  @Test(
    "R9.2 R2.4 A finger that reverses to the page on the other side lets the first one go at once")
  func reversal() throws {
    let fixture = try PagesFixture("ABC")
    _ = try fixture.run { $0.selectViewController(at: 1, animated: false) }
    fixture.recorder.removeAll()

    fixture.putDown(at: 60)
    fixture.move(40, 20)
    fixture.recorder.removeAll()
    fixture.move(60, 110)
    try fixture.recorder.expect(
      """
      D.willSelect(0, animated)
      D.willShow(A, animated)
      A.viewWillAppear(animated)
      D.willHide(C, animated)
      C.viewWillDisappear(animated)
      C.viewDidDisappear(animated)
      D.didHide(C, animated)
      A.viewIsAppearing(animated)
      """)
    fixture.move(119)
    try fixture.lift(at: 119)

    try fixture.recorder.expect(
      """
      A.viewDidAppear(animated)
      D.didShow(A, animated)
      B.viewDidDisappear(animated)
      D.didHide(B, animated)
      C.willMove(nil)
      C.didMove(nil)
      D.didSelect(0, animated)
      """)
  }

  @Test("R9.2 A fling moves by one page, with the callbacks of a drag")
  func fling() throws {
    let fixture = try PagesFixture("ABC")

    fixture.host.flick(
      from: CGPoint(x: 110, y: 100), velocity: CGVector(dx: -400, dy: 0), duration: 0.1)
    try fixture.host.settle()

    try fixture.recorder.expect(change)
  }

  @Test("R9.2 At the ends the content bounces, and no page receives anything")
  func ends() throws {
    let fixture = try PagesFixture("ABC")

    fixture.putDown(at: 10)
    fixture.move(40, 80)
    #expect(try #require(fixture.frame(0)).minX > 0)
    try fixture.lift(at: 80)

    try fixture.recorder.expect("")
    #expect(fixture.frame(0) == fixture.host.window.bounds)
  }

  @Test("R9.2 R2.3 A selection by the program has the callbacks of a drag")
  func selection() throws {
    let fixture = try PagesFixture("ABC")

    #expect(try fixture.run { $0.selectViewController(at: 1) } == .done)

    try fixture.recorder.expect(change)
  }

  @Test("R9.2 R10.3 Without animation all of it happens before the call returns")
  func immediateSelection() throws {
    let fixture = try PagesFixture("ABC")

    let operation = fixture.container.selectViewController(at: 1, animated: false)

    #expect(operation.result == .done)
    let lines = change.lines.map {
      $0.replacingOccurrences(of: "(animated)", with: "")
        .replacingOccurrences(of: ", animated)", with: ")")
    }
    try fixture.recorder.expect(Timeline(lines: lines))
    #expect(fixture.frame(1) == fixture.host.window.bounds)
  }

  @Test("R9.2 The container disappears and appears with the page that it shows")
  func containerHides() throws {
    let fixture = try PagesFixture("ABC")

    fixture.host.hide()
    fixture.host.unhide()

    try fixture.recorder.expect(
      """
      D.willHide(A)
      A.viewWillDisappear
      A.viewDidDisappear
      D.didHide(A)
      D.willShow(A)
      A.viewWillAppear
      A.viewIsAppearing
      A.viewDidAppear
      D.didShow(A)
      """)
  }

  @Test("R9.2 R2.4 When the container disappears during a movement, that ends at once")
  func containerHidesMidway() throws {
    for isDragged in [true, false] {
      let fixture = try PagesFixture("ABC")
      if isDragged {
        fixture.putDown(at: 110)
        fixture.move(90, 30)
      } else {
        fixture.host.turn { _ = fixture.container.selectViewController(at: 1) }
        fixture.host.advance(by: 0.1)
      }
      fixture.recorder.removeAll()

      fixture.host.hide()

      try fixture.recorder.expect(
        """
        B.viewDidAppear(animated)
        D.didShow(B, animated)
        A.viewDidDisappear(animated)
        D.didHide(A, animated)
        C.willMove(PagesViewController)
        C.didMove(PagesViewController)
        C.loadView
        C.viewDidLoad
        D.didSelect(1, animated)
        D.willHide(B)
        B.viewWillDisappear
        B.viewDidDisappear
        D.didHide(B)
        """)
      fixture.host.unhide()
      if isDragged { try fixture.lift(at: 30) }
      #expect(fixture.frame(1) == fixture.host.window.bounds)
      #expect(fixture.visible == "B")
    }
  }

  @Test("R9.2 R13.2 A container that is removed during a drag lets everything go")
  func removal() throws {
    weak var container: PagesViewController?
    weak var page: UIViewController?
    try {
      let fixture = try PagesFixture("ABC")
      container = fixture.container
      page = fixture.container.viewControllers[1]
      fixture.putDown(at: 110)
      fixture.move(90, 60)
      fixture.host.turn { fixture.host.window.rootViewController = nil }
      #expect(fixture.violations == [])
    }()

    #expect(container == nil)
    #expect(page == nil)
  }

  @Test("R9.2 R14.4 Pages in a page: the inner ones appear and disappear with it")
  func nested() throws {
    let fixture = try PagesFixture("AB")
    let inner = PagesViewController(viewControllers: [fixture.make("X"), fixture.make("Y")])
    inner.axis = .vertical
    let list = fixture.container.viewControllers
    fixture.host.turn { _ = fixture.container.setViewControllers(list + [inner]) }
    fixture.recorder.removeAll()

    _ = try fixture.run { $0.selectViewController(at: 2, animated: false) }

    try fixture.recorder.expect(
      """
      D.willSelect(2)
      D.willShow(PagesViewController)
      X.willMove(PagesViewController)
      X.didMove(PagesViewController)
      X.loadView
      X.viewDidLoad
      X.viewWillAppear
      D.willHide(A)
      A.viewWillDisappear
      X.viewIsAppearing
      X.viewDidAppear
      Y.willMove(PagesViewController)
      Y.didMove(PagesViewController)
      Y.loadView
      Y.viewDidLoad
      D.didShow(PagesViewController)
      A.viewDidDisappear
      D.didHide(A)
      A.willMove(nil)
      A.didMove(nil)
      D.didSelect(2)
      """)
    #expect(inner.viewControllers[0].pagesViewController === inner)
  }
}

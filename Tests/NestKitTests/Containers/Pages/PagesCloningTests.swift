import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Pages that are replaced when the interface rotates.
@Suite(.serialized) struct PagesCloningTests {
  /// Pages A, B, C…, which are a, b, c… in landscape.
  private func makePages(_ names: String, for fixture: PagesFixture) -> [UIViewController] {
    names.map {
      OrientedViewController(
        "\($0)", "\($0)".lowercased(), isLandscape: false, recorder: fixture.recorder)
    }
  }

  private func makeFixture(
    _ names: String = "ABCD", prepare: (PagesViewController) -> Void = { _ in }
  ) throws -> PagesFixture {
    let fixture = try PagesFixture("", isShown: false, prepare: prepare)
    fixture.container.setViewControllers(makePages(names, for: fixture))
    fixture.host.show(fixture.container)
    fixture.recorder.removeAll()
    return fixture
  }

  private func listed(_ fixture: PagesFixture) -> String {
    fixture.container.viewControllers.map(LifecycleRecorder.name).joined()
  }

  @Test("R4.6 Pages are replaced during the rotation, the one in sight by a cross-dissolve")
  func rotation() throws {
    let fixture = try makeFixture()

    fixture.host.rotateDevice()
    #expect(fixture.visible == "a")
    fixture.host.advance(by: 0.15)
    let view = try #require(fixture.container.viewController(at: 0)?.view.layer.presentation())
    let wrapper = sequence(first: view, next: \.superlayer).first { $0.opacity < 1 }
    #expect(wrapper.map { $0.opacity > 0.2 && $0.opacity < 0.8 } == true)
    let time = try fixture.host.settle()

    #expect(abs(time - 0.15) < 0.05)
    #expect(fixture.loaded == "ab" && listed(fixture) == "abCD")
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 200, height: 120))
    #expect(fixture.host.window.bounds.size == CGSize(width: 200, height: 120))
    let lines = fixture.recorder.timeline.lines.filter {
      !$0.contains("Transition") && !$0.hasPrefix("B") && !$0.hasPrefix("b")
        && !$0.contains("deinit")
    }
    #expect(
      lines == [
        "A.willMove(nil)", "a.willMove(PagesViewController)", "a.loadView", "a.viewDidLoad",
        "D.willHide(A, animated)", "A.viewWillDisappear(animated) [from]",
        "D.willShow(a, animated)", "a.viewWillAppear(animated) [to]",
        "a.viewIsAppearing(animated) [to]", "A.viewDidDisappear(animated) [from]",
        "D.didHide(A, animated)", "a.viewDidAppear(animated) [to]", "D.didShow(a, animated)",
        "A.didMove(nil)", "a.didMove(PagesViewController)",
      ])
    #expect(fixture.violations == [])
  }

  @Test("R4.6 Pages that are loaded later are those of the orientation; the return is the same")
  func laterPages() throws {
    let fixture = try makeFixture()
    fixture.host.rotateDevice()
    try fixture.host.settle()

    _ = try fixture.run { $0.selectViewController(at: 2) }
    #expect(fixture.visible == "c" && fixture.loaded == "bcd")
    #expect(fixture.container.selectedIndex == 2)
    fixture.host.rotateDevice()
    try fixture.host.settle()

    #expect(fixture.visible == "C" && fixture.loaded == "BCD" && listed(fixture) == "aBCD")
    #expect(fixture.violations == [])
    _ = try fixture.run { $0.selectViewController(at: 0) }
    #expect(fixture.visible == "A")
  }

  @Test(
    "R4.6 A rotation during a drag waits for the finger; then the page where it has come is replaced"
  )
  func duringDrag() throws {
    let fixture = try makeFixture()
    fixture.putDown(at: 100)
    fixture.move(80, 60, 30)

    fixture.host.rotateDevice()
    fixture.host.advance(by: 0.2)
    #expect(fixture.host.window.bounds.size == CGSize(width: 120, height: 200))
    #expect(fixture.visible == "AB" || fixture.visible == "B")
    try fixture.lift(at: 10)
    try fixture.host.settle()

    #expect(fixture.host.window.bounds.size == CGSize(width: 200, height: 120))
    #expect(fixture.container.selectedIndex == 1)
    #expect(fixture.visible == "b" && fixture.loaded == "abc")
    #expect(fixture.frame(1) == CGRect(x: 0, y: 0, width: 200, height: 120))
    #expect(fixture.violations == [])
  }

  @Test(
    "R4.6 What ends a cross-dissolve early, and what follows it, leaves the events balanced")
  func interrupted() throws {
    let interruptions: [(PagesFixture) throws -> Void] = [
      { $0.host.hide() },
      { fixture in
        fixture.host.turn { _ = fixture.container.selectViewController(at: 1, animated: false) }
      },
      { fixture in fixture.host.turn { fixture.container.didReceiveMemoryWarning() } },
      { fixture in
        fixture.host.turn { _ = fixture.container.setViewControllers([fixture.make("X")]) }
      },
      { try $0.drag(from: 150, to: 20) },
      { try $0.host.resize(to: CGSize(width: 90, height: 90)) },
      { $0.host.rotateDevice() },
      { fixture in fixture.host.turn { fixture.container.spacing = 10 } },
    ]
    for interrupt in interruptions {
      let fixture = try makeFixture()
      fixture.host.rotateDevice()
      fixture.host.advance(by: 0.1)

      try interrupt(fixture)
      try fixture.host.settle()
      fixture.host.unhide()
      try fixture.host.settle()

      #expect(fixture.violations == [])
      #expect(fixture.container.visibleViewControllers.count == 1)
      #expect(fixture.container.children.allSatisfy { $0.viewIfLoaded?.window != nil })
    }
  }

  @Test("R4.6 Several pages in sight are replaced together, and a reload keeps them")
  func several() throws {
    let fixture = try makeFixture { $0.pageLength = 60 }
    #expect(fixture.visible == "AB")

    fixture.host.rotateDevice()
    try fixture.host.settle()
    #expect(fixture.visible == "abc")
    #expect(fixture.violations.filter { $0.controller != "B" } == [])

    let retained = fixture.container.viewControllers
    _ = try fixture.run { $0.setViewControllers(retained) }
    #expect(fixture.visible == "abc" && fixture.container.viewControllers == retained)
  }

  @Test("R4.6 Pages of a data source are replaced, and stay when it returns the same ones again")
  func dataSource() throws {
    let fixture = try LazyPagesFixture(count: 3, isShown: false)
    for index in 0..<3 {
      fixture.fixed[index] = OrientedViewController(
        "P\(index)", "L\(index)", isLandscape: false, recorder: fixture.recorder)
    }
    fixture.host.show(fixture.container)

    fixture.host.rotateDevice()
    try fixture.host.settle()
    let shown = try #require(fixture.container.visibleViewControllers.first)
    #expect(LifecycleRecorder.name(of: shown) == "L0")
    _ = try fixture.run { $0.reloadData() }
    #expect(fixture.container.visibleViewControllers == [shown])
    _ = try fixture.run { $0.selectViewController(at: 2) }

    #expect(fixture.container.visibleViewControllers.map(LifecycleRecorder.name) == ["L2"])
    #expect(fixture.recorder.appearanceViolations() == [])
  }

  @Test("R4.6 Where the interface is rotated already, the first page is the one for it")
  func rotatedAlready() throws {
    let fixture = try PagesFixture("", isShown: false)
    fixture.host.show(UIViewController())
    fixture.host.rotateDevice()
    try fixture.host.settle()
    fixture.container.setViewControllers(makePages("AB", for: fixture))

    fixture.host.show(fixture.container)
    try fixture.host.settle()

    #expect(fixture.visible == "a" && fixture.loaded == "ab")
    #expect(fixture.recorder.appearanceViolations() == [])
  }

  @Test("R13.2 Pages that were replaced are deallocated")
  func memory() throws {
    let fixture = try makeFixture("A")
    weak let former = fixture.container.viewControllers.first

    fixture.host.rotateDevice()
    try fixture.host.settle()
    #expect(fixture.visible == "a")
    fixture.host.rotateDevice()
    try fixture.host.settle()

    #expect(former == nil)
  }
}

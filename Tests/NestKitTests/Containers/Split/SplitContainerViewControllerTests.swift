import NestKit
import NestTesting
import OpenUIKit
import Testing

@Suite(.serialized) struct SplitContainerViewControllerTests {
  // MARK: Columns

  @Test("R9.3 Both children appear side by side, with a line between them")
  func columns() throws {
    let fixture = try SplitFixture(isShown: false)

    fixture.host.show(fixture.split)

    #expect(fixture.frame(fixture.primary) == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(fixture.frame(fixture.secondary) == CGRect(x: 101, y: 0, width: 200, height: 200))
    #expect(fixture.split.widths == [100, 200])
    #expect(
      fixture.recorder.timeline.lines.filter { $0.hasPrefix("D") } == [
        "D0.willShow(A)", "D1.willShow(B)", "D0.didShow(A)", "D1.didShow(B)",
      ])
    #expect(fixture.recorder.appearanceViolations() == [])
    #expect(fixture.primary.splitContainerViewController === fixture.split)
  }

  @Test("R9.3 Children are replaced in their columns, as in a placeholder")
  func replacement() throws {
    let fixture = try SplitFixture()
    let other = RecordingViewController("C", recorder: fixture.recorder)

    fixture.host.turn {
      fixture.split.setViewController(other, at: 0, transition: .crossDissolve)
    }
    try fixture.host.settle()

    try fixture.recorder.expect(
      """
      A.willMove(nil)
      C.willMove(SplitContainerViewController)
      C.loadView
      C.viewDidLoad
      D0.willHide(A, animated)
      A.viewWillDisappear(animated) [from]
      D0.willShow(C, animated)
      C.viewWillAppear(animated) [to]
      C.viewIsAppearing(animated) [to]
      A.viewDidDisappear(animated) [from]
      D0.didHide(A, animated)
      C.viewDidAppear(animated) [to]
      D0.didShow(C, animated)
      A.didMove(nil)
      C.didMove(SplitContainerViewController)
      """)
    #expect(fixture.split.viewControllers == [other, fixture.secondary])
    fixture.host.turn { fixture.split.setViewController(nil, at: 0) }
    try fixture.host.settle()
    #expect(fixture.split.viewControllers == [nil, fixture.secondary])
  }

  @Test("R4.1 Children receive the sizes that their columns are going to have")
  func sizes() throws {
    let fixture = try SplitFixture()

    try fixture.host.resize(to: CGSize(width: 401, height: 100))

    try fixture.recorder.expect(
      """
      A.viewWillTransition(100×100)
      B.viewWillTransition(300×100)
      """)
    #expect(fixture.split.widths == [100, 300])
  }

  @Test("R20.2 Where lines run from right to left, the first column is on the right")
  func rightToLeft() throws {
    let fixture = try SplitFixture()

    fixture.host.simulateTraits { $0.layoutDirection = .rightToLeft }
    fixture.host.turn { fixture.split.view.setNeedsLayout() }

    #expect(fixture.frame(fixture.primary).minX == 201)
    #expect(fixture.frame(fixture.secondary).minX == 0)
    try fixture.drag(from: 200, to: 170)
    #expect(fixture.split.widths == [130, 170])
  }

  // MARK: Dividers

  @Test("R9.3 The divider is dragged within the limits of its columns, and the widths can be saved")
  func divider() throws {
    let fixture = try SplitFixture()

    try fixture.drag(from: 101, to: 121)
    #expect(fixture.split.widths == [120, 180])
    #expect(fixture.frame(fixture.secondary).minX == 121)
    try fixture.drag(from: 118, to: 290)
    #expect(fixture.split.widths == [160, 140])
    try fixture.drag(from: 160, to: 50)
    #expect(fixture.split.widths == [80, 220])
    let saved = try #require(fixture.savedWidths.last)

    let other = try SplitFixture()
    other.host.turn { other.split.chosenWidths = saved }
    #expect(other.split.widths == [80, 220])
    #expect(other.frame(other.primary).width == 80)
  }

  @Test("R20.1 The arrow keys move the divider that was touched last by 8 points")
  func dividerKeys() throws {
    let fixture = try SplitFixture()

    fixture.host.press(.keyboardRightArrow)
    #expect(fixture.split.widths == [100, 200])
    fixture.host.tap(at: CGPoint(x: 100, y: 100))
    fixture.host.press(.keyboardRightArrow)
    fixture.host.press(.keyboardRightArrow)
    #expect(fixture.split.widths == [116, 184])
    fixture.host.press(.keyboardLeftArrow)
    #expect(fixture.split.widths == [108, 192])
    fixture.host.press(.keyboardLeftArrow, modifiers: .command)
    #expect(fixture.split.widths == [108, 192])
  }

  // MARK: The drawer

  @Test("R14.3 Of two fingers on two dividers the first one drags, until it is lifted")
  func twoFingers() throws {
    let host = try TestHost(size: CGSize(width: 402, height: 200))
    let split = SplitContainerViewController(
      columns: Array(repeating: SplitColumn(minimumWidth: 50, preferredWidth: 100), count: 3))
    host.show(split)

    host.putDown(0, at: CGPoint(x: 100, y: 100))
    host.putDown(1, at: CGPoint(x: 201, y: 100))
    host.move(1, to: CGPoint(x: 221, y: 100))
    host.lift(1, at: CGPoint(x: 221, y: 100))
    host.move(0, to: CGPoint(x: 130, y: 100))
    host.lift(0, at: CGPoint(x: 130, y: 100))

    #expect(split.chosenWidths == [130, 70, 200])
  }

  @Test("R20.3 A divider is an element that assistive technologies move by the steps of the keys")
  func dividerAccessibility() throws {
    let fixture = try SplitFixture()
    let divider = try #require(fixture.split.view.subviews.first { $0 is UIControl })
    #expect(divider.isAccessibilityElement)
    #expect(divider.accessibilityTraits.contains(.adjustable))
    fixture.split.dividerAccessibilityLabel = "Trennlinie"
    #expect(divider.accessibilityLabel == "Trennlinie")

    fixture.host.turn { divider.accessibilityIncrement() }
    #expect(fixture.split.chosenWidths[0] == 108)
    fixture.host.simulateTraits { $0.layoutDirection = .rightToLeft }
    fixture.host.turn { divider.accessibilityIncrement() }
    #expect(fixture.split.chosenWidths[0] == 116)
    fixture.host.turn { divider.accessibilityDecrement() }
    #expect(fixture.split.chosenWidths[0] == 108)
  }

  @Test("R9.3 The children of a split container are those of its columns, also in a closed drawer")
  func children() throws {
    for width in [301, 180] as [CGFloat] {
      let fixture = try SplitFixture(width: width)
      #expect(fixture.split.children == [fixture.primary, fixture.secondary])
    }
  }

  @Test("R9.3 Where there is too little room, the first column is a closed drawer")
  func collapsed() throws {
    let fixture = try SplitFixture(width: 180, isShown: false)

    fixture.host.show(fixture.split)

    #expect(fixture.split.displayMode == .closedDrawer)
    #expect(fixture.collapses == [true])
    #expect(!fixture.isPrimaryInWindow && fixture.primary.viewIfLoaded == nil)
    #expect(fixture.frame(fixture.secondary) == fixture.host.window.bounds)
    #expect(
      fixture.host.window.hitTest(CGPoint(x: 30, y: 50), with: nil) === fixture.secondary.view)
    #expect(fixture.split.viewController(at: 0) === fixture.primary)
    #expect(fixture.primary.parent === fixture.split)
  }

  @Test("R9.3 Opening and closing the drawer sends appearance callbacks, and no moves")
  func drawer() throws {
    let fixture = try SplitFixture(width: 180)

    fixture.host.turn { fixture.split.setDrawerOpen(true) }
    try fixture.host.settle()
    try fixture.recorder.expect(
      """
      A.loadView
      A.viewDidLoad
      D0.willShow(A, animated)
      A.viewWillAppear(animated)
      A.viewIsAppearing(animated)
      A.viewDidAppear(animated)
      D0.didShow(A, animated)
      """)
    #expect(fixture.frame(fixture.primary) == CGRect(x: 0, y: 0, width: 100, height: 200))

    fixture.host.turn { fixture.split.setDrawerOpen(false) }
    try fixture.host.settle()
    try fixture.recorder.expect(
      """
      D0.willHide(A, animated)
      A.viewWillDisappear(animated)
      A.viewDidDisappear(animated)
      D0.didHide(A, animated)
      """)
    #expect(!fixture.isPrimaryInWindow)
    #expect(
      fixture.host.window.hitTest(CGPoint(x: 30, y: 50), with: nil) === fixture.secondary.view)
  }

  @Test("R9.3 The first column becomes a drawer and a column again with the width of the container")
  func resizing() throws {
    let fixture = try SplitFixture()

    try fixture.host.resize(to: CGSize(width: 180, height: 200))
    #expect(fixture.split.displayMode != .columns && !fixture.isPrimaryInWindow)
    try fixture.open()
    try fixture.host.resize(to: CGSize(width: 301, height: 200))
    #expect(fixture.split.displayMode == .columns)
    #expect(fixture.frame(fixture.primary) == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(fixture.frame(fixture.secondary) == CGRect(x: 101, y: 0, width: 200, height: 200))
    try fixture.host.resize(to: CGSize(width: 180, height: 200))
    try fixture.host.resize(to: CGSize(width: 301, height: 200))

    #expect(fixture.frame(fixture.primary) == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(fixture.collapses == [true, false, true, false])
    fixture.host.hide()
    #expect(fixture.recorder.appearanceViolations(appeared: ["A", "B"]).isEmpty)
  }

  @Test(
    "R20.1 The drawer is opened from the leading edge by a drag, and closed by one from everywhere")
  func drawerDrag() throws {
    let fixture = try SplitFixture(width: 180)

    try fixture.drag(from: 60, to: 160)
    #expect(fixture.split.displayMode != .openDrawer)
    fixture.host.press(at: CGPoint(x: 5, y: 100))
    fixture.host.movePointer(to: CGPoint(x: 45, y: 100))
    #expect(fixture.frame(fixture.primary).width == 100)
    fixture.host.advance(by: 1)
    let layer = try #require(fixture.primary.view.layer.presentation())
    #expect(abs(layer.convert(layer.bounds, to: nil).maxX - 40) < 0.01)
    fixture.host.release(at: CGPoint(x: 45, y: 100))
    try fixture.host.settle()
    #expect(fixture.split.displayMode != .openDrawer, "less than half")
    #expect(!fixture.isPrimaryInWindow)

    try fixture.drag(from: 5, to: 90)
    #expect(fixture.split.displayMode == .openDrawer && fixture.isPrimaryInWindow)
    try fixture.drag(from: 150, to: 60)
    #expect(fixture.split.displayMode != .openDrawer && !fixture.isPrimaryInWindow)
    #expect(fixture.recorder.appearanceViolations(appeared: ["B"]) == [])
  }

  @Test(
    "R20.1 A tap beside the drawer and Escape close it; gestures have a veto and can be switched off"
  )
  func drawerTap() throws {
    let fixture = try SplitFixture(width: 180)
    try fixture.open()

    fixture.host.tap(at: CGPoint(x: 50, y: 100))
    try fixture.host.settle()
    #expect(fixture.split.displayMode == .openDrawer)
    fixture.allowed = false
    fixture.host.tap(at: CGPoint(x: 150, y: 100))
    fixture.host.press(.keyboardEscape)
    fixture.allowed = true
    fixture.split.isDrawerGestureEnabled = false
    fixture.host.tap(at: CGPoint(x: 150, y: 100))
    fixture.host.press(.keyboardEscape)
    try fixture.drag(from: 150, to: 20)
    #expect(fixture.split.displayMode == .openDrawer)
    fixture.split.isDrawerGestureEnabled = true

    fixture.host.tap(at: CGPoint(x: 150, y: 100))
    try fixture.host.settle()
    #expect(fixture.split.displayMode != .openDrawer)
    try fixture.open()
    fixture.host.press(.keyboardEscape)
    try fixture.host.settle()
    #expect(fixture.split.displayMode != .openDrawer)
  }

  @Test("Containers 1.3 A drawer whose opening is cancelled stays closed, with balanced events")
  func cancelled() throws {
    let fixture = try SplitFixture(width: 180)
    let operation = fixture.host.turn { fixture.split.setDrawerOpen(true) }
    fixture.host.advance(by: 0.1)

    fixture.host.turn { fixture.split.transition(at: 0)?.reverse() }
    try fixture.host.settle()

    #expect(operation.result == .cancelled)
    #expect(fixture.split.displayMode != .openDrawer && !fixture.isPrimaryInWindow)
    #expect(fixture.recorder.appearanceViolations(appeared: ["B"]) == [])
    #expect(
      fixture.host.window.hitTest(CGPoint(x: 30, y: 50), with: nil) === fixture.secondary.view)
  }

  @Test("R7.1 The child of a drawer can be replaced while it is closed, and while it is open")
  func drawerReplacement() throws {
    let fixture = try SplitFixture(width: 180)
    let other = RecordingViewController("C", recorder: fixture.recorder)

    fixture.host.turn { fixture.split.setViewController(other, at: 0) }
    try fixture.recorder.expect(
      """
      A.willMove(nil)
      A.didMove(nil)
      C.willMove(SplitContainerViewController)
      C.didMove(SplitContainerViewController)
      """)
    try fixture.open()
    fixture.host.turn { fixture.split.setViewController(fixture.primary, at: 0) }

    #expect(fixture.isPrimaryInWindow)
    #expect(fixture.split.children.contains(fixture.primary))
    #expect(other.parent == nil)
    #expect(fixture.frame(fixture.primary) == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test(
    "R9.3 The child of an open drawer is replaced above the same background, and slides out",
    arguments: [Transition.none, .crossDissolve, .pushFromLeft])
  func replacementInOpenDrawer(_ transition: Transition) throws {
    let fixture = try SplitFixture(width: 180)
    try fixture.open()
    let other = RecordingViewController("C", recorder: fixture.recorder)
    func background(of child: UIViewController) throws -> UIView {
      try #require(child.view.superview?.superview?.subviews.first)
    }
    let former = try background(of: fixture.primary)

    fixture.host.turn {
      fixture.split.setViewController(other, at: 0, transition: transition)
    }
    if fixture.split.transition(at: 0) != nil {
      fixture.host.advance(by: 0.2)
      #expect(try background(of: other).backgroundColor == nil)
      #expect(former.layer.presentation().map { abs($0.opacity - 0.3) < 0.001 } == true)
      // It is no slide of the drawer, and not taken up.
      fixture.host.drag(from: CGPoint(x: 90, y: 100), to: CGPoint(x: 10, y: 100), duration: 0.05)
    }
    try fixture.host.settle()

    #expect(fixture.split.displayMode == .openDrawer)
    #expect(try background(of: other).backgroundColor == .black)
    #expect(abs(try background(of: other).alpha - 0.3) < 0.001)
    fixture.host.turn { fixture.split.setDrawerOpen(false) }
    fixture.host.turn { fixture.split.transition(at: 0)?.fractionComplete = 0.5 }
    fixture.host.advance(by: 0)
    let layer = try #require(other.view.layer.presentation())
    #expect(abs(layer.convert(layer.bounds, to: nil).minX + 50) < 0.01)
  }

  @Test(
    "Containers 1.4 A drawer slides out as far as it is wide then, whatever it was when it opened")
  func resizedDrawer() throws {
    let fixture = try SplitFixture(width: 100)
    try fixture.open()
    #expect(fixture.frame(fixture.primary).width == 85)

    for width in [90.0, 130] {
      fixture.host.turn { fixture.split.chosenWidths = [width, 240] }
      try fixture.host.resize(to: CGSize(width: 180, height: 200))
      fixture.host.turn { fixture.split.setDrawerOpen(false) }
      fixture.host.turn { fixture.split.transition(at: 0)?.fractionComplete = 1 }
      fixture.host.advance(by: 0)
      let layer = try #require(fixture.primary.view.layer.presentation())
      #expect(abs(layer.bounds.width - width) < 0.01)
      #expect(abs(layer.convert(layer.bounds, to: nil).maxX) < 0.01)
      fixture.host.turn { fixture.split.transition(at: 0)?.cancel() }
      #expect(fixture.split.displayMode == .openDrawer)
    }
  }

  // MARK: Misuse, nesting and memory

  @Test("R14.3 Too few columns, wrong widths and a drawer that is none are reported")
  func misuse() throws {
    let fixture = try SplitFixture()

    let reports = withMisuseIntercepted {
      #expect(SplitContainerViewController(columns: []).columns.count == 2)
      fixture.split.chosenWidths = [1]
      fixture.split.chosenWidths = [.nan, 100]
      fixture.split.setDrawerOpen(true)
      fixture.split.setViewController(UIViewController(), at: 2)
    }

    #expect(
      reports.map(\.id) == [
        "split.columns", "split.widths", "split.widths", "split.no-drawer",
        "placeholder.no-region",
      ])
    try fixture.recorder.expect("")
    #expect(fixture.split.chosenWidths == [100, 240])
  }

  @Test("R14.4 A split in a column of a split collapses by the width of its column")
  func nested() throws {
    let fixture = try SplitFixture(width: 301)
    let inner = SplitContainerViewController(columns: [
      SplitColumn(minimumWidth: 80), SplitColumn(minimumWidth: 130),
    ])
    let leaf = RecordingViewController("X", recorder: fixture.recorder)
    inner.setViewController(leaf, at: 1)

    fixture.host.turn { fixture.split.setViewController(inner, at: 1) }
    #expect(inner.displayMode != .columns)
    #expect(fixture.frame(leaf).width == 200)
    try fixture.drag(from: 101, to: 81)
    #expect(inner.displayMode == .columns)
    #expect(leaf.splitContainerViewController === inner)
    #expect(fixture.recorder.appearanceViolations(appeared: ["A", "B"]) == [])
  }

  @Test(
    "R20.1 Containers 1.6 Escape reaches what a second column shows, after the first one, but not under the drawer"
  )
  func escapeInColumns() throws {
    let fixture = try SplitFixture()
    let stacks = (0..<2).map { _ in StackController(rootViewController: UIViewController()) }
    func pushAll() {
      fixture.host.turn {
        for stack in stacks { _ = stack.push(UIViewController(), animated: false) }
      }
    }
    func escape() throws -> [Int] {
      fixture.host.press(.keyboardEscape)
      try fixture.host.settle()
      return stacks.map(\.count)
    }
    fixture.host.turn {
      for (index, stack) in stacks.enumerated() {
        fixture.split.setViewController(stack, at: index)
      }
    }
    pushAll()
    #expect(try escape() == [1, 2])
    #expect(try escape() == [1, 1])

    pushAll()
    try fixture.host.resize(to: CGSize(width: 180, height: 200))
    #expect(try escape() == [2, 1])
    pushAll()
    try fixture.open()
    #expect(try escape() == [2, 2] && fixture.split.displayMode == .openDrawer)
    #expect(try escape() == [1, 2])
    #expect(try escape() == [1, 2] && fixture.split.displayMode != .openDrawer)
    #expect(try escape() == [1, 1])
  }

  @Test("R13.2 A split container and its children are deallocated")
  func memory() throws {
    weak var split: SplitContainerViewController?
    weak var child: UIViewController?
    try {
      let fixture = try SplitFixture(width: 180)
      split = fixture.split
      child = fixture.primary
      try fixture.open()
      try fixture.host.resize(to: CGSize(width: 301, height: 200))
      try fixture.drag(from: 101, to: 121)
      fixture.host.turn { fixture.host.window.rootViewController = nil }
    }()

    #expect(split == nil)
    #expect(child == nil)
  }
}

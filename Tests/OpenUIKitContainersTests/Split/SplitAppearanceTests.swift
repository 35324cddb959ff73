import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// The callbacks of columns and of the delegate, and their times.
@Suite(.serialized) struct SplitAppearanceTests {
  @Test("R15.59 UIKit 5.4 Columns that are shown appear with the container, others load no view")
  func firstAppearance() throws {
    let fixture = try SplitFixture(.tripleColumn, isShown: false)
    fixture.host.show(fixture.split)

    #expect(fixture.split.displayMode == .oneBesideSecondary)
    #expect(!fixture.child(.primary).isViewLoaded)
    try fixture.recorder.expect(
      """
      S.loadView
      S.viewDidLoad
      S.viewWillAppear [to]
      D.loadView
      D.viewDidLoad
      D.viewWillAppear [to]
      D.viewIsAppearing [to]
      S.viewIsAppearing [to]
      S.viewDidAppear [to]
      S.didMove(UINavigationController)
      D.viewDidAppear [to]
      D.didMove(UINavigationController)
      """)
  }

  @Test("R15.59 UIKit 5.4 A column that is shown appears alone, and slides beside the others")
  func show() throws {
    let fixture = try SplitFixture(size: SplitFixture.landscape)
    fixture.host.turn { fixture.split.hide(.primary) }
    #expect(fixture.split.displayMode == .secondaryOnly)
    try fixture.host.settle()
    #expect(fixture.frame(.primary) == nil)
    #expect(fixture.frame(.secondary) == CGRect(x: 0, y: 0, width: 1024, height: 768))
    fixture.recorder.note("hidden")

    fixture.host.turn { fixture.split.show(.primary) }
    fixture.host.advance(by: 0.17)
    let region = try #require(fixture.navigation(.secondary)?.view.superview)
    #expect(region.window != nil)
    try fixture.host.settle()
    #expect(fixture.frame(.primary) == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(fixture.frame(.secondary) == CGRect(x: 320, y: 0, width: 704, height: 768))
    try fixture.recorder.expect(
      """
      delegate.willChange(secondaryOnly)
      delegate.willHide(primary)
      P.viewWillDisappear(animated)
      D.viewWillTransition(1024×768)
      P.viewDidDisappear(animated)
      test.hidden
      delegate.willChange(oneBesideSecondary)
      delegate.willShow(primary)
      P.viewWillAppear(animated)
      P.viewIsAppearing(animated)
      D.viewWillTransition(704×768)
      P.viewDidAppear(animated)
      """)
  }

  @Test("R15.59 Without animations columns are shown at once, with the same callbacks")
  func showAtOnce() throws {
    let fixture = try SplitFixture()
    fixture.host.turn {
      UIView.performWithoutAnimation {
        fixture.split.hide(.primary)
        fixture.recorder.note("hidden")
        fixture.split.show(.primary)
      }
    }
    try fixture.recorder.expect(
      """
      delegate.willChange(secondaryOnly)
      delegate.willHide(primary)
      D.viewWillTransition(1024×768)
      P.viewWillDisappear
      P.viewDidDisappear
      test.hidden
      delegate.willChange(oneBesideSecondary)
      delegate.willShow(primary)
      D.viewWillTransition(704×768)
      P.viewWillAppear
      P.viewIsAppearing
      P.viewDidAppear
      """)
  }

  @Test(
    "R15.59 A controller that is given for a column while that is shown takes the place of the one before"
  )
  func replace() throws {
    let fixture = try SplitFixture()
    let new = RecordingViewController("N", recorder: fixture.recorder)
    fixture.host.turn { fixture.split.setViewController(new, for: .secondary) }
    #expect(fixture.split.viewController(for: .secondary) === new)
    #expect(new.navigationController?.parent === fixture.split)
    try fixture.recorder.expect(
      """
      N.willMove(UINavigationController)
      D.viewWillDisappear
      N.loadView
      N.viewDidLoad
      N.viewWillAppear [to]
      N.viewIsAppearing [to]
      D.viewDidDisappear
      N.viewDidAppear [to]
      N.didMove(UINavigationController)
      D.willMove(nil)
      D.didMove(nil)
      """)
  }

  @Test("R15.63 UIKit 5.4 Collapsing pushes the controllers of the columns, expanding returns them")
  func collapse() throws {
    let fixture = try SplitFixture()
    try fixture.host.resize(to: SplitFixture.compact)
    #expect(fixture.split.isCollapsed)
    let names = fixture.navigation(.primary)?.viewControllers.map(\.title)
    #expect(names == ["P", "D"])
    fixture.recorder.note("collapsed")
    try fixture.host.resize(to: SplitFixture.landscape)
    #expect(!fixture.split.isCollapsed)
    #expect(fixture.navigation(.primary)?.viewControllers.count == 1)
    #expect(fixture.frame(.secondary)?.width == 704)
    try fixture.recorder.expect(
      """
      P.viewWillTransition(390×844)
      D.viewWillTransition(390×844)
      delegate.top(secondary)
      delegate.willHide(secondary)
      D.viewWillDisappear
      D.viewDidDisappear
      D.willMove(nil)
      D.didMove(nil)
      D.willMove(UINavigationController)
      P.viewWillDisappear
      D.viewWillAppear [to]
      D.viewIsAppearing [to]
      P.viewDidDisappear
      D.viewDidAppear [to]
      D.didMove(UINavigationController)
      delegate.didCollapse
      test.collapsed
      D.viewWillTransition(320×768)
      D.willMove(nil)
      D.viewWillDisappear [from]
      P.viewWillAppear
      P.viewIsAppearing
      D.viewDidDisappear [from]
      P.viewDidAppear
      D.didMove(nil)
      D.willMove(UINavigationController)
      delegate.mode(oneBesideSecondary)
      delegate.willShow(secondary)
      D.viewWillAppear [to]
      D.viewIsAppearing [to]
      D.viewDidAppear [to]
      D.didMove(UINavigationController)
      delegate.didExpand
      """)
  }

  @Test("R15.64 UIKit 5.4 The compact column is shown in place of the others")
  func compactColumn() throws {
    let fixture = try SplitFixture()
    let compact = RecordingViewController("C", recorder: fixture.recorder)
    fixture.split.setViewController(compact, for: .compact)
    try fixture.host.resize(to: SplitFixture.compact)
    #expect(compact.view.window != nil && compact.parent === fixture.split)
    #expect(fixture.child(.primary).view.window == nil)
    fixture.recorder.note("collapsed")
    try fixture.host.resize(to: SplitFixture.landscape)
    try fixture.recorder.expect(
      """
      C.willMove(UISplitViewController)
      C.didMove(UISplitViewController)
      P.viewWillTransition(390×844)
      D.viewWillTransition(390×844)
      delegate.top(compact)
      delegate.willHide(primary)
      delegate.willHide(secondary)
      delegate.willShow(compact)
      P.viewWillDisappear
      P.viewDidDisappear
      D.viewWillDisappear
      D.viewDidDisappear
      C.loadView
      C.viewDidLoad
      C.viewWillAppear
      C.viewIsAppearing
      C.viewDidAppear
      delegate.didCollapse
      test.collapsed
      C.viewWillTransition(1024×768)
      delegate.mode(oneBesideSecondary)
      delegate.willHide(compact)
      delegate.willShow(primary)
      delegate.willShow(secondary)
      C.viewWillDisappear
      C.viewDidDisappear
      P.viewWillAppear
      P.viewIsAppearing
      P.viewDidAppear
      D.viewWillAppear
      D.viewIsAppearing
      D.viewDidAppear
      delegate.didExpand
      """)
  }

  @Test("R15.69 A finger from the edge shows a column over the secondary one, or takes it back")
  func drag() throws {
    let fixture = try SplitFixture(size: SplitFixture.portrait)
    #expect(fixture.split.displayMode == .secondaryOnly)
    fixture.host.drag(
      from: CGPoint(x: 2, y: 500), to: CGPoint(x: 60, y: 500), duration: 0.5, rest: 0.3)
    try fixture.host.settle()
    #expect(fixture.split.displayMode == .secondaryOnly && fixture.frame(.primary) == nil)
    fixture.recorder.note("cancelled")
    fixture.host.drag(
      from: CGPoint(x: 2, y: 500), to: CGPoint(x: 300, y: 500), duration: 0.5, rest: 0.3)
    try fixture.host.settle()
    #expect(fixture.split.displayMode == .oneOverSecondary)
    #expect(fixture.frame(.secondary)?.width == 768)
    fixture.recorder.note("completed")
    fixture.host.tap(at: CGPoint(x: 600, y: 500))
    try fixture.host.settle()
    #expect(fixture.split.displayMode == .secondaryOnly)
    try fixture.recorder.expect(
      """
      delegate.gestureWillBegin
      delegate.willChange(oneOverSecondary)
      delegate.willShow(primary)
      P.loadView
      P.viewDidLoad
      P.viewWillAppear(animated) [to]
      P.viewIsAppearing(animated) [to]
      P.viewWillDisappear(animated) [to]
      P.viewDidDisappear(animated) [to]
      delegate.willChange(secondaryOnly)
      delegate.willHide(primary)
      delegate.gestureDidEnd
      test.cancelled
      delegate.gestureWillBegin
      delegate.willChange(oneOverSecondary)
      delegate.willShow(primary)
      P.viewWillAppear(animated) [to]
      P.viewIsAppearing(animated) [to]
      P.viewDidAppear(animated) [to]
      P.didMove(UINavigationController)
      delegate.gestureDidEnd
      test.completed
      delegate.willChange(secondaryOnly)
      delegate.willHide(primary)
      P.viewWillDisappear(animated)
      P.viewDidDisappear(animated)
      """)
  }
}

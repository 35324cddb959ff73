import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// Columns, modes, the button, misuse, and split view controllers in other containers.
@Suite(.serialized) struct SplitViewControllerTests {
  @Test("R15.89 The style of the primary column's background is the one that was set")
  func backgroundStyle() {
    let split = UISplitViewController(style: .doubleColumn)
    #expect(split.primaryBackgroundStyle == .none)

    split.primaryBackgroundStyle = .sidebar
    #expect(split.primaryBackgroundStyle == .sidebar)
    #expect([UISplitViewController.BackgroundStyle.none, .sidebar].map(\.rawValue) == [0, 1])
  }

  @Test("R15.57 A controller of a column is in a navigation controller, and is returned as it was")
  func wrapping() throws {
    let fixture = try SplitFixture(.tripleColumn)
    let split = fixture.split
    let own = UINavigationController(rootViewController: UIViewController())
    let compact = UIViewController()
    split.setViewController(own, for: .supplementary)
    split.setViewController(compact, for: .compact)

    #expect(split.viewController(for: .primary) === fixture.child(.primary))
    #expect(split.viewController(for: .supplementary) === own && own.parent === split)
    #expect(fixture.navigation(.primary)?.parent === split && compact.parent === split)
    #expect(split.children.count == 4 && split.viewControllers.count == 3)
    #expect(fixture.child(.secondary).splitViewController === split)
    split.setViewController(nil, for: .supplementary)
    #expect(split.viewController(for: .supplementary) == nil && own.parent == nil)
  }

  @Test("R15.58 What cannot be in a column is reported, and changes nothing")
  func misuse() throws {
    let fixture = try SplitFixture()
    let split = fixture.split
    let diagnostics = DiagnosticRecorder()

    split.setViewController(UIViewController(), for: .supplementary)
    split.show(.supplementary)
    split.setViewController(fixture.child(.primary), for: .secondary)
    split.setViewController(UISplitViewController(style: .doubleColumn), for: .secondary)
    split.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
    UINavigationController().pushViewController(
      UISplitViewController(style: .doubleColumn), animated: false)
    #expect(
      diagnostics.misuses.map(\.id) == [
        "split-view.no-column", "split-view.no-column", "split-view.two-columns",
        "split-view.split-in-column", "split-view.too-many", "navigation.pushes-split",
      ])
    #expect(split.viewController(for: .secondary) === fixture.child(.secondary))
    #expect(split.children.count == 2)
  }

  @Test("R15.60 Preferences take effect at once; a mode that the user has chosen ends")
  func preferences() throws {
    let fixture = try SplitFixture(.tripleColumn)
    let split = fixture.split
    for (mode, secondary) in [
      (
        UISplitViewController.DisplayMode.twoBesideSecondary,
        CGRect(x: 640, y: 0, width: 384, height: 768)
      ),
      (.twoOverSecondary, CGRect(x: 0, y: 0, width: 1024, height: 768)),
      (.twoDisplaceSecondary, CGRect(x: 640, y: 0, width: 704, height: 768)),
      (.oneOverSecondary, CGRect(x: 0, y: 0, width: 1024, height: 768)),
      (.oneBesideSecondary, CGRect(x: 320, y: 0, width: 704, height: 768)),
      (.secondaryOnly, CGRect(x: 0, y: 0, width: 1024, height: 768)),
    ] {
      fixture.host.turn { split.preferredDisplayMode = mode }
      #expect(split.displayMode == mode)
      #expect(fixture.frame(.secondary) == secondary)
    }
    fixture.host.turn { split.show(.primary) }
    try fixture.host.settle()
    #expect(split.displayMode == .twoBesideSecondary)
    fixture.host.turn { split.preferredDisplayMode = .oneBesideSecondary }
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test("R15.61 Widths of columns, and the safe area, follow what the program sets")
  func widths() throws {
    let fixture = try SplitFixture()
    fixture.host.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 30, bottom: 10, right: 40))
    fixture.host.turn { fixture.split.preferredPrimaryColumnWidthFraction = 0.25 }
    #expect(fixture.split.primaryColumnWidth == 256 && fixture.frame(.primary)?.width == 256)
    let primary = try #require(fixture.navigation(.primary)?.view.safeAreaInsets)
    let secondary = try #require(fixture.navigation(.secondary)?.view.safeAreaInsets)
    let around = fixture.host.window.safeAreaInsets
    #expect(primary.left == around.left && around.left > 0)
    #expect(primary.right == 0)
    #expect(secondary.left == 0)
    #expect(secondary.right == around.right && around.right > 0)
  }

  @Test("R15.61 From right to left, and at the trailing edge, columns are mirrored")
  func mirrored() throws {
    let fixture = try SplitFixture()
    fixture.host.turn { fixture.split.primaryEdge = .trailing }
    #expect(fixture.frame(.primary)?.minX == 704 && fixture.frame(.secondary)?.minX == 0)
    fixture.host.turn { fixture.host.window.traitOverrides.layoutDirection = .rightToLeft }
    #expect(fixture.frame(.primary)?.minX == 0)
    fixture.host.turn { fixture.split.primaryEdge = .leading }
    #expect(fixture.frame(.primary)?.minX == 704)
  }

  @Test("R15.70 The button of the secondary bar shows a column more, or what the delegate wants")
  func button() throws {
    let fixture = try SplitFixture(size: SplitFixture.portrait)
    let bar = try #require(fixture.navigation(.secondary)?.navigationBar)
    fixture.host.tap(at: bar.convert(CGPoint(x: 24, y: 22), to: nil))
    try fixture.host.settle()
    #expect(fixture.split.displayMode == .oneOverSecondary)
    fixture.delegate.targetMode = .oneBesideSecondary
    fixture.host.turn {
      let action = fixture.split.displayModeButtonItem.primaryAction
      action?.performWithSender(nil, target: nil)
    }
    try fixture.host.settle()
    #expect(fixture.split.displayMode == .oneBesideSecondary)
    fixture.delegate.targetMode = .secondaryOnly
    fixture.host.turn { fixture.split.displayModeButtonVisibility = .never }
    fixture.host.tap(at: bar.convert(CGPoint(x: 24, y: 22), to: nil))
    try fixture.host.settle()
    #expect(fixture.split.displayMode == .oneBesideSecondary)
  }

  @Test(
    "R15.71 A detail replaces the secondary controller, and is on top where there is one column")
  func details() throws {
    let fixture = try SplitFixture()
    let first = RecordingViewController("first", recorder: fixture.recorder)
    fixture.host.turn { fixture.child(.primary).showDetailViewController(first, sender: nil) }
    #expect(fixture.split.viewController(for: .secondary) === first)
    fixture.delegate.topColumn = .primary
    try fixture.host.resize(to: SplitFixture.compact)
    #expect(fixture.navigation(.primary)?.viewControllers.count == 1)
    let second = RecordingViewController("second", recorder: fixture.recorder)
    fixture.host.turn { fixture.child(.primary).showDetailViewController(second, sender: nil) }
    try fixture.host.settle()
    #expect(fixture.navigation(.primary)?.topViewController === second)
    fixture.host.turn { fixture.split.hide(.secondary) }
    try fixture.host.settle()
    #expect(fixture.navigation(.primary)?.viewControllers.count == 1)
    try fixture.host.resize(to: SplitFixture.landscape)
    #expect(second.navigationController?.parent === fixture.split)
    #expect(fixture.split.viewController(for: .secondary) === second)
  }

  @Test("R15.63 Three columns collapse up to the one that the delegate wants")
  func topColumn() throws {
    let fixture = try SplitFixture(.tripleColumn)
    fixture.delegate.topColumn = .supplementary
    try fixture.host.resize(to: SplitFixture.compact)
    let primary = try #require(fixture.navigation(.primary))
    #expect(primary.viewControllers.map(\.title) == ["P", "S"])
    fixture.host.turn { fixture.split.show(.secondary) }
    try fixture.host.settle()
    #expect(primary.viewControllers.map(\.title) == ["P", "S", "D"])
    let detail = UIViewController()
    fixture.host.turn { primary.pushViewController(detail, animated: false) }
    fixture.delegate.expandedMode = .twoOverSecondary
    try fixture.host.resize(to: SplitFixture.landscape)
    #expect(fixture.split.displayMode == .twoOverSecondary)
    #expect(primary.viewControllers.count == 1)
    #expect(fixture.navigation(.supplementary)?.viewControllers.map(\.title) == ["S"])
    #expect(fixture.navigation(.secondary)?.topViewController === detail)
  }

  @Test("R15.72 Without names the delegate or the first controller combines and separates")
  func unnamed() throws {
    let host = try TestHost(size: SplitFixture.landscape)
    let split = UISplitViewController()
    let root = UIViewController()
    let first = UINavigationController(rootViewController: root)
    let second = UINavigationController(rootViewController: UIViewController())
    split.viewControllers = [first, second]
    host.show(split)
    #expect(split.style == .unspecified && split.displayMode == .oneBesideSecondary)
    #expect(second.view.frame.width == 704)
    try host.resize(to: SplitFixture.compact)
    #expect(split.isCollapsed && first.viewControllers.count == 2)
    try host.resize(to: SplitFixture.landscape)
    #expect(first.viewControllers.count == 1 && second.viewControllers.count == 1)
    #expect(split.viewControllers == [first, second] && second.view.window != nil)
    let detail = UIViewController()
    host.turn { root.showDetailViewController(detail, sender: nil) }
    #expect(split.viewControllers == [first, detail])
    try host.resize(to: SplitFixture.compact)
    #expect(first.topViewController === detail)
    try host.resize(to: SplitFixture.landscape)
    #expect(split.viewControllers == [first, detail] && detail.view.frame.width == 704)
  }

  @Test("R15.65 One column without name is the first that has a child, also after changes")
  func unnamedChange() throws {
    let host = try TestHost(size: SplitFixture.compact)
    let recorder = LifecycleRecorder()
    let split = UISplitViewController()
    let children = ["A", "B", "C"].map { RecordingViewController($0, recorder: recorder) }
    func shown() -> [String] {
      children.filter { $0.viewIfLoaded?.window != nil }.map(\.name)
    }
    split.viewControllers = [children[0], children[1]]
    host.show(split)
    #expect(split.isCollapsed && shown() == ["A"])
    recorder.removeAll()

    host.turn { split.viewControllers = [children[2], children[1]] }
    try recorder.expect(
      """
      A.willMove(nil)
      C.willMove(UISplitViewController)
      C.loadView
      C.viewDidLoad
      A.viewWillDisappear [from]
      C.viewWillAppear [to]
      C.viewIsAppearing [to]
      A.viewDidDisappear [from]
      C.viewDidAppear [to]
      A.didMove(nil)
      C.didMove(UISplitViewController)
      B.willMove(UISplitViewController)
      B.didMove(UISplitViewController)
      """)
    #expect(shown() == ["C"])
    host.turn { split.viewControllers = [] }
    #expect(shown() == [])
    host.turn { split.viewControllers = [children[0], children[1]] }
    #expect(shown() == ["A"])
  }

  @Test("R15.66 What is pushed where the columns get other widths appears with that of its column")
  func pushBesideHiding() throws {
    let fixture = try SplitFixture()
    let pushed = RecordingViewController("X", recorder: fixture.recorder)
    var widths: [CGFloat] = []
    pushed.on(.viewIsAppearing) { widths.append(pushed.view.bounds.width) }
    pushed.on(.viewDidAppear) { widths.append(pushed.view.bounds.width) }

    fixture.host.turn {
      fixture.navigation(.secondary)?.pushViewController(pushed, animated: true)
      fixture.split.hide(.primary)
    }
    try fixture.host.settle()

    #expect(widths == [1024, 1024])
  }
}

import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// What the children and the delegate of a tab bar controller receive.
@Suite(.serialized) struct TabBarControllerTests {
  private struct Fixture {
    let host: TestHost
    let recorder = LifecycleRecorder()
    let tabs = UITabBarController()
    let children: [RecordingViewController]

    init(_ names: String..., isShown: Bool = true) throws {
      host = try TestHost(size: CGSize(width: 320, height: 480))
      children = names.map { [recorder] in RecordingViewController($0, recorder: recorder) }
      tabs.viewControllers = children
      if isShown { host.show(tabs) }
      recorder.removeAll()
    }
  }

  @Test("R15.4 UIKit 0.1 5.2 A selection: both *will* in the assignment, the rest after the layout")
  func selection() throws {
    let fixture = try Fixture("A", "B")
    fixture.host.turn {
      fixture.tabs.selectedIndex = 1
      #expect(fixture.tabs.selectedViewController === fixture.children[1])
      fixture.recorder.note("assigned")
    }

    try fixture.recorder.expect(
      """
      B.loadView
      B.viewDidLoad
      B.viewWillAppear
      A.viewWillDisappear
      test.assigned
      B.viewIsAppearing
      A.viewDidDisappear
      B.viewDidAppear
      """)
  }

  @Test(
    "R15.4 UIKit 5.2 Children are called when the list is set, and load no view before they are selected"
  )
  func list() throws {
    let fixture = try Fixture(isShown: false)
    let (a, b) = (
      RecordingViewController("A", recorder: fixture.recorder),
      RecordingViewController("B", recorder: fixture.recorder)
    )
    fixture.tabs.viewControllers = [a, b]
    #expect(fixture.tabs.selectedIndex == 0)
    try fixture.recorder.expect(
      """
      B.willMove(UITabBarController)
      B.didMove(UITabBarController)
      A.willMove(UITabBarController)
      A.didMove(UITabBarController)
      """)
    fixture.host.show(fixture.tabs)
    #expect(a.isViewLoaded && !b.isViewLoaded)
    fixture.host.turn { fixture.tabs.selectedViewController = b }
    #expect(a.view.window == nil && b.view.window != nil && a.isViewLoaded)
  }

  @Test("R15.4 UIKit 5.2 The selected child stays selected in a new list; otherwise the first is")
  func newList() throws {
    let fixture = try Fixture("A", "B", "C")
    fixture.host.turn { fixture.tabs.selectedIndex = 1 }
    fixture.host.turn { fixture.tabs.viewControllers = [fixture.children[2], fixture.children[1]] }
    #expect(fixture.tabs.selectedIndex == 1)
    fixture.host.turn { fixture.tabs.viewControllers = [fixture.children[2]] }
    #expect(fixture.tabs.selectedIndex == 0 && fixture.children[2].view.window != nil)
    fixture.host.turn { fixture.tabs.viewControllers = nil }
    #expect(fixture.tabs.selectedViewController == nil && fixture.tabs.selectedIndex == NSNotFound)
  }

  @Test("R15.4 Selections in one turn end at the last one, with balanced callbacks")
  func severalInOneTurn() throws {
    let fixture = try Fixture("A", "B", "C")
    fixture.host.turn {
      fixture.tabs.selectedIndex = 1
      fixture.tabs.selectedIndex = 2
      #expect(fixture.tabs.selectedIndex == 2)
    }
    try fixture.host.settle()
    try fixture.recorder.expect(
      """
      B.loadView
      B.viewDidLoad
      B.viewWillAppear
      A.viewWillDisappear
      B.viewIsAppearing
      A.viewDidDisappear
      B.viewDidAppear
      C.loadView
      C.viewDidLoad
      C.viewWillAppear
      B.viewWillDisappear
      C.viewIsAppearing
      B.viewDidDisappear
      C.viewDidAppear
      """)
  }

  @Test("R15.4 What cannot be selected, or be a tab twice, is reported, and changes nothing")
  func misuse() throws {
    let fixture = try Fixture("A", "B")
    let diagnostics = DiagnosticRecorder()
    fixture.tabs.selectedViewController = UIViewController()
    fixture.tabs.selectedIndex = 9
    fixture.tabs.viewControllers = [fixture.children[0], fixture.children[0]]
    #expect(diagnostics.misuses.map(\.id) == ["tab-bar.selects-stranger", "tab-bar.twice"])
    #expect(fixture.tabs.selectedIndex == 0 && fixture.tabs.viewControllers?.count == 2)
  }

  @Test("R15.4 R16.6 A tab bar controller keeps every rule between a container and its children")
  func conformance() throws {
    var suite = ContainerConformance("tab bar") {
      UITabBarController()
    } show: { tabs, child, _ in
      tabs.viewControllers = [child]
    }
    suite.cover = { tabs, child, _ in
      tabs.viewControllers = (tabs.viewControllers ?? []) + [child]
      if child.parent === tabs { tabs.selectedViewController = child }
    }
    suite.remove = { tabs, _ in tabs.viewControllers = tabs.viewControllers.map { $0.dropLast() } }
    let report = try suite.run()
    #expect(report.isConforming, "\(report)")
  }
}

import NestKit
import NestTesting
import OpenUIKit
import Testing

/// A tabs container in a window, with everything recorded.
final class TabsFixture: TabsViewControllerDelegate {
  let host: TestHost
  let recorder: LifecycleRecorder
  let container: TabsViewController
  var allowed = true
  private(set) var asked: [String] = []

  init(
    _ names: String = "ABC", isShown: Bool = true, unloadsHiddenViews: Bool = false
  ) throws {
    host = try TestHost(size: CGSize(width: 120, height: 200))
    let recorder = LifecycleRecorder()
    self.recorder = recorder
    container = TabsViewController(
      viewControllers: names.map { RecordingViewController("\($0)", recorder: recorder) },
      unloadsHiddenViews: unloadsHiddenViews)
    container.delegate = self
    if isShown { host.show(container) }
    recorder.removeAll()
  }

  func make(_ name: String) -> RecordingViewController {
    RecordingViewController(name, recorder: recorder)
  }

  func run(_ body: (TabsViewController) -> ContainerOperation) throws
    -> ContainerOperation.Outcome?
  {
    let operation = host.turn { body(container) }
    try host.settle()
    return operation.result
  }

  func drag(from start: CGFloat, to end: CGFloat, seconds: TimeInterval = 2) throws {
    host.drag(
      from: CGPoint(x: start, y: 100), to: CGPoint(x: end, y: 100), duration: seconds)
    try host.settle()
  }

  var names: String { container.viewControllers.map(LifecycleRecorder.name).joined() }

  var selected: String? { container.selectedViewController.map(LifecycleRecorder.name) }

  /// The names of the controllers whose views are in the window.
  var inWindow: String {
    container.viewControllers.filter { $0.viewIfLoaded?.window != nil }
      .map(LifecycleRecorder.name).joined()
  }

  func tabsViewController(
    _ container: TabsViewController, shouldSelect viewController: UIViewController
  ) -> Bool {
    asked.append(LifecycleRecorder.name(of: viewController))
    return allowed
  }

  func tabsViewController(
    _ container: TabsViewController, willShow viewController: UIViewController, animated: Bool
  ) { record(.will, .show(viewController), animated) }

  func tabsViewController(
    _ container: TabsViewController, willHide viewController: UIViewController, animated: Bool
  ) { record(.will, .hide(viewController), animated) }

  func tabsViewController(
    _ container: TabsViewController, didShow viewController: UIViewController, animated: Bool
  ) { record(.did, .show(viewController), animated) }

  func tabsViewController(
    _ container: TabsViewController, didHide viewController: UIViewController, animated: Bool
  ) { record(.did, .hide(viewController), animated) }

  private func record(
    _ phase: ContainerEvent.Phase, _ kind: ContainerEvent.Kind<UIViewController>, _ animated: Bool
  ) {
    recorder.record(ContainerEvent(phase, kind, isAnimated: animated), from: "D")
  }
}

@Suite(.serialized) struct TabsViewControllerTests {
  private let selectionOfB: Timeline = """
    B.loadView
    B.viewDidLoad
    D.willHide(A, animated)
    A.viewWillDisappear(animated)
    D.willShow(B, animated)
    B.viewWillAppear(animated)
    B.viewIsAppearing(animated)
    A.viewDidDisappear(animated)
    D.didHide(A, animated)
    B.viewDidAppear(animated)
    D.didShow(B, animated)
    """

  // MARK: Timelines

  @Test("R9.1 A selection shows another child, without a move from or to a parent")
  func selection() throws {
    let fixture = try TabsFixture()

    #expect(try fixture.run { $0.selectViewController(at: 1) } == .done)
    try fixture.recorder.expect(selectionOfB)
    #expect(fixture.selected == "B")
    #expect(fixture.names == "ABC")
    #expect(fixture.inWindow == "B")

    #expect(try fixture.run { $0.selectViewController(at: 0) } == .done)
    try fixture.recorder.expect(
      """
      D.willHide(B, animated)
      B.viewWillDisappear(animated)
      D.willShow(A, animated)
      A.viewWillAppear(animated)
      A.viewIsAppearing(animated)
      B.viewDidDisappear(animated)
      D.didHide(B, animated)
      A.viewDidAppear(animated)
      D.didShow(A, animated)
      """)
  }

  @Test("R10.3 Without animation the order is the same, all of it before the call returns")
  func immediateSelection() throws {
    let fixture = try TabsFixture()

    let operation = fixture.container.selectViewController(at: 1, animated: false)

    #expect(operation.result == .done)
    let lines = selectionOfB.lines.map {
      $0.replacingOccurrences(of: "(animated)", with: "")
        .replacingOccurrences(of: ", animated)", with: ")")
    }
    try fixture.recorder.expect(Timeline(lines: lines))
  }

  @Test(
    "R9.1 All controllers are children as long as they are in the list; only the first one loads")
  func children() throws {
    let fixture = try TabsFixture(isShown: false)
    #expect(fixture.container.children.count == 3)

    fixture.host.show(fixture.container)

    try fixture.recorder.expect(
      """
      A.loadView
      A.viewDidLoad
      D.willShow(A)
      A.viewWillAppear
      A.viewIsAppearing
      A.viewDidAppear
      D.didShow(A)
      """)
    #expect(fixture.container.viewControllers.allSatisfy { $0.tabsViewController != nil })
  }

  @Test("R9.1 A selection before the first display loads no view, and the last one counts")
  func preselection() throws {
    let fixture = try TabsFixture(isShown: false)

    fixture.container.selectViewController(at: 1)
    fixture.container.selectViewController(at: 2)
    try fixture.recorder.expect("")
    #expect(fixture.selected == "C")
    fixture.host.show(fixture.container)

    #expect(fixture.inWindow == "C")
    #expect(fixture.container.viewControllers.filter(\.isViewLoaded).count == 1)
  }

  @Test("R3.4 Hidden views stay loaded, or are unloaded, as the container was made")
  func unloading() throws {
    let keeping = try TabsFixture()
    _ = try keeping.run { $0.selectNext() }
    _ = try keeping.run { $0.selectPrevious() }
    #expect(keeping.container.viewControllers.map(\.isViewLoaded) == [true, true, false])

    let unloading = try TabsFixture(unloadsHiddenViews: true)
    _ = try unloading.run { $0.selectNext() }
    #expect(unloading.container.viewControllers.map(\.isViewLoaded) == [false, true, false])
    _ = try unloading.run { $0.selectPrevious() }
    #expect(unloading.container.viewControllers.map(\.isViewLoaded) == [true, false, false])
  }

  // MARK: The list

  @Test("R9.1 The list can change: children that stay are left alone, the selected one too")
  func list() throws {
    let fixture = try TabsFixture()
    _ = try fixture.run { $0.selectNext() }
    fixture.recorder.removeAll()
    let list = fixture.container.viewControllers

    let result = try fixture.run {
      $0.setViewControllers([fixture.make("E"), list[1], list[0]])
    }

    #expect(result == .done)
    #expect(fixture.names == "EBA")
    #expect(fixture.selected == "B")
    #expect(fixture.container.selectedIndex == 1)
    let lines = fixture.recorder.timeline.lines
    #expect(!lines.contains { $0.hasPrefix("B.") || $0.hasPrefix("A.") })
    #expect(lines.contains("C.didMove(nil)"))
    _ = try fixture.run { $0.selectNext() }
    #expect(fixture.inWindow == "A")
  }

  @Test("R9.1 The selected child may be removed, and the list may be emptied")
  func removal() throws {
    let fixture = try TabsFixture()
    let list = fixture.container.viewControllers

    _ = try fixture.run { $0.setViewControllers([list[1], list[2]], animated: false) }
    #expect(fixture.selected == "B")
    #expect(fixture.inWindow == "B")
    _ = try fixture.run { $0.setViewControllers([list[1], list[2]], selecting: list[2]) }
    #expect(fixture.inWindow == "C")
    _ = try fixture.run { $0.setViewControllers([]) }
    #expect(fixture.container.children == [])
    #expect(fixture.selected == nil && fixture.container.selectedIndex == nil)
    #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
  }

  @Test("Containers 1.3 A change of the list that is cancelled restores the list and its order")
  func cancelledList() throws {
    let fixture = try TabsFixture()
    let list = fixture.container.viewControllers
    let new = fixture.make("E")

    let operation = fixture.host.turn {
      fixture.container.setViewControllers(
        [new, list[2], list[1]], selecting: new, transition: .coverFromTop)
    }
    fixture.host.advance(by: 0.1)
    fixture.host.turn { fixture.container.transition?.cancel() }

    #expect(operation.result == .cancelled)
    #expect(fixture.names == "ABC")
    #expect(fixture.selected == "A" && fixture.inWindow == "A")
    #expect(fixture.container.children.count == 3)
    #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
  }

  // MARK: Directions

  @Test(
    "R9.1 A child further on appears from the trailing edge, one further back from the leading edge"
  )
  func directions() throws {
    let fixture = try TabsFixture()

    fixture.host.turn { _ = fixture.container.selectViewController(at: 2) }
    fixture.host.advance(by: 0.1)
    #expect(fixture.presentedMinX(2) > 0)
    try fixture.host.settle()
    fixture.host.turn { _ = fixture.container.selectViewController(at: 1) }
    fixture.host.advance(by: 0.1)
    #expect(fixture.presentedMinX(1) < 0)
    try fixture.host.settle()
    fixture.host.simulateTraits { $0.layoutDirection = .rightToLeft }
    fixture.host.turn { _ = fixture.container.selectViewController(at: 2) }
    fixture.host.advance(by: 0.1)
    #expect(fixture.presentedMinX(2) < 0, "R20.2")
  }

  @Test("R9.1 Every transition can be used", arguments: Transition.allTransitions)
  func transitions(_ transition: Transition) throws {
    let fixture = try TabsFixture()

    #expect(
      try fixture.run { $0.selectViewController(at: 1, transition: transition) } == .done)
    #expect(
      try fixture.run { $0.selectViewController(at: 0, transition: transition) } == .done)

    #expect(fixture.inWindow == "A")
    let view = try #require(fixture.container.viewControllers[0].viewIfLoaded)
    #expect(view.convert(view.bounds, to: nil) == fixture.host.window.bounds)
    #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
  }

  // MARK: Interrupted

  @Test("Containers 1.3 A selection that is cancelled leaves the former child")
  func cancelled() throws {
    let fixture = try TabsFixture()
    let operation = fixture.host.turn { fixture.container.selectViewController(at: 2) }
    #expect(fixture.selected == "C")
    fixture.host.advance(by: 0.1)
    fixture.recorder.removeAll()

    fixture.host.turn { fixture.container.transition?.reverse() }
    try fixture.host.settle()

    try fixture.recorder.expect(
      """
      D.willHide(C, animated)
      C.viewWillDisappear(animated)
      D.willShow(A, animated)
      A.viewWillAppear(animated)
      A.viewIsAppearing(animated)
      C.viewDidDisappear(animated)
      D.didHide(C, animated)
      A.viewDidAppear(animated)
      D.didShow(A, animated)
      """)
    #expect(operation.result == .cancelled)
    #expect(fixture.selected == "A")
    #expect(fixture.inWindow == "A")
    #expect(try fixture.run { $0.selectNext() } == .done)
    #expect(fixture.inWindow == "B")
  }

  @Test("R14.1 Selections during a transition are queued, and next counts from the last one")
  func queued() throws {
    let fixture = try TabsFixture("ABCE")

    let operations = fixture.host.turn { (0..<3).map { _ in fixture.container.selectNext() } }
    #expect(fixture.selected == "E")
    try fixture.host.settle()

    #expect(operations.map(\.result) == [.done, .done, .done])
    #expect(fixture.inWindow == "E")
    #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
  }

  @Test(
    "R14.2 Another child may be selected in any callback",
    arguments: LifecycleCallback.Kind.allCases)
  func inCallbacks(_ callback: LifecycleCallback.Kind) throws {
    for index in 0...1 {
      let fixture = try TabsFixture()
      weak let container = fixture.container
      var isCalled = false
      (fixture.container.viewControllers[index] as? RecordingViewController)?.once(callback) {
        isCalled = true
        container?.selectViewController(at: 2)
      }

      fixture.host.turn { _ = fixture.container.selectViewController(at: 1) }
      try fixture.host.settle()

      #expect(fixture.inWindow == (isCalled ? "C" : "B"))
      #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
    }
  }

  @Test("R14.4 A tabs container in another one: the inner child appears and disappears with it")
  func nested() throws {
    let fixture = try TabsFixture()
    let inner = TabsViewController(viewControllers: [fixture.make("X"), fixture.make("Y")])
    let list = fixture.container.viewControllers
    fixture.host.turn { _ = fixture.container.setViewControllers(list + [inner]) }
    fixture.recorder.removeAll()

    _ = try fixture.run { $0.select(inner, animated: false) }
    _ = try fixture.run { $0.select(list[0], animated: false) }

    try fixture.recorder.expect(
      """
      D.willHide(A)
      A.viewWillDisappear
      D.willShow(TabsViewController)
      X.loadView
      X.viewDidLoad
      X.viewWillAppear
      X.viewIsAppearing
      A.viewDidDisappear
      D.didHide(A)
      X.viewDidAppear
      D.didShow(TabsViewController)
      D.willHide(TabsViewController)
      X.viewWillDisappear
      D.willShow(A)
      A.viewWillAppear
      A.viewIsAppearing
      X.viewDidDisappear
      D.didHide(TabsViewController)
      A.viewDidAppear
      D.didShow(A)
      """)
  }

  // MARK: Misuse and memory

  @Test("R14.3 What cannot be selected or added is refused, with nothing changed")
  func misuse() throws {
    let fixture = try TabsFixture()
    let container = fixture.container
    let list = container.viewControllers
    let stranger = UIViewController()

    let reports = withMisuseIntercepted {
      container.select(stranger)
      container.selectViewController(at: -1)
      container.selectViewController(at: 3)
      container.setViewControllers(list, selecting: stranger)
      container.setViewControllers(list + [list[0]])
      container.setViewControllers(list.reversed() + [container])
      container.selectViewController(at: 1, transition: .fadeIn.lasting(-1))
    }

    #expect(
      reports.map(\.id) == [
        "tabs.not-a-child", "tabs.index-out-of-range", "tabs.index-out-of-range",
        "tabs.not-a-child", "tabs.duplicate", "containment.self",
        "transition.invalid-duration",
      ])
    try fixture.recorder.expect("")
    #expect(fixture.names == "ABC")
    #expect(fixture.selected == "A")
  }

  @Test("R13.2 A tabs container and its children are deallocated")
  func memory() throws {
    weak var container: TabsViewController?
    weak var child: UIViewController?
    try {
      let fixture = try TabsFixture()
      container = fixture.container
      child = fixture.container.viewControllers[1]
      fixture.container.showsTabBar = true
      _ = try fixture.run { $0.selectNext() }
      try fixture.drag(from: 100, to: 10)
      fixture.host.turn { fixture.host.window.rootViewController = nil }
    }()

    #expect(container == nil)
    #expect(child == nil)
  }
}

extension TabsFixture {
  func presentedMinX(_ index: Int) -> CGFloat {
    guard let layer = container.viewControllers[index].viewIfLoaded?.layer.presentation() else {
      return .nan
    }
    return layer.convert(layer.bounds, to: nil).minX
  }

  @Test("R9.1 A list that waits has its order, though the one before it is cancelled")
  func orderAfterCancellation() throws {
    let fixture = try TabsFixture("ABC")
    let (a, b, c) = (
      fixture.container.viewControllers[0], fixture.container.viewControllers[1],
      fixture.container.viewControllers[2]
    )
    let cancelled = fixture.host.turn {
      fixture.container.setViewControllers([fixture.make("D"), b], transition: .crossDissolve)
    }
    let last = fixture.host.turn { fixture.container.setViewControllers([b, c, a]) }

    fixture.host.turn { fixture.container.transition?.cancel() }
    try fixture.host.settle()

    #expect(cancelled.result == .cancelled && last.result == .done)
    #expect(fixture.names == "BCA")
  }

  @Test("R9.1 Containers 1.3 Of two lists that are cancelled nothing is left, not even an order")
  func twoCancelledLists() throws {
    let fixture = try TabsFixture("ABC")
    let list = fixture.container.viewControllers
    _ = try fixture.run { $0.select(list[1], animated: false) }
    let operations = fixture.host.turn {
      let first = [list[0], list[2], fixture.make("D")]
      return [first, first.dropFirst() + [fixture.make("E")]].map {
        fixture.container.setViewControllers($0, transition: .crossDissolve)
      }
    }

    for _ in operations { fixture.host.turn { fixture.container.transition?.cancel() } }
    try fixture.host.settle()

    #expect(operations.map(\.result) == [.cancelled, .cancelled])
    #expect(fixture.names == "ABC" && fixture.selected == "B")
  }
}

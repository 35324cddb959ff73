import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// The callbacks and pictures of a placeholder when its children change.
@Suite(.serialized) struct PlaceholderViewControllerTests {
  private let swap: Timeline = """
    A.willMove(nil)
    B.willMove(ColumnsViewController)
    B.loadView
    B.viewDidLoad
    D.willHide(A, animated)
    A.viewWillDisappear(animated) [from]
    D.willShow(B, animated)
    B.viewWillAppear(animated) [to]
    B.viewIsAppearing(animated) [to]
    A.viewDidDisappear(animated) [from]
    D.didHide(A, animated)
    B.viewDidAppear(animated) [to]
    D.didShow(B, animated)
    A.didMove(nil)
    B.didMove(ColumnsViewController)
    A.deinit
    """

  // MARK: Timelines

  @Test("R7.1 Containers 2.3 A controller replaces the one before, with a transition")
  func animatedSwap() throws {
    let fixture = try PlaceholderFixture()
    try fixture.set("A")

    var operation: ContainerOperation? = fixture.host.turn {
      fixture.placeholder.setViewController(fixture.make("B"), transition: .pushFromRight)
    }
    #expect(operation?.result == nil)
    try fixture.host.settle()

    #expect(operation?.result == .done)
    operation = nil
    try fixture.recorder.expect(swap)
    #expect(fixture.children == ["B"])
  }

  @Test("R10.3 Without animation the order is the same, all of it before the call returns")
  func immediateSwap() throws {
    let fixture = try PlaceholderFixture()
    try fixture.set("A")

    let operation = fixture.placeholder.setViewController(
      fixture.make("B"), transition: .pushFromRight, animated: false)

    #expect(operation.result == .done)
    // Who is freed first depends on the turn only.
    let lines = swap.lines.map {
      $0.replacingOccurrences(of: "(animated)", with: "")
        .replacingOccurrences(of: ", animated)", with: ")")
    }
    #expect(
      fixture.recorder.timeline.lines.filter { $0 != "A.deinit" }
        == lines.filter { $0 != "A.deinit" })
  }

  @Test("R7.1 The first controller of a region appears without anyone disappearing")
  func first() throws {
    let fixture = try PlaceholderFixture()

    fixture.host.turn {
      fixture.placeholder.setViewController(fixture.make("A"), transition: .crossDissolve)
    }
    try fixture.host.settle()

    try fixture.recorder.expect(
      """
      A.willMove(ColumnsViewController)
      A.loadView
      A.viewDidLoad
      D.willShow(A, animated)
      A.viewWillAppear(animated) [to]
      A.viewIsAppearing(animated) [to]
      A.viewDidAppear(animated) [to]
      D.didShow(A, animated)
      A.didMove(ColumnsViewController)
      """)
  }

  @Test("R7.1 nil clears the region, with the inverse of the transition that its child came with")
  func clear() throws {
    let fixture = try PlaceholderFixture()
    let child = try fixture.set("A", transition: .coverFromBottom)

    fixture.host.turn { fixture.placeholder.setViewController(nil) }
    fixture.host.advance(by: 0.2)
    let frame = child.view.layer.presentation()?.convert(child.view.bounds, to: nil)
    #expect((frame?.minY ?? 0) > 20, "the child leaves through the bottom")
    try fixture.host.settle()

    try fixture.recorder.expect(
      """
      A.willMove(nil)
      D.willHide(A, animated)
      A.viewWillDisappear(animated) [from]
      A.viewDidDisappear(animated) [from]
      D.didHide(A, animated)
      A.didMove(nil)
      """)
    #expect(fixture.names == "-")
    #expect(child.parent == nil && child.view.superview == nil)
  }

  @Test("R7.1 Each region has its own child, transition and events")
  func independentRegions() throws {
    let fixture = try PlaceholderFixture(regionCount: 3)

    fixture.host.turn {
      fixture.placeholder.setViewController(
        fixture.make("A"), at: 0, transition: .coverFromLeft)
      fixture.placeholder.setViewController(fixture.make("C"), at: 2, animated: false)
    }
    #expect((0..<3).map { fixture.placeholder.transition(at: $0) != nil } == [true, false, false])
    try fixture.host.settle()

    #expect(fixture.names == "A-C")
    let shown = fixture.recorder.timeline.lines.filter { $0.hasPrefix("D") }
    #expect(
      shown == [
        "D0.willShow(A, animated)", "D2.willShow(C)", "D2.didShow(C)", "D0.didShow(A, animated)",
      ])
    let frame = fixture.placeholder.viewController(at: 2).map {
      $0.view.convert($0.view.bounds, to: nil)
    }
    #expect(frame == CGRect(x: 80, y: 0, width: 40, height: 200))
  }

  @Test("R14.4 The placeholder's appearance reaches the child of every region, once")
  func appearance() throws {
    let fixture = try PlaceholderFixture(regionCount: 2, isShown: false)
    fixture.placeholder.setViewController(fixture.make("A"), at: 0)
    fixture.placeholder.setViewController(fixture.make("B"), at: 1)
    fixture.recorder.removeAll()

    fixture.host.show(fixture.placeholder)
    fixture.host.hide()

    try fixture.recorder.expect(
      """
      A.loadView
      A.viewDidLoad
      D0.willShow(A)
      A.viewWillAppear
      B.loadView
      B.viewDidLoad
      D1.willShow(B)
      B.viewWillAppear
      A.viewIsAppearing
      B.viewIsAppearing
      A.viewDidAppear
      D0.didShow(A)
      B.viewDidAppear
      D1.didShow(B)
      D0.willHide(A)
      A.viewWillDisappear
      D1.willHide(B)
      B.viewWillDisappear
      A.viewDidDisappear
      D0.didHide(A)
      B.viewDidDisappear
      D1.didHide(B)
      """)
  }

  // MARK: Before the first display

  @Test("R7.1 Containers 4.7 Before the first display the last controller of a region counts")
  func preloading() throws {
    let fixture = try PlaceholderFixture(isShown: false)

    fixture.placeholder.setViewController(fixture.make("A"))
    fixture.placeholder.setViewController(fixture.make("B"))
    try fixture.recorder.expect(
      """
      A.willMove(ColumnsViewController)
      A.didMove(ColumnsViewController)
      A.willMove(nil)
      B.willMove(ColumnsViewController)
      A.didMove(nil)
      B.didMove(ColumnsViewController)
      A.deinit
      """)

    fixture.placeholder.setViewController(nil)
    #expect(fixture.names == "-")
    fixture.recorder.removeAll()
    fixture.host.show(fixture.placeholder)
    try fixture.recorder.expect("")
  }

  @Test("Containers 4.16 A controller that is set while the container is hidden appears with it")
  func setWhileHidden() throws {
    let fixture = try PlaceholderFixture()
    try fixture.set("A")
    fixture.host.hide()
    fixture.recorder.removeAll()

    fixture.placeholder.setViewController(fixture.make("B"), transition: .crossDissolve)
    fixture.host.unhide()

    try fixture.recorder.expect(
      """
      A.willMove(nil)
      B.willMove(ColumnsViewController)
      A.didMove(nil)
      B.didMove(ColumnsViewController)
      A.deinit
      B.loadView
      B.viewDidLoad
      D.willShow(B)
      B.viewWillAppear
      B.viewIsAppearing
      B.viewDidAppear
      D.didShow(B)
      """)
  }

  // MARK: Several at once

  @Test("Containers 4.22 Two controllers that are set one after the other leave one child")
  func twice() throws {
    let fixture = try PlaceholderFixture()
    try fixture.set("A")

    let operations = fixture.host.turn {
      "BCE".map {
        fixture.placeholder.setViewController(
          fixture.make("\($0)"), transition: .crossDissolve)
      }
    }
    #expect(operations.map(\.result) == [nil, .coalesced, nil])
    try fixture.host.settle()

    #expect(operations.map(\.result) == [.done, .coalesced, .done])
    #expect(fixture.children == ["E"])
    #expect(fixture.names == "E")
    let lines = fixture.recorder.timeline.lines
    #expect(lines.contains("B.viewDidAppear(animated) [to]"))
    #expect(!lines.contains("C.loadView"))
    #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
  }

  @Test("R7.1 The controller that is shown already changes nothing")
  func same() throws {
    let fixture = try PlaceholderFixture()
    let child = try fixture.set("A")

    let operation = fixture.placeholder.setViewController(child)

    #expect(operation.result == .coalesced)
    try fixture.recorder.expect("")
  }

  @Test(
    "R14.2 A controller that is set in any callback replaces the one that is coming",
    arguments: LifecycleCallback.Kind.allCases)
  func inCallback(_ callback: LifecycleCallback.Kind) throws {
    for source in ["A", "B"] {
      let fixture = try PlaceholderFixture()
      let old = try fixture.set("A")
      let new = fixture.make("B")
      weak let placeholder = fixture.placeholder
      weak let weakFixture = fixture
      var isCalled = false
      (source == "A" ? old : new).once(callback) {
        isCalled = true
        guard let made = weakFixture?.make("C") else { return }
        placeholder?.setViewController(made, transition: .coverFromTop)
      }

      fixture.host.turn {
        fixture.placeholder.setViewController(new, transition: .crossDissolve)
      }
      try fixture.host.settle()

      #expect(fixture.names == (isCalled ? "C" : "B"), "\(source) \(callback)")
      #expect(fixture.children == (isCalled ? ["C"] : ["B"]))
      #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
    }
  }

  @Test("R14.2 The delegate may set another controller in each of its calls")
  func inDelegate() throws {
    for moment in ["willHide", "willShow", "didHide", "didShow"] {
      let fixture = try PlaceholderFixture()
      try fixture.set("A")
      weak let weakFixture = fixture
      var isDone = false
      fixture.recorder.onEvent = { event in
        guard !isDone, "\(event)".hasPrefix("D.\(moment)"), let fixture = weakFixture else {
          return
        }
        isDone = true
        fixture.placeholder.setViewController(fixture.make("C"), animated: false)
      }

      fixture.host.turn {
        fixture.placeholder.setViewController(fixture.make("B"), transition: .crossDissolve)
      }
      try fixture.host.settle()

      #expect(isDone)
      #expect(fixture.children == ["C"], "\(moment)")
      #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
    }
  }

  // MARK: Cancelled

  @Test("Containers 1.3 A replacement that is cancelled leaves the former child")
  func cancelled() throws {
    let fixture = try PlaceholderFixture()
    let old = try fixture.set("A")
    let new = fixture.make("B")
    let operation = fixture.host.turn {
      fixture.placeholder.setViewController(new, transition: .pushFromRight)
    }
    fixture.host.advance(by: 0.2)
    fixture.recorder.removeAll()

    fixture.host.turn { fixture.placeholder.transition()?.reverse() }
    try fixture.host.settle()

    try fixture.recorder.expect(
      """
      B.willMove(nil)
      A.willMove(ColumnsViewController)
      D.willHide(B, animated)
      B.viewWillDisappear(animated) [from]
      D.willShow(A, animated)
      A.viewWillAppear(animated)
      A.viewIsAppearing(animated)
      B.viewDidDisappear(animated) [from]
      D.didHide(B, animated)
      A.viewDidAppear(animated)
      D.didShow(A, animated)
      B.didMove(nil)
      A.didMove(ColumnsViewController)
      """)
    #expect(operation.result == .cancelled)
    #expect(fixture.children == ["A"])
    #expect(old.view.convert(old.view.bounds, to: nil) == fixture.host.window.bounds)
    #expect(new.viewIfLoaded?.superview == nil)
  }

  // MARK: Nesting

  @Test("R14.4 A placeholder in a placeholder: the inner child appears with the outer one")
  func nested() throws {
    let fixture = try PlaceholderFixture()
    let inner = ColumnsViewController(regionCount: 2)
    inner.setViewController(fixture.make("X"), at: 0)
    inner.setViewController(fixture.make("Y"), at: 1)
    fixture.recorder.removeAll()

    fixture.host.turn {
      fixture.placeholder.setViewController(inner, transition: .crossDissolve)
    }
    try fixture.host.settle()

    try fixture.recorder.expect(
      """
      D.willShow(ColumnsViewController, animated)
      X.loadView
      X.viewDidLoad
      X.viewWillAppear(animated)
      Y.loadView
      Y.viewDidLoad
      Y.viewWillAppear(animated)
      X.viewIsAppearing(animated)
      Y.viewIsAppearing(animated)
      X.viewDidAppear(animated)
      Y.viewDidAppear(animated)
      D.didShow(ColumnsViewController, animated)
      """)
  }

  @Test("R11.1 Containers 4.17 A child finds the nearest container of each kind at any depth")
  func accessors() throws {
    let fixture = try PlaceholderFixture()
    let leaf = fixture.make("L")
    let stack = StackController(rootViewController: leaf)
    fixture.placeholder.setViewController(stack)
    let wizard = WizardViewController(pages: [UIViewController()])
    stack.push(wizard)
    let page = wizard.pageIfMade(at: 0)

    #expect(leaf.stackController === stack)
    #expect(leaf.placeholderViewController === fixture.placeholder)
    #expect(leaf.wizardViewController == nil)
    #expect(page?.wizardViewController === wizard)
    #expect(page?.placeholderViewController === fixture.placeholder)
    #expect(page?.nearestAncestor(of: ColumnsViewController.self) === fixture.placeholder)
    #expect(fixture.placeholder.placeholderViewController == nil)
  }

  // MARK: Memory

  @Test("R13.2 A child that was replaced, and the placeholder, are deallocated")
  func memory() throws {
    weak var placeholder: PlaceholderViewController?
    weak var first: UIViewController?
    weak var second: UIViewController?
    try {
      let fixture = try PlaceholderFixture(regionCount: 2)
      placeholder = fixture.placeholder
      first = try fixture.set("A", at: 1)
      second = try fixture.set("B", at: 1, transition: .pushFromLeft)
      #expect(first == nil)
      #expect(second != nil)
      fixture.host.turn { fixture.host.window.rootViewController = nil }
    }()

    #expect(placeholder == nil)
    #expect(second == nil)
  }
}

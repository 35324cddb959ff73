import NestKit
import NestTesting
import OpenUIKit
import Testing

/// A drawer as an author writes it, with the public API only: a list and what lies beneath it.
private final class ShelfViewController: ContainerViewController {
  private(set) lazy var shelf = addStack()
  weak var delegate: (any ContainerStackDelegate)?

  override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    delegate?.containerStack(stack, handle: event)
  }
}

/// A stack that shows nothing and keeps its children.
@Suite(.serialized) struct ContainerStackConcealTests {
  private struct Fixture {
    let host: TestHost
    let recorder = LifecycleRecorder()
    let delegate: ContainerEventRecorder
    let container = ShelfViewController()
    let bottom: RecordingViewController
    let top: RecordingViewController

    init(isShown: Bool = true) throws {
      host = try TestHost(size: CGSize(width: 100, height: 200))
      delegate = ContainerEventRecorder(recorder: recorder)
      bottom = RecordingViewController("A", recorder: recorder)
      top = RecordingViewController("B", recorder: recorder)
      container.delegate = delegate
      container.shelf.push(bottom)
      container.shelf.push(top, transition: .coverFromBottom)
      if isShown { host.show(container) }
      recorder.removeAll()
    }

    var stack: ContainerStack { container.shelf }
    var inWindow: [Bool] { [bottom, top].map { $0.viewIfLoaded?.window != nil } }
  }

  private static let hidden: Timeline = """
    D.willHide(B, animated)
    B.viewWillDisappear(animated)
    B.viewDidDisappear(animated)
    D.didHide(B, animated)
    """
  private static let shown: Timeline = """
    D.willShow(B, animated)
    B.viewWillAppear(animated)
    B.viewIsAppearing(animated)
    B.viewDidAppear(animated)
    D.didShow(B, animated)
    """

  @Test("Containers 1.7 The top disappears by its transition, stays in the list and appears again")
  func concealAndReveal() throws {
    let fixture = try Fixture()

    let concealing = fixture.host.turn { fixture.stack.conceal() }
    #expect(fixture.inWindow == [false, true], "what is beneath is not seen in its place")
    #expect(fixture.stack.transition?.disappearing === fixture.top)
    try fixture.host.settle()
    #expect(concealing.result == .done && fixture.stack.isConcealed)
    #expect(fixture.stack.viewControllers == [fixture.bottom, fixture.top])
    #expect(fixture.container.children == [fixture.bottom, fixture.top])
    #expect(fixture.container.activeViewController == nil)
    #expect(fixture.inWindow == [false, false] && fixture.top.isViewLoaded)
    try fixture.recorder.expect(Self.hidden)

    let revealing = fixture.host.turn { fixture.stack.reveal() }
    try fixture.host.settle()
    #expect(revealing.result == .done && !fixture.stack.isConcealed)
    #expect(fixture.inWindow == [true, true])
    try fixture.recorder.expect(Self.shown)
  }

  @Test("Containers 1.7 Containers 1.3 Concealing and revealing are reversed as every transition")
  func cancelled() throws {
    let fixture = try Fixture()

    let concealing = fixture.host.turn { fixture.stack.conceal() }
    fixture.host.advance(by: 0.1)
    fixture.host.turn { fixture.stack.transition?.reverse() }
    try fixture.host.settle()
    #expect(concealing.result == .cancelled && !fixture.stack.isConcealed)
    #expect(fixture.inWindow == [true, true])
    try fixture.recorder.expect(
      """
      D.willHide(B, animated)
      B.viewWillDisappear(animated)
      D.willShow(B, animated)
      B.viewWillAppear(animated)
      B.viewIsAppearing(animated)
      B.viewDidAppear(animated)
      D.didShow(B, animated)
      """)

    fixture.host.turn { fixture.stack.conceal(animated: false) }
    let revealing = fixture.host.turn { fixture.stack.reveal() }
    fixture.host.turn { fixture.stack.transition?.fractionComplete = 0.5 }
    fixture.host.turn { fixture.stack.transition?.cancel() }
    #expect(revealing.result == .cancelled && fixture.stack.isConcealed)
    #expect(fixture.inWindow == [false, false])
    #expect(fixture.recorder.appearanceViolations(appeared: ["B"]) == [])
  }

  @Test("Containers 1.7 A concealed list changes without appearance callbacks and events")
  func changes() throws {
    let fixture = try Fixture()
    fixture.host.turn { fixture.stack.conceal(animated: false) }
    fixture.recorder.removeAll()
    let new = RecordingViewController("C", recorder: fixture.recorder)

    fixture.host.turn {
      fixture.stack.push(new, transition: .pushFromRight)
      fixture.stack.remove(fixture.bottom)
      fixture.stack.pop()
      fixture.stack.setViewControllers([fixture.bottom])
    }
    try fixture.host.settle()

    #expect(fixture.stack.viewControllers == [fixture.bottom])
    try fixture.recorder.expect(
      """
      C.willMove(ShelfViewController)
      C.didMove(ShelfViewController)
      A.willMove(nil)
      A.didMove(nil)
      C.willMove(nil)
      C.didMove(nil)
      B.willMove(nil)
      B.didMove(nil)
      A.willMove(ShelfViewController)
      A.didMove(ShelfViewController)
      """)
    fixture.host.hide()
    fixture.host.show(fixture.container)
    try fixture.recorder.expect("")
  }

  @Test("R14.1 Containers 1.7 What is requested meanwhile waits, is refused or ends it, as always")
  func queue() throws {
    let fixture = try Fixture()
    let operations = fixture.host.turn {
      [
        fixture.stack.conceal(), fixture.stack.conceal(), fixture.stack.reveal(),
        fixture.stack.pop(),
      ]
    }
    #expect(operations.map(\.result) == [nil, nil, nil, nil])
    try fixture.host.settle()
    #expect(operations.map(\.result) == [.done, .coalesced, .done, .done])
    #expect(fixture.stack.viewControllers == [fixture.bottom] && !fixture.stack.isConcealed)

    fixture.host.turn { fixture.stack.push(fixture.top, transition: .coverFromBottom) }
    try fixture.host.settle()
    fixture.stack.conflictPolicy = .refuse
    let refused = fixture.host.turn { [fixture.stack.conceal(), fixture.stack.reveal()] }
    guard case .refused(let misuse)? = refused[1].result else {
      Issue.record("It ended as \(String(describing: refused[1].result))")
      return
    }
    #expect(misuse.id == "stack.busy")
    try fixture.host.settle()

    let reports = withMisuseIntercepted {
      _ = fixture.stack.reveal(transition: .fadeIn.lasting(-1))
    }
    #expect(reports.map(\.id) == ["transition.invalid-duration"])
    #expect(fixture.stack.isConcealed)
  }

  @Test("Containers 1.7 Nothing is loaded and nothing is sent while a concealed stack is displayed")
  func displayed() throws {
    let fixture = try Fixture(isShown: false)
    fixture.stack.conceal()

    fixture.host.show(fixture.container)
    #expect(!fixture.top.isViewLoaded && !fixture.bottom.isViewLoaded)
    try fixture.recorder.expect("")
    #expect(
      fixture.container.supportedInterfaceOrientations
        == UIViewController().supportedInterfaceOrientations)

    fixture.host.turn { fixture.stack.reveal(transition: .crossDissolve.lasting(2)) }
    fixture.host.advance(by: 1)
    #expect(fixture.stack.isTransitioning)
    try fixture.host.settle()
    #expect(fixture.inWindow == [true, true])
  }
}

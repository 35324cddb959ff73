import NestKit
import NestTesting
import OpenUIKit
import Testing

/// A host, a recorder, and what these tests make with them.
private final class Fixture {
  let host: TestHost
  let recorder: LifecycleRecorder

  init() throws {
    host = try TestHost(size: CGSize(width: 120, height: 200))
    recorder = LifecycleRecorder()
  }

  func make(_ name: String) -> RecordingViewController {
    RecordingViewController(name, recorder: recorder)
  }

  func container(
    _ configuration: ContainerStack.Configuration, _ names: String = "", isShown: Bool = true
  ) -> CardsViewController {
    let container = CardsViewController(configuration, recorder: recorder)
    for name in names { container.cards.push(make("\(name)"), transition: .coverFromBottom) }
    if isShown { host.show(container) }
    recorder.removeAll()
    return container
  }

  func names(_ container: CardsViewController) -> String {
    container.cards.viewControllers.map(LifecycleRecorder.name).joined()
  }

  func loaded(_ container: CardsViewController) -> String {
    container.cards.viewControllers.filter(\.isViewLoaded).map(LifecycleRecorder.name).joined()
  }

  func inWindow(_ container: CardsViewController) -> String {
    container.cards.viewControllers.filter { $0.viewIfLoaded?.window != nil }
      .map(LifecycleRecorder.name).joined()
  }
}

/// The treatment of children beyond the capacity, and in containers without a fixed root.
@Suite(.serialized) struct ContainerStackPolicyTests {
  // MARK: Keep and unload

  @Test("R6.2 Keep: deeper views leave the tree and stay loaded")
  func keep() throws {
    let fixture = try Fixture()
    let container = fixture.container(.init(capacity: 2), "AB")
    container.cards.push(fixture.make("C"), animated: false)
    container.cards.push(fixture.make("E"), animated: false)

    #expect(fixture.inWindow(container) == "CE")
    #expect(fixture.loaded(container) == "ABCE")

    fixture.recorder.removeAll()
    container.cards.pop(animated: false)
    #expect(fixture.inWindow(container) == "BC")
    #expect(!fixture.recorder.timeline.lines.contains("B.viewDidLoad"))
  }

  @Test("R6.2 Unload: deeper views are unloaded, and loaded again when they come back")
  func unload() throws {
    let fixture = try Fixture()
    let container = fixture.container(.init(capacity: 2, overflow: .unload), "AB")

    fixture.host.turn { container.cards.push(fixture.make("C"), transition: .crossDissolve) }
    #expect(fixture.loaded(container) == "ABC", "one more than the capacity during a transition")
    try fixture.host.settle()
    #expect(fixture.loaded(container) == "BC")

    fixture.recorder.removeAll()
    fixture.host.turn { container.cards.pop() }
    try fixture.recorder.expect(
      """
      D.willPop(C, revealing: B, animated)
      C.willMove(nil)
      A.loadView
      A.viewDidLoad
      C.viewWillDisappear(animated) [from]
      B.viewWillAppear(animated)
      B.viewIsAppearing(animated)
      """)
    try fixture.host.settle()
    #expect(fixture.loaded(container) == "AB")
    #expect(fixture.inWindow(container) == "AB")
  }

  @Test("R6.2 Capacity one: the covered view is there during the transition alone")
  func capacityOne() throws {
    let fixture = try Fixture()
    let container = fixture.container(.init(capacity: 1), "A")

    fixture.host.turn { container.cards.push(fixture.make("B"), transition: .coverFromBottom) }
    #expect(fixture.inWindow(container) == "AB")
    try fixture.host.settle()
    #expect(fixture.inWindow(container) == "B")

    fixture.host.turn { container.cards.pop() }
    #expect(fixture.inWindow(container) == "AB")
    try fixture.host.settle()
    #expect(fixture.inWindow(container) == "A")
  }

  @Test(
    "R15.10 R6.2 A list for an empty stack loads the views that are going to be in the tree",
    arguments: [(1, "D"), (2, "CD"), (9, "ABCD")], [false, true])
  func firstList(capacity: (Int, String), isAnimated: Bool) throws {
    let fixture = try Fixture()
    let container = fixture.container(.init(capacity: capacity.0))
    let children = ["A", "B", "C", "D"].map(fixture.make)

    fixture.host.turn {
      container.cards.setViewControllers(
        children, transition: .coverFromBottom, animated: isAnimated)
    }
    #expect(fixture.loaded(container) == capacity.1)
    #expect(container.cards.isTransitioning == isAnimated)
    try fixture.host.settle()
    #expect(fixture.inWindow(container) == capacity.1 && fixture.loaded(container) == capacity.1)

    fixture.recorder.removeAll()
    fixture.host.turn { container.cards.pop(animated: false) }
    #expect(fixture.recorder.timeline.lines.contains("C.viewDidAppear"))
  }

  @Test("R15.10 R12.2 A first list that is taken back leaves no child")
  func firstListTakenBack() throws {
    let fixture = try Fixture()
    let container = fixture.container(.init(capacity: 2))
    let children = ["A", "B", "C", "D"].map(fixture.make)

    fixture.host.turn {
      container.cards.setViewControllers(children, transition: .coverFromBottom, animated: true)
    }
    fixture.host.turn { container.cards.transition?.cancel() }
    try fixture.host.settle()

    #expect(fixture.names(container) == "" && container.children.isEmpty)
    #expect(children.map(\.isViewLoaded) == [false, false, true, true])
  }

  @Test("R6.2 Unlimited: all views stay in the tree")
  func unlimited() throws {
    let fixture = try Fixture()
    let all = ContainerStack.Configuration.unlimitedCapacity
    let container = fixture.container(.init(capacity: all), "ABCEFGH")

    #expect(fixture.inWindow(container) == "ABCEFGH")
    container.cards.popToViewController(at: 2, animated: false)
    #expect(fixture.inWindow(container) == "ABC")
  }

  // MARK: Remove

  @Test(
    "Containers 1.1 Remove: the deepest child is removed, its move sent early and its view removed late"
  )
  func remove() throws {
    let fixture = try Fixture()
    let container = fixture.container(.init(capacity: 2, overflow: .remove), "AB")

    container.cards.push(fixture.make("C"), animated: false)

    try fixture.recorder.expect(
      """
      D.willPush(C, covering: B)
      A.willMove(nil)
      C.willMove(CardsViewController)
      C.loadView
      C.viewDidLoad
      B.viewWillDisappear
      C.viewWillAppear [to]
      C.viewIsAppearing [to]
      B.viewDidDisappear
      C.viewDidAppear [to]
      A.didMove(nil)
      C.didMove(CardsViewController)
      D.didPush(C, covering: B)
      A.deinit
      """)
    #expect(fixture.names(container) == "BC")
  }

  @Test("Containers 1.1 Remove with a capacity of one swaps: the old one moves from its parent")
  func swap() throws {
    let fixture = try Fixture()
    let container = fixture.container(.init(capacity: 1, overflow: .remove), "A")

    fixture.host.turn { container.cards.push(fixture.make("B"), transition: .crossDissolve) }
    try fixture.host.settle()

    try fixture.recorder.expect(
      """
      D.willPush(B, covering: A, animated)
      A.willMove(nil)
      B.willMove(CardsViewController)
      B.loadView
      B.viewDidLoad
      A.viewWillDisappear(animated) [from]
      B.viewWillAppear(animated) [to]
      B.viewIsAppearing(animated) [to]
      A.viewDidDisappear(animated) [from]
      B.viewDidAppear(animated) [to]
      A.didMove(nil)
      B.didMove(CardsViewController)
      D.didPush(B, covering: A, animated)
      A.deinit
      """)
    #expect(fixture.names(container) == "B")
    #expect(container.children.count == 1)
  }

  @Test("R6.3 Remove before the first display: the last call wins")
  func preloadedSwap() throws {
    let fixture = try Fixture()
    let container = fixture.container(.init(capacity: 1, overflow: .remove), isShown: false)
    container.cards.push(fixture.make("A"))
    container.cards.push(fixture.make("B"))

    try fixture.recorder.expect(
      """
      A.willMove(CardsViewController)
      A.didMove(CardsViewController)
      A.willMove(nil)
      B.willMove(CardsViewController)
      A.didMove(nil)
      B.didMove(CardsViewController)
      A.deinit
      """)
    container.cards.popAll()
    fixture.host.show(container)
    #expect(fixture.names(container) == "")
  }

  @Test("R14.3 What the capacity would remove at once is refused")
  func exceeded() throws {
    let fixture = try Fixture()
    let container = fixture.container(.init(capacity: 2, overflow: .remove), "AB")
    let (x, y, z) = (fixture.make("X"), fixture.make("Y"), fixture.make("Z"))

    let reports = withMisuseIntercepted {
      container.cards.insert(x, at: 0)
      container.cards.setViewControllers([x, y, z])
    }

    #expect(reports.map(\.id) == ["stack.capacity-exceeded", "stack.capacity-exceeded"])
    #expect(fixture.names(container) == "AB")
  }

  // MARK: Without a fixed root

  @Test("R6.1 Pop all: one animation, from the top to nothing")
  func popAll() throws {
    let fixture = try Fixture()
    let container = fixture.container(.init(), "ABC")

    fixture.host.turn { container.cards.popAll() }
    try fixture.host.settle()

    try fixture.recorder.expect(
      """
      B.willMove(nil)
      B.didMove(nil)
      A.willMove(nil)
      A.didMove(nil)
      D.willPop(C, revealing: nil, animated)
      C.willMove(nil)
      C.viewWillDisappear(animated) [from]
      C.viewDidDisappear(animated) [from]
      C.didMove(nil)
      D.didPop(C, revealing: nil, animated)
      C.deinit
      B.deinit
      A.deinit
      """)
    #expect(container.cards.pop().result.map(Self.id) == "stack.empty")
    #expect(container.cards.popAll().result == .coalesced)
  }

  @Test("R6.1 The first child of a displayed empty stack is pushed over nothing")
  func firstPush() throws {
    let fixture = try Fixture()
    let container = fixture.container(.init())

    fixture.host.turn { container.cards.push(fixture.make("A"), transition: .coverFromBottom) }
    try fixture.host.settle()

    try fixture.recorder.expect(
      """
      D.willPush(A, covering: nil, animated)
      A.willMove(CardsViewController)
      A.loadView
      A.viewDidLoad
      A.viewWillAppear(animated) [to]
      A.viewIsAppearing(animated) [to]
      A.viewDidAppear(animated) [to]
      A.didMove(CardsViewController)
      D.didPush(A, covering: nil, animated)
      """)
  }

  @Test("R6.1 Without a fixed root the first child can be underlaid and removed")
  func movableRoot() throws {
    let fixture = try Fixture()
    let container = fixture.container(.init(), "AB")

    container.cards.insert(fixture.make("X"), at: 0)
    #expect(fixture.names(container) == "XAB")
    container.cards.remove(at: 0)
    container.cards.remove(at: 0)
    #expect(fixture.names(container) == "B")
  }

  private static func id(_ outcome: ContainerOperation.Outcome) -> String {
    if case .refused(let misuse) = outcome { misuse.id } else { "\(outcome)" }
  }

  // MARK: Memory

  @Test("R13.1 A memory warning unloads what is not visible, where the policy is to unload")
  func memoryWarning() throws {
    let fixture = try Fixture()
    let container = fixture.container(.init(capacity: 2, overflow: .unload), "ABC")
    container.cards.viewControllers[0].loadViewIfNeeded()

    fixture.host.sendMemoryWarning()
    #expect(fixture.loaded(container) == "BC")

    fixture.host.hide()
    container.didReceiveMemoryWarning()
    #expect(fixture.loaded(container) == "")

    fixture.host.unhide()
    #expect(fixture.loaded(container) == "BC")
    #expect(fixture.inWindow(container) == "BC")
  }

  @Test("R13.1 A memory warning keeps the views of a stack whose policy is to keep")
  func memoryWarningKeeping() throws {
    let fixture = try Fixture()
    let container = fixture.container(.init(capacity: 1), "ABC")
    container.cards.viewControllers[0].loadViewIfNeeded()

    fixture.host.sendMemoryWarning()

    #expect(fixture.loaded(container) == "AC")
  }

  @Test("R13.1 A memory warning during a transition is answered when that has ended")
  func memoryWarningInTransition() throws {
    let fixture = try Fixture()
    let container = fixture.container(.init(capacity: 2, overflow: .unload), "ABC")
    container.cards.viewControllers[0].loadViewIfNeeded()
    fixture.host.turn { container.cards.push(fixture.make("E"), transition: .crossDissolve) }

    fixture.host.sendMemoryWarning()
    #expect(fixture.loaded(container) == "ABCE")

    try fixture.host.settle()
    #expect(fixture.loaded(container) == "CE")
  }

  @Test("R13.1 A memory warning inside a callback is answered before the next operation begins")
  func memoryWarningInCallback() throws {
    let fixture = try Fixture()
    let container = fixture.container(.init(capacity: 1, overflow: .unload), "AB")
    let pushed = fixture.make("C")
    var loaded: [String] = []
    fixture.recorder.onEvent = { event in
      guard event.callback == .viewWillAppear(animated: false) else { return }
      container.cards.viewControllers[0].loadViewIfNeeded()
      container.didReceiveMemoryWarning()
      loaded.append(fixture.loaded(container))
    }

    container.cards.push(pushed, animated: false)
    fixture.recorder.onEvent = nil

    #expect(loaded == ["ABC"])
    #expect(fixture.loaded(container) == "C")
  }
}

import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Stacks that are removed from their container, and regions that come and go while it is shown.
@Suite(.serialized) struct ContainerStackRemovalTests {
  private struct Fixture {
    let host: TestHost
    let recorder = LifecycleRecorder()
    let delegate: ContainerEventRecorder
    let panes: TwoPaneViewController
    let left: RecordingViewController
    let right: RecordingViewController

    init(isShown: Bool = true) throws {
      host = try TestHost(size: CGSize(width: 200, height: 100))
      delegate = ContainerEventRecorder(recorder: recorder)
      left = RecordingViewController("L", recorder: recorder)
      right = RecordingViewController("R", recorder: recorder)
      panes = TwoPaneViewController(left: left, right: right)
      panes.delegate = delegate
      if isShown { host.show(panes) }
      recorder.removeAll()
    }

    func make(_ name: String) -> RecordingViewController {
      RecordingViewController(name, recorder: recorder)
    }
  }

  private static let left: Timeline = """
    D.willPop(L, revealing: nil)
    L.willMove(nil)
    D.willHide(L)
    L.viewWillDisappear [from]
    L.viewDidDisappear [from]
    D.didHide(L)
    L.didMove(nil)
    D.didPop(L, revealing: nil)
    """

  @Test("Containers 2.2 A stack that is removed while it is shown sends its children all callbacks")
  func shown() throws {
    let fixture = try Fixture()

    let operation = fixture.host.turn { fixture.panes.removeStack(fixture.panes.left) }

    #expect(operation.result == .done)
    #expect(fixture.panes.stacks.count == 1 && fixture.panes.children == [fixture.right])
    #expect(fixture.panes.left.isRemoved && fixture.panes.left.container == nil)
    try fixture.recorder.expect(Self.left)
    fixture.host.hide()
    fixture.host.show(fixture.panes)
    #expect(fixture.recorder.appearanceViolations(appeared: ["L", "R"]) == [])
  }

  @Test(
    "Containers 2.2 Before the first display the children of a stack only move from their parent")
  func undisplayed() throws {
    let fixture = try Fixture(isShown: false)
    let other = fixture.make("M")
    fixture.panes.left.push(other)
    fixture.recorder.removeAll()

    fixture.panes.removeStack(fixture.panes.left)

    #expect(fixture.panes.children == [fixture.right] && other.parent == nil)
    try fixture.recorder.expect(
      """
      L.willMove(nil)
      L.didMove(nil)
      M.willMove(nil)
      M.didMove(nil)
      """)
  }

  @Test("Containers 2.2 A transition of a removed stack ends, and what waits or follows is refused")
  func duringTransition() throws {
    let fixture = try Fixture()
    let new = fixture.make("M")
    let running = fixture.host.turn {
      fixture.panes.left.push(new, transition: .pushFromRight)
    }
    let waiting = fixture.panes.left.pop()
    fixture.host.advance(by: 0.1)

    fixture.host.turn { _ = fixture.panes.removeStack(fixture.panes.left) }
    let reports = withMisuseIntercepted { _ = fixture.panes.left.push(UIViewController()) }

    #expect(running.result == .done)
    guard case .refused(let misuse)? = waiting.result else {
      Issue.record("It ended as \(String(describing: waiting.result))")
      return
    }
    #expect(misuse.id == "stack.removed" && reports.map(\.id) == ["stack.removed"])
    #expect(fixture.panes.children == [fixture.right] && new.parent == nil)
    #expect(fixture.recorder.appearanceViolations(appeared: ["L", "R"]) == [])
    try fixture.host.settle()
    #expect(fixture.recorder.takeTimeline().lines.last == "D.didPop(M, revealing: nil)")
  }

  @Test(
    "R14.2 Containers 2.2 A stack may be removed inside every callback of a push, balanced",
    arguments: [
      LifecycleCallback.Kind.willMove, .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing,
      .viewDidAppear, .didMove,
    ])
  func insideCallback(_ callback: LifecycleCallback.Kind) throws {
    for isAnimated in [true, false] {
      let fixture = try Fixture()
      let new = fixture.make("M")
      var removal: ContainerOperation?
      new.on(callback) { removal = removal ?? fixture.panes.removeStack(fixture.panes.left) }

      let push = fixture.host.turn {
        fixture.panes.left.push(new, transition: .pushFromRight, animated: isAnimated)
      }
      try fixture.host.settle()

      #expect(push.result == .done && removal?.result == .done, "\(callback)")
      #expect(fixture.panes.children == [fixture.right], "\(callback)")
      #expect(fixture.panes.stacks.count == 1)
      #expect(fixture.recorder.appearanceViolations(appeared: ["L", "R"]) == [], "\(callback)")
    }
  }

  @Test("R14.2 Containers 2.2 A stack that is removed while its container appears or disappears")
  func whileAppearing() throws {
    for callback in [LifecycleCallback.Kind.viewWillAppear, .viewDidAppear, .viewWillDisappear] {
      let fixture = try Fixture(isShown: false)
      fixture.right.on(callback) { fixture.panes.removeStack(fixture.panes.left) }

      fixture.host.show(fixture.panes)
      fixture.host.hide()

      #expect(fixture.left.parent == nil && fixture.panes.stacks.count == 1, "\(callback)")
      #expect(fixture.recorder.appearanceViolations() == [], "\(callback)")
    }
  }

  @Test("R14.3 A stack of another container, or one that was removed, is refused")
  func misuse() throws {
    let (fixture, other) = (try Fixture(), try Fixture())

    let reports = fixture.host.turn {
      withMisuseIntercepted {
        _ = fixture.panes.removeStack(other.panes.left)
        _ = fixture.panes.removeStack(fixture.panes.left)
        _ = fixture.panes.removeStack(fixture.panes.left)
      }
    }

    #expect(reports.map(\.id) == ["stack.other-container", "stack.other-container"])
    #expect(other.left.parent === other.panes)
  }

  // MARK: Regions

  @Test("R7.1 A region of a placeholder is added and removed while it is shown")
  func regions() throws {
    let fixture = try PlaceholderFixture(regionCount: 2)
    let first = try fixture.set("A", at: 0)
    try fixture.set("B", at: 1)
    let view = UIView(frame: CGRect(x: 0, y: 180, width: 120, height: 20))
    for region in fixture.placeholder.regions { region.frame.size.height = 180 }
    fixture.placeholder.view.addSubview(view)

    #expect(fixture.host.turn { fixture.placeholder.insertRegion(view, at: 1) })
    let child = try fixture.set("C", at: 1)
    #expect(fixture.names == "ACB" && fixture.placeholder.regions[1] === view)
    #expect(child.view.convert(child.view.bounds, to: nil) == view.frame)

    let operation = fixture.host.turn { fixture.placeholder.removeRegion(at: 0) }
    #expect(operation.result == .done && fixture.names == "CB" && first.parent == nil)
    try fixture.recorder.expect(
      """
      A.willMove(nil)
      D0.willHide(A)
      A.viewWillDisappear [from]
      A.viewDidDisappear [from]
      D0.didHide(A)
      A.didMove(nil)
      """)
    fixture.host.turn { _ = fixture.placeholder.setViewController(nil, at: 1) }
    #expect(fixture.names == "C-")
  }

  @Test("R7.1 Containers 6 The binding of a region stays with it when others come and go")
  func bindings() throws {
    let fixture = try PlaceholderFixture(regionCount: 2)
    let binding = fixture.placeholder.bind(to: "B", at: 1) { fixture.make($0) }
    let removed = fixture.placeholder.bind(to: "A", at: 0) { fixture.make($0) }

    fixture.host.turn { _ = fixture.placeholder.removeRegion(at: 0) }
    fixture.host.turn { _ = binding.show("C", animated: false) }
    let reports = withMisuseIntercepted { _ = removed.show("D") }

    #expect(fixture.names == "C" && binding.value == "C")
    #expect(reports.map(\.id) == ["routes.replaced"])
  }

  /// A child that calls a closure when it is about to disappear.
  private final class LeavingViewController: UIViewController {
    var onDisappearance: () -> Void = {}

    deinit {}

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      onDisappearance()
    }
  }

  @Test("R14.8 R14.3 A region that is being removed takes no other child")
  func removedRegion() throws {
    let fixture = try PlaceholderFixture(regionCount: 2)
    let child = LeavingViewController()
    fixture.host.turn { _ = fixture.placeholder.setViewController(child, at: 1) }
    var operation: ContainerOperation?
    child.onDisappearance = {
      operation = fixture.placeholder.setViewController(UIViewController(), at: 1)
    }

    let reports = withMisuseIntercepted {
      fixture.host.turn { _ = fixture.placeholder.removeRegion(at: 1) }
    }

    #expect(reports.map(\.id) == ["placeholder.region-removed"])
    #expect(operation?.result == reports.first.map { .refused($0) })
    #expect(fixture.placeholder.regionCount == 1 && fixture.placeholder.children.isEmpty)
  }

  @Test("R14.3 Views that cannot be regions, and regions that do not exist, are refused first")
  func regionMisuse() throws {
    let fixture = try PlaceholderFixture(regionCount: 2)
    let inside = UIView()
    fixture.placeholder.regions[0].addSubview(inside)
    fixture.recorder.removeAll()

    let reports = fixture.host.turn {
      withMisuseIntercepted {
        _ = fixture.placeholder.insertRegion(UIView(), at: 0)
        _ = fixture.placeholder.insertRegion(inside, at: 0)
        _ = fixture.placeholder.insertRegion(UIView(), at: 3)
        _ = fixture.placeholder.removeRegion(at: 2)
        _ = PlaceholderViewController().insertRegion(UIView(), at: 0)
        _ = fixture.placeholder.removeRegion(at: 1)
        _ = fixture.placeholder.removeRegion(at: 0)
      }
    }

    #expect(
      reports.map(\.id) == [
        "placeholder.region-outside", "placeholder.nested-regions", "placeholder.no-region",
        "placeholder.no-region", "placeholder.regions-too-early", "placeholder.last-region",
      ])
    #expect(fixture.placeholder.regionCount == 1)
    try fixture.recorder.expect("")
  }
}

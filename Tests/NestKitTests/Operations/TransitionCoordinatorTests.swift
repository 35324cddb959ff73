import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Tests that the participants of a container's transition find its coordinator.
@Suite(.serialized) struct TransitionCoordinatorTests {
  private static let linear = Transition.pushFromRight

  private struct Fixture {
    let host: TestHost
    let stack: StackController
    let root = CuriousViewController()
    let next = CuriousViewController()

    init() throws {
      host = try TestHost(size: CGSize(width: 120, height: 200))
      stack = StackController(rootViewController: root)
      host.show(stack)
    }
  }

  // MARK: Every kind

  @Test(
    "R5.1 Containers 2.2 Both children find the coordinator of an animated change in all of its callbacks",
    arguments: ContainerKind.allCases)
  func everyKind(_ kind: ContainerKind) throws {
    let host = try TestHost(size: CGSize(width: 400, height: 300))
    let (former, next) = (CuriousViewController(), CuriousViewController())
    let container = kind.makeContainer(of: former, before: next)
    host.show(container)
    _ = former.view
    let count = former.found.count

    host.turn { _ = kind.change(container, to: next) }
    #expect(container.transitionCoordinator != nil)
    #expect(container.transitionCoordinator?.viewController(forKey: .to) === next)
    try host.settle()

    #expect(next.found == ["willAppear: of the parent"])
    // A child below a modal view does not disappear.
    let expected = kind.presents ? [] : ["willDisappear: of the parent"]
    #expect(Array(former.found.dropFirst(count)) == expected)
    #expect(container.transitionCoordinator == nil)
    #expect(next.didFind == ["didAppear"])
    #expect(former.didFind == (kind.presents ? [] : ["didDisappear"]))
  }

  @Test(
    "R9.3 Containers 2.2 The child of a drawer finds the coordinator when that opens and closes")
  func drawer() throws {
    let host = try TestHost(size: CGSize(width: 150, height: 200))
    let child = CuriousViewController()
    let split = SplitContainerViewController(columns: [
      SplitColumn(minimumWidth: 80, preferredWidth: 100, maximumWidth: 160),
      SplitColumn(minimumWidth: 120),
    ])
    split.setViewController(child, at: 0)
    split.setViewController(UIViewController(), at: 1)
    host.show(split)
    let count = child.found.count

    host.turn { split.setDrawerOpen(true) }
    try host.settle()
    host.turn { split.setDrawerOpen(false) }
    try host.settle()

    #expect(
      Array(child.found.dropFirst(count)) == [
        "willAppear: of the parent", "willDisappear: of the parent",
      ])
  }

  @Test("R5.1 Containers 2.2 A pop has a coordinator, a nested child that of its ancestors")
  func nestedPop() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let child = CuriousViewController()
    let inner = PlaceholderViewController()
    inner.setViewController(child)
    let stack = StackController(rootViewController: UIViewController())
    stack.push(inner, animated: false)
    host.show(stack)
    let count = child.found.count

    host.turn { stack.pop() }
    #expect(child.transitionCoordinator?.viewController(forKey: .from) === inner)
    #expect(child.transitionCoordinator?.isAnimated == true)
    #expect(child.transitionCoordinator?.containerView === stack.view)
    try host.settle()

    #expect(Array(child.found.dropFirst(count)) == ["willDisappear: of the parent"])
  }

  @Test("R5.1 Containers 2.2 A transition without animation has a coordinator that says so")
  func notAnimated() throws {
    let fixture = try Fixture()
    var log: [String] = []
    fixture.next.onWill = { [mark = fixture.next.mark] coordinator in
      log.append("\(coordinator.isAnimated) \(coordinator.transitionDuration)")
      coordinator.animate { _ in
        mark.frame.origin.x = 100
        log.append("animation")
      } completion: { _ in
        log.append("completion after \(fixture.next.didFind)")
      }
    }

    fixture.host.turn { fixture.stack.push(fixture.next, animated: false) }

    #expect(log == ["false 0.0", "animation", #"completion after ["didAppear"]"#])
    #expect(fixture.next.seen == 100)
    #expect(fixture.next.mark.layer.animationKeys()?.isEmpty ?? true)
  }

  // MARK: Alongside

  @Test("R10.4 Containers 2.2 What is animated alongside takes as long as the transition")
  func alongside() throws {
    let fixture = try Fixture()
    var ends: [String] = []
    fixture.next.moveMark { ends.append($0) }

    fixture.host.turn { fixture.stack.push(fixture.next, transition: Self.linear.lasting(1)) }
    fixture.host.advance(by: 0.5)
    #expect(fixture.next.seen > 20 && fixture.next.seen < 80)
    #expect(fixture.next.transitionCoordinator?.transitionDuration == 1)
    #expect(abs((fixture.next.transitionCoordinator?.percentComplete ?? 0) - 0.5) < 0.05)
    #expect(ends.isEmpty)
    try fixture.host.settle()

    #expect(fixture.next.seen == 100)
    #expect(ends == ["completed"])
  }

  @Test(
    "R10.4 Containers 2.2 What is animated alongside is paused, scrubbed, reversed and cancelled with the transition"
  )
  func cancelledAlongside() throws {
    let fixture = try Fixture()
    var ends: [String] = []
    fixture.next.moveMark { ends.append($0) }
    fixture.host.turn { fixture.stack.push(fixture.next, transition: Self.linear.lasting(1)) }
    fixture.host.advance(by: 0.2)

    fixture.host.turn { fixture.stack.transition?.fractionComplete = 0.75 }
    #expect(abs(fixture.next.seen - 75) < 1)
    fixture.host.advance(by: 1)
    #expect(abs(fixture.next.seen - 75) < 1)
    let coordinator = fixture.next.transitionCoordinator
    fixture.host.turn { fixture.stack.transition?.reverse() }
    #expect(coordinator?.isCancelled == true)
    fixture.host.turn { fixture.stack.transition?.resume() }
    fixture.host.advance(by: 0.2)
    #expect(fixture.next.seen < 75)
    try fixture.host.settle()

    #expect(ends == ["cancelled"])
    #expect(fixture.next.mark.frame.minX == 0)
    #expect(coordinator?.isCancelled == true)
    #expect(fixture.next.found.last == "willDisappear: of the parent")
  }

  @Test("R10.4 Containers 2.2 A transition that ends at once ends what is animated alongside")
  func finished() throws {
    let fixture = try Fixture()
    var ends: [String] = []
    fixture.next.moveMark { ends.append($0) }
    fixture.host.turn { fixture.stack.push(fixture.next, transition: Self.linear.lasting(1)) }
    fixture.host.advance(by: 0.2)

    fixture.host.turn { fixture.stack.transition?.finish() }
    fixture.host.commit()

    #expect(ends == ["completed"])
    #expect(fixture.next.seen == 100)
  }

  @Test(
    "R5.1 Containers 2.2 An animation that is requested right after the operation runs, a late one does not"
  )
  func afterOperation() throws {
    let fixture = try Fixture()
    let mark = fixture.root.mark
    var log: [Bool?] = []
    let move: (any UIViewControllerTransitionCoordinatorContext) -> Void = { _ in
      mark.frame.origin.x += 100
    }
    fixture.host.turn {
      fixture.stack.push(fixture.next, transition: Self.linear.lasting(1))
      log.append(fixture.root.transitionCoordinator?.animate(alongsideTransition: move))
    }
    fixture.host.advance(by: 0.5)
    log.append(fixture.root.transitionCoordinator?.animate(alongsideTransition: move))
    try fixture.host.settle()

    #expect(log == [true, false])
    #expect(mark.frame.minX == 100)
  }

  // MARK: Fingers

  @Test("R10.4 R20.1 Containers 2.2 A finger that takes a transition and lets it go is reported")
  func finger() throws {
    let fixture = try Fixture()
    fixture.host.turn { fixture.stack.push(fixture.next, animated: false) }
    var log: [String] = []
    fixture.next.onWill = { coordinator in
      log.append("begins \(coordinator.isInteractive) \(coordinator.initiallyInteractive)")
      coordinator.animate(alongsideTransition: nil) { log.append("ends \($0.isCancelled)") }
      coordinator.notifyWhenInteractionEnds { log.append("released \($0.isCancelled)") }
      coordinator.notifyWhenInteractionChanges {
        log.append("changed \($0.isInteractive) \($0.isCancelled)")
      }
    }

    fixture.host.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 40, y: 100), duration: 2)
    log.append(fixture.next.found.last ?? "")
    try fixture.host.settle()

    #expect(
      log == [
        "begins true true", "changed false true", "released true", "willAppear: of the parent",
        "ends true",
      ])
  }

  @Test("R10.4 R20.1 Containers 2.2 A finger that takes a running transition is reported")
  func continuedByFinger() throws {
    let fixture = try Fixture()
    fixture.host.turn { fixture.stack.push(fixture.next, animated: false) }
    var log: [String] = []
    fixture.next.onWill = { coordinator in
      log.append("begins \(coordinator.isInteractive)")
      coordinator.notifyWhenInteractionChanges { log.append("changed \($0.isInteractive)") }
    }
    fixture.host.turn { fixture.stack.pop() }
    fixture.host.advance(by: 0.1)

    fixture.host.drag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 110, y: 100), duration: 1)
    try fixture.host.settle()

    #expect(log == ["begins false", "changed true", "changed false"])
  }

  // MARK: Memory

  @Test("R10.4 Containers 2.2 Nothing is retained after the end")
  func released() throws {
    let fixture = try Fixture()
    weak var pushed: CuriousViewController?
    weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    var saved: (any UIViewControllerTransitionCoordinator)?
    do {
      let child = CuriousViewController()
      pushed = child
      child.moveMark()
      fixture.host.turn { fixture.stack.push(child) }
      coordinator = child.transitionCoordinator
      try fixture.host.settle()
    }
    #expect(coordinator == nil)

    fixture.host.turn { fixture.stack.pop() }
    saved = fixture.stack.transitionCoordinator
    try fixture.host.settle()
    fixture.host.commit()

    #expect(saved != nil && saved?.viewController(forKey: .from) == nil)
    #expect(pushed == nil)
  }

  // MARK: Flags

  @Test("R2.5 Containers 1.3 A push that is reversed twice is one arrival for its flag")
  func flagOfReversedPush() throws {
    let fixture = try StackFixture()
    let pushed = fixture.make("B")
    fixture.turn { fixture.stack.push(pushed) }
    fixture.host.advance(by: 0.1)
    fixture.turn { fixture.stack.transition?.reverse() }
    fixture.host.advance(by: 0.05)
    fixture.recorder.removeAll()

    fixture.turn { fixture.stack.transition?.reverse() }
    #expect(pushed.isMovingToParent)
    try fixture.settle()

    try fixture.recorder.expect(
      """
      D.willPush(B, covering: A, animated)
      B.willMove(StackController)
      D.willHide(A, animated)
      A.viewWillDisappear(animated)
      D.willShow(B, animated)
      B.viewWillAppear(animated) [to]
      B.viewIsAppearing(animated) [to]
      A.viewDidDisappear(animated)
      D.didHide(A, animated)
      B.viewDidAppear(animated) [to]
      D.didShow(B, animated)
      B.didMove(StackController)
      D.didPush(B, covering: A, animated)
      """)
    #expect(!pushed.isMovingToParent)
    #expect(fixture.stack.children.last === pushed)
  }

  // MARK: Showing

  @Test(
    "R5.1 Containers 2.2 A descendant shows in the nearest stack, and a detail in the nearest split"
  )
  func showing() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 300))
    let child = UIViewController()
    let placeholder = PlaceholderViewController()
    placeholder.setViewController(child)
    let container = TabsViewController(viewControllers: [placeholder])
    let stack = StackController(rootViewController: container)
    let split = SplitContainerViewController(columns: [
      SplitColumn(minimumWidth: 80, preferredWidth: 100, maximumWidth: 160),
      SplitColumn(minimumWidth: 120),
    ])
    split.setViewController(stack, at: 0)
    let outer = StackController(rootViewController: split)
    host.show(outer)
    let (shown, detail) = (UIViewController(), UIViewController())

    host.turn { child.show(shown, sender: nil) }
    try host.settle()
    host.turn { child.showDetailViewController(detail, sender: nil) }
    try host.settle()

    #expect(stack.topViewController === shown)
    #expect(split.viewController(at: 1) === detail)
    #expect(outer.count == 1 && host.window.rootViewController?.presentedViewController == nil)
  }
}

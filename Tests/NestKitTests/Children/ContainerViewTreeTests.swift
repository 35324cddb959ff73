import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

@testable import NestKit

/// Where the views of a stack are, and where they go when the region changes.
@Suite(.serialized) struct ContainerViewTreeTests {
  private let bounds = CGRect(x: 0, y: 0, width: 120, height: 200)

  /// A level of the stack: what transitions move.
  private struct Level: Equatable {
    var frames: [CGRect]
    var isIdentity: Bool
  }

  private func group(_ fixture: StackFixture, _ name: String) throws -> ContainerGroupView {
    let front = try #require(fixture[name].view.superview)
    return try #require(front.superview as? ContainerGroupView)
  }

  // MARK: Tree

  @Test("Containers 1.5 Each level is a group: the view in front, all beneath it behind")
  func levels() throws {
    let fixture = try StackFixture("BC", capacity: 3)
    let groups = try "ABC".map { try group(fixture, "\($0)") }

    for (name, group) in zip("ABC", groups) {
      #expect(group.subviews == [group.back, group.front])
      #expect(group.front.subviews == [fixture["\(name)"].view])
      #expect(group.frame == bounds)
    }
    #expect(groups[0].superview === groups[1].back)
    #expect(groups[1].superview === groups[2].back)
    #expect(groups[0].back.subviews == [])
    let host = try #require(groups[2].superview as? ContainerHostView)
    #expect(host.superview === fixture.stack.view)
    #expect(host.clipsToBounds)
  }

  @Test("Containers 1.5 No transition ever touches a child's own view", arguments: [0.0, 0.1, 0.3])
  func childrenAreLeftAlone(time: Double) throws {
    for transition in Transition.allTransitions {
      let fixture = try StackFixture()
      let pushed = fixture.make("B")
      fixture["A"].view.alpha = 0.5
      pushed.view.alpha = 0.25

      fixture.turn { fixture.stack.push(pushed, transition: transition) }
      fixture.host.advance(by: time)

      for (view, alpha) in [(fixture["A"].view, CGFloat(0.5)), (pushed.view, 0.25)] {
        let view = try #require(view)
        #expect(view.alpha == alpha, "\(transition)")
        #expect(CATransform3DIsIdentity(view.layer.transform), "\(transition)")
        #expect(view.frame == bounds, "\(transition)")
        #expect(!view.isHidden, "\(transition)")
        #expect(view.layer.animationKeys() ?? [] == [], "\(transition)")
      }
      fixture.host.hide()
    }
  }

  @Test("R10.2 After a push and a pop everything is exactly at identity")
  func identityAfterPop() throws {
    for transition in Transition.allTransitions {
      let fixture = try StackFixture()
      fixture.turn { fixture.stack.push(fixture.make("B"), transition: transition) }
      try fixture.settle()
      fixture.turn { fixture.stack.pop() }
      try fixture.settle()

      let group = try group(fixture, "A")
      for view in [group, group.front, group.back] {
        #expect(CATransform3DIsIdentity(view.layer.transform), "\(transition)")
        #expect(CATransform3DIsIdentity(view.layer.sublayerTransform), "\(transition)")
        #expect(view.frame == bounds, "\(transition)")
        #expect(view.alpha == 1, "\(transition)")
        #expect(!view.isHidden, "\(transition)")
      }
      #expect(group.superview is ContainerHostView)
      fixture.host.hide()
    }
  }

  @Test("R6.2 During a transition one more than the capacity is in the tree")
  func capacityDuringTransitions() throws {
    let fixture = try StackFixture("BC")

    fixture.turn { fixture.stack.push(fixture.make("E")) }
    #expect(fixture.inWindow == "ECB")
    try fixture.settle()
    #expect(fixture.inWindow == "EC")

    fixture.turn { fixture.stack.pop() }
    #expect(fixture.inWindow == "ECB")
    try fixture.settle()
    #expect(fixture.inWindow == "CB")
  }

  @Test("Containers 4.14 The list and the pile have the order of the stack, not of arrival")
  func order() throws {
    let fixture = try StackFixture("BC", capacity: 4)
    fixture.stack.insert(fixture.make("E"), at: 1)
    #expect(fixture.names == "AEBC")

    for (lower, upper) in [("A", "E"), ("E", "B"), ("B", "C")] {
      #expect(try group(fixture, lower).superview === group(fixture, upper).back)
    }
  }

  @Test("Containers 4.20 A deep view that returns stands where its own transition has left it")
  func deepRestore() throws {
    let fixture = try StackFixture()
    fixture.turn { fixture.stack.push(fixture.make("B"), transition: .pushFromRight) }
    try fixture.settle()
    for name in ["C", "E"] {
      fixture.stack.push(fixture.make(name), transition: .coverFromBottom, animated: false)
    }
    #expect(fixture.inWindow == "EC")

    fixture.stack.pop(animated: false)
    let restored = try group(fixture, "B")
    #expect(CATransform3DIsIdentity(restored.front.layer.transform))
    #expect(
      CATransform3DEqualToTransform(
        restored.back.layer.transform, CATransform3DMakeTranslation(-120, 0, 0)))
    #expect(restored.back.isHidden)
    #expect(restored.front.layer.animationKeys() ?? [] == [])
    #expect(CATransform3DIsIdentity(try group(fixture, "C").back.layer.transform))
  }

  // MARK: Resizing

  private func poses(_ fixture: StackFixture, _ names: String) throws -> [[String]] {
    try names.map { name in
      let group = try group(fixture, "\(name)")
      return [group, group.front, group.back].map {
        "\($0.bounds) \($0.center) \($0.layer.transform) \($0.layer.sublayerTransform)"
          + " \($0.layer.anchorPoint) \($0.alpha) \($0.isHidden)"
      } + ["\(fixture["\(name)"].view.frame)"]
    }
  }

  @Test("Containers 1.4 A resized stack is where one would be that had its new size all along")
  func resizing() throws {
    let size = CGSize(width: 77, height: 333)
    for transition in Transition.allTransitions {
      let resized = try StackFixture("BC", capacity: 3, transition: transition)
      try resized.host.resize(to: size)
      resized.host.commit()
      try resized.host.resize(to: CGSize(width: 300, height: 11))
      try resized.host.resize(to: size)
      let actual = try poses(resized, "ABC")
      resized.host.hide()

      let fresh = try StackFixture("", capacity: 3, isShown: false)
      fresh.show()
      try fresh.host.resize(to: size)
      fresh.stack.push(fresh.make("B"), transition: transition, animated: false)
      fresh.stack.push(fresh.make("C"), transition: transition, animated: false)
      #expect(actual == (try poses(fresh, "ABC")), "\(transition)")
      fresh.host.hide()
    }
  }

  @Test("Containers 4.19 Push, rotate, rotate, pop ends exactly at identity in the new size")
  func pushRotateRotatePop() throws {
    for transition in Transition.allTransitions {
      let fixture = try StackFixture()
      fixture.turn { fixture.stack.push(fixture.make("B"), transition: transition) }
      try fixture.settle()
      try fixture.host.resize(to: CGSize(width: 200, height: 120))
      try fixture.host.resize(to: CGSize(width: 120, height: 200))
      try fixture.host.resize(to: CGSize(width: 200, height: 120))
      fixture.turn { fixture.stack.pop() }
      try fixture.settle()

      let group = try group(fixture, "A")
      #expect(CATransform3DIsIdentity(group.front.layer.transform), "\(transition)")
      #expect(
        fixture["A"].view.frame == CGRect(x: 0, y: 0, width: 200, height: 120), "\(transition)")
      fixture.host.hide()
    }
  }

  @Test("Containers 1.4 A transition that is resized in the middle ends exactly where it should")
  func resizingInTheMiddle() throws {
    let size = CGSize(width: 200, height: 120)
    for transition in Transition.allTransitions {
      let resized = try StackFixture()
      resized.turn { resized.stack.push(resized.make("B"), transition: transition) }
      resized.host.advance(by: 0.15)
      try resized.host.resize(to: size)
      try resized.settle()
      let actual = try poses(resized, "AB")
      #expect(!resized.stack.isTransitioning)
      resized.host.hide()

      let fresh = try StackFixture()
      try fresh.host.resize(to: size)
      fresh.stack.push(fresh.make("B"), transition: transition, animated: false)
      #expect(actual == (try poses(fresh, "AB")), "\(transition)")
      fresh.host.hide()
    }
  }

  @Test("Containers 4.21 A flip keeps its perspective through rotations and below another flip")
  func perspective() throws {
    let fixture = try StackFixture("B", capacity: 3, transition: .flipVertically)
    let group = try group(fixture, "B")
    #expect(group.layer.sublayerTransform.m34 == -1 / CGFloat(480))

    fixture.stack.push(fixture.make("C"), transition: .flipHorizontally, animated: false)
    try fixture.host.resize(to: CGSize(width: 200, height: 120))
    try fixture.host.resize(to: CGSize(width: 120, height: 200))
    #expect(group.layer.sublayerTransform.m34 == -1 / CGFloat(480))
    let upper = try self.group(fixture, "C")
    #expect(upper.layer.sublayerTransform.m34 == -1 / CGFloat(800))
  }

  // MARK: Touches

  private final class TouchView: UIView {
    var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches += 1
    }
  }

  /// A child whose view is transparent to touches where it has no subview.
  private func addTouchView(to controller: UIViewController) -> TouchView {
    let view = TouchView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    controller.view.addSubview(view)
    return view
  }

  private final class SeeThroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  @Test("R6.4 What lies beneath a transparent top takes no touches")
  func coveredTakesNoTouches() throws {
    let fixture = try StackFixture()
    let below = addTouchView(to: fixture["A"])
    let seeThrough = UIViewController()
    seeThrough.view = SeeThroughView()
    fixture.host.tap(at: CGPoint(x: 20, y: 20))
    #expect(below.touches == 1)

    fixture.stack.push(seeThrough, transition: .coverFromBottom, animated: false)
    fixture.host.tap(at: CGPoint(x: 20, y: 20))
    #expect(below.touches == 1)
    #expect(below.window != nil)

    fixture.stack.pop(animated: false)
    fixture.host.tap(at: CGPoint(x: 20, y: 20))
    #expect(below.touches == 2)
  }

  @Test(
    "Containers 4.8 The region takes no touches while a transition runs, unless configured otherwise"
  )
  func blockedDuringTransitions() throws {
    for blocks in [true, false] {
      let fixture = try StackFixture()
      #expect(fixture.stack.blocksInteractionDuringTransition, "the default")
      fixture.stack.blocksInteractionDuringTransition = blocks
      #expect(fixture.stack.blocksInteractionDuringTransition == blocks)
      let pushed = fixture.make("B")
      let view = addTouchView(to: pushed)

      fixture.turn { fixture.stack.push(pushed, transition: .crossDissolve) }
      fixture.host.advance(by: 0.2)
      fixture.host.tap(at: CGPoint(x: 20, y: 20))
      #expect(view.touches == (blocks ? 0 : 1))

      try fixture.settle()
      fixture.host.tap(at: CGPoint(x: 20, y: 20))
      #expect(view.touches == (blocks ? 1 : 2))
      fixture.host.hide()
    }
  }

  @Test("Containers 4.8 A child that does not move itself takes no touches either until the end")
  func blockedWhereNothingMoves() throws {
    let fadeBehind = Transition("fade behind") { _ in
      [TransitionStep(duration: 0.4, disappearing: .fade(to: 0))]
    }
    for blocks in [true, false] {
      let fixture = try StackFixture()
      fixture.stack.blocksInteractionDuringTransition = blocks
      let pushed = fixture.make("B")
      let view = addTouchView(to: pushed)

      fixture.turn { fixture.stack.push(pushed, transition: fadeBehind) }
      fixture.host.advance(by: 0.2)
      fixture.host.tap(at: CGPoint(x: 20, y: 20))
      #expect(view.touches == (blocks ? 0 : 1))

      try fixture.settle()
      fixture.host.tap(at: CGPoint(x: 20, y: 20))
      #expect(view.touches == (blocks ? 1 : 2))
      fixture.host.hide()
    }
  }

  @Test("R6.4 A child that is covered in part takes no touches where it is not covered either")
  func coveredPartly() throws {
    let halfUp = Transition("half up") { bounds in
      [TransitionStep(duration: 0.2, appearing: .move(y: bounds.height / 2))]
    }
    let fixture = try StackFixture()
    let below = addTouchView(to: fixture["A"])
    let above = fixture.make("B")

    fixture.stack.push(above, transition: halfUp, animated: false)
    fixture.host.tap(at: CGPoint(x: 20, y: 20))

    #expect(above.view.convert(above.view.bounds, to: nil).minY == 100)
    #expect(below.touches == 0)
  }

  // MARK: Regions

  @Test("R1.5 A region inside the view: nothing outside it moves, its own subviews lie below")
  func region() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let recorder = LifecycleRecorder()
    let container = CardsViewController(.init(), recorder: recorder)
    container.regionFrame = CGRect(x: 20, y: 30, width: 60, height: 80)
    let own = TouchView(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
    container.region.addSubview(own)
    host.show(container)

    host.tap(at: CGPoint(x: 25, y: 35))
    #expect(own.touches == 1)

    let child = RecordingViewController("A", recorder: recorder)
    host.turn { container.cards.push(child, transition: .pushFromRight) }
    try host.settle()
    #expect(child.view.convert(child.view.bounds, to: nil) == container.regionFrame)
    host.tap(at: CGPoint(x: 25, y: 35))
    #expect(own.touches == 1)

    try host.resize(to: CGSize(width: 160, height: 220))
    #expect(
      child.view.convert(child.view.bounds, to: nil)
        == CGRect(x: 20, y: 30, width: 100, height: 100))
  }

  @Test("R3.2 The frame is final in viewIsAppearing, also for a child of another size")
  func finalFrame() throws {
    let fixture = try StackFixture()
    let pushed = fixture.make("B")
    pushed.view.frame = CGRect(x: 7, y: 7, width: 7, height: 7)
    var frames: [CGRect] = []
    fixture.recorder.onEvent = { event in
      if "\(event)".hasPrefix("B.viewIsAppearing") { frames.append(pushed.view.frame) }
    }

    fixture.turn { fixture.stack.push(pushed) }

    #expect(frames == [bounds])
  }
}

import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The bars of a bar container during transitions.
@Suite(.serialized) struct BarMotionTests {
  @Test(
    "R25.5 R25.11 A push by hand moves the items with it, at each fraction, and there is one bar at rest"
  )
  func pushByHand() throws {
    let stack = BarFixture.stack("A")
    let fixture = try BarFixture(stack)
    #expect(fixture.description == ["A x 0 alpha 1.0"])

    let interaction = try #require(
      stack.beginInteraction { stack.push(BarFixture.titled("B")) })
    var seen: [[String]] = []
    for fraction in [0, 0.25, 0.5, 1] {
      interaction.fraction = fraction
      fixture.host.commit()
      seen.append(fixture.description)
    }

    #expect(
      seen == [
        ["- x 0 alpha 1.0", "A x 0 alpha 1.0", "A B x 96 alpha 0.0"],
        ["- x 0 alpha 1.0", "A x -24 alpha 0.75", "A B x 72 alpha 0.25"],
        ["- x 0 alpha 1.0", "A x -48 alpha 0.5", "A B x 48 alpha 0.5"],
        ["- x 0 alpha 1.0", "A x -96 alpha 0.0", "A B x 0 alpha 1.0"],
      ])
    interaction.finish()
    try fixture.host.settle()
    #expect(fixture.description == ["A B x 0 alpha 1.0"])
  }

  @Test("R25.5 A pop by a finger moves the bar, and a cancelled one leaves it as it was")
  func popByFinger() throws {
    let stack = BarFixture.stack("A", "B")
    let fixture = try BarFixture(stack)

    fixture.host.press(at: CGPoint(x: 5, y: 300))
    fixture.host.movePointer(to: CGPoint(x: 85, y: 300))
    fixture.host.advance(by: 0.1)
    fixture.host.movePointer(to: CGPoint(x: 165, y: 300))
    fixture.host.advance(by: 0.1)
    #expect(fixture.bars.count == 3)
    #expect(fixture.description[1].hasPrefix("A B x 48"), "\(fixture.description)")
    #expect(fixture.description[2].hasPrefix("A x -48"), "\(fixture.description)")

    fixture.host.movePointer(to: CGPoint(x: 30, y: 300))
    fixture.host.advance(by: 0.5)
    fixture.host.release(at: CGPoint(x: 30, y: 300))
    try fixture.host.settle()
    #expect(stack.count == 2)
    #expect(fixture.description == ["A B x 0 alpha 1.0"])

    fixture.host.drag(
      from: CGPoint(x: 5, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.3, rest: 0)
    try fixture.host.settle()
    #expect(stack.count == 1)
    #expect(fixture.description == ["A x 0 alpha 1.0"])
  }

  @Test("R25.5 A transition that is reversed and completed leads the bar where it leads")
  func reversal() throws {
    let stack = BarFixture.stack("A")
    let fixture = try BarFixture(stack)

    fixture.host.turn { stack.push(BarFixture.titled("B")) }
    fixture.host.advance(by: 0.1)
    stack.transition?.reverse()
    fixture.host.advance(by: 0.02)
    stack.transition?.reverse()
    try fixture.host.settle()
    #expect(fixture.titles == ["A", "B"] && fixture.bars.count == 1)

    fixture.host.turn { stack.pop() }
    fixture.host.advance(by: 0.1)
    stack.transition?.reverse()
    try fixture.host.settle()
    #expect(fixture.titles == ["A", "B"] && fixture.bars.count == 1)
  }

  @Test("R25.5 Lines from right to left mirror the motion, and less motion leaves the fading")
  func directions() throws {
    let stack = BarFixture.stack("A")
    let fixture = try BarFixture(stack)
    fixture.container.view.semanticContentAttribute = .forceRightToLeft
    fixture.bar.semanticContentAttribute = .forceRightToLeft
    var interaction = try #require(stack.beginInteraction { stack.push(BarFixture.titled("B")) })
    interaction.fraction = 0.5
    fixture.host.commit()
    #expect(fixture.description[2] == "A B x -48 alpha 0.5")
    interaction.cancel()
    try fixture.host.settle()

    fixture.host.setReducesMotion(true)
    interaction = try #require(stack.beginInteraction { stack.push(BarFixture.titled("B")) })
    interaction.fraction = 0.5
    fixture.host.commit()
    #expect(fixture.description[2] == "A B x 0 alpha 0.5")
    interaction.cancel()
    try fixture.host.settle()
  }

  @Test("R25.5 Tabs, pages and another content fade, without moving")
  func fading() throws {
    let tabs = TabsViewController(viewControllers: ["A", "B"].map(BarFixture.titled))
    let fixture = try BarFixture(tabs)
    fixture.host.turn { tabs.selectNext() }
    fixture.host.advance(by: 0.15)
    #expect(fixture.bars.count == 3 && fixture.description[2].hasPrefix("B x 0 alpha 0."))
    try fixture.host.settle()
    #expect(fixture.description == ["B x 0 alpha 1.0"])

    fixture.host.turn {
      fixture.container.setContentViewController(
        BarFixture.stack("C", "D"), transition: .crossDissolve)
    }
    fixture.host.advance(by: 0.1)
    #expect(fixture.bars.count == 3)
    try fixture.host.settle()
    #expect(fixture.description == ["C D x 0 alpha 1.0"])
  }

  @Test("R25.5 Pages move the bar with the finger that scrolls them")
  func pages() throws {
    let pages = PagesViewController(viewControllers: ["A", "B"].map(BarFixture.titled))
    let fixture = try BarFixture(pages)

    fixture.host.turn { pages.selectViewController(at: 1) }
    fixture.host.advance(by: 0.1)
    #expect(fixture.bars.count == 3)
    try fixture.host.settle()
    #expect(fixture.description == ["B x 0 alpha 1.0"])
  }

  @Test("R25.5 Another content in the middle of a push ends with the bar of that")
  func exchanged() throws {
    let stack = BarFixture.stack("A")
    let fixture = try BarFixture(stack)
    fixture.host.turn { stack.push(BarFixture.titled("B")) }
    fixture.host.advance(by: 0.1)

    fixture.host.turn {
      fixture.container.setContentViewController(
        BarFixture.stack("C"), transition: .crossDissolve)
    }
    fixture.host.advance(by: 0.1)
    try fixture.host.settle()
    #expect(fixture.titles == ["C"] && fixture.bars.count == 1)

    fixture.container.setContentViewController(nil, animated: false)
    #expect(fixture.titles == [] && fixture.bars.count == 1)
  }

  @Test("R25.11 The tree inside a bar container receives what it receives without one")
  func timelines() throws {
    func run(_ wrap: (UIViewController) -> UIViewController) throws -> [String] {
      let recorder = LifecycleRecorder()
      let stack = StackController(
        rootViewController: RecordingViewController("A", recorder: recorder))
      let tabs = TabsViewController(
        viewControllers: [stack, RecordingViewController("T", recorder: recorder)])
      let host = try TestHost(size: CGSize(width: 320, height: 480))
      host.show(wrap(tabs))
      host.turn { stack.push(RecordingViewController("B", recorder: recorder)) }
      try host.settle()
      let interaction = try #require(stack.beginInteractivePop())
      interaction.fraction = 0.5
      interaction.cancel()
      try host.settle()
      host.turn { stack.pop() }
      host.advance(by: 0.1)
      host.rotateDevice()
      try host.settle()
      host.turn { tabs.selectNext() }
      try host.settle()
      return recorder.takeTimeline().lines
    }
    let inside = try run { BarContainerViewController(contentViewController: $0) }
    // Without a bar there is another container around the tree, so that parents are the same.
    let without = try run { ModalContainerViewController(contentViewController: $0) }

    #expect(inside.count > 40)
    #expect(inside == without)
  }

  @Test("R25.5 Items that change in each callback of their controller are those of the bar at rest")
  func hostileItems() throws {
    final class Restless: UIViewController {
      var count = 0
      let shared: UIView
      init(_ shared: UIView) {
        self.shared = shared
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      deinit {}
      private func change() {
        count += 1
        navigationItem.title = "\(count)"
        navigationItem.titleView = count % 2 == 0 ? shared : nil
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        additionalSafeAreaInsets.left = count % 3 == 0 ? .nan : 0
      }
      override func viewWillAppear(_ animated: Bool) { change() }
      override func viewIsAppearing(_ animated: Bool) { change() }
      override func viewDidAppear(_ animated: Bool) { change() }
      override func viewWillDisappear(_ animated: Bool) { change() }
      override func viewDidDisappear(_ animated: Bool) { change() }
      override func viewDidLayoutSubviews() { if count < 40 { change() } }
      override func viewSafeAreaInsetsDidChange() { if count < 40 { change() } }
    }
    let shared = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let (first, second) = (Restless(shared), Restless(shared))
    let stack = StackController(rootViewController: first)
    let fixture = try BarFixture(stack)
    for _ in 0..<3 {
      fixture.host.turn { stack.push(second) }
      try fixture.host.settle()
      #expect(fixture.bar.topItem?.title == second.navigationItem.title)
      #expect(fixture.bar.topItem?.titleView === second.navigationItem.titleView)
      fixture.host.turn { stack.pop() }
      try fixture.host.settle()
    }
    #expect(fixture.bar.topItem?.title == first.navigationItem.title && fixture.bars.count == 1)
  }

  @Test("R25.5 R13.2 What was popped, and a container in the middle of a push, are released")
  func release() throws {
    weak var popped: UIViewController?
    weak var container: BarContainerViewController?
    try {
      let stack = BarFixture.stack("A")
      let fixture = try BarFixture(stack)
      container = fixture.container
      let pushChild = {
        let child = BarFixture.titled("B")
        popped = child
        stack.push(child, animated: false)
      }
      pushChild()
      fixture.host.turn { stack.pop() }
      try fixture.host.settle()
      #expect(popped == nil)
      fixture.host.turn { stack.push(BarFixture.titled("C")) }
      fixture.host.advance(by: 0.1)
      fixture.host.turn { fixture.host.window.rootViewController = nil }
    }()
    #expect(container == nil)
  }
}

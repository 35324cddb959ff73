import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// The duties of every container to its children, besides appearance.
@Suite(.serialized) struct ContainerDutyTests {
  // MARK: Sizes

  /// A placeholder with a bar of 30 points above its region, by constraints.
  private final class BarPlaceholder: PlaceholderViewController {
    let region = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      region.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(region)
      NSLayoutConstraint.activate([
        region.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        region.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        region.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
        region.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      regions = [region]
    }
  }

  /// The sizes that a child has received.
  private func sizes(_ name: String, in recorder: LifecycleRecorder) -> [String] {
    recorder.timeline.lines.filter { $0.hasPrefix("\(name).viewWillTransition") }
  }

  @Test(
    "R4.1 R5.1 Containers 2.2 A change of the size reaches children in regions that constraints place"
  )
  func constrainedRegions() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let recorder = LifecycleRecorder()
    let leaf = RecordingViewController("L", recorder: recorder)
    let inner = BarPlaceholder()
    inner.setViewController(leaf)
    let outer = BarPlaceholder()
    outer.setViewController(inner)
    host.show(outer)
    recorder.removeAll()

    host.rotateDevice()
    try host.settle()

    #expect(sizes("L", in: recorder) == ["L.viewWillTransition(200×60)"])
    #expect(leaf.view.bounds.size == CGSize(width: 200, height: 60))
    #expect(recorder.timeline.lines.filter { $0.contains("viewDidLayoutSubviews") }.count <= 2)
  }

  @Test("R4.1 R9.1 Containers 2.5 A tabs container forwards the size that its bar leaves")
  func tabsSizes() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let recorder = LifecycleRecorder()
    let leaf = RecordingViewController("L", recorder: recorder)
    let container = TabsViewController(viewControllers: [leaf])
    container.showsTabBar = true
    host.show(container)
    recorder.removeAll()

    host.rotateDevice()
    try host.settle()

    let size = leaf.view.bounds.size
    #expect(size.width == 200 && size.height < 120)
    let expected = "L.viewWillTransition(200×\(Int(size.height)))"
    #expect(sizes("L", in: recorder) == [expected])
  }

  // MARK: Children in no stack

  /// A stack with a header that is no child of a stack.
  private final class HeaderStack: StackController {
    func addHeader(_ header: UIViewController) {
      addChild(header)
      header.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 20)
      view.addSubview(header.view)
      header.didMove(toParent: self)
    }

    func removeHeader(_ header: UIViewController) {
      header.willMove(toParent: nil)
      header.view.removeFromSuperview()
      header.removeFromParent()
    }
  }

  @Test(
    "R5.1 R2.1 Containers 2.2 A child that is in no stack appears and disappears with its container"
  )
  func plainChildren() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let recorder = LifecycleRecorder()
    let header = RecordingViewController("H", recorder: recorder)
    let stack = HeaderStack(rootViewController: RecordingViewController("A", recorder: recorder))
    stack.loadViewIfNeeded()
    stack.addHeader(header)
    recorder.removeAll()

    host.show(stack)
    host.turn { _ = stack.push(RecordingViewController("B", recorder: recorder)) }
    try host.settle()
    let other = UIViewController()
    host.turn { host.window.rootViewController = other }

    let calls = recorder.timeline.lines.filter { $0.hasPrefix("H.view") }
    #expect(
      calls == [
        "H.viewWillAppear", "H.viewIsAppearing", "H.viewDidAppear", "H.viewWillDisappear",
        "H.viewDidDisappear",
      ])
    #expect(recorder.appearanceViolations() == [])
  }

  @Test(
    "R5.1 R2.1 Containers 2.2 A child in no stack that appears and disappears while the container is shown"
  )
  func latePlainChildren() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let recorder = LifecycleRecorder()
    let header = RecordingViewController("H", recorder: recorder)
    let stack = HeaderStack(rootViewController: UIViewController())
    host.show(stack)

    host.turn { stack.addHeader(header) }
    #expect(recorder.timeline.lines.suffix(1) == ["H.viewDidAppear [to]"])
    recorder.removeAll()
    host.turn { stack.removeHeader(header) }

    #expect(
      recorder.timeline.lines.filter { $0.hasPrefix("H.view") } == [
        "H.viewWillDisappear [from]", "H.viewDidDisappear [from]",
      ])
  }

  // MARK: Escape

  @Test("R20.1 Containers 1.6 A container that is busy uses Escape: those around it do nothing")
  func escapeWhileBusy() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let stack = StackController(rootViewController: UIViewController())
    stack.push(UIViewController(), animated: false)
    stack.preferredContentSize = CGSize(width: 80, height: 80)
    let modal = ModalContainerViewController(contentViewController: UIViewController())
    host.show(modal)
    host.turn { _ = modal.presentModal(stack, animated: false) }

    host.press(.keyboardEscape)
    host.advance(by: 0.05)
    host.press(.keyboardEscape)
    try host.settle()

    #expect(modal.modalContentViewController === stack)
    #expect(stack.count == 1)
    host.press(.keyboardEscape)
    try host.settle()
    #expect(modal.modalContentViewController == nil)
  }

  @Test("R20.3 Containers 1.6 The gesture for Escape twice in one turn is two gestures")
  func escapeTwice() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let stack = StackController(rootViewController: UIViewController())
    stack.push(UIViewController(), animated: false)
    stack.push(UIViewController(), animated: false)
    let outer = StackController(rootViewController: stack)
    host.show(outer)

    host.turn {
      #expect(stack.accessibilityPerformEscape())
      stack.finishTransition()
      #expect(stack.accessibilityPerformEscape())
      stack.finishTransition()
      #expect(!stack.accessibilityPerformEscape())
      #expect(!stack.accessibilityPerformEscape())
    }
    #expect(stack.count == 1)
  }

  // MARK: Memory

  @Test("R13.1 Containers 1 A memory warning unloads the views of a hidden container that says so")
  func memory() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    for unloads in [false, true] {
      let children = (0..<3).map { _ in UIViewController() }
      let placeholder = PlaceholderViewController()
      placeholder.setViewController(children[0])
      let wizard = WizardViewController(pages: [children[1]])
      let modal = ModalContainerViewController(contentViewController: children[2])
      let containers: [ContainerViewController] = [placeholder, wizard, modal]
      for container in containers {
        container.unloadsViewsOnMemoryWarning = unloads
        host.show(container)
        host.show(UIViewController())
        container.didReceiveMemoryWarning()
      }
      #expect(children.map(\.isViewLoaded) == Array(repeating: !unloads, count: 3))
      host.show(placeholder)
      #expect(children[0].viewIfLoaded?.window != nil)
    }
  }

  @Test("R13.4 A memory warning unloads the pages of a wizard that are not shown, between changes")
  func memoryOfPages() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    for unloads in [false, true] {
      let pages = (0..<3).map { _ in UIViewController() }
      let wizard = WizardViewController(pages: pages)
      wizard.unloadsViewsOnMemoryWarning = unloads
      host.show(wizard)
      host.turn { _ = wizard.selectViewController(at: 1, animated: false) }
      host.turn { _ = wizard.selectViewController(at: 2) }

      host.turn { wizard.didReceiveMemoryWarning() }
      #expect(pages.allSatisfy { $0.isViewLoaded })
      try host.settle()

      #expect(pages.map(\.isViewLoaded) == [!unloads, !unloads, true])
      host.turn { _ = wizard.selectViewController(at: 0, animated: false) }
      #expect(pages[0].viewIfLoaded?.window != nil)
    }
  }

  // MARK: What is stored

  @Test("R13.2 Containers 1.3 A transition that is stored keeps nothing alive")
  func storedTransition() throws {
    weak var released: StackController?
    var transition: ContainerTransition?
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    try {
      let stack = StackController(rootViewController: UIViewController())
      host.show(stack)
      host.turn { _ = stack.push(UIViewController()) }
      transition = stack.transition
      try host.settle()
      host.show(UIViewController())
      released = stack
    }()

    #expect(released == nil)
    #expect(transition?.isRunning == false)
    #expect(transition?.stack == nil)
    transition?.finish()
  }

  // MARK: Before the first display

  @Test("R9.1 R14.1 Containers 2.5 A child of a list that waits can be selected")
  func selectionOfWaitingList() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let container = TabsViewController(viewControllers: [a, b])
    host.show(container)

    let operations = host.turn {
      [container.select(b), container.setViewControllers([a, b, c]), container.select(c)]
    }
    let byIndex = host.turn { container.selectViewController(at: 2) }
    try host.settle()

    #expect(operations.map(\.result) == [.done, .done, .done])
    #expect(byIndex.result == .coalesced)
    #expect(container.selectedViewController === c)
  }

  @Test(
    "R9.1 R14.1 Containers 2.5 The next and the previous child are those of a list that waits",
    arguments: [true, false])
  func nextOfWaitingList(isNext: Bool) throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let children = (0..<5).map { _ in UIViewController() }
    let container = TabsViewController(viewControllers: Array(children[...2]))
    host.show(container)

    host.turn {
      container.select(children[1])
      // The selected one has another index there.
      container.setViewControllers([children[3], children[4], children[1], children[2]])
      if isNext { container.selectNext() } else { container.selectPrevious() }
    }
    try host.settle()

    #expect(container.selectedViewController === children[isNext ? 2 : 4])
  }

  @Test("R9.2 Containers 2.6 A selection before the display stays when properties are set after it")
  func selectionBeforeDisplay() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let pages = (0..<8).map { _ in UIViewController() }
    let container = PagesViewController(viewControllers: pages)
    container.selectViewController(at: 5)
    container.numberOfPreloadedPages = 2
    container.wraps = true
    container.spacing = 10

    host.show(container)

    #expect(container.selectedIndex == 5)
    #expect(pages[5].viewIfLoaded?.window != nil)
    #expect(container.children.count == 5)
  }

  // MARK: Transitions

  @Test(
    "R10.2 R10.4 A transition of which only the inverse takes time is animated when it is popped")
  func inverseOnly() throws {
    let leave = Transition(
      "leave",
      inverse: { [TransitionStep(duration: 0.4, appearing: .move(x: $0.width))] }
    ) { _ in [] }
    let fixture = try StackFixture()
    let pushed = fixture.make("B")
    fixture.turn { _ = fixture.stack.push(pushed, transition: leave) }
    #expect(!fixture.stack.isTransitioning)

    let pop = fixture.turn { fixture.stack.pop() }
    #expect(fixture.stack.transition != nil)
    fixture.host.advance(by: 0.3)
    #expect(pop.result == nil)
    fixture.host.advance(by: 0.15)
    #expect(pop.result == .done)

    fixture.turn { _ = fixture.stack.push(pushed, transition: leave) }
    fixture.host.drag(
      from: CGPoint(x: 5, y: 100), to: CGPoint(x: 30, y: 100), duration: 0.3, rest: 0.3)
    try fixture.settle()
    #expect(fixture.names == "AB")
  }

  @Test("R20.1 Containers 1.6 A drag that begins while the container appears requests nothing")
  func dragWhileAppearing() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let stack = StackController(rootViewController: UIViewController())
    stack.popsByDragInWholeWidth = true
    stack.push(UIViewController(), animated: false)
    let outer = StackController(rootViewController: UIViewController())
    outer.isPopDragEnabled = false
    outer.blocksInteractionDuringTransition = false
    host.show(outer)
    host.turn { _ = outer.push(stack, transition: .crossDissolve.lasting(2)) }

    host.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 40, y: 100), duration: 0.2, rest: 0.2)
    try host.settle()

    #expect(stack.count == 2)
  }

  // MARK: Preferences

  @Test("R11.3 Containers 2.2 A request that nobody answers does not block later ones")
  func preferences() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let root = LateForwarding()
    let stack = StackController(rootViewController: UIViewController())
    root.addChild(stack)
    root.view.addSubview(stack.view)
    stack.didMove(toParent: root)
    host.show(root)
    host.turn { _ = stack.push(UIViewController(), animated: false) }

    root.isForwarding = true
    host.turn { _ = stack.push(HiddenStatusBar(), animated: false) }

    #expect(host.window.windowScene?.statusBarManager?.isStatusBarHidden == true)
  }

  private final class LateForwarding: UIViewController {
    var isForwarding = false
    override var childForStatusBarHidden: UIViewController? {
      isForwarding ? children.first : nil
    }
  }

  private final class HiddenStatusBar: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
  }

  // MARK: Cost

  /// A value that counts how often it is compared.
  private struct CountedRoute: Hashable {
    nonisolated(unsafe) static var comparisons = 0
    let number: Int

    static func == (one: Self, other: Self) -> Bool {
      comparisons += 1
      return one.number == other.number
    }
  }

  @Test("R6.5 Containers 6 Showing other values compares each of them a few times only")
  func routes() throws {
    let stack = StackController(rootViewController: UIViewController())
    let routes = (0..<1_000).map { CountedRoute(number: $0) }
    let binding = stack.bind(to: routes) { _ in UIViewController() }
    CountedRoute.comparisons = 0

    binding.show(routes.reversed(), animated: false)

    #expect(stack.count == 1_001)
    #expect(CountedRoute.comparisons < 20_000)
  }
}

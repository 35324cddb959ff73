import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// The relation of a covered child to keys and assistive technologies, in every kind of container.
@Suite(.serialized) struct ContainerInputTests {
  /// Takes text and has a command, and records both.
  private final class TextView: KeyInputView {
    var log: [String] = []
    private(set) var resignCount = 0
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(title: "", input: "n", modifierFlags: .command) { [weak self] _ in
          self?.log.append("command")
        }
      ]
    }

    override func resignFirstResponder() -> Bool {
      resignCount += 1
      return super.resignFirstResponder()
    }

    override func insertText(_ text: String) { log.append(text) }
    deinit {}
  }

  /// A container of two children, the first of which has text and is shown.
  private struct Stage {
    let kind: ContainerKind
    let host: TestHost
    let recorder = LifecycleRecorder()
    let container: UIViewController
    let first: RecordingViewController
    let second: RecordingViewController
    let text = TextView()

    init(_ kind: ContainerKind) throws {
      self.kind = kind
      host = try TestHost(size: CGSize(width: 200, height: 200))
      first = RecordingViewController("A", recorder: recorder)
      second = RecordingViewController("B", recorder: recorder)
      container = kind.makeContainer(of: first, before: second)
      first.view.addSubview(text)
    }

    func goBack() {
      host.turn { kind.changeBack(container, to: first) }
    }

    /// Types a letter and presses the key of the command.
    func useKeys() {
      host.type("x")
      host.press(.keyboardN, modifiers: .command)
    }
  }

  @Test(
    "R20.1 R5.1 Containers 2.2 Contract 6.1 A covered child resigns the first responder, and has it again",
    arguments: ContainerKind.allCases, [true, false])
  func covered(kind: ContainerKind, animated: Bool) throws {
    let stage = try Stage(kind)
    stage.host.show(stage.container)
    stage.host.turn { _ = stage.text.becomeFirstResponder() }
    stage.useKeys()
    #expect(stage.text.log == ["x", "command"])

    stage.host.turn {
      _ = kind.change(stage.container, to: stage.second, animated: animated)
      #expect(animated && kind == .pages || !stage.text.isFirstResponder)
    }
    try stage.host.settle()
    #expect(!stage.text.isFirstResponder)
    stage.useKeys()
    #expect(stage.text.log == ["x", "command"])

    stage.goBack()
    try stage.host.settle()
    // A child that was removed is a new one when it returns.
    let isRemoved = [.placeholder, .split, .wizard, .bars].contains(kind)
    #expect(stage.text.isFirstResponder == !isRemoved)
  }

  @Test("R20.1 Containers 2.2 A cancelled transition leaves the first responder where it was")
  func cancelled() throws {
    let stage = try Stage(.stack)
    stage.host.show(stage.container)
    stage.host.turn { _ = stage.text.becomeFirstResponder() }
    stage.host.turn { _ = ContainerKind.stack.change(stage.container, to: stage.second) }
    #expect(!stage.text.isFirstResponder)

    stage.host.turn { ContainerKind.stack.transition(of: stage.container)?.reverse() }
    try stage.host.settle()

    #expect(stage.text.isFirstResponder)
  }

  /// Says in `viewDidDisappear` whether it, or what it shows, is the first responder.
  private final class Page: UIViewController {
    let text = TextView()
    var log: [Bool] = []
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(text)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append(isFirstResponder || text.isFirstResponder)
    }

    deinit {}
  }

  @Test(
    "R20.1 Containers 2.2 What leaves has resigned before it has disappeared: its views and its controllers",
    arguments: [true, false])
  func removed(animated: Bool) throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200))
    let stack = StackController(rootViewController: UIViewController())
    host.show(stack)
    let page = Page()
    let inner = Page()
    let parent = StackController(rootViewController: inner)
    let responders: [(UIViewController, UIResponder)] = [
      (page, page), (page, page.text), (parent, inner), (parent, inner.text),
    ]
    for (pushed, responder) in responders {
      host.turn { _ = stack.push(pushed, animated: false) }
      host.turn { _ = responder.becomeFirstResponder() }
      #expect(responder.isFirstResponder)

      host.turn { _ = stack.pop(animated: animated) }
      try host.settle()
    }

    #expect(page.log == [false, false] && inner.log == [false, false])
  }

  @Test(
    "R20.1 Containers 2.2 The first responder of a child at any depth returns, in any window")
  func nested() throws {
    let stage = try Stage(.wizard)
    let outer = StackController(rootViewController: stage.container)
    stage.host.show(outer)
    stage.host.turn { _ = stage.text.becomeFirstResponder() }
    for isKeyWindow in [true, false] {
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      other.windowScene = stage.host.window.windowScene
      if !isKeyWindow { stage.host.turn { other.makeKeyAndVisible() } }

      stage.host.turn { _ = outer.push(UIViewController(), animated: false) }
      #expect(!stage.text.isFirstResponder)
      stage.host.turn { _ = outer.pop(animated: false) }

      #expect(stage.text.isFirstResponder)
    }
  }

  @Test("R20.1 Containers 2.2 What has become the first responder meanwhile stays it")
  func otherFirstResponder() throws {
    let stage = try Stage(.stack)
    stage.host.show(stage.container)
    stage.host.turn { _ = stage.text.becomeFirstResponder() }
    stage.host.turn {
      _ = ContainerKind.stack.change(stage.container, to: stage.second, animated: false)
    }
    let other = TextView()
    stage.host.turn {
      stage.container.view.addSubview(other)
      _ = other.becomeFirstResponder()
    }

    stage.goBack()
    try stage.host.settle()

    #expect(other.isFirstResponder)
  }

  @Test(
    "R20.3 R5.1 Containers 2.2 Another child that is shown is announced once",
    arguments: ContainerKind.allCases)
  func announced(kind: ContainerKind) throws {
    let stage = try Stage(kind)
    var announced: [UIView?] = []
    stage.host.observeAccessibility { notification, argument in
      if notification == .screenChanged { announced.append(argument as? UIView) }
    }
    stage.host.show(stage.container)
    #expect(announced.isEmpty)

    stage.host.turn { _ = kind.change(stage.container, to: stage.second) }
    try stage.host.settle()
    #expect(announced == [stage.second.view])

    stage.goBack()
    try stage.host.settle()
    #expect(announced == [stage.second.view, stage.first.view])
  }

  @Test(
    "R20.3 R5.1 Containers 2.2 Contract 6.3 What is covered is hidden from assistive technologies",
    arguments: ContainerKind.allCases)
  func hidden(kind: ContainerKind) throws {
    let stage = try Stage(kind)
    stage.host.show(stage.container)
    #expect(isReached(stage.first.view) && !isReached(stage.second.viewIfLoaded))

    stage.host.turn { _ = kind.change(stage.container, to: stage.second) }
    #expect(isReached(stage.second.view))
    try stage.host.settle()
    #expect(!isReached(stage.first.view) && isReached(stage.second.view))

    stage.goBack()
    try stage.host.settle()
    #expect(isReached(stage.first.view) && !isReached(stage.second.viewIfLoaded))
  }

  // MARK: Touches

  /// Follows the touches on it.
  private final class TouchView: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
    }
    deinit {}
  }

  @Test(
    "R20.1 R5.1 Containers 2.2 Contract 6.2 Touches on a child are cancelled when it has been covered",
    arguments: ContainerKind.allCases, [true, false])
  func touches(kind: ContainerKind, animated: Bool) throws {
    let stage = try Stage(kind)
    let touched = TouchView(frame: CGRect(x: 10, y: 40, width: 40, height: 40))
    let control = UIControl(frame: CGRect(x: 50, y: 40, width: 40, height: 40))
    stage.first.view.addSubview(touched)
    stage.first.view.addSubview(control)
    stage.host.show(stage.container)
    stage.host.turn {
      stage.host.putDown(1, at: touched.convert(CGPoint(x: 20, y: 20), to: nil))
      stage.host.putDown(2, at: control.convert(CGPoint(x: 20, y: 20), to: nil))
    }
    // A scroll view waits whether it is a drag.
    stage.host.advance(by: 0.2)
    #expect(touched.log == ["began"] && control.isTracking)

    stage.host.turn { _ = kind.change(stage.container, to: stage.second, animated: animated) }
    try stage.host.settle()
    #expect(touched.log == ["began", "cancelled"] && !control.isTracking)

    stage.host.lift(1, at: CGPoint(x: 20, y: 20))
    stage.host.lift(2, at: CGPoint(x: 20, y: 20))
    #expect(touched.log == ["began", "cancelled"])
    // The next touch is one like any other.
    stage.goBack()
    try stage.host.settle()
    stage.host.tap(at: touched.convert(CGPoint(x: 20, y: 20), to: nil))
    #expect(touched.log == ["began", "cancelled", "began", "ended"])
  }

  @Test(
    "R20.1 R5.1 Containers 2.2 Contract 6.2 A touch that is delayed reaches its view while that is seen, if at all",
    arguments: [true, false])
  func delayedTouch(animated: Bool) throws {
    let stage = try Stage(.pages)
    let touched = TouchView(frame: CGRect(x: 10, y: 40, width: 40, height: 40))
    stage.first.view.addSubview(touched)
    stage.host.show(stage.container)
    let point = touched.convert(CGPoint(x: 20, y: 20), to: nil)
    stage.host.putDown(1, at: point)

    stage.host.turn {
      _ = ContainerKind.pages.change(stage.container, to: stage.second, animated: animated)
    }
    stage.host.lift(1, at: point)
    try stage.host.settle()

    #expect(touched.log == (animated ? ["began", "ended"] : []))
  }

  @Test(
    "R20.1 R5.1 Containers 2.2 Contract 6.2 A scroll ends when its child has been covered",
    arguments: ContainerKind.allCases, [true, false])
  func scrolls(kind: ContainerKind, isLifted: Bool) throws {
    let stage = try Stage(kind)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 90, height: 200))
    scrollView.contentSize = CGSize(width: 90, height: 20_000)
    stage.first.view.addSubview(scrollView)
    stage.host.show(stage.container)
    func point(_ y: CGFloat) -> CGPoint { stage.first.view.convert(CGPoint(x: 45, y: y), to: nil) }
    let start = point(180)
    stage.host.putDown(1, at: start)
    for step in 1...8 {
      stage.host.advance(by: 0.016)
      stage.host.move(1, to: CGPoint(x: start.x, y: start.y - CGFloat(step) * 15))
    }
    if isLifted { stage.host.lift(1, at: CGPoint(x: start.x, y: start.y - 120)) }
    #expect(scrollView.isDecelerating == isLifted && scrollView.isDragging == !isLifted)

    stage.host.turn { _ = kind.change(stage.container, to: stage.second, animated: false) }
    #expect(!scrollView.isDecelerating && !scrollView.isDragging && !scrollView.isTracking)
    let offset = scrollView.contentOffset
    stage.host.advance(by: 0.5)
    #expect(scrollView.contentOffset == offset)
    #expect(scrollView.isScrollEnabled && scrollView.panGestureRecognizer.isEnabled)
  }

  @Test("R20.1 Containers 2.2 A gesture in a child may drive the transition that covers it")
  func drivingGesture() throws {
    let stage = try Stage(.stack)
    let pan = UIPanGestureRecognizer()
    stage.first.view.addGestureRecognizer(pan)
    stage.host.show(stage.container)
    stage.host.putDown(1, at: CGPoint(x: 100, y: 100))
    stage.host.move(1, to: CGPoint(x: 60, y: 100))
    #expect(pan.state == .began)

    stage.host.turn { _ = ContainerKind.stack.change(stage.container, to: stage.second) }
    let transition = try #require(ContainerKind.stack.transition(of: stage.container))
    transition.pause()
    stage.host.move(1, to: CGPoint(x: 40, y: 100))
    #expect(pan.state == .changed)
    transition.reverse()
    transition.resume()
    try stage.host.settle()
    stage.host.move(1, to: CGPoint(x: 30, y: 100))
    #expect(pan.state == .changed)
  }

  // MARK: What a modal stack covers

  @Test(
    "R20.1 R5.1 Containers 2.2 Contract 6.1 Contract 6.2 What is beside an open drawer takes no input"
  )
  func drawer() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200))
    let recorder = LifecycleRecorder()
    let list = RecordingViewController("L", recorder: recorder)
    let detail = RecordingViewController("D", recorder: recorder)
    let split = SplitContainerViewController(columns: [
      SplitColumn(minimumWidth: 150), SplitColumn(minimumWidth: 150),
    ])
    split.setViewController(list, at: 0)
    split.setViewController(detail, at: 1)
    let text = TextView()
    let touched = TouchView(frame: CGRect(x: 160, y: 0, width: 40, height: 200))
    detail.view.addSubview(text)
    detail.view.addSubview(touched)
    host.show(split)
    host.turn { _ = text.becomeFirstResponder() }
    host.putDown(1, at: CGPoint(x: 180, y: 100))
    #expect(split.displayMode != .columns && text.isFirstResponder && touched.log == ["began"])

    host.turn { _ = split.setDrawerOpen(true) }
    try host.settle()
    #expect(!text.isFirstResponder && touched.log == ["began", "cancelled"])
    #expect(isReached(list.view) && !isReached(detail.view))

    host.turn { _ = split.setDrawerOpen(false) }
    try host.settle()
    #expect(text.isFirstResponder)
    #expect(isReached(detail.view))
  }

  @Test(
    "R20.1 R9.3 Containers 2.2 Contract 6.4 A column that collapses takes no input, an open drawer all"
  )
  func collapse() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 200))
    let recorder = LifecycleRecorder()
    let watch = ContractWatch(recorder, in: host.window, .collects)
    let split = SplitContainerViewController(columns: [
      SplitColumn(minimumWidth: 150), SplitColumn(minimumWidth: 150),
    ])
    let detail = RecordingViewController("D", recorder: recorder)
    split.setViewController(RecordingViewController("L", recorder: recorder), at: 0)
    split.setViewController(detail, at: 1)
    let text = TextView()
    let touched = TouchView(frame: CGRect(x: 100, y: 0, width: 40, height: 200))
    detail.view.addSubview(text)
    detail.view.addSubview(touched)
    host.show(split)
    host.turn { _ = text.becomeFirstResponder() }
    host.putDown(1, at: touched.convert(CGPoint(x: 20, y: 100), to: nil))

    host.turn { split.preferredDisplayMode = .closedDrawer }
    watch.look(isAtRest: false)
    #expect(split.displayMode != .columns && text.isFirstResponder && text.resignCount == 0)
    #expect(touched.log == ["began"])

    host.turn { split.setDrawerOpen(true) }
    try host.settle()
    watch.look(isAtRest: false)
    #expect(!text.isFirstResponder && touched.log == ["began", "cancelled"])
    host.lift(1, at: CGPoint(x: 200, y: 100))
    watch.finish()
    #expect(watch.breach == nil)
  }

  @Test("R20.1 R5.1 Containers 2.2 A modal stack covers until its container has removed it")
  func modalStack() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200))
    let container = ContainerViewController()
    let text = TextView()
    container.view.addSubview(text)
    let stack = container.addStack()
    host.show(container)
    host.turn { _ = text.becomeFirstResponder() }
    stack.isModal = true
    #expect(stack.isModal && text.isFirstResponder)

    host.turn { _ = stack.push(UIViewController()) }
    try host.settle()
    #expect(!text.isFirstResponder && !isReached(text))
    host.turn { stack.isModal = false }
    #expect(text.isFirstResponder && isReached(text))
    host.turn { stack.isModal = true }
    #expect(!text.isFirstResponder && !isReached(text))
    // A child that covers, and disappears with its container, covers when both appear again.
    let other = UIViewController()
    host.show(other)
    host.show(container)
    #expect(!text.isFirstResponder && !isReached(text))

    host.turn { container.removeStack(stack) }
    #expect(!stack.isModal && text.isFirstResponder && isReached(text))
  }

  @Test("R20.1 R5.1 Containers 2.2 What is dismissed while its container is hidden covers nothing")
  func dismissedWhileHidden() throws {
    let stage = try Stage(.modal)
    let modal = try #require(stage.container as? ModalContainerViewController)
    stage.host.show(modal)
    stage.host.turn { _ = stage.text.becomeFirstResponder() }
    stage.host.turn { _ = modal.presentModal(stage.second, animated: false) }
    #expect(!stage.text.isFirstResponder && !isReached(stage.first.view))

    stage.host.hide()
    stage.host.turn { _ = modal.dismissModal() }
    stage.host.unhide()

    #expect(isReached(stage.first.view) && stage.text.isFirstResponder)
  }

  // MARK: Helpers

  /// Whether assistive technologies reach a view from its window.
  private func isReached(_ view: UIView?) -> Bool {
    guard let view, view.window != nil else { return false }
    return sequence(first: view, next: \.superview).allSatisfy { current in
      let siblings = current.superview?.subviews.filter { $0 !== current } ?? []
      return !current.accessibilityElementsHidden
        && (current.accessibilityViewIsModal
          || !siblings.contains(where: \.accessibilityViewIsModal))
    }
  }
}

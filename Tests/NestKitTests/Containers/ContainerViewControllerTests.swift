import NestKit
import NestTesting
import OpenUIKit
import Testing

/// A container of two panes in a window, where everything is recorded.
private final class Fixture {
  let host: TestHost
  let recorder: LifecycleRecorder
  let delegate: ContainerEventRecorder
  let left: OpinionatedViewController
  let right: OpinionatedViewController
  let container: TwoPaneViewController

  init(isShown: Bool = true) throws {
    host = try TestHost(size: CGSize(width: 120, height: 200))
    recorder = LifecycleRecorder()
    delegate = ContainerEventRecorder(recorder: recorder)
    left = OpinionatedViewController("L", recorder: recorder)
    right = OpinionatedViewController("R", recorder: recorder)
    container = TwoPaneViewController(left: left, right: right)
    container.delegate = delegate
    if isShown { host.show(container) }
    recorder.removeAll()
  }

  func make(_ name: String) -> OpinionatedViewController {
    OpinionatedViewController(name, recorder: recorder)
  }

  var orientation: UIInterfaceOrientation? { host.window.windowScene?.interfaceOrientation }
}

/// A child with preferences of its own.
private final class OpinionatedViewController: RecordingViewController {
  var style = UIStatusBarStyle.default
  var hidesHomeIndicator = false
  var orientations = UIInterfaceOrientationMask.all
  var rotates = true

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersHomeIndicatorAutoHidden: Bool { hidesHomeIndicator }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  override var shouldAutorotate: Bool { rotates }
}

@Suite(.serialized) struct ContainerViewControllerTests {
  // MARK: Appearance

  @Test("R5.1 The container's appearance reaches every stack, in their order")
  func appearance() throws {
    let fixture = try Fixture(isShown: false)

    fixture.host.show(fixture.container)
    try fixture.recorder.expect(
      """
      L.loadView
      L.viewDidLoad
      D.willShow(L)
      L.viewWillAppear
      R.loadView
      R.viewDidLoad
      D.willShow(R)
      R.viewWillAppear
      L.viewIsAppearing
      R.viewIsAppearing
      L.viewDidAppear
      D.didShow(L)
      R.viewDidAppear
      D.didShow(R)
      """)

    fixture.host.hide()
    try fixture.recorder.expect(
      """
      D.willHide(L)
      L.viewWillDisappear
      D.willHide(R)
      R.viewWillDisappear
      L.viewDidDisappear
      D.didHide(L)
      R.viewDidDisappear
      D.didHide(R)
      """)
  }

  @Test("R5.1 Both stacks may change at the same time, each in its region")
  func independentStacks() throws {
    let fixture = try Fixture()
    let (a, b) = (fixture.make("A"), fixture.make("B"))

    fixture.host.turn {
      fixture.container.left.push(a, transition: .coverFromBottom)
      fixture.container.right.push(b, transition: .coverFromBottom)
    }
    #expect(fixture.container.stacks.map(\.isTransitioning) == [true, true])
    try fixture.host.settle()

    #expect(a.view.convert(a.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 60, height: 200))
    #expect(b.view.convert(b.view.bounds, to: nil) == CGRect(x: 60, y: 0, width: 60, height: 200))
    #expect(fixture.recorder.appearanceViolations(appeared: ["L", "R"]) == [])
  }

  @Test("A stack that is added while the container is visible is displayed at once")
  func lateStack() throws {
    let fixture = try Fixture()
    let late = fixture.make("A")

    let stack = fixture.container.addStack()
    fixture.host.turn { stack.push(late) }
    fixture.host.hide()

    #expect(fixture.container.stacks.count == 3)
    try fixture.recorder.expect(
      """
      D.willPush(A, covering: nil)
      A.willMove(TwoPaneViewController)
      A.loadView
      A.viewDidLoad
      D.willShow(A)
      A.viewWillAppear [to]
      A.viewIsAppearing [to]
      A.viewDidAppear [to]
      D.didShow(A)
      A.didMove(TwoPaneViewController)
      D.didPush(A, covering: nil)
      D.willHide(L)
      L.viewWillDisappear
      D.willHide(R)
      R.viewWillDisappear
      D.willHide(A)
      A.viewWillDisappear
      L.viewDidDisappear
      D.didHide(L)
      R.viewDidDisappear
      D.didHide(R)
      A.viewDidDisappear
      D.didHide(A)
      """)
  }

  // MARK: Size

  @Test("R4.1 Every child receives the size that its region is going to have")
  func sizes() throws {
    let fixture = try Fixture()

    try fixture.host.resize(to: CGSize(width: 300, height: 100))

    try fixture.recorder.expect(
      """
      L.viewWillTransition(150×100)
      R.viewWillTransition(150×100)
      """)
    #expect(fixture.left.view.bounds.size == CGSize(width: 150, height: 100))
    #expect(fixture.right.view.bounds.size == CGSize(width: 150, height: 100))
  }

  @Test(
    "The size that a region is going to have is the one that autoresizing gives it",
    arguments: [
      [.flexibleWidth, .flexibleHeight], [.flexibleWidth], [.flexibleLeftMargin], [],
      [.flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin],
      [.flexibleHeight, .flexibleTopMargin], [.flexibleLeftMargin, .flexibleRightMargin],
    ] as [UIView.AutoresizingMask])
  func announcedSize(mask: UIView.AutoresizingMask) throws {
    let fixture = try Fixture()
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 100))
    outer.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleBottomMargin]
    let inner = UIView(frame: CGRect(x: 5, y: 10, width: 40, height: 60))
    inner.autoresizingMask = mask
    fixture.container.view.addSubview(outer)
    outer.addSubview(inner)
    fixture.container.left.region = inner

    let announced = fixture.container.size(
      forChildContentContainer: fixture.left,
      withParentContainerSize: CGSize(width: 240, height: 150))
    try fixture.host.resize(to: CGSize(width: 240, height: 150))

    #expect(abs(announced.width - inner.bounds.width) < 1e-9)
    #expect(abs(announced.height - inner.bounds.height) < 1e-9)
  }

  // MARK: Memory

  @Test("R13.1 A memory warning reaches every stack")
  func memoryWarning() throws {
    let fixture = try Fixture()
    let configuration = ContainerStack.Configuration(capacity: 1, overflow: .unload)
    let stacks = [1, 2].map { _ in fixture.container.addStack(configuration: configuration) }
    let covered = [fixture.make("A"), fixture.make("B")]
    for (stack, child) in zip(stacks, covered) {
      stack.push(child)
      stack.push(fixture.make("X"))
      child.loadViewIfNeeded()
    }

    fixture.host.sendMemoryWarning()

    #expect(covered.map(\.isViewLoaded) == [false, false])
  }

  // MARK: What surrounds the container

  @Test(
    "R11.3 Containers 4.6 Status bar and home indicator follow the appearing child, in both directions"
  )
  func activeChild() throws {
    let fixture = try Fixture()
    fixture.host.setSafeAreaInsets(.zero, statusBarHeight: 20)
    let pushed = fixture.make("A")
    pushed.style = .lightContent
    pushed.hidesHomeIndicator = true
    func isFollowed() -> Bool {
      let isLight = fixture.host.statusBarManager.statusBarStyle == .lightContent
      return isLight && fixture.host.isHomeIndicatorHidden
    }
    #expect(!isFollowed())

    fixture.host.turn { fixture.container.left.push(pushed, transition: .coverFromBottom) }
    #expect(isFollowed())
    #expect(fixture.container.activeViewController === pushed)
    try fixture.host.settle()

    fixture.host.turn { fixture.container.left.pop() }
    #expect(!isFollowed())
    #expect(fixture.container.activeViewController === fixture.left)
    fixture.host.turn { fixture.container.left.transition?.reverse() }
    #expect(isFollowed())
    try fixture.host.settle()
    #expect(fixture.container.activeViewController === pushed)

    fixture.container.left.pop(animated: false)
    fixture.container.left.push(pushed, animated: false)
    fixture.host.commit()
    #expect(isFollowed())
  }

  @Test("R11.3 Containers 4.6 After a pop the child that is shown is asked, and not the popped one")
  func activeChildAfterPop() throws {
    let fixture = try Fixture()
    fixture.host.setSafeAreaInsets(.zero, statusBarHeight: 20)
    let popped = fixture.make("A")
    fixture.container.left.push(popped, animated: false)
    fixture.host.turn { fixture.container.left.pop() }
    try fixture.host.settle()

    fixture.host.turn {
      popped.style = .lightContent
      popped.setNeedsStatusBarAppearanceUpdate()
      fixture.container.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(fixture.container.childForStatusBarStyle === fixture.left)
    #expect(fixture.host.statusBarManager.statusBarStyle != .lightContent)

    fixture.host.turn {
      fixture.left.style = .lightContent
      fixture.left.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(fixture.host.statusBarManager.statusBarStyle == .lightContent)
  }

  // MARK: Orientation

  @Test("R4.2 R4.3 The children that the mode names decide: masks intersect, and all must allow it")
  func votes() throws {
    let fixture = try Fixture()
    let container = fixture.container
    let deep = [fixture.make("A"), fixture.make("B")]
    for child in deep { container.left.push(child, animated: false) }
    fixture.left.orientations = [.portrait, .landscapeLeft]
    deep[0].orientations = [.portrait, .landscapeRight]
    fixture.right.orientations = [.portrait, .landscapeRight, .landscapeLeft]
    deep[1].rotates = false

    let answers = AutorotationMode.allCases.map { mode in
      container.autorotationMode = mode
      return Answer(
        names: container.viewControllersForAutorotation.map(LifecycleRecorder.name).joined(),
        mask: container.supportedInterfaceOrientations, rotates: container.shouldAutorotate)
    }

    #expect(
      answers == [
        Answer(names: "BAR", mask: [.portrait, .landscapeRight], rotates: false),
        Answer(names: "", mask: .allButUpsideDown, rotates: true),
        Answer(names: "BR", mask: .allButUpsideDown, rotates: false),
        Answer(names: "BALR", mask: [.portrait], rotates: false),
      ])
  }

  private struct Answer: Equatable {
    let names: String
    let mask: UIInterfaceOrientationMask
    let rotates: Bool
  }

  @Test("R4.4 The interface does not rotate while a transition runs, and does so at its end")
  func rotationDuringTransition() throws {
    let fixture = try Fixture()
    fixture.host.turn {
      fixture.container.left.push(fixture.make("A"), transition: .coverFromBottom)
    }
    fixture.host.advance(by: 0.1)

    fixture.host.rotateDevice(to: .landscapeLeft)
    #expect(fixture.container.left.isTransitioning)
    #expect(fixture.orientation == .portrait)

    try fixture.host.settle()
    #expect(fixture.orientation == .landscapeRight)
  }

  @Test("R4.2 A child that supports one orientation rotates the interface while it is shown")
  func portraitOnly() throws {
    let fixture = try Fixture()
    fixture.host.rotateDevice(to: .landscapeLeft)
    try fixture.host.settle()
    #expect(fixture.orientation == .landscapeRight)
    let upright = fixture.make("A")
    upright.orientations = .portrait

    fixture.host.turn { fixture.container.left.push(upright, animated: false) }
    try fixture.host.settle()
    #expect(fixture.orientation == .portrait)

    fixture.host.turn { fixture.container.left.pop(animated: false) }
    try fixture.host.settle()
    #expect(fixture.orientation == .landscapeRight)
  }

  @Test("R11.3 The container is presented as its active child prefers, where it supports that")
  func preferredOrientation() throws {
    let fixture = try Fixture()
    fixture.left.orientations = .landscape
    #expect(
      fixture.container.preferredInterfaceOrientationForPresentation
        == fixture.left.preferredInterfaceOrientationForPresentation)

    fixture.right.orientations = .portrait
    fixture.left.orientations = [.portrait, .landscape]
    #expect(fixture.container.preferredInterfaceOrientationForPresentation == .portrait)
  }

  @Test(
    "Containers 1.2 A stack that is added while callbacks wait receives those that are left, once")
  func stackAddedInsideCallback() throws {
    let kinds: [LifecycleCallback.Kind] = [.viewWillDisappear, .viewDidDisappear, .viewWillAppear]
    for kind in kinds {
      let host = try TestHost(size: CGSize(width: 120, height: 200))
      let recorder = LifecycleRecorder()
      let children = ["A", "B", "C"].map { RecordingViewController($0, recorder: recorder) }
      let container = TwoPaneViewController(left: children[0], right: children[1])
      host.show(container)
      var added: ContainerStack?

      let reports = withMisuseIntercepted {
        children[0].once(kind) {
          // The callbacks of both wait until the right stack has received the present one.
          host.window.isHidden.toggle()
          host.window.isHidden.toggle()
          let stack = container.addStack()
          stack.push(children[2])
          added = stack
        }
        host.hide()
        host.unhide()
        host.commit()
      }

      #expect(reports == [], "\(kind)")
      #expect(added?.topViewController === children[2])
      #expect(recorder.appearanceViolations() == [], "\(kind)")
      #expect(children[2].viewIfLoaded?.window != nil, "\(kind)")
      host.hide()
      #expect(recorder.appearanceViolations() == [], "\(kind)")
    }
  }
}

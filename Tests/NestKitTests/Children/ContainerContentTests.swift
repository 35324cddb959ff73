import NestKit
import NestTesting
import OpenUIKit
import Testing

/// A container in a window that manages its children by contents.
private final class Fixture {
  let host: TestHost
  let recorder: LifecycleRecorder
  let container = SwapViewController()

  init(isShown: Bool = true) throws {
    host = try TestHost(size: CGSize(width: 120, height: 200))
    recorder = LifecycleRecorder()
    if isShown { host.show(container) }
  }

  func make(_ name: String) -> RecordingViewController {
    RecordingViewController(name, recorder: recorder)
  }
}

@Suite(.serialized) struct ContainerContentTests {
  @Test("R5.1 A container on contents alone swaps its children, all callbacks in order")
  func swap() throws {
    let fixture = try Fixture()
    fixture.container.show(fixture.make("A"), animated: false)
    fixture.recorder.removeAll()

    fixture.host.turn { fixture.container.show(fixture.make("B"), transition: .pushFromRight) }
    try fixture.recorder.expect(
      """
      B.willMove(SwapViewController)
      A.willMove(nil)
      B.loadView
      B.viewDidLoad
      A.viewWillDisappear(animated) [from]
      B.viewWillAppear(animated) [to]
      B.viewIsAppearing(animated) [to]
      """)

    try fixture.host.settle()
    try fixture.recorder.expect(
      """
      A.viewDidDisappear(animated) [from]
      B.viewDidAppear(animated) [to]
      A.didMove(nil)
      B.didMove(SwapViewController)
      A.deinit
      """)
    #expect(fixture.container.children.count == 1)
  }

  @Test("R5.1 The container's own appearance reaches the child that it shows")
  func appearance() throws {
    let fixture = try Fixture(isShown: false)
    fixture.container.show(fixture.make("A"))
    fixture.recorder.removeAll()

    fixture.host.show(fixture.container)
    fixture.host.hide()

    try fixture.recorder.expect(
      """
      A.viewWillAppear
      A.viewIsAppearing
      A.viewDidAppear
      A.viewWillDisappear
      A.viewDidDisappear
      """)
  }

  @Test("R2.1 A visible child that is just removed receives all callbacks that were missing")
  func removal() throws {
    let fixture = try Fixture()
    let child = fixture.make("A")
    child.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    fixture.container.show(child, animated: false)
    fixture.host.commit()
    fixture.recorder.removeAll()

    fixture.container.clear()

    try fixture.recorder.expect(
      """
      A.willMove(nil)
      A.viewWillDisappear [from]
      A.viewDidDisappear [from]
      A.didMove(nil)
      """)
    #expect(child.view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(child.view.superview == nil)
  }

  @Test("R2.1 No callback is sent twice")
  func repetition() throws {
    let fixture = try Fixture()
    let child = fixture.make("A")
    let content = ContainerContent(viewController: child, container: fixture.container)

    content.didMoveToContainer()
    content.endAppearanceTransition()
    content.removeFromContainer()
    for _ in 1...2 { content.addToContainer() }
    for _ in 1...2 { content.insertView(into: fixture.container.view) }
    for _ in 1...2 { content.beginAppearanceTransition(true, animated: false) }
    for _ in 1...2 { content.endAppearanceTransition() }
    for _ in 1...2 { content.didMoveToContainer() }
    for _ in 1...2 { content.willMoveFromContainer() }
    for _ in 1...2 { content.willStayInContainer() }
    for _ in 1...2 { content.didMoveToContainer() }
    for _ in 1...2 { content.removeFromContainer() }

    try fixture.recorder.expect(
      """
      A.willMove(SwapViewController)
      A.loadView
      A.viewDidLoad
      A.viewWillAppear [to]
      A.viewIsAppearing [to]
      A.viewDidAppear [to]
      A.didMove(SwapViewController)
      A.willMove(nil)
      A.willMove(SwapViewController)
      A.didMove(SwapViewController)
      A.willMove(nil)
      A.viewWillDisappear [from]
      A.viewDidDisappear [from]
      A.didMove(nil)
      """)
  }

  @Test("R2.1 A transition that plays when it is replaced ends at once")
  func replacedTransition() throws {
    let fixture = try Fixture()
    fixture.container.show(fixture.make("A"))
    let content = ContainerContent(
      viewController: fixture.make("B"), container: fixture.container, transition: .crossDissolve)
    content.addToContainer()
    content.insertView(into: fixture.container.view)
    var ends = 0
    content.player?.play(.forward, animated: true) { ends += 1 }
    #expect(content.player?.isPlaying == true)

    content.setTransition(.none)

    #expect(ends == 1)
    #expect(content.player?.isPlaying == false)
    #expect(content.transition.id == Transition.none.id)
    content.removeFromContainer()
  }

  @Test("R14.3 A child that cannot be added is reported, and nothing changes")
  func refusal() throws {
    let fixture = try Fixture()
    let other = UIViewController()
    let child = fixture.make("A")
    other.addChild(child)
    fixture.recorder.removeAll()

    let reports = withMisuseIntercepted { fixture.container.show(child) }

    #expect(reports.map(\.id) == ["containment.already-parented"])
    try fixture.recorder.expect("")
    #expect(fixture.container.children.isEmpty)
  }

  @Test("R14.3 A view is inserted neither before its controller nor below a view that is not there")
  func viewMisuse() throws {
    let fixture = try Fixture()
    let (child, other) = (fixture.make("A"), fixture.make("B"))
    let content = ContainerContent(viewController: child, container: fixture.container)
    let covering = ContainerContent(viewController: other, container: fixture.container)

    let reports = withMisuseIntercepted {
      content.insertView(into: fixture.container.view)
      content.addToContainer()
      content.insertView(below: covering)
    }

    #expect(reports.map(\.id) == ["containment.not-added", "containment.not-in-view-tree"])
    #expect(
      reports.map(\.message) == [
        "The view of RecordingViewController was to be inserted into SwapViewController before the "
          + "controller was added",
        "The view of RecordingViewController was to be inserted below that of "
          + "RecordingViewController, which is not in the tree of views",
      ])
    #expect(!content.isInViewTree)
    #expect(!child.isViewLoaded)
  }

  @Test("R13.2 A content does not own its container, and does nothing without it")
  func containerGone() throws {
    let recorder = LifecycleRecorder()
    let child = RecordingViewController("A", recorder: recorder)
    var container: UIViewController? = SwapViewController()
    let content = container.map { ContainerContent(viewController: child, container: $0) }

    container = nil

    let orphan = try #require(content)
    #expect(orphan.container == nil)
    #expect(!orphan.addToContainer())
    try recorder.expect("")
  }

  @Test("R13.2 The view of a content that was released without a removal can be resized")
  func releasedWithoutRemoval() throws {
    let fixture = try Fixture()
    weak var player: TransitionPlayer?
    do {
      let content = ContainerContent(
        viewController: fixture.make("A"), container: fixture.container,
        transition: .coverFromBottom)
      content.addToContainer()
      content.insertView(into: fixture.container.view)
      player = content.player
    }

    try fixture.host.resize(to: CGSize(width: 200, height: 120))

    #expect(player == nil)
    #expect(fixture.container.children.first?.view.window != nil)
  }

  @Test("R13.2 Contents leave nothing in their container")
  func nothingIsLeft() throws {
    let fixture = try Fixture()
    weak var content: ContainerContent?
    do {
      let made = ContainerContent(
        viewController: UIViewController(), container: fixture.container)
      made.addToContainer()
      made.insertView(into: fixture.container.view)
      made.removeFromContainer()
      content = made
      #expect(made.container == nil)
    }

    #expect(content == nil)
    #expect(fixture.container.children.isEmpty)
    #expect(fixture.container.view.subviews.isEmpty)
  }
}

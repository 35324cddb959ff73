import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Drags of containers that begin on a scroll view inside them.
@Suite(.serialized) struct ScrollViewDragTests {
  /// A controller whose view is a scroll view with content of twice its size in both directions.
  private final class ScrolledViewController: RecordingViewController {
    let scrollView = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scrollView)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let size = scrollView.bounds.size
      scrollView.contentSize = CGSize(width: size.width * 2, height: size.height * 2)
    }
  }

  private final class ModalStage {
    let fixture: ModalFixture
    let scrolled: ScrolledViewController
    var scrollView: UIScrollView { scrolled.scrollView }
    var isPresented: Bool { fixture.container.modalContentViewController != nil }

    init() throws {
      fixture = try ModalFixture()
      scrolled = ScrolledViewController("M", recorder: fixture.recorder)
      scrolled.preferredContentSize = CGSize(width: 100, height: 120)
      let (container, scrolled) = (fixture.container, scrolled)
      fixture.host.turn { _ = container.presentModal(scrolled) }
      try fixture.host.settle()
    }

    /// Drags from the middle of the window.
    func drag(x: CGFloat = 0, y: CGFloat = 0) throws {
      let start = CGPoint(x: 60, y: 100)
      fixture.host.drag(
        from: start, to: CGPoint(x: start.x + x, y: start.y + y), duration: 0.3)
      try fixture.host.settle()
    }
  }

  @Test(
    "R20.1 Containers 1.6 A drag down on a scroll view at its top dismisses, and scrolls nothing")
  func top() throws {
    let stage = try ModalStage()

    try stage.drag(y: 90)

    #expect(!stage.isPresented)
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test(
    "R20.1 Containers 1.6 Below its top the scroll view scrolls, in one drag not further than its top"
  )
  func below() throws {
    let stage = try ModalStage()
    stage.scrollView.contentOffset.y = 60

    try stage.drag(y: 90)
    #expect(stage.isPresented)
    #expect(stage.scrollView.contentOffset.y == 0)
    try stage.drag(y: 90)

    #expect(!stage.isPresented)
  }

  @Test("R20.1 Containers 1.6 Drags in other directions scroll at once")
  func otherDirections() throws {
    let stage = try ModalStage()

    try stage.drag(y: -40)
    #expect(stage.scrollView.contentOffset.y > 0)
    stage.scrollView.contentOffset = .zero
    try stage.drag(x: -40)

    #expect(stage.scrollView.contentOffset.x > 0)
    #expect(stage.isPresented)
  }

  @Test(
    "R20.1 Containers 1.6 What does not scroll, or is not allowed to, is dragged with the container"
  )
  func notScrolling() throws {
    let stage = try ModalStage()
    stage.scrollView.contentOffset.y = 60
    stage.scrollView.isScrollEnabled = false

    try stage.drag(y: 90)

    #expect(!stage.isPresented)
  }

  @Test(
    "R20.1 Containers 1.6 A container whose gesture is switched off, or refused, leaves scrolling alone"
  )
  func switchedOff() throws {
    let stage = try ModalStage()
    stage.fixture.allowed = false
    try stage.drag(y: 40)
    stage.fixture.container.isDragEnabled = false
    try stage.drag(y: 40)

    stage.scrollView.contentOffset.y = 60
    try stage.drag(y: 40)

    #expect(stage.isPresented)
    #expect(stage.scrollView.contentOffset.y < 60)
  }

  @Test(
    "R20.1 Containers 1.6 From the leading edge a stack pops whatever scrolls there; from elsewhere not"
  )
  func edge() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200))
    let recorder = LifecycleRecorder()
    let stack = StackController(
      rootViewController: RecordingViewController("A", recorder: recorder))
    stack.popsByDragInWholeWidth = true
    host.show(stack)
    func pushScrolled() throws -> UIScrollView {
      let scrolled = ScrolledViewController("S", recorder: recorder)
      host.turn { _ = stack.push(scrolled) }
      try host.settle()
      scrolled.scrollView.contentOffset.x = 80
      return scrolled.scrollView
    }

    let scrollView = try pushScrolled()
    host.drag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 130, y: 100), duration: 0.3)
    try host.settle()
    #expect(stack.count == 2 && scrollView.contentOffset.x < 80)
    scrollView.contentOffset.x = 80
    host.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 160, y: 100), duration: 0.3)
    try host.settle()

    #expect(stack.count == 1)
    #expect(recorder.appearanceViolations() == [])
  }
}

import NestTesting
import OpenUIKit
import Testing

@Suite struct RecordingViewControllerTests {
  let host: TestHost
  let recorder: LifecycleRecorder

  init() throws {
    host = try TestHost()
    recorder = LifecycleRecorder()
  }

  @Test("R16.1 a whole life, from loading to deallocation")
  func life() throws {
    do {
      let parent = UIViewController()
      host.show(parent)
      let child = RecordingViewController("B", recorder: recorder)
      host.turn {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      host.turn {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    }
    host.commit()

    try recorder.expect(
      """
      B.willMove(UIViewController)
      B.loadView
      B.viewDidLoad
      B.viewWillAppear [to]
      B.didMove(UIViewController)
      B.viewIsAppearing [to]
      B.viewDidAppear [to]
      B.willMove(nil)
      B.viewWillDisappear [from]
      B.didMove(nil)
      B.viewDidDisappear [from]
      B.deinit
      """)
  }

  @Test("R16.1 layout is recorded where that is requested")
  func layout() throws {
    let root = RecordingViewController("A", recorder: recorder)
    root.recordsLayout = true
    host.show(root)
    recorder.removeAll()

    host.turn { root.view.setNeedsLayout() }

    try recorder.expect(
      """
      A.viewWillLayoutSubviews
      A.viewDidLayoutSubviews
      """)
  }

  @Test("R16.1 sizes are recorded, parents first; rotations and traits where that is requested")
  func sizes() throws {
    let root = RecordingViewController("A", recorder: recorder)
    host.show(root)
    recorder.removeAll()
    host.rotateDevice(to: .landscapeLeft)
    try host.settle()
    try recorder.expect("A.viewWillTransition(852×393)")

    root.recordsRotation = true
    root.recordsTraits = true
    host.rotateDevice(to: .portrait)
    try host.settle()

    try recorder.expect(
      """
      A.willTransition(compact×regular)
      A.viewWillTransition(393×852)
      A.willRotate(portrait)
      A.traitCollectionDidChange(height)
      A.willAnimateRotation(portrait)
      A.didRotate(landscapeRight)
      """)
  }

  @Test("R16.1 each load has its own colour, the same in every run")
  func colors() throws {
    let first = RecordingViewController("A", recorder: recorder)
    let twin = RecordingViewController("A", recorder: recorder)
    let other = RecordingViewController("B", recorder: recorder)

    let color = first.view.backgroundColor
    #expect(color == twin.view.backgroundColor)
    #expect(color != other.view.backgroundColor)

    first.view = nil
    #expect(first.view.backgroundColor != color)
    #expect(first.loadCount == 2)
  }

  @Test("R16.1 an action runs in every callback that it is set for, after it was recorded")
  func actions() throws {
    let root = UIViewController()
    let child = RecordingViewController("A", recorder: recorder)
    for callback in LifecycleCallback.Kind.allCases {
      child.on(callback) { [recorder] in recorder.note("in \(callback)") }
    }
    var seen: [LifecycleCallback.Kind] {
      LifecycleCallback.Kind.allCases.filter { recorder.timeline.lines.contains("test.in \($0)") }
    }

    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    host.show(root)
    host.rotateDevice(to: .landscapeLeft)
    try host.settle()
    host.sendMemoryWarning()
    host.hide()

    #expect(seen == LifecycleCallback.Kind.allCases)
    let lines = recorder.timeline.lines
    let willAppear = try #require(lines.firstIndex(of: "A.viewWillAppear"))
    #expect(lines[willAppear + 1] == "test.in viewWillAppear")
  }

  @Test("R16.1 an action for the next call runs once, and may set the following one")
  func actionOnce() {
    let controller = RecordingViewController("A", recorder: recorder)
    var count = 0
    controller.once(.viewDidLoad) { [unowned controller] in
      count += 1
      controller.once(.viewDidLoad) { count += 10 }
    }

    for expected in [1, 11, 11] {
      controller.view = nil
      controller.loadViewIfNeeded()
      #expect(count == expected)
    }
  }

  @Test("R16.1 a container may not forward appearance")
  func manualForwarding() throws {
    let container = RecordingViewController("P", recorder: recorder)
    container.forwardsAppearance = false
    let child = RecordingViewController("C", recorder: recorder)
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    recorder.removeAll()

    host.show(container)

    try recorder.expect(
      """
      P.viewWillAppear
      P.viewIsAppearing
      P.viewDidAppear
      """)
  }

  @Test("R16.1 nothing keeps a controller without references alive")
  func release() throws {
    weak var controller: RecordingViewController?
    do {
      let made = RecordingViewController("A", recorder: recorder)
      made.loadViewIfNeeded()
      controller = made
    }

    #expect(controller == nil)
    #expect(recorder.timeline.lines.last == "A.deinit")
  }

  @Test("R16.1 the last release on another thread is recorded on the main one")
  func releaseElsewhere() async {
    await Task.detached { [last = RecordingViewController("A", recorder: recorder)] in
      _ = last
    }.value
    // The event is recorded by a block of the main queue; it runs before what is requested now.
    await Task.yield()

    #expect(recorder.timeline == "A.deinit")
  }
}

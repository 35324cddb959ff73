import NestKit
import NestTesting
import OpenUIKit
import Testing

@testable import OwnContainer

/// The container with a list that is declared: folders inside each other.
@Suite(.serialized) struct PathViewControllerTests {
  private let host: TestHost
  private let path = PathViewController()
  private let recorder = LifecycleRecorder()

  init() throws {
    host = try TestHost(size: CGSize(width: 140, height: 240))
    path.setFolders([make("A")], animated: false)
  }

  private func make(_ name: String) -> RecordingViewController {
    let folder = RecordingViewController(name, recorder: recorder)
    folder.title = name
    return folder
  }

  private var shown: String {
    path.stack.viewControllers.map { $0.title ?? "" }.joined(separator: " / ")
  }

  @Test("R14.5 All changes of a turn are one transition, and the list is the last one at once")
  func oneTransition() throws {
    host.show(path)
    recorder.removeAll()

    host.turn {
      path.open(make("B"))
      path.close()
      path.open(make("C"))
      #expect(path.line.text == "A / C" && shown == "A")
    }
    try host.settle()

    #expect(shown == "A / C")
    try recorder.expect(
      """
      B.deinit
      C.willMove(PathViewController)
      C.loadView
      C.viewDidLoad
      A.viewWillDisappear(animated)
      C.viewWillAppear(animated) [to]
      C.viewIsAppearing(animated) [to]
      A.viewDidDisappear(animated)
      C.viewDidAppear(animated) [to]
      C.didMove(PathViewController)
      """)
  }

  @Test(
    "R14.5 The list that a callback sets is the one that is shown in the end",
    arguments: [
      "viewWillAppear", "viewDidAppear", "viewWillDisappear",
    ])
  func callbacks(_ callback: String) throws {
    host.show(path)
    let (b, c) = (make("B"), make("C"))
    var isSet = false
    recorder.onEvent = { [path] event in
      guard !isSet, "\(event.callback)".hasPrefix(callback) else { return }
      isSet = true
      path.setFolders([c], animated: true)
    }

    host.turn { path.open(b) }
    try host.settle()

    recorder.onEvent = nil
    #expect(isSet && path.folders == [c] && shown == "C" && path.line.text == "C")
    #expect(b.parent == nil && c.parent === path)
  }

  @Test("R14.5 A finger that returns restores the list, unless another one was set meanwhile")
  func drag() throws {
    path.open(make("B"), animated: false)
    host.show(path)
    func pull(_ distance: CGFloat) throws {
      host.drag(
        from: CGPoint(x: 70, y: 60), to: CGPoint(x: 70, y: 60 + distance), duration: 1, rest: 1)
      try host.settle()
    }

    try pull(40)
    #expect(path.line.text == "A / B" && shown == "A / B")

    host.putDown(0, at: CGPoint(x: 70, y: 60))
    host.move(0, to: CGPoint(x: 70, y: 100))
    #expect(path.line.text == "A" && path.stack.transition?.isPaused == true)
    host.turn { path.open(make("C")) }
    #expect(path.line.text == "A / C")
    host.lift(0, at: CGPoint(x: 70, y: 100))
    try host.settle()
    #expect(path.line.text == "A / C" && shown == "A / C")

    try pull(150)
    #expect(path.line.text == "A" && shown == "A")
  }

  @Test("R14.5 Off screen a list is shown without a layout, and a window changes nothing")
  func offScreen() throws {
    host.show(path)
    host.show(UIViewController())
    let b = make("B")
    host.turn { path.open(b) }
    #expect(shown == "A / B")

    host.show(path)
    try host.settle()
    #expect(path.folders.last === b && b.view.window != nil)
  }

  @Test("R16.6 The container with a path keeps its contract")
  func conforms() throws {
    var suite = ContainerConformance<PathViewController>("path") {
      PathViewController()
    } show: { path, folder, animated in
      path.setFolders([folder], animated: animated)
    }
    suite.remove = { $0.setFolders([], animated: $1) }
    let report = try suite.run()

    #expect(report.reaches(.complete), "\(report)")
  }
}

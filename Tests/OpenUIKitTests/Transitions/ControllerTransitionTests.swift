import NestTestSupport
import NestTesting
import Testing

@testable import OpenUIKit

/// The behaviour of a container that is written with `ControllerTransition`: a page of code
/// suffices.
@Suite struct ControllerTransitionTests {
  /// A root N in the window with the controller A, and nothing recorded.
  private struct Stage {
    let stage: ControllerStage
    let container = NavigationLikeController()
    let interactor = UIPercentDrivenInteractiveTransition()

    init() throws {
      stage = try ControllerStage()
      container.setRoot(stage.controller("A"))
      stage.host.show(container)
      try stage.host.settle()
      stage.recorder.removeAll()
      interactor.completionCurve = .linear
    }

    /// Pushes B, to the end, with nothing recorded.
    func pushed() throws -> RecordingViewController {
      let top = stage.controller("B")
      container.push(top)
      try stage.host.settle()
      stage.recorder.removeAll()
      return top
    }

    var names: [String] { container.stack.map { LifecycleRecorder.name(of: $0) } }
  }

  @Test("R1.4 UIKit 5.1 A push sends what disappears first, at the beginning and at the end")
  func push() throws {
    let s = try Stage()

    s.container.push(s.stage.controller("B"), completion: s.stage.note())
    #expect(s.container.transitionCoordinator == nil)
    #expect(s.container.children.last?.transitionCoordinator != nil)
    try s.stage.host.settle()

    try s.stage.recorder.expect(
      """
      B.willMove(NavigationLikeController)
      B.loadView
      B.viewDidLoad
      A.viewWillDisappear(animated)
      B.viewWillAppear(animated) [to]
      B.viewIsAppearing(animated) [to]
      A.viewDidDisappear(animated)
      B.viewDidAppear(animated) [to]
      B.didMove(NavigationLikeController)
      test.completion
      """)
    #expect(s.names == ["A", "B"])
    #expect(s.container.view.subviews.count == 1)
  }

  @Test("R1.4 UIKit 5.7 A pop that is driven and cancelled leaves everything as it was")
  func cancelledPop() throws {
    let s = try Stage()
    let top = try s.pushed()
    s.container.interactor = s.interactor
    let before = top.view.transform

    s.container.pop(completion: s.stage.note())
    s.interactor.update(0.5)
    s.stage.host.advance(by: 1)
    let shown = try #require(top.view.layer.presentation()?.frame.minX)
    #expect(abs(shown - s.container.view.bounds.width / 2) < 1e-9)
    s.interactor.cancel()
    try s.stage.host.settle()

    try s.stage.recorder.expect(
      """
      B.willMove(nil)
      B.viewWillDisappear(animated) [from]
      A.viewWillAppear(animated)
      A.viewIsAppearing(animated)
      A.viewWillDisappear(animated)
      A.viewDidDisappear(animated)
      B.viewWillAppear(animated)
      B.viewIsAppearing(animated)
      B.viewDidAppear(animated)
      """)
    #expect(s.names == ["A", "B"])
    #expect(top.view.transform == before)
    #expect(top.view.window != nil)
  }

  @Test("R1.4 UIKit 5.7 A pop that is caught again and again ends once, balanced")
  func interruptedPop() throws {
    let s = try Stage()
    _ = try s.pushed()
    s.container.interactor = s.interactor

    s.container.pop(completion: s.stage.note())
    for _ in 0..<20 {
      s.interactor.update(0.5)
      s.interactor.cancel()
      s.stage.host.advance(by: 0.05)
      s.interactor.pause()
      s.interactor.update(0.4)
      s.interactor.finish()
      s.stage.host.advance(by: 0.05)
      s.interactor.pause()
    }
    s.interactor.finish()
    try s.stage.host.settle()

    #expect(s.stage.recorder.events.filter { $0.callback == .note("completion") }.count == 1)
    #expect(s.stage.recorder.appearanceViolations(appeared: ["B"]) == [])
    #expect(s.names == ["A"])
  }

  @Test("R14.2 A push that is aborted ends after the commit, and its completion is called")
  func abortedPush() throws {
    let s = try Stage()
    weak var new: UIViewController?
    do {
      let top = s.stage.controller("B")
      new = top
      s.container.push(top, completion: s.stage.note())
      s.stage.host.advance(by: 0.1)
      s.stage.recorder.removeAll()
      s.container.abort()
    }
    try s.stage.host.settle()

    #expect(new == nil)
    #expect(s.names == ["A"])
    #expect(s.container.view.subviews.count == 1)
    try s.stage.recorder.expect(
      """
      B.didMove(nil)
      A.viewWillAppear
      A.viewIsAppearing
      A.viewDidAppear
      B.viewWillDisappear
      B.viewDidDisappear
      B.deinit
      test.completion
      """)
  }

  @Test("R14.2 The interface rotates again when a transition has been aborted")
  func abortReleasesRotation() throws {
    let s = try Stage()
    s.container.push(s.stage.controller("B"))
    s.stage.host.advance(by: 0.1)
    s.container.abort()

    let width = s.stage.host.window.bounds.width
    s.stage.host.rotateDevice()
    try s.stage.host.settle()

    #expect(s.stage.host.window.bounds.width != width)
  }

  @Test("R14.1 A transition begins once: a second begin is refused and changes nothing")
  func secondBegin() throws {
    let s = try Stage()
    s.container.push(s.stage.controller("B"))
    let running = try #require(s.container.running)
    let facts = try #require(running.context?.facts)
    s.stage.recorder.removeAll()

    #expect(!running.begin(facts))

    try s.stage.recorder.expect("")
    try s.stage.host.settle()
    #expect(s.names == ["A", "B"])
  }
}

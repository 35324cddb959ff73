import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// UIKit's modal presentation from inside the project's own containers.
@Suite struct StackPresentationTests {
  private func modal(
    _ fixture: StackFixture, _ style: UIModalPresentationStyle
  ) -> RecordingViewController {
    let modal = fixture.make("M")
    modal.modalPresentationStyle = style
    return modal
  }

  @Test(
    "R14.4 UIKit 5.5 A child of a stack presents full screen: the stack does, and its top disappears"
  )
  func fullScreen() throws {
    let fixture = try StackFixture("B")
    let modal = modal(fixture, .fullScreen)

    fixture["B"].present(modal, animated: true)
    try fixture.settle()
    #expect(modal.presentingViewController === fixture.stack)
    #expect(fixture.stack.view.window == nil)

    modal.dismiss(animated: true)
    try fixture.settle()
    try fixture.recorder.expect(
      """
      M.loadView
      M.viewDidLoad
      D.willHide(B, animated)
      B.viewWillDisappear(animated)
      M.viewWillAppear(animated) [presented]
      M.viewIsAppearing(animated) [presented]
      M.viewDidAppear(animated) [presented]
      B.viewDidDisappear(animated)
      D.didHide(B, animated)
      M.viewWillDisappear(animated) [dismissed]
      D.willShow(B, animated)
      B.viewWillAppear(animated)
      B.viewIsAppearing(animated)
      B.viewDidAppear(animated)
      D.didShow(B, animated)
      M.viewDidDisappear(animated) [dismissed]
      """)
    #expect(fixture.inWindow == "BA")
  }

  @Test(
    "R14.4 UIKit 5.5 A child that defines the context is covered alone, and may be popped with it")
  func currentContext() throws {
    let fixture = try StackFixture("B")
    fixture["B"].definesPresentationContext = true
    let misuses = try withMisuseIntercepted {
      try {
        let modal = modal(fixture, .overCurrentContext)
        fixture["B"].present(modal, animated: false)
        try fixture.settle()
        #expect(modal.presentingViewController === fixture["B"])
      }()
      fixture.recorder.removeAll()

      fixture.turn { fixture.stack.pop() }
      try fixture.settle()
    }

    #expect(misuses.isEmpty)
    #expect(!fixture.isAlive("B") && !fixture.isAlive("M"))
    #expect(fixture.names == "A")
    let lines = fixture.recorder.timeline.lines.filter { $0.hasPrefix("M.") }
    #expect(
      lines == [
        "M.viewWillDisappear(animated)", "M.viewDidDisappear(animated)", "M.deinit",
      ])
  }

  @Test("R14.4 A stack is presented: its top appears with it, and the stack works")
  func presentedStack() throws {
    let fixture = try StackFixture()
    let inner = RecordingViewController("I", recorder: fixture.recorder)
    let stack = StackController(rootViewController: inner)
    stack.modalPresentationStyle = .fullScreen
    fixture.recorder.removeAll()

    fixture["A"].present(stack, animated: true)
    try fixture.settle()
    let pushed = RecordingViewController("J", recorder: fixture.recorder)
    fixture.turn { stack.push(pushed) }
    try fixture.settle()
    fixture.recorder.removeAll()
    pushed.dismiss(animated: false)
    try fixture.settle()

    try fixture.recorder.expect(
      """
      J.viewWillDisappear
      D.willShow(A)
      A.viewWillAppear
      A.viewIsAppearing
      A.viewDidAppear
      D.didShow(A)
      J.viewDidDisappear
      """)
    #expect(pushed.presentingViewController == nil)
  }

  @Test("R14.1 R14.4 A push while the stack presents happens unseen, and shows when it is back")
  func pushWhileCovered() throws {
    let fixture = try StackFixture()
    let modal = modal(fixture, .fullScreen)
    fixture["A"].present(modal, animated: false)
    try fixture.settle()
    fixture.recorder.removeAll()

    fixture.turn { fixture.stack.push(fixture.make("B")) }
    try fixture.settle()
    #expect(fixture.recorder.timeline.lines.allSatisfy { !$0.contains("Appear") })
    fixture.recorder.removeAll()

    modal.dismiss(animated: false)
    try fixture.settle()
    let lines = fixture.recorder.timeline.lines.filter { $0.hasPrefix("B.view") }
    #expect(lines.contains("B.viewDidAppear"))
    #expect(fixture.names == "AB")
  }
}

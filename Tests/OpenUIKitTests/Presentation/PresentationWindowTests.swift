import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Presentations with windows that hide, roots that are replaced, presenters that are freed.
@Suite struct PresentationWindowTests {
  @Test(
    "UIKit 0.2.11 A hidden window hides what is presented, and what is covered stays so")
  func hiddenWindow() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    try stage.present(stage.modal("M"), on: root)

    stage.host.hide()
    try stage.recorder.expect(
      """
      M.viewWillDisappear
      M.viewDidDisappear
      """)

    stage.host.unhide()
    try stage.recorder.expect(
      """
      M.viewWillAppear
      M.viewIsAppearing
      M.viewDidAppear
      """)
    #expect(root.view.window == nil)
  }

  @Test("UIKit 0.2.11 A hidden window takes both with it where both are seen")
  func hiddenWindowWithBoth() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    try stage.present(stage.modal("M", .overFullScreen), on: root)

    stage.host.hide()
    stage.host.unhide()

    try stage.recorder.expect(
      """
      P.viewWillDisappear
      M.viewWillDisappear
      P.viewDidDisappear
      M.viewDidDisappear
      P.viewWillAppear
      M.viewWillAppear
      P.viewIsAppearing
      M.viewIsAppearing
      P.viewDidAppear
      M.viewDidAppear
      """)
  }

  @Test("UIKit 0.2.11 A window that hides in the middle of a presentation: everything balanced")
  func hiddenMidway() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")
    modal.loadViewIfNeeded()
    root.present(modal, animated: true)
    stage.host.commit()
    stage.recorder.removeAll()

    let misuses = withMisuseIntercepted { stage.host.hide() }
    try stage.host.settle()
    #expect(misuses.isEmpty)
    try stage.recorder.expect(
      """
      M.viewWillDisappear [presented]
      M.viewDidDisappear [presented]
      P.viewDidDisappear(animated)
      """)

    stage.host.unhide()
    try stage.recorder.expect(
      """
      M.viewWillAppear
      M.viewIsAppearing
      M.viewDidAppear
      """)
  }

  @Test("UIKit 5.5 A root that is replaced takes everything presented with it, top first")
  func replacedRoot() throws {
    let stage = try ControllerStage()
    weak var weakModal: RecordingViewController?
    try {
      let root = stage.shownRoot()
      let first = stage.modal("M", .overFullScreen)
      weakModal = first
      try stage.present(first, on: root)
      try stage.present(stage.modal("N", .overFullScreen), on: first)
    }()
    let next = stage.controller("Q")

    stage.host.turn { stage.host.window.rootViewController = next }

    try stage.recorder.expect(
      """
      N.viewWillDisappear [dismissed]
      M.viewWillDisappear [dismissed]
      P.viewWillDisappear
      Q.loadView
      Q.viewDidLoad
      Q.viewWillAppear
      Q.viewIsAppearing
      N.viewDidDisappear [dismissed]
      N.deinit
      M.viewDidDisappear [dismissed]
      M.deinit
      P.viewDidDisappear
      P.deinit
      Q.viewDidAppear
      """)
    #expect(weakModal == nil)
    #expect(stage.host.window.subviews == [next.view])
  }

  @Test(
    "R14.2 A root that is replaced in the middle of a transition: balanced, and nothing is left",
    arguments: [true, false], [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func replacedMidway(isPresentation: Bool, style: UIModalPresentationStyle) throws {
    let stage = try ControllerStage()
    weak var root: RecordingViewController?
    weak var modal: RecordingViewController?
    try {
      let presenter = stage.shownRoot()
      let presented = stage.modal("M", style)
      (root, modal) = (presenter, presented)
      if isPresentation {
        presenter.present(presented, animated: true)
      } else {
        try stage.present(presented, on: presenter)
        presenter.dismiss(animated: true)
      }
      stage.host.advance(by: 0.1)
    }()

    let misuses = withMisuseIntercepted {
      stage.host.turn { stage.host.window.rootViewController = stage.controller("Q") }
    }
    try stage.host.settle()

    #expect(misuses.isEmpty)
    #expect(root == nil && modal == nil)
    let lines = stage.recorder.timeline.lines
    for name in ["P", "M"] {
      let calls = lines.filter { $0.hasPrefix("\(name).view") }.map {
        $0.prefix { $0 != "(" && $0 != " " }
      }
      let appeared = calls.filter { $0.hasSuffix("WillAppear") }.count
      let disappeared = calls.filter { $0.hasSuffix("WillDisappear") }.count
      #expect(abs(appeared - disappeared) <= 1, "\(lines)")
      #expect(calls.last?.hasSuffix("DidDisappear") == true, "\(lines)")
    }
  }

  @Test(
    "UIKit 5.5 A child that defines the context and leaves its parent takes what it presents along")
  func contextLeaves() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    weak var child: RecordingViewController?
    weak var modal: RecordingViewController?
    try {
      let context = stage.controller("C")
      context.definesPresentationContext = true
      add(context, to: root)
      stage.host.commit()
      let presented = stage.modal("M", .overCurrentContext)
      (child, modal) = (context, presented)
      try stage.present(presented, on: context)
      remove(context)
    }()
    stage.host.commit()

    try stage.recorder.expect(
      """
      C.willMove(nil)
      C.viewWillDisappear [from]
      M.viewWillDisappear
      C.didMove(nil)
      C.viewDidDisappear [from]
      C.deinit
      M.viewDidDisappear [dismissed]
      M.deinit
      """)
    #expect(child == nil && modal == nil)
    #expect(root.view.subviews.isEmpty)
  }

  @Test("UIKit 5.5 A presenter that is freed removes what it presents")
  func presenterIsRemoved() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    weak var modal: RecordingViewController?
    weak var presentation: UIPresentationController?
    try {
      let orphan = stage.controller("O")
      root.view.addSubview(orphan.view)
      stage.host.commit()
      let presented = stage.modal("M", .overFullScreen)
      modal = presented
      try stage.present(presented, on: orphan)
      presentation = presented.presentationController
    }()
    stage.host.commit()
    stage.host.commit()

    try stage.recorder.expect(
      """
      O.deinit
      M.viewWillDisappear [dismissed]
      M.viewDidDisappear [dismissed]
      M.deinit
      """)
    #expect(modal == nil && presentation == nil)
    #expect(stage.host.window.subviews == [root.view])
  }

  @Test("UIKit 5.5 Each window has its own presentations")
  func severalWindows() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let otherRoot = stage.controller("Q")
    other.rootViewController = otherRoot
    stage.host.turn { other.isHidden = false }
    let first = stage.modal("M")
    let second = stage.modal("N")

    root.present(first, animated: false)
    otherRoot.present(second, animated: false)
    stage.host.commit()

    #expect(first.view.window === stage.host.window)
    #expect(second.view.window === other)
    #expect(second.view.frame.size == CGSize(width: 200, height: 300))
    #expect(root.presentedViewController === first)
    #expect(otherRoot.presentedViewController === second)
  }
}

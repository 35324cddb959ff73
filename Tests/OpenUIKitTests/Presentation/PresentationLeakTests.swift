import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// No presentation that has ended keeps a participant alive, however it ended.
@Suite struct PresentationLeakTests {
  /// All participants.
  private final class Participants {
    weak var modal: UIViewController?
    weak var presentation: UIPresentationController?
    weak var container: UIView?
    weak var animator: RecordingAnimator?
    weak var context: NSObject?
    weak var coordinator: NSObject?

    func note(_ modal: UIViewController, _ animator: RecordingAnimator?) {
      self.modal = modal
      presentation = modal.presentationController
      container = presentation?.containerView
      self.animator = animator
      context = animator?.context as? NSObject
      coordinator = modal.transitionCoordinator as? NSObject
    }

    /// Presents a controller that owns its transitioning delegate.
    func present(
      on presenter: UIViewController, _ style: UIModalPresentationStyle, in stage: ControllerStage,
      ending: RecordingAnimator.Ending = .animation,
      prepare: (RecordingTransitioningDelegate) -> Void = { _ in }
    ) {
      let delegate = RecordingTransitioningDelegate(stage.recorder)
      let animator = RecordingAnimator(stage.recorder)
      animator.ending = ending
      delegate.animator = animator
      prepare(delegate)
      let modal = OwningController("M", recorder: stage.recorder)
      modal.modalPresentationStyle = style
      modal.owned = delegate
      modal.transitioningDelegate = delegate
      presenter.present(modal, animated: true)
      note(modal, animator)
    }

    var areGone: Bool {
      modal == nil && presentation == nil && container == nil && animator == nil && context == nil
        && coordinator == nil
    }
  }

  @Test(
    "R13.2 Presented and dismissed",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .custom, .pageSheet,
    ],
    [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal])
  func builtIn(_ style: UIModalPresentationStyle, _ transition: UIModalTransitionStyle) throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let participants = Participants()
    try {
      let modal = stage.modal("M", style)
      modal.modalTransitionStyle = transition
      root.present(modal, animated: true)
      participants.note(modal, nil)
      try stage.host.settle()
    }()

    root.dismiss(animated: true)
    try stage.host.settle()

    #expect(participants.areGone)
  }

  @Test("R13.2 A presentation controller may be released on another thread")
  func freedElsewhere() async throws {
    _ = try ControllerStage()
    weak var modal: UIViewController?
    weak var presentation: UIPresentationController?
    func make() -> UIPresentationController {
      let controller = UIViewController()
      let made = UIPresentationController(presentedViewController: controller, presenting: nil)
      modal = controller
      presentation = made
      return made
    }
    nonisolated(unsafe) var last: UIPresentationController? = make()

    await Task.detached { last = nil }.value
    await Task.yield()

    #expect(last == nil && presentation == nil && modal == nil)
  }

  @Test(
    "R13.2 R14.2 A presenter without other references receives the end of the transition, and is freed"
  )
  func presenterThatNobodyKeeps() throws {
    let stage = try ControllerStage()
    _ = stage.shownRoot()
    weak var presenter: UIViewController?
    func present() {
      let orphan = stage.controller("O")
      presenter = orphan
      stage.host.turn { stage.host.window.addSubview(orphan.view) }
      orphan.present(stage.modal("M"), animated: true)
      stage.recorder.removeAll()
    }

    present()
    try stage.host.settle()

    #expect(presenter == nil)
    try stage.recorder.expect(
      """
      M.viewDidAppear(animated) [presented]
      O.viewDidDisappear(animated)
      O.deinit
      M.viewWillDisappear [dismissed]
      M.viewDidDisappear [dismissed]
      M.deinit
      """)
  }

  @Test(
    "R13.2 A presenter that is freed while it presents takes along what it presents",
    arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet], [true, false])
  func presenterIsFreed(style: UIModalPresentationStyle, isAnimated: Bool) throws {
    let stage = try ControllerStage()
    _ = stage.shownRoot()
    weak var presentation: UIPresentationController?
    func present() throws {
      let orphan = stage.controller("O")
      stage.host.turn { stage.host.window.addSubview(orphan.view) }
      let modal = stage.modal("M", style)
      orphan.present(modal, animated: isAnimated)
      presentation = modal.presentationController
      try stage.host.settle()
      stage.recorder.removeAll()
    }

    try present()
    #expect(presentation == nil)
    stage.host.commit()

    try stage.recorder.expect(
      "O.deinit\nM.viewWillDisappear [dismissed]\nM.viewDidDisappear [dismissed]\nM.deinit")
  }

  @Test("R13.2 A custom presentation whose controller is its own delegate's owner")
  func custom() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let participants = Participants()
    try {
      participants.present(on: root, .custom, in: stage)
      try stage.host.settle()
    }()

    root.dismiss(animated: true)
    try stage.host.settle()

    #expect(participants.areGone)
  }

  @Test("R13.2 Cancelled by the user")
  func cancelled() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let participants = Participants()
    try {
      let interactor = UIPercentDrivenInteractiveTransition()
      participants.present(on: root, .fullScreen, in: stage) { $0.interactor = interactor }
      interactor.update(0.5)
      interactor.cancel()
      try stage.host.settle()
    }()
    stage.host.commit()

    #expect(participants.areGone)
    #expect(root.presentedViewController == nil)
  }

  @Test("R13.2 Aborted, with an animator that keeps its context and its controller, and never ends")
  func cutOff() throws {
    let stage = try ControllerStage()
    let participants = Participants()
    do {
      let root = stage.shownRoot()
      participants.present(on: root, .fullScreen, in: stage, ending: .never)
      stage.host.commit()
    }

    stage.host.turn { stage.host.window.rootViewController = nil }
    stage.host.commit()

    #expect(participants.areGone)
  }

  @Test("R13.2 The interface may rotate after a transition that was aborted")
  func rotationContinues() throws {
    let stage = try ControllerStage()
    stage.shownRoot().present(stage.modal("M"), animated: true)
    stage.host.advance(by: 0.1)
    stage.host.turn { stage.host.window.rootViewController = stage.controller("Q") }
    let size = stage.host.window.bounds.size

    stage.host.rotateDevice(to: .landscapeLeft)
    try stage.host.settle()

    #expect(stage.host.window.bounds.size == CGSize(width: size.height, height: size.width))
  }
}

/// A controller that owns its own transitioning delegate.
private final class OwningController: RecordingViewController {
  var owned: AnyObject?
}

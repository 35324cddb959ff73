import NestTestSupport
import NestTesting
import Testing

@testable import OpenUIKit

/// Presentations that a callback makes impossible between the call of `present` and the first
/// *will*: they are refused as if they had been impossible before.
@Suite struct PresentationRefusalInCallbacksTests {
  /// Presents and runs `body` in `viewDidLoad` of what is presented; the ids of the reports.
  private func present(
    _ modal: RecordingViewController, on presenter: UIViewController, _ stage: ControllerStage,
    inViewDidLoad body: @escaping () -> Void
  ) throws -> [String] {
    modal.once(.viewDidLoad, body)
    return try withMisuseIntercepted {
      presenter.present(modal, animated: true) { Issue.record("completed") }
      try stage.host.settle()
    }.map(\.id)
  }

  @Test("R14.2 R14.3 viewDidLoad replaces the root of the window: refused, and possible later")
  func replacesRoot() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let (modal, other) = (stage.modal("M"), stage.controller("O"))

    let misuse = try present(modal, on: root, stage) {
      stage.host.window.rootViewController = other
    }

    #expect(misuse == ["presentation.not-in-window"])
    try stage.recorder.expect(
      """
      M.loadView
      M.viewDidLoad
      P.viewWillDisappear
      O.loadView
      O.viewDidLoad
      O.viewWillAppear
      O.viewIsAppearing
      P.viewDidDisappear
      O.viewDidAppear
      """)
    #expect(modal.presentingViewController == nil && root.presentedViewController == nil)
    #expect(stage.host.window.subviews == [other.view])
    other.present(modal, animated: true, completion: stage.note())
    try stage.host.settle()
    #expect(stage.recorder.timeline.lines.last == "test.completion")
  }

  @Test("R14.2 R14.3 viewDidLoad makes the controller a child: it appears there")
  func becomesChild() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")

    let misuse = try present(modal, on: root, stage) { [unowned modal] in add(modal, to: root) }

    #expect(misuse == ["presentation.child"])
    try stage.recorder.expect(
      """
      M.loadView
      M.viewDidLoad
      M.willMove(P)
      M.viewWillAppear [to]
      M.didMove(P)
      M.viewIsAppearing [to]
      M.viewDidAppear [to]
      """)
    #expect(root.presentedViewController == nil && root.children == [modal])
    #expect(stage.host.window.subviews == [root.view])
  }

  @Test("R14.2 R14.3 viewDidLoad makes the controller the root of the window: it appears there")
  func becomesRoot() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")

    let misuse = try present(modal, on: root, stage) { [unowned modal] in
      stage.host.window.rootViewController = modal
    }

    #expect(misuse == ["presentation.active"])
    try stage.recorder.expect(
      """
      M.loadView
      M.viewDidLoad
      P.viewWillDisappear
      M.viewWillAppear
      M.viewIsAppearing
      P.viewDidDisappear
      M.viewDidAppear
      """)
    #expect(stage.host.window.subviews == [modal.view])
  }

  @Test("R14.2 R14.3 viewDidLoad makes the presenter a child of what it presents: no cycle")
  func takesPresenter() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let presenter = stage.controller("C")
    presenter.definesPresentationContext = true
    add(presenter, to: root)
    stage.host.commit()
    let modal = stage.modal("M", .currentContext)

    let misuse = try present(modal, on: presenter, stage) { [unowned modal] in
      remove(presenter)
      add(presenter, to: modal)
    }

    #expect(misuse.count == 1)
    #expect(presenter.presentedViewController == nil && modal.presentingViewController == nil)
    #expect(presenter.parent === modal)
    stage.host.window.rootViewController = nil
    stage.host.commit()
  }

  @Test("R14.2 viewDidLoad presents and dismisses: that is refused, the presentation continues")
  func presentsAndDismisses() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let (modal, other) = (stage.modal("M"), stage.modal("O"))
    modal.once(.viewDidLoad) { [unowned modal] in
      root.present(other, animated: false)
      root.present(modal, animated: false)
      root.dismiss(animated: false)
    }

    let misuse = try withMisuseIntercepted {
      root.present(modal, animated: true, completion: stage.note())
      try stage.host.settle()
    }

    #expect(
      misuse.map(\.id) == [
        "presentation.in-progress", "presentation.active", "presentation.dismiss-in-progress",
      ])
    #expect(stage.recorder.timeline.lines.last == "test.completion")
    #expect(root.presentedViewController === modal && !other.isViewLoaded)
  }

  @Test("R14.2 loadView presents the controller that is loading: refused, and nothing is read")
  func presentsInLoadView() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")
    stage.recorder.once("M.loadView") { [unowned modal] in root.present(modal, animated: false) }

    let misuse = try withMisuseIntercepted {
      root.present(modal, animated: true, completion: stage.note())
      try stage.host.settle()
    }

    #expect(misuse.map(\.id) == ["presentation.active"])
    #expect(stage.recorder.timeline.lines.last == "test.completion")
  }

  @Test("R14.2 The delegate replaces the root when it returns an animator: refused")
  func delegateReplacesRoot() throws {
    let custom = try CustomStage()
    let stage = custom.stage
    let other = stage.controller("O")
    stage.recorder.once("delegate.animationController(M, presenting: P, source: P)") {
      stage.host.window.rootViewController = other
    }

    let misuse = try withMisuseIntercepted {
      custom.root.present(custom.modal, animated: true) { Issue.record("completed") }
      try stage.host.settle()
    }

    #expect(misuse.map(\.id) == ["presentation.not-in-window"])
    #expect(!stage.recorder.timeline.lines.contains { $0.hasPrefix("M.") })
    #expect(stage.host.window.subviews == [other.view])
    #expect(custom.modal.presentingViewController == nil)
  }

  @Test(
    "R4.4 The interface does not rotate from the beginning of a transition to its end, however it ends"
  )
  func rotationHolds() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")
    var holds: [Int] = []
    let note = { holds.append(UIRuntime.current.rotationHolds) }
    modal.on(.viewDidLoad, note)
    modal.on(.viewWillAppear, note)
    modal.on(.viewWillDisappear, note)

    root.present(modal, animated: true)
    note()
    stage.host.window.rootViewController = nil
    note()
    try stage.host.settle()

    #expect(holds == [0, 1, 1, 0, 0])
  }

  @Test("R14.2 The delegate dismisses when it returns the animator of a dismissal: once")
  func delegateDismisses() throws {
    let custom = try CustomStage()
    try custom.present()
    let stage = custom.stage
    stage.recorder.once("delegate.animationController(dismissed: M)") {
      custom.root.dismiss(animated: false, completion: stage.note("inner"))
    }

    let misuse = try withMisuseIntercepted {
      custom.root.dismiss(animated: true) { Issue.record("completed") }
      try stage.host.settle()
    }

    #expect(misuse.map(\.id) == ["presentation.dismiss-in-progress"])
    let lines = stage.recorder.timeline.lines
    #expect(lines.filter { $0.hasPrefix("M.viewDidDisappear") }.count == 1)
    #expect(lines.last == "test.inner")
    #expect(stage.host.window.subviews == [custom.root.view])
  }
}

extension LifecycleRecorder {
  /// Runs `action` after the next event that is written as `line`, flags left out.
  func once(_ line: String, _ action: @escaping () -> Void) {
    onEvent = { [weak self] event in
      guard "\(event.source).\(event.callback)" == line else { return }
      self?.onEvent = nil
      action()
    }
  }
}

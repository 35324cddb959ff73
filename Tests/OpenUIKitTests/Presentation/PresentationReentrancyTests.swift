import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Presenting and dismissing from inside callbacks and completions, and while something else moves.
@Suite struct PresentationReentrancyTests {
  /// Where a third controller is presented from while the second appears or disappears.
  nonisolated struct Cell: Sendable, CustomTestStringConvertible {
    enum Presenter: Sendable { case presenter, presented }

    /// Which controller presents, in which of its callbacks.
    let presenter: Presenter
    let callback: LifecycleCallback.Kind
    let isDismissal: Bool
    let isAnimated: Bool
    /// The identifier of the misuse with which the presentation is refused.
    let misuse: String

    var testDescription: String {
      "\(presenter) in \(callback) of \(isDismissal ? "dismissal" : "presentation"), "
        + (isAnimated ? "animated" : "at once")
    }

    private static let rows: [(Presenter, LifecycleCallback.Kind, Bool, String)] = [
      (.presented, .viewDidLoad, false, "presentation.not-in-window"),
      (.presented, .viewWillAppear, false, "presentation.not-in-window"),
      (.presented, .viewIsAppearing, false, "presentation.in-progress"),
      (.presenter, .viewWillDisappear, false, "presentation.in-progress"),
      (.presenter, .viewDidDisappear, false, "presentation.not-in-window"),
      (.presented, .viewWillDisappear, true, "presentation.in-progress"),
      (.presenter, .viewWillAppear, true, "presentation.not-in-window"),
      (.presenter, .viewIsAppearing, true, "presentation.in-progress"),
      (.presented, .viewDidDisappear, true, "presentation.not-in-window"),
    ]

    static let all: [Cell] = rows.flatMap { row in
      [false, true].map {
        Cell(
          presenter: row.0, callback: row.1, isDismissal: row.2, isAnimated: $0, misuse: row.3)
      }
    }
  }

  @Test(
    "R14.2 R14.3 UIKit 5.5 Presenting from inside a callback of the transition is refused, and undisturbed",
    arguments: Cell.all)
  func refusedInside(cell: Cell) throws {
    let plain = try timeline(cell, presentsInside: false)
    let disturbed = try timeline(cell, presentsInside: true)

    #expect(plain.misuses.isEmpty)
    #expect(disturbed.misuses == [cell.misuse])
    #expect(disturbed.lines == plain.lines)
  }

  private func timeline(
    _ cell: Cell, presentsInside: Bool
  ) throws -> (lines: [String], misuses: [String]) {
    let stage = try ControllerStage()
    let root = stage.controller("P")
    stage.show(root)
    let modal = stage.modal("M")
    let third = stage.modal("N")
    if cell.isDismissal { try stage.present(modal, on: root) }
    let presenter = cell.presenter == .presenter ? root : modal
    if presentsInside {
      presenter.once(cell.callback) { [unowned presenter] in
        presenter.present(third, animated: cell.isAnimated) { Issue.record("completed") }
      }
    }
    let misuses = try withMisuseIntercepted {
      if cell.isDismissal {
        root.dismiss(animated: cell.isAnimated, completion: stage.note())
      } else {
        root.present(modal, animated: cell.isAnimated, completion: stage.note())
      }
      try stage.host.settle()
    }
    #expect(!third.isViewLoaded && third.presentingViewController == nil)
    #expect((root.presentedViewController === modal) == !cell.isDismissal)
    return (stage.recorder.timeline.lines, misuses.map(\.id))
  }

  @Test("R14.2 UIKit 5.5 In viewDidDisappear of what was dismissed the presenter may present again")
  func presentsInDidDisappear() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let first = stage.modal("M", .overFullScreen)
    let second = stage.modal("N", .overFullScreen)
    try stage.present(first, on: root)
    first.once(.viewDidDisappear) {
      root.present(second, animated: false, completion: stage.note("N"))
    }

    let misuses = try withMisuseIntercepted {
      first.dismiss(animated: true, completion: stage.note("M"))
      try stage.host.settle()
    }

    #expect(misuses.isEmpty)
    try stage.recorder.expect(
      """
      M.viewWillDisappear(animated) [dismissed]
      M.viewDidDisappear(animated) [dismissed]
      N.loadView
      N.viewDidLoad
      N.viewWillAppear [presented]
      test.M
      N.viewIsAppearing [presented]
      N.viewDidAppear [presented]
      test.N
      """)
    #expect(root.presentedViewController === second)
  }

  @Test("R14.2 UIKit 5.5 Dismissing inside the completion, presenting inside that of the dismissal")
  func insideCompletions() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let first = stage.modal("M")
    let second = stage.modal("N", .overFullScreen)

    let misuses = try withMisuseIntercepted {
      root.present(first, animated: true) {
        stage.recorder.note("presented")
        root.dismiss(animated: true) {
          stage.recorder.note("dismissed")
          root.present(second, animated: true, completion: stage.note("presented again"))
        }
      }
      try stage.host.settle()
    }

    #expect(misuses.isEmpty)
    try stage.recorder.expect(
      """
      M.loadView
      M.viewDidLoad
      P.viewWillDisappear(animated)
      M.viewWillAppear(animated) [presented]
      M.viewIsAppearing(animated) [presented]
      M.viewDidAppear(animated) [presented]
      P.viewDidDisappear(animated)
      test.presented
      M.viewWillDisappear(animated) [dismissed]
      P.viewWillAppear(animated)
      P.viewIsAppearing(animated)
      P.viewDidAppear(animated)
      M.viewDidDisappear(animated) [dismissed]
      test.dismissed
      N.loadView
      N.viewDidLoad
      N.viewWillAppear(animated) [presented]
      N.viewIsAppearing(animated) [presented]
      N.viewDidAppear(animated) [presented]
      test.presented again
      """)
  }

  @Test(
    "R14.2 UIKit 5.5 Dismissing inside viewDidAppear of what was presented: one after the other")
  func dismissesInDidAppear() throws {
    for animated in [false, true] {
      let stage = try ControllerStage()
      let root = stage.shownRoot()
      let modal = stage.modal("M", .overFullScreen)
      modal.once(.viewDidAppear) { [unowned modal] in
        modal.dismiss(animated: animated, completion: stage.note("dismissed"))
      }

      let misuses = try withMisuseIntercepted {
        root.present(modal, animated: animated, completion: stage.note("presented"))
        try stage.host.settle()
      }

      let flag = animated ? "(animated)" : ""
      #expect(misuses.isEmpty)
      try stage.recorder.expect(
        Timeline(
          """
          M.loadView
          M.viewDidLoad
          M.viewWillAppear\(flag) [presented]
          M.viewIsAppearing\(flag) [presented]
          M.viewDidAppear\(flag) [presented]
          M.viewWillDisappear\(flag) [dismissed]
          test.presented
          M.viewDidDisappear\(flag) [dismissed]
          test.dismissed
          """))
      #expect(root.presentedViewController == nil)
      #expect(stage.host.window.subviews == [root.view])
    }
  }

  @Test("R14.2 UIKit 5.5 A root that presents when it is appearing: balanced, in order")
  func presentsInIsAppearing() throws {
    let stage = try ControllerStage()
    let root = stage.controller("P")
    let modal = stage.modal("M", .overFullScreen)
    root.once(.viewIsAppearing) { [unowned root] in root.present(modal, animated: false) }

    let misuses = try withMisuseIntercepted {
      stage.host.show(root)
      try stage.host.settle()
    }

    #expect(misuses.isEmpty)
    try stage.recorder.expect(
      """
      P.loadView
      P.viewDidLoad
      P.viewWillAppear
      P.viewIsAppearing
      M.loadView
      M.viewDidLoad
      M.viewWillAppear [presented]
      M.viewIsAppearing [presented]
      P.viewDidAppear
      M.viewDidAppear [presented]
      """)
  }

  // MARK: While something else happens

  @Test("UIKit 5.5 In a hidden window: what is presented appears when the window is shown")
  func hiddenWindow() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M", .overFullScreen)
    stage.host.hide()
    stage.recorder.removeAll()

    root.present(modal, animated: true, completion: stage.note())
    try stage.host.settle()
    let hidden = stage.recorder.timeline.lines
    #expect(!hidden.contains { $0.contains("M.viewDidAppear") }, "\(hidden)")
    stage.recorder.removeAll()
    stage.host.unhide()
    try stage.host.settle()

    try stage.recorder.expect(
      """
      P.viewWillAppear
      M.viewWillAppear
      P.viewIsAppearing
      M.viewIsAppearing
      P.viewDidAppear
      M.viewDidAppear
      """)
  }

  @Test("UIKit 5.5 With animations switched off an animated presentation takes no time, and ends")
  func animationsOff() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    for transition in [
      UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal, .partialCurl,
    ] {
      let modal = stage.modal("M")
      modal.modalTransitionStyle = transition
      modal.loadViewIfNeeded()
      stage.recorder.removeAll()
      UIView.performWithoutAnimation {
        root.present(modal, animated: true, completion: stage.note())
      }
      #expect(try stage.host.settle() < 0.05, "\(transition)")
      #expect(stage.recorder.timeline.lines.last == "test.completion", "\(transition)")
      UIView.performWithoutAnimation {
        root.dismiss(animated: true, completion: stage.note())
      }
      #expect(try stage.host.settle() < 0.05, "\(transition)")
      #expect(stage.recorder.timeline.lines.last == "test.completion", "\(transition)")
      #expect(stage.host.window.subviews == [root.view])
    }
  }
}

import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Every participant of a sheet, a popover or an alert may be removed in the middle of it.
@Suite struct PresentationRemovalTests {
  private let tablet = CGSize(width: 1024, height: 768)

  /// Where a sheet is when its window's root is replaced.
  enum Moment: CaseIterable {
    case appearing, resting, dragged, sinking, falling, returning, leaving
  }

  @Test(
    "R14.2 R13.2 UIKit 5.5 A root that is replaced while a sheet moves: balanced, and nothing is left",
    arguments: Moment.allCases)
  func rootIsRemoved(moment: Moment) throws {
    let stage = try ControllerStage()
    weak var sheet: UIViewController?
    weak var presentation: UIPresentationController?
    weak var presenter: UIViewController?
    do {
      let root = stage.controller("A")
      stage.host.show(root)
      let modal = stage.modal("B", .pageSheet)
      modal.sheetPresentationController?.detents = [.medium(), .large()]
      (sheet, presenter, presentation) = (modal, root, modal.presentationController)
      root.present(modal, animated: true)
      try bring(stage, root, to: moment)
    }

    stage.host.show(stage.controller("R"))
    stage.host.release(at: CGPoint(x: 200, y: 750))
    try stage.host.settle()

    #expect(sheet == nil)
    #expect(presentation == nil)
    #expect(presenter == nil)
    #expect(stage.host.window.subviews.count == 1)
    #expect(stage.recorder.appearanceViolations() == [])
  }

  private func bring(_ stage: ControllerStage, _ root: UIViewController, to moment: Moment) throws {
    let host = stage.host
    if moment == .appearing { return host.advance(by: 0.1) }
    try host.settle()
    switch moment {
    case .appearing, .resting: break
    case .dragged: host.dragDown(from: CGPoint(x: 200, y: 500), by: -100)
    case .sinking: host.dragDown(from: CGPoint(x: 200, y: 500), by: 250)
    case .falling, .returning:
      let path: CGFloat = moment == .falling ? 300 : 40
      host.dragDown(from: CGPoint(x: 200, y: 500), by: path)
      host.rest(at: CGPoint(x: 200, y: 500 + path))
      host.advance(by: 0.05)
    case .leaving:
      root.dismiss(animated: true)
      host.advance(by: 0.1)
    }
  }

  @Test("R13.2 UIKit 5.5 A delegate may be freed in the middle of a drag")
  func delegateIsReleased() throws {
    let stage = try ControllerStage()
    let root = stage.controller("A")
    stage.host.show(root)
    let sheet = stage.modal("B", .pageSheet)
    weak var gone: PresentationDelegateRecorder?
    do {
      let delegate = PresentationDelegateRecorder(stage.recorder)
      gone = delegate
      sheet.presentationController?.delegate = delegate
      try stage.present(sheet, on: root)
      stage.host.dragDown(from: CGPoint(x: 200, y: 100), by: 600)
    }
    #expect(gone == nil)
    stage.host.rest(at: CGPoint(x: 200, y: 700))
    try stage.host.settle()

    try stage.recorder.expect(
      """
      delegate.shouldDismiss(true)
      delegate.willDismiss
      B.viewWillDisappear(animated) [dismissed]
      B.viewDidDisappear(animated) [dismissed]
      """)
    #expect(root.presentedViewController == nil)
  }

  @Test(
    "R14.1 UIKit 5.5 A dismissal by the program has priority over a finger that drags the sheet"
  )
  func dismissedWhileInteractive() throws {
    let stage = try SheetStage { $0.detents = [.medium(), .large()] }
    stage.host.dragDown(from: CGPoint(x: 200, y: 500), by: -100)

    stage.root.dismiss(animated: true)
    stage.host.advance(by: 0.1)
    stage.host.movePointer(to: CGPoint(x: 200, y: 300))
    stage.host.release(at: CGPoint(x: 200, y: 300))
    try stage.host.settle()

    try stage.expect(
      """
      B.viewWillDisappear(animated) [dismissed]
      B.viewDidDisappear(animated) [dismissed]
      """)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.root.view.transform == .identity)
  }

  @Test("R14.1 UIKit 5.5 A dismissal by the program while the user drags the sheet out is refused")
  func dismissedWhileSinking() throws {
    let stage = try SheetStage()
    stage.host.dragDown(from: CGPoint(x: 200, y: 100), by: 600)
    stage.stage.recorder.removeAll()

    let misuses = withMisuseIntercepted { stage.root.dismiss(animated: true) }
    #expect(misuses.count == 1)
    stage.host.rest(at: CGPoint(x: 200, y: 700))
    try stage.host.settle()

    try stage.expect(
      """
      B.viewDidDisappear(animated) [dismissed]
      delegate.didDismiss
      """)
  }

  @Test("R14.1 UIKit 5.5 A sheet that is dragged may present; the drag ends")
  func presentsWhileInteractive() throws {
    let stage = try SheetStage { $0.detents = [.medium(), .large()] }
    stage.host.dragDown(from: CGPoint(x: 200, y: 500), by: -100)

    let upper = stage.stage.modal("C", .fullScreen)
    stage.sheet.present(upper, animated: true)
    stage.host.advance(by: 0.1)
    stage.host.release(at: CGPoint(x: 200, y: 400))
    try stage.host.settle()
    #expect(stage.sheet.presentedViewController === upper)

    stage.root.dismiss(animated: true)
    try stage.host.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.stage.recorder.appearanceViolations(appeared: ["A", "B"]) == [])
  }

  // MARK: Popovers

  @Test("R14.2 UIKit 5.5 A popover whose source leaves the window stays until it is dismissed")
  func sourceIsRemoved() throws {
    let stage = try PopoverStage()
    try stage.present()
    let frame = stage.bubble?.frame

    stage.host.turn { stage.source.removeFromSuperview() }
    stage.host.turn { stage.popover?.containerView?.setNeedsLayout() }
    #expect(stage.bubble?.frame == frame)
    #expect(stage.root.presentedViewController === stage.content)

    stage.host.tap(at: CGPoint(x: 900, y: 700))
    try stage.host.settle()
    #expect(stage.root.presentedViewController == nil)
  }

  @Test(
    "R14.2 R13.2 UIKit 5.5 A root that is replaced under a popover takes it along",
    arguments: [0, 0.1])
  func rootOfPopoverIsRemoved(time: TimeInterval) throws {
    let stage = try ControllerStage(size: tablet)
    weak var content: UIViewController?
    weak var presentation: UIPresentationController?
    do {
      let root = stage.controller("A")
      stage.host.show(root)
      let modal = stage.modal("B", .popover)
      modal.popoverPresentationController?.sourceView = root.view
      (content, presentation) = (modal, modal.presentationController)
      root.present(modal, animated: true)
      if time > 0 { stage.host.advance(by: time) } else { try stage.host.settle() }
    }

    stage.host.show(stage.controller("R"))
    try stage.host.settle()

    #expect(content == nil)
    #expect(presentation == nil)
    #expect(stage.host.window.subviews.count == 1)
    #expect(stage.recorder.appearanceViolations() == [])
  }

  @Test(
    "R15.1 UIKit 5.5 Presented from inside a popover and dismissed again: the popover receives nothing"
  )
  func insidePopover() throws {
    let stage = try PopoverStage()
    try stage.present()
    let inner = stage.stage.modal("C", .popover)
    inner.popoverPresentationController?.sourceView = stage.content.view

    stage.content.present(inner, animated: true)
    try stage.host.settle()
    inner.dismiss(animated: true)
    try stage.host.settle()

    try stage.expect(
      """
      C.loadView
      C.viewDidLoad
      C.viewWillAppear(animated) [presented]
      C.viewIsAppearing(animated) [presented]
      C.viewDidAppear(animated) [presented]
      C.viewWillDisappear(animated) [dismissed]
      C.viewDidDisappear(animated) [dismissed]
      """)
    #expect(stage.root.presentedViewController === stage.content)
  }

  // MARK: Alerts

  @Test(
    "R14.2 UIKit 5.5 An alert that is aborted while it disappears still calls the handler, once")
  func rootOfAlertIsRemoved() throws {
    let stage = try AlertStage()
    stage.add("OK")
    try stage.present()
    try stage.host.tap(stage.button("OK"))
    stage.host.advance(by: 0.05)

    stage.host.show(stage.stage.controller("R"))
    try stage.host.settle()

    let chosen = stage.stage.recorder.timeline.lines.filter { $0.hasPrefix("chosen.") }
    #expect(chosen == ["chosen.OK"])
  }

  @Test("R14.2 R13.2 An alert whose root is replaced is removed with it, and calls no handler")
  func alertIsRemoved() throws {
    weak var alert: UIViewController?
    let host: TestHost
    do {
      let stage = try AlertStage()
      host = stage.host
      stage.add("OK")
      alert = stage.alert
      try stage.present()
      host.show(stage.stage.controller("R"))
      try host.settle()
      #expect(!stage.stage.recorder.timeline.lines.contains("chosen.OK"))
    }
    #expect(alert == nil)
    #expect(host.window.subviews.count == 1)
  }

  @Test("UIKit 5.5 A presentation or a dismissal that is aborted calls its completion, once")
  func abortedCompletion() throws {
    let stage = try ControllerStage()
    let root = stage.controller("A")
    stage.host.show(root)
    root.present(stage.modal("B", .pageSheet), animated: true) { [recorder = stage.recorder] in
      recorder.note("presented")
    }
    stage.host.advance(by: 0.1)

    stage.host.window.rootViewController = stage.controller("R")

    let presented = LifecycleCallback.note("presented")
    #expect(!stage.recorder.events.contains { $0.callback == presented })
    try stage.host.settle()
    #expect(stage.recorder.events.filter { $0.callback == presented }.count == 1)
  }
}

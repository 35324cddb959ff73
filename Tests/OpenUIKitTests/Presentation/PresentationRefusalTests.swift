import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// The refusals of presentations and dismissals: the words are UIKit's, and nothing changes.
@Suite struct PresentationRefusalTests {
  private func name(_ controller: UIViewController) -> String {
    "<\(type(of: controller)): 0x\(String(UInt(bitPattern: ObjectIdentifier(controller)), radix: 16))>"
  }

  /// Does something, and expects one report and no event.
  private func expectRefusal(
    _ stage: ControllerStage, id: String, message: String, _ body: () -> Void
  ) throws {
    stage.recorder.removeAll()
    let misuses = withMisuseIntercepted {
      body()
      stage.host.commit()
    }
    #expect(misuses.map(\.id) == [id])
    #expect(misuses.map(\.message) == [message])
    try stage.recorder.expect("")
  }

  @Test("UIKit 5.5 A presenter whose view is in no window")
  func notInWindow() throws {
    let stage = try ControllerStage()
    let lonely = stage.controller("L")
    let modal = stage.modal("M")

    try expectRefusal(
      stage, id: "presentation.not-in-window",
      message: "Attempt to present \(name(modal)) on \(name(lonely)) whose view is not in the "
        + "window hierarchy!"
    ) { lonely.present(modal, animated: true) { Issue.record("completed") } }
    #expect(lonely.presentedViewController == nil)
    #expect(!modal.isViewLoaded)
  }

  @Test("UIKit 5.5 Presenting is legal in viewDidAppear, not in viewDidLoad nor in viewWillAppear")
  func earliest() throws {
    let stage = try ControllerStage()
    let root = stage.modal("R")
    let modal = stage.modal("M")
    root.on(.viewWillAppear) { root.present(modal, animated: false) }

    let misuses = withMisuseIntercepted { stage.host.show(root) }

    #expect(misuses.map(\.id) == ["presentation.not-in-window"])
    #expect(root.presentedViewController == nil)
  }

  @Test("UIKit 5.5 A presenter that presents already")
  func alreadyPresenting() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let first = stage.modal("M", .overFullScreen)
    try stage.present(first, on: root)
    let second = stage.modal("N")

    try expectRefusal(
      stage, id: "presentation.already-presenting",
      message: "Attempt to present \(name(second)) on \(name(root)) which is already presenting "
        + name(first)
    ) { root.present(second, animated: true) }
    #expect(root.presentedViewController === first)
    #expect(second.presentingViewController == nil)
  }

  @Test("UIKit 5.5 A presenter in the middle of a presentation, and of a dismissal")
  func whileBusy() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let first = stage.modal("M", .overFullScreen)
    let second = stage.modal("N")
    root.present(first, animated: true)

    try expectRefusal(
      stage, id: "presentation.in-progress",
      message: "Attempt to present \(name(second)) on \(name(root)) while a presentation is in "
        + "progress!"
    ) { root.present(second, animated: true) }
    try expectRefusal(
      stage, id: "presentation.dismiss-in-progress",
      message: "Attempt to dismiss from view controller \(name(root)) while a presentation or "
        + "dismiss is in progress!"
    ) { root.dismiss(animated: true) }

    try stage.host.settle()
    root.dismiss(animated: true)
    try expectRefusal(
      stage, id: "presentation.in-progress",
      message: "Attempt to present \(name(second)) on \(name(first)) while a presentation is in "
        + "progress!"
    ) { first.present(second, animated: true) }
    try expectRefusal(
      stage, id: "presentation.dismiss-in-progress",
      message: "Attempt to dismiss from view controller \(name(first)) while a presentation or "
        + "dismiss is in progress!"
    ) { first.dismiss(animated: false) }
    try stage.host.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("UIKit 5.5 A controller on itself")
  func itself() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()

    try expectRefusal(
      stage, id: "presentation.itself",
      message: "Application tried to present modal view controller on itself. Presenting "
        + "controller is \(name(root))"
    ) { root.present(root, animated: true) }
  }

  @Test("UIKit 5.5 An active controller: presented already, a window's root, shown by itself")
  func active() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let first = stage.modal("M", .overFullScreen)
    try stage.present(first, on: root)
    let waiting = stage.controller("W")
    let window = UIWindow(frame: stage.host.window.bounds)
    window.rootViewController = waiting
    let shown = stage.controller("S")
    first.view.addSubview(shown.view)
    stage.host.commit()

    for controller in [root, first, waiting, shown] where controller !== first {
      try expectRefusal(
        stage, id: "presentation.active",
        message: "Application tried to present modally an active controller \(name(controller))"
      ) { first.present(controller, animated: true) }
    }
    #expect(first.presentedViewController == nil)
  }

  @Test("UIKit 5.5 An active controller: one that presents, and whose view is out because of that")
  func presents() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let orphan = stage.controller("O")
    stage.host.turn { root.view.addSubview(orphan.view) }
    try stage.present(stage.modal("M", .currentContext), on: orphan)

    let misuse = withMisuseIntercepted { root.present(orphan, animated: false) }

    #expect(misuse.map(\.id) == ["presentation.active"])
    #expect(root.presentedViewController == nil)
  }

  @Test("R14.3 A child of another controller")
  func child() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let parent = stage.controller("Q")
    let child = stage.modal("C")
    parent.addChild(child)

    try expectRefusal(
      stage, id: "presentation.child",
      message: "Application tried to present modally a view controller \(name(child)) that has a "
        + "parent view controller \(name(parent))"
    ) { root.present(child, animated: true) }
    #expect(child.parent === parent)
  }

  @Test("UIKit 5.5 A controller with the style none")
  func noStyle() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M", .none)

    try expectRefusal(
      stage, id: "presentation.no-style",
      message: "The specified modal presentation style doesn't have a corresponding presentation "
        + "controller"
    ) { root.present(modal, animated: true) }
  }

  @Test("UIKit 5.5 A partial curl that does not fill the window")
  func partialCurl() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M", .overFullScreen)
    modal.modalTransitionStyle = .partialCurl

    try expectRefusal(
      stage, id: "presentation.partial-curl",
      message: "Application tried to present UIModalTransitionStylePartialCurl to or from "
        + "non-fullscreen view controller \(name(modal))"
    ) { root.present(modal, animated: true) }
  }

  @Test("UIKit 5.5 Presenting from a controller that was presented with a partial curl")
  func whileCurled() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let curled = stage.modal("M")
    curled.modalTransitionStyle = .partialCurl
    try stage.present(curled, on: root)
    let next = stage.modal("N")

    try expectRefusal(
      stage, id: "presentation.while-curled",
      message: "Application tried to present a nested modal view controller while curled "
        + name(next)
    ) { curled.present(next, animated: true) }
  }

  @Test(
    "UIKit 5.5 With nothing to dismiss nothing changes, and the completion is called in the next turn"
  )
  func nothingToDismiss() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()

    let misuses = withMisuseIntercepted {
      root.dismiss(animated: true, completion: stage.note())
    }
    try stage.recorder.expect("")
    stage.host.advance(by: 0.1)

    #expect(misuses.isEmpty)
    try stage.recorder.expect("test.completion")
  }

  @Test("R14.3 What was refused can be done later, as if nothing had been")
  func refusedThenDone() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let first = stage.modal("M")
    let second = stage.modal("N")
    root.present(first, animated: true)
    _ = withMisuseIntercepted { root.present(second, animated: true) }
    try stage.host.settle()
    stage.recorder.removeAll()

    first.present(second, animated: false)
    stage.host.commit()

    try stage.recorder.expect(
      """
      N.loadView
      N.viewDidLoad
      M.viewWillDisappear
      N.viewWillAppear [presented]
      N.viewIsAppearing [presented]
      N.viewDidAppear [presented]
      M.viewDidDisappear
      """)
  }

  @Test(
    "UIKit 2.3 5.7 A presenter cannot become a child of what it presents, nor of a child of that"
  )
  func presenterAsChild() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let presenter = stage.controller("A")
    add(presenter, to: root)
    presenter.definesPresentationContext = true
    let modal = stage.modal("B", .currentContext)
    try stage.present(modal, on: presenter)
    let inside = stage.controller("C")
    add(inside, to: modal)
    stage.recorder.removeAll()

    let misuses = withMisuseIntercepted {
      modal.addChild(presenter)
      inside.addChild(presenter)
    }

    #expect(misuses.map(\.id) == ["containment.cycle", "containment.cycle"])
    #expect(presenter.parent === root)
    try stage.recorder.expect("")
  }
}

import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Which controller presents when another is called, and which one a presentation covers.
@Suite struct PresentationContextTests {
  /// A root with descendants one inside the other; the last one is the innermost.
  private func nest(_ stage: ControllerStage, depth: Int) -> [RecordingViewController] {
    var controllers = [stage.shownRoot()]
    for level in 1...depth {
      let child = stage.controller("C\(level)")
      if let parent = controllers.last { add(child, to: parent) }
      controllers.append(child)
    }
    stage.host.commit()
    stage.recorder.removeAll()
    return controllers
  }

  @Test(
    "UIKit 5.5 Full screen: the root presents, whichever controller is called",
    arguments: [1, 2, 5])
  func rootPresents(depth: Int) throws {
    let stage = try ControllerStage()
    let controllers = nest(stage, depth: depth)
    let modal = stage.modal("M")

    controllers[depth].present(modal, animated: false)
    stage.host.commit()

    #expect(modal.presentingViewController === controllers[0])
    for controller in controllers { #expect(controller.presentedViewController === modal) }
    #expect(controllers[0].view.window == nil)
  }

  @Test(
    "UIKit 5.5 Current context: the nearest controller that defines one, the called one included")
  func contextPresents() throws {
    let stage = try ControllerStage()
    let controllers = nest(stage, depth: 5)
    controllers[1].definesPresentationContext = true
    controllers[3].definesPresentationContext = true
    let modal = stage.modal("M", .overCurrentContext)

    controllers[5].present(modal, animated: false)
    stage.host.commit()

    #expect(modal.presentingViewController === controllers[3])
    #expect(controllers[5].presentedViewController === modal)
    #expect(controllers[2].presentedViewController == nil)
    #expect(modal.view.window === stage.host.window)
    #expect(modal.presentationController?.containerView?.superview === controllers[2].view)
  }

  @Test("UIKit 5.5 Current context without one: the root presents")
  func noContext() throws {
    let stage = try ControllerStage()
    let controllers = nest(stage, depth: 2)
    let modal = stage.modal("M", .currentContext)

    controllers[2].present(modal, animated: false)
    stage.host.commit()

    #expect(modal.presentingViewController === controllers[0])
    #expect(modal.presentationController?.containerView?.superview === stage.host.window)
  }

  @Test("UIKit 5.5 Current context covers the view of its context, and removes only that")
  func contextFrame() throws {
    let stage = try ControllerStage()
    let controllers = nest(stage, depth: 2)
    controllers[2].view.frame = CGRect(x: 20, y: 30, width: 200, height: 100)
    controllers[2].definesPresentationContext = true
    let modal = stage.modal("M", .currentContext)

    controllers[2].present(modal, animated: false)
    stage.host.commit()

    #expect(
      modal.view.convert(modal.view.bounds, to: nil)
        == CGRect(x: 20, y: 30, width: 200, height: 100))
    #expect(controllers[2].view.superview == nil)
    try stage.recorder.expect(
      """
      M.loadView
      M.viewDidLoad
      C2.viewWillDisappear
      M.viewWillAppear [presented]
      M.viewIsAppearing [presented]
      M.viewDidAppear [presented]
      C2.viewDidDisappear
      """)

    modal.dismiss(animated: false)
    stage.host.commit()
    #expect(controllers[2].view.superview === controllers[1].view)
    #expect(controllers[2].view.frame == CGRect(x: 20, y: 30, width: 200, height: 100))
  }

  @Test("UIKit 5.5 A child of what is presented answers for it")
  func childOfPresented() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")
    let child = stage.controller("C")
    let grandchild = stage.controller("G")
    add(child, to: modal)
    add(grandchild, to: child)

    try stage.present(modal, on: root)

    #expect(grandchild.presentingViewController === root)
    #expect(grandchild.presentationController === modal.presentationController)
    #expect(grandchild.activePresentationController === modal.presentationController)
    #expect(grandchild.presentedViewController == nil)
    #expect(root.presentingViewController == nil)
  }

  @Test("UIKit 5.5 What is presented in a context disappears and appears with its container")
  func contextFollowsItsContainer() throws {
    let stage = try ControllerStage()
    let root = stage.manual("R")
    let middle = stage.controller("C")
    let context = stage.controller("D")
    context.definesPresentationContext = true
    add(context, to: middle)
    add(middle, to: root)
    middle.beginAppearanceTransition(true, animated: false)
    stage.host.show(root)
    middle.endAppearanceTransition()
    try stage.present(stage.modal("M", .overCurrentContext), on: context)

    middle.beginAppearanceTransition(false, animated: true)
    middle.endAppearanceTransition()
    try stage.recorder.expect(
      """
      C.viewWillDisappear(animated)
      D.viewWillDisappear(animated)
      M.viewWillDisappear(animated)
      C.viewDidDisappear(animated)
      D.viewDidDisappear(animated)
      M.viewDidDisappear(animated)
      """)

    middle.beginAppearanceTransition(true, animated: true)
    stage.host.commit()
    middle.endAppearanceTransition()
    try stage.recorder.expect(
      """
      C.viewWillAppear(animated)
      D.viewWillAppear(animated)
      M.viewWillAppear(animated)
      C.viewIsAppearing(animated)
      D.viewIsAppearing(animated)
      M.viewIsAppearing(animated)
      C.viewDidAppear(animated)
      D.viewDidAppear(animated)
      M.viewDidAppear(animated)
      """)
  }

  @Test("UIKit 5.5 What covers its context disappears and appears instead of it")
  func coveredContext() throws {
    let stage = try ControllerStage()
    let root = stage.manual("R")
    let context = stage.controller("D")
    context.definesPresentationContext = true
    add(context, to: root)
    context.beginAppearanceTransition(true, animated: false)
    stage.host.show(root)
    context.endAppearanceTransition()
    try stage.present(stage.modal("M", .currentContext), on: context)

    let misuses = withMisuseIntercepted {
      context.beginAppearanceTransition(false, animated: false)
      context.endAppearanceTransition()
      context.beginAppearanceTransition(true, animated: false)
      stage.host.commit()
      context.endAppearanceTransition()
    }

    #expect(misuses.isEmpty)
    try stage.recorder.expect(
      """
      M.viewWillDisappear
      M.viewDidDisappear
      M.viewWillAppear
      M.viewIsAppearing
      M.viewDidAppear
      """)
  }
}

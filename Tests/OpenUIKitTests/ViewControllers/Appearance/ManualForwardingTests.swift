import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Begin and end, called by a container: UIKit 3.3.
@Suite struct ManualForwardingTests {
  @Test(
    "R2.2 UIKit 3.3 A parent that forwards manually: nothing until begin, will, is appearing, did")
  func manualForwarding() throws {
    let stage = try ControllerStage()
    let parent = stage.manual("P")
    stage.host.show(parent)
    stage.recorder.removeAll()
    let child = stage.controller("C")

    add(child, to: parent)
    stage.host.commit()
    try stage.recorder.expect(
      """
      C.willMove(P)
      C.loadView
      C.viewDidLoad
      C.didMove(P)
      """)

    child.beginAppearanceTransition(true, animated: true)
    try stage.recorder.expect("C.viewWillAppear(animated)")
    stage.host.commit()
    try stage.recorder.expect("C.viewIsAppearing(animated)")
    child.endAppearanceTransition()
    try stage.recorder.expect("C.viewDidAppear(animated)")
  }

  @Test("R2.2 UIKit 3.3 begin and end in an automatic parent replace the automatic pair")
  func explicitTransitionInAutomaticParent() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let old = stage.controller("A")
    add(old, to: parent)
    stage.host.commit()
    stage.recorder.removeAll()
    let new = stage.controller("B")

    parent.addChild(new)
    old.willMove(toParent: nil)
    new.beginAppearanceTransition(true, animated: false)
    old.beginAppearanceTransition(false, animated: false)
    parent.view.insertSubview(new.view, at: 0)
    old.view.removeFromSuperview()
    new.endAppearanceTransition()
    old.endAppearanceTransition()
    new.didMove(toParent: parent)
    old.removeFromParent()
    stage.host.commit()

    try stage.recorder.expect(
      """
      B.willMove(P)
      A.willMove(nil)
      B.loadView
      B.viewDidLoad
      B.viewWillAppear [to]
      A.viewWillDisappear [from]
      B.viewIsAppearing [to]
      B.viewDidAppear [to]
      A.viewDidDisappear [from]
      B.didMove(P)
      A.didMove(nil)
      """)
  }

  @Test("R2.2 UIKit 3.3 begin and end of a container reach its descendants")
  func explicitTransitionReachesDescendants() throws {
    let stage = try ControllerStage()
    let (middle, leaf) = (stage.controller("M"), stage.controller("L"))
    stage.showManualRoot(holding: middle, leaf)

    middle.beginAppearanceTransition(true, animated: true)
    stage.host.commit()
    middle.endAppearanceTransition()

    try stage.recorder.expect(
      """
      M.viewWillAppear(animated)
      L.viewWillAppear(animated)
      M.viewIsAppearing(animated)
      L.viewIsAppearing(animated)
      M.viewDidAppear(animated)
      L.viewDidAppear(animated)
      """)
  }

  @Test("R2.2 UIKit 3.3 A container that forwards its own four callbacks: nested in the parent's")
  func typicalContainer() throws {
    let stage = try ControllerStage()
    let child = stage.controller("C")
    let parent = ForwardingController("P", recorder: stage.recorder)
    add(child, to: parent)
    stage.recorder.removeAll()

    stage.host.show(parent)
    stage.host.hide()

    try stage.recorder.expect(
      """
      P.viewWillAppear
      C.viewWillAppear
      P.viewIsAppearing
      C.viewIsAppearing
      P.viewDidAppear
      C.viewDidAppear
      P.viewWillDisappear
      C.viewWillDisappear
      P.viewDidDisappear
      C.viewDidDisappear
      """)
  }

  @Test("UIKit 3.3 With forwarding off neither the parent nor the window calls the child")
  func forwardingOff() throws {
    let stage = try ControllerStage()
    let parent = stage.manual("P")
    let child = stage.controller("C")
    add(child, to: parent)
    stage.recorder.removeAll()

    stage.host.show(parent)
    stage.host.turn { child.view.removeFromSuperview() }
    stage.host.turn { parent.view.addSubview(child.view) }
    stage.host.hide()

    try stage.recorder.expect(
      """
      P.viewWillAppear
      P.viewIsAppearing
      P.viewDidAppear
      P.viewWillDisappear
      P.viewDidDisappear
      """)
  }

  @Test(
    "UIKit 3.3 The same exchange outside a window: willMove, loadView and didMove, nothing else")
  func explicitTransitionOutsideTheWindow() throws {
    let stage = try ControllerStage()
    let parent = stage.controller("P")
    let old = stage.controller("A")
    let new = stage.controller("B")
    add(old, to: parent)
    stage.recorder.removeAll()

    let misuse = withMisuseIntercepted {
      parent.addChild(new)
      old.willMove(toParent: nil)
      new.beginAppearanceTransition(true, animated: false)
      old.beginAppearanceTransition(false, animated: false)
      parent.view.insertSubview(new.view, at: 0)
      old.view.removeFromSuperview()
      new.endAppearanceTransition()
      old.endAppearanceTransition()
      new.didMove(toParent: parent)
      old.removeFromParent()
    }
    #expect(misuse.isEmpty)
    try stage.recorder.expect(
      """
      B.willMove(P)
      A.willMove(nil)
      B.loadView
      B.viewDidLoad
      B.didMove(P)
      A.didMove(nil)
      """)

    stage.host.show(parent)
    try stage.recorder.expect(
      """
      P.viewWillAppear
      B.viewWillAppear
      P.viewIsAppearing
      B.viewIsAppearing
      P.viewDidAppear
      B.viewDidAppear
      """)
  }

  @Test(
    "UIKit 3.3 A parent that appears meanwhile includes the child; the late end adds nothing")
  func parentAppearsBetweenBeginAndEnd() throws {
    let stage = try ControllerStage()
    let parent = stage.controller("P")
    let child = stage.controller("C")
    parent.addChild(child)
    parent.loadViewIfNeeded()
    stage.recorder.removeAll()

    child.beginAppearanceTransition(true, animated: true)
    parent.view.addSubview(child.view)
    stage.host.show(parent)
    let misuse = withMisuseIntercepted { child.endAppearanceTransition() }

    #expect(misuse.isEmpty)
    try stage.recorder.expect(
      """
      C.loadView
      C.viewDidLoad
      P.viewWillAppear
      C.viewWillAppear [to]
      P.viewIsAppearing
      C.viewIsAppearing [to]
      P.viewDidAppear
      C.viewDidAppear [to]
      """)
  }

  @Test(
    "UIKit 3.3 begin and end need no window: a controller without a parent receives them at once")
  func withoutParent() throws {
    let stage = try ControllerStage()
    let controller = stage.controller("A")

    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()

    try stage.recorder.expect(
      """
      A.loadView
      A.viewDidLoad
      A.viewWillAppear
      A.viewIsAppearing
      A.viewDidAppear
      """)
  }

  @Test("UIKit 3.3 A begin without its end never sends the did")
  func beginWithoutEnd() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    parent.addChild(child)
    stage.recorder.removeAll()

    child.beginAppearanceTransition(true, animated: false)
    parent.view.addSubview(child.view)
    stage.host.commit()
    stage.host.commit()

    try stage.recorder.expect(
      """
      C.loadView
      C.viewDidLoad
      C.viewWillAppear [to]
      C.viewIsAppearing [to]
      """)
  }

  @Test("UIKit 3.3 3.4 Nested begins: one will, and one did at the last end, descendants included")
  func nestedBegins() throws {
    let stage = try ControllerStage()
    let middle = stage.controller("M")
    stage.showManualRoot(holding: middle, stage.controller("L"))
    stage.host.commit()
    stage.recorder.removeAll()

    middle.beginAppearanceTransition(true, animated: true)
    middle.beginAppearanceTransition(true, animated: false)
    stage.host.commit()
    middle.endAppearanceTransition()
    stage.recorder.note("first end")
    middle.endAppearanceTransition()

    try stage.recorder.expect(
      """
      M.viewWillAppear(animated)
      L.viewWillAppear(animated)
      M.viewIsAppearing(animated)
      L.viewIsAppearing(animated)
      test.first end
      M.viewDidAppear(animated)
      L.viewDidAppear(animated)
      """)
  }

  @Test(
    "UIKit 3.3 A child that its container moves itself, in an automatic parent, does not go twice")
  func explicitRemovalInAutomaticParent() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    stage.host.turn { add(child, to: parent) }
    stage.recorder.removeAll()

    child.willMove(toParent: nil)
    child.beginAppearanceTransition(false, animated: true)
    stage.host.commit()
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    child.removeFromParent()
    stage.host.commit()

    try stage.recorder.expect(
      """
      C.willMove(nil)
      C.viewWillDisappear(animated) [from]
      C.viewDidDisappear(animated) [from]
      C.didMove(nil)
      """)
  }
}

/// A container that forwards its own four callbacks to its children, as Apple documents it.
private final class ForwardingController: RecordingViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for child in children { child.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in children { child.endAppearanceTransition() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for child in children { child.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for child in children { child.endAppearanceTransition() }
  }
}

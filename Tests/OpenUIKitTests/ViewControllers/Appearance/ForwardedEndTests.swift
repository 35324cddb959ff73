import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// The appearance transitions of children that end with the parent's transition: UIKit 3.3.
@Suite struct ForwardedEndTests {
  @Test(
    "R2.2 UIKit 3.3 begin and end around addSubview on the child: it has appeared when end returns")
  func onChild() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    parent.addChild(child)
    stage.recorder.removeAll()

    let misuse = withMisuseIntercepted {
      child.beginAppearanceTransition(true, animated: true)
      parent.view.addSubview(child.view)
      child.endAppearanceTransition()
    }

    #expect(misuse.isEmpty)
    let expected: Timeline = """
      C.loadView
      C.viewDidLoad
      C.viewWillAppear(animated) [to]
      C.viewIsAppearing(animated) [to]
      C.viewDidAppear(animated) [to]
      """
    try stage.recorder.expect(expected)
    stage.host.commit()
    try stage.recorder.expect("")
  }

  @Test("R2.2 UIKit 3.3 An end of an appeared container ends what its children have open")
  func onContainer() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    add(stage.controller("G"), to: child)
    parent.addChild(child)
    stage.recorder.removeAll()

    let misuse = withMisuseIntercepted {
      parent.beginAppearanceTransition(true, animated: false)
      parent.view.addSubview(child.view)
      parent.endAppearanceTransition()
    }

    #expect(misuse.map(\.id) == ["appearance.unbalanced", "appearance.unbalanced"])
    try stage.recorder.expect(
      """
      C.viewWillAppear [to]
      G.viewWillAppear
      C.viewIsAppearing [to]
      C.viewDidAppear [to]
      G.viewIsAppearing
      G.viewDidAppear
      """)
    stage.host.commit()
    try stage.recorder.expect("")

    _ = withMisuseIntercepted {
      child.view.removeFromSuperview()
      parent.endAppearanceTransition()
    }
    try stage.recorder.expect(
      """
      C.viewWillDisappear [to]
      G.viewWillDisappear
      C.viewDidDisappear [to]
      G.viewDidDisappear
      """)
    stage.host.commit()
    try stage.recorder.expect("")
  }

  @Test("R2.6 UIKit 3.3 The viewIsAppearing that the end sends may end the appearance by itself")
  func endedInside() throws {
    let stage = try ControllerStage()
    let parent = stage.manual("P")
    stage.host.show(parent)
    let child = stage.controller("C")
    add(child, to: parent)
    stage.recorder.removeAll()
    child.once(.viewIsAppearing) { [unowned child] in
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
    }

    let misuse = withMisuseIntercepted {
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
    }

    #expect(misuse.isEmpty)
    try stage.recorder.expect(
      """
      C.viewWillAppear
      C.viewIsAppearing
      C.viewWillDisappear
      C.viewDidDisappear
      """)
  }

  @Test("R2.1 R14.2 A parent whose transition ends while a child's view is being added: it appears")
  func endsInsideAddSubview() throws {
    let stage = try ControllerStage()
    let root = stage.manual("R")
    stage.host.show(root)
    let parent = stage.controller("P")
    root.addChild(parent)
    let child = stage.controller("C")
    parent.addChild(child)
    child.loadViewIfNeeded()
    parent.beginAppearanceTransition(true, animated: false)
    root.view.addSubview(parent.view)
    child.once(.viewWillAppear) { parent.endAppearanceTransition() }
    stage.recorder.removeAll()

    stage.host.turn { parent.view.addSubview(child.view) }

    #expect(stage.recorder.timeline.lines.last == "C.viewDidAppear [to]")
    #expect(child.view.window != nil)
  }
}

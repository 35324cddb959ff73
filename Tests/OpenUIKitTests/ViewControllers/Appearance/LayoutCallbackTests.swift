import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// When a controller receives layout callbacks, and what is placed then: UIKit 1.4.
@Suite struct LayoutCallbackTests {
  /// A root that has a child, both of which record layout.
  private func nested(_ stage: ControllerStage) -> (
    RecordingViewController, RecordingViewController
  ) {
    let parent = stage.controller("P")
    let child = stage.controller("C")
    add(child, to: parent)
    stage.host.show(parent)
    parent.recordsLayout = true
    child.recordsLayout = true
    stage.recorder.removeAll()
    return (parent, child)
  }

  @Test("UIKit 1.4 Top down: the parent is through before its child begins")
  func topDown() throws {
    let stage = try ControllerStage()
    let (parent, child) = nested(stage)

    child.view.setNeedsLayout()
    parent.view.setNeedsLayout()
    stage.host.commit()

    try stage.recorder.expect(
      """
      P.viewWillLayoutSubviews
      P.viewDidLayoutSubviews
      C.viewWillLayoutSubviews
      C.viewDidLayoutSubviews
      """)
  }

  @Test("UIKit 1.4 The root view's own layoutSubviews is called between the two")
  func layoutSubviewsBetween() throws {
    let stage = try ControllerStage()
    final class NotingView: UIView {
      var note: () -> Void = {}
      override func layoutSubviews() { note() }
    }
    let root = stage.controller("R")
    let view = NotingView()
    view.note = { [recorder = stage.recorder] in recorder.note("layoutSubviews") }
    root.view = view
    root.recordsLayout = true

    stage.host.show(root)

    try stage.recorder.expect(
      """
      R.viewWillAppear
      R.viewIsAppearing
      R.viewWillLayoutSubviews
      test.layoutSubviews
      R.viewDidLayoutSubviews
      R.viewDidAppear
      """)
  }

  @Test("UIKit 1.4 What requests a layout pass of the root view, and what does not")
  func causes() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    parent.recordsLayout = true
    let box = UIView()
    let causes: [(String, () -> Void, asks: Bool)] = [
      ("setNeedsLayout", { parent.view.setNeedsLayout() }, true),
      ("addSubview", { parent.view.addSubview(box) }, true),
      ("a subview's own layout", { box.setNeedsLayout() }, false),
      ("a subview's subview", { box.addSubview(UIView()) }, false),
      ("a subview's frame", { box.frame.origin.x = 3 }, false),
      ("removeFromSuperview", { box.removeFromSuperview() }, true),
      ("another size", { parent.view.bounds.size.width -= 1 }, true),
      ("another position", { parent.view.center.x += 1 }, false),
      ("a transform", { parent.view.transform = CGAffineTransform(scaleX: 2, y: 2) }, false),
      ("alpha", { parent.view.alpha = 0.5 }, false),
    ]

    for (name, cause, asks) in causes {
      stage.host.turn(cause)
      let lines = stage.recorder.takeTimeline().lines
      let expected = asks ? ["P.viewWillLayoutSubviews", "P.viewDidLayoutSubviews"] : []
      #expect(lines == expected, "\(name)")
    }
  }

  @Test("UIKit 1.4 A child whose size follows its parent is laid out in the same pass")
  func childFollows() throws {
    let stage = try ControllerStage()
    let (parent, child) = nested(stage)

    parent.view.bounds.size = CGSize(width: 200, height: 100)
    stage.host.commit()

    try stage.recorder.expect(
      """
      P.viewWillLayoutSubviews
      P.viewDidLayoutSubviews
      C.viewWillLayoutSubviews
      C.viewDidLayoutSubviews
      """)
    #expect(child.view.bounds.size == CGSize(width: 200, height: 100))
  }

  @Test("UIKit 1.4 The callbacks are called outside a window too")
  func outsideTheWindow() throws {
    let stage = try ControllerStage()
    let controller = stage.controller("A")
    controller.recordsLayout = true

    controller.view.layoutIfNeeded()

    try stage.recorder.expect(
      """
      A.loadView
      A.viewDidLoad
      A.viewWillLayoutSubviews
      A.viewDidLayoutSubviews
      """)
  }
}

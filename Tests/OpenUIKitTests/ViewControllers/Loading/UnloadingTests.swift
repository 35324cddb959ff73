import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// UIKit 1.2.
@Suite struct UnloadingTests {
  @Test("R3.5 UIKit 1.2 A view set to nil is unloaded, and loads again when it is read")
  func unloading() throws {
    let stage = try ControllerStage()
    let controller = RecordingViewController("A", recorder: stage.recorder)
    weak let first = controller.view
    stage.recorder.removeAll()

    controller.view = nil

    #expect(!controller.isViewLoaded)
    #expect(first == nil)
    controller.loadViewIfNeeded()
    try stage.recorder.expect(
      """
      A.loadView
      A.viewDidLoad
      """)
  }

  @Test(
    "R3.4 UIKit 1.2 8 The idiom: an invisible view is released in a memory warning, and loaded again"
  )
  func idiom() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    child.on(.didReceiveMemoryWarning) { [unowned child] in
      if child.isViewLoaded, child.view.window == nil { child.view = nil }
    }
    add(child, to: parent)
    stage.host.commit()
    stage.recorder.removeAll()

    stage.host.sendMemoryWarning()
    #expect(child.isViewLoaded)
    child.view.removeFromSuperview()
    stage.host.commit()
    stage.host.sendMemoryWarning()
    #expect(!child.isViewLoaded)
    parent.view.addSubview(child.view)
    stage.host.commit()

    try stage.recorder.expect(
      """
      P.didReceiveMemoryWarning
      C.didReceiveMemoryWarning
      C.viewWillDisappear
      C.viewDidDisappear
      P.didReceiveMemoryWarning
      C.didReceiveMemoryWarning
      C.loadView
      C.viewDidLoad
      C.viewWillAppear
      C.viewIsAppearing
      C.viewDidAppear
      """)
  }

  @Test(
    "R3.3 UIKit 1.2 Removing a child keeps its view; removing it from the parent unloads nothing")
  func removalKeepsTheView() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    add(child, to: parent)
    stage.host.commit()
    let view = child.view

    remove(child)
    stage.host.commit()

    #expect(child.viewIfLoaded === view)
    #expect(child.loadCount == 1)
  }

  @Test("R3.5 UIKit 1.2 A view that is released while visible: what follows is balanced")
  func unloadedWhileVisible() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    add(child, to: parent)
    stage.host.commit()
    stage.recorder.removeAll()

    child.view = nil
    stage.host.hide()
    stage.host.unhide()
    #expect(!child.isViewLoaded)

    try stage.recorder.expect(
      """
      P.viewWillDisappear
      C.viewWillDisappear
      P.viewDidDisappear
      C.viewDidDisappear
      P.viewWillAppear
      P.viewIsAppearing
      P.viewDidAppear
      """)
  }

  @Test(
    "UIKit 1.2 A view that is replaced between will and is-appearing: the new one is placed first")
  func replacedWhileAppearing() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")
    let replacement = UIView()
    replacement.layoutIfNeeded()
    root.on(.viewWillAppear) { [unowned root] in root.view = replacement }
    var frame: CGRect?
    root.on(.viewIsAppearing) { [unowned root] in frame = root.view.frame }

    stage.host.show(root)

    #expect(replacement.superview === stage.host.window)
    #expect(frame == stage.host.window.bounds)
    try stage.recorder.expect(
      """
      R.loadView
      R.viewDidLoad
      R.viewWillAppear
      R.viewIsAppearing
      R.viewDidAppear
      """)
  }
}

import NestTesting
import OpenUIKit
import Testing

/// A turn that ends inside a callback of appearance, as by an event that is sent there.
@Suite struct CommitInCallbackTests {
  @Test(
    "UIKit 3.2 A turn that ends inside a callback of a view that enters or leaves a window ends nothing"
  )
  func commit() throws {
    let host = try TestHost()
    let recorder = LifecycleRecorder()
    let parent = UIViewController()
    let child = RecordingViewController("C", recorder: recorder)
    host.show(parent)
    child.once(.viewWillAppear) { host.sendMemoryWarning() }
    host.turn {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    try host.settle()
    try recorder.expect(
      """
      C.willMove(UIViewController)
      C.loadView
      C.viewDidLoad
      C.viewWillAppear [to]
      C.didReceiveMemoryWarning
      C.didMove(UIViewController)
      C.viewIsAppearing [to]
      C.viewDidAppear [to]
      """)

    child.once(.viewWillDisappear) { host.sendMemoryWarning() }
    host.turn {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    try host.settle()
    try recorder.expect(
      """
      C.willMove(nil)
      C.viewWillDisappear [from]
      C.didReceiveMemoryWarning
      C.didMove(nil)
      C.viewDidDisappear [from]
      """)
  }
}

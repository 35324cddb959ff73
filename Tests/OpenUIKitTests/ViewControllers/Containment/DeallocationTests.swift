import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Nothing is retained without need.
@Suite struct DeallocationTests {
  @Test("R13.2 UIKit 0.1 A removed child is deallocated, after its did")
  func deallocation() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")
    stage.host.show(root)
    weak var weakChild: UIViewController?
    do {
      let child = stage.controller("C")
      weakChild = child
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      stage.host.commit()
      stage.recorder.removeAll()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }

    stage.host.commit()

    #expect(weakChild == nil)
    try stage.recorder.expect(
      """
      C.willMove(nil)
      C.viewWillDisappear [from]
      C.didMove(nil)
      C.viewDidDisappear [from]
      C.deinit
      """)
  }
}

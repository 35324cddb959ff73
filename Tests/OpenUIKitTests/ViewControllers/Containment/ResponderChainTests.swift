import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// UIKit 1.1, the last row.
@Suite struct ResponderChainTests {
  @Test("R1.1 The responder chain leads from the root view to the controller to its superview")
  func responderChain() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")
    let child = stage.controller("C")
    stage.host.show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)

    #expect(child.view.next === child)
    #expect(child.next === root.view)
    #expect(root.view.next === root)
    #expect(root.next === stage.host.window)
  }

  @Test(
    "UIKit 1.1 Before the view is loaded, and after it has left, a controller's chain ends at it")
  func withoutSuperview() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let child = stage.controller("C")
    #expect(child.next == nil)

    add(child, to: root)
    #expect(child.next === root.view)
    remove(child)

    #expect(child.view.next === child)
    #expect(child.next == nil)
  }

  @Test("UIKit 1.1 A view between the two is in the chain")
  func viewBetween() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let box = UIView()
    let child = stage.controller("C")
    root.view.addSubview(box)
    root.addChild(child)
    box.addSubview(child.view)

    let chain = sequence(first: child.view as UIResponder, next: \.next).prefix(6)

    #expect(
      chain.map(ObjectIdentifier.init)
        == [
          child.view, child, box, root.view, root, stage.host.window,
        ].map { ObjectIdentifier($0) })
  }

  @Test("UIKit 1.1 1.2 A view that was replaced is an ordinary view in the chain")
  func releasedView() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let child = stage.controller("C")
    add(child, to: root)
    let view = try #require(child.view)

    child.view = nil

    #expect(view.next === root.view)
    #expect(child.next == nil)
  }
}

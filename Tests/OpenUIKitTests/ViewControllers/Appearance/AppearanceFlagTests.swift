import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Why a controller appears or disappears: UIKit 0.2.7 and 1.5. In timelines `[to]` means
/// `isMovingToParent` and `[from]` for `isMovingFromParent`.
@Suite struct AppearanceFlagTests {
  @Test("R2.5 UIKit 0.2.7 From willMove to didMove, and in the did that is called after didMove")
  func movingToParent() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    var seen: [String: Bool] = [:]
    func look(_ place: String) { seen[place] = child.isMovingToParent }
    child.on(.willMove) { [unowned child] in seen["willMove"] = child.isMovingToParent }
    child.on(.viewDidAppear) { [unowned child] in seen["did"] = child.isMovingToParent }

    look("before")
    parent.addChild(child)
    look("added")
    parent.view.addSubview(child.view)
    look("shown")
    child.didMove(toParent: parent)
    look("moved")
    stage.host.commit()
    look("after")

    #expect(
      seen == [
        "before": false, "willMove": true, "added": true, "shown": true, "moved": false,
        "did": true, "after": false,
      ])
  }

  @Test("R2.5 UIKit 1.5 A child that appears, is covered, uncovered and disappears")
  func wholeLife() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")

    stage.host.turn { add(child, to: parent) }
    stage.host.turn { child.view.removeFromSuperview() }
    stage.host.turn { parent.view.addSubview(child.view) }
    stage.host.turn { remove(child) }

    try stage.recorder.expect(
      """
      C.willMove(P)
      C.loadView
      C.viewDidLoad
      C.viewWillAppear [to]
      C.didMove(P)
      C.viewIsAppearing [to]
      C.viewDidAppear [to]
      C.viewWillDisappear
      C.viewDidDisappear
      C.viewWillAppear
      C.viewIsAppearing
      C.viewDidAppear
      C.willMove(nil)
      C.viewWillDisappear [from]
      C.didMove(nil)
      C.viewDidDisappear [from]
      """)
  }

  @Test("UIKit 1.5 The flags do not depend on overrides that call super")
  func withoutSuper() throws {
    let stage = try ControllerStage()
    final class Forgetful: UIViewController {
      var seen: [Bool] = []
      override func willMove(toParent parent: UIViewController?) {}
      override func didMove(toParent parent: UIViewController?) {}
      override func viewWillAppear(_ animated: Bool) { seen.append(isMovingToParent) }
      override func viewDidAppear(_ animated: Bool) { seen.append(isMovingToParent) }
    }
    let parent = stage.shownRoot()
    let child = Forgetful()

    stage.host.turn { add(child, to: parent) }

    #expect(child.seen == [true, true])
  }

  @Test("UIKit 1.5 A child that is called after its parent reads false there, when it disappears")
  func flagsOfTheParent() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let middle = stage.controller("M")
    let leaf = stage.controller("L")
    var seen: [String] = []
    middle.on(.viewWillDisappear) { [unowned middle] in
      seen.append("M \(middle.isMovingFromParent)")
    }
    leaf.on(.viewWillDisappear) { [unowned middle, unowned leaf] in
      seen.append("L \(leaf.isMovingFromParent), its parent \(middle.isMovingFromParent)")
    }
    add(leaf, to: middle)
    stage.host.turn { add(middle, to: root) }

    stage.host.turn { remove(middle) }

    #expect(seen == ["M true", "L false, its parent false"])
  }

  @Test("UIKit 1.5 Outside the callbacks nothing moves from a parent")
  func movingFromParentOutside() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    stage.host.turn { add(child, to: parent) }

    child.willMove(toParent: nil)
    #expect(!child.isMovingFromParent)
    child.view.removeFromSuperview()
    child.removeFromParent()
    stage.host.commit()

    #expect(!child.isMovingFromParent)
  }

  @Test(
    "UIKit 1.5 2.4 An interactive removal that is cancelled: the will that makes up for it has none"
  )
  func cancelledRemoval() throws {
    let stage = try ControllerStage()
    let parent = stage.manual("P")
    let child = stage.controller("C")
    stage.show(parent)
    add(child, to: parent)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    stage.recorder.removeAll()

    child.willMove(toParent: nil)
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.willMove(toParent: parent)
    child.didMove(toParent: parent)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()

    try stage.recorder.expect(
      """
      C.willMove(nil)
      C.viewWillDisappear(animated) [from]
      C.viewWillAppear(animated)
      C.viewIsAppearing(animated)
      C.viewDidAppear(animated)
      C.willMove(P)
      C.didMove(P)
      C.viewWillDisappear(animated)
      C.viewDidDisappear(animated)
      """)
  }

  @Test("UIKit 1.5 A controller that moves to another parent: from the one, to the other")
  func anotherParent() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let first = stage.controller("A")
    let second = stage.controller("B")
    let child = stage.controller("C")
    stage.host.turn {
      add(first, to: root)
      add(second, to: root)
    }
    stage.host.turn { add(child, to: first) }
    stage.recorder.removeAll()

    stage.host.turn {
      remove(child)
      add(child, to: second)
    }

    try stage.recorder.expect(
      """
      C.willMove(nil)
      C.viewWillDisappear [from]
      C.didMove(nil)
      C.willMove(B)
      C.viewWillAppear [to]
      C.didMove(B)
      C.viewIsAppearing [to]
      C.viewDidAppear [to]
      """)
  }
}

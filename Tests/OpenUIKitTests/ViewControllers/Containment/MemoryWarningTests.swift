import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// UIKit 8.
@Suite struct MemoryWarningTests {
  @Test(
    "R13.1 UIKit 0.1 A memory warning reaches every controller once, parents first, visible or not")
  func memoryWarning() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")
    let visible = stage.controller("A")
    let hidden = stage.controller("B")
    let deep = stage.controller("C")
    root.addChild(visible)
    root.addChild(hidden)
    hidden.addChild(deep)
    root.view.addSubview(visible.view)
    stage.host.show(root)
    stage.recorder.removeAll()

    stage.host.sendMemoryWarning()

    try stage.recorder.expect(
      """
      R.didReceiveMemoryWarning
      A.didReceiveMemoryWarning
      B.didReceiveMemoryWarning
      C.didReceiveMemoryWarning
      """)
    #expect(!hidden.isViewLoaded)
    #expect(visible.isViewLoaded)

    stage.host.hide()
    stage.recorder.removeAll()
    stage.host.sendMemoryWarning()
    try stage.recorder.expect(
      """
      R.didReceiveMemoryWarning
      A.didReceiveMemoryWarning
      B.didReceiveMemoryWarning
      C.didReceiveMemoryWarning
      """)
  }

  @Test("R13.1 UIKit 8 The delegate first, then the notification, then the controllers")
  func order() throws {
    let stage = try ControllerStage()
    final class Delegate: UIResponder, UIApplicationDelegate {
      let note: (String) -> Void
      init(_ note: @escaping (String) -> Void) { self.note = note }
      func applicationDidReceiveMemoryWarning(_ application: UIApplication) { note("delegate") }
    }
    _ = stage.shownRoot()
    let delegate = Delegate { stage.recorder.note($0) }
    UIApplication.shared.delegate = delegate
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { stage.recorder.note("notification") } }
    defer { NotificationCenter.default.removeObserver(token) }

    stage.host.sendMemoryWarning()

    try stage.recorder.expect(
      """
      test.delegate
      test.notification
      P.didReceiveMemoryWarning
      """)
  }

  @Test(
    "R13.1 UIKit 0.1 What is presented is called after the tree that presents it, with its own children"
  )
  func presented() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")
    let child = stage.controller("C")
    let first = stage.controller("A")
    let second = stage.controller("B")
    add(child, to: root)
    first.addChild(stage.controller("A1"))
    first.modalPresentationStyle = .fullScreen
    second.modalPresentationStyle = .fullScreen
    stage.show(root)
    stage.host.turn { root.present(first, animated: false) }
    stage.host.turn { first.present(second, animated: false) }
    stage.recorder.removeAll()

    stage.host.sendMemoryWarning()

    try stage.recorder.expect(
      """
      R.didReceiveMemoryWarning
      C.didReceiveMemoryWarning
      A.didReceiveMemoryWarning
      A1.didReceiveMemoryWarning
      B.didReceiveMemoryWarning
      """)
  }

  @Test("R13.1 Every window's tree, hidden windows included")
  func severalWindows() throws {
    let stage = try ControllerStage()
    _ = stage.shownRoot()
    let hidden = UIWindow(frame: stage.host.window.frame)
    hidden.rootViewController = stage.controller("H")

    stage.host.sendMemoryWarning()

    try stage.recorder.expect(
      """
      P.didReceiveMemoryWarning
      H.didReceiveMemoryWarning
      """)
  }

  @Test(
    "R14.2 Children that are removed meanwhile are not called; those that are added are not either"
  )
  func childrenDroppedInAnswer() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")
    let retained = stage.controller("K")
    let dropped = stage.controller("D")
    let late = stage.controller("L")
    let grandchild = stage.controller("G")
    root.addChild(retained)
    root.addChild(dropped)
    retained.on(.didReceiveMemoryWarning) { [unowned root, unowned retained] in
      dropped.removeFromParent()
      root.addChild(late)
      retained.addChild(grandchild)
    }
    stage.show(root)

    stage.host.sendMemoryWarning()

    #expect(root.children == [retained, late])
    let lines = stage.recorder.takeTimeline().lines.filter { $0.hasSuffix("MemoryWarning") }
    // Children that a controller adds in its own call are there when its children are called.
    #expect(
      lines == [
        "R.didReceiveMemoryWarning", "K.didReceiveMemoryWarning", "G.didReceiveMemoryWarning",
      ])
  }

  @Test("UIKit 8 1.2 Nothing is unloaded, whether visible or not")
  func nothingIsUnloaded() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let invisible = stage.controller("I")
    root.addChild(invisible)
    invisible.loadViewIfNeeded()

    stage.host.sendMemoryWarning()

    #expect(root.isViewLoaded && invisible.isViewLoaded)
    #expect(root.loadCount == 1 && invisible.loadCount == 1)
  }
}

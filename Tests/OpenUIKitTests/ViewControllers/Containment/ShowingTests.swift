import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// `show(_:sender:)` and `showDetailViewController(_:sender:)`: up the hierarchy to the one that
/// handles the request, or else a presentation.
@Suite struct ShowingTests {
  /// A container that shows what is requested by its own means.
  private final class Showing: RecordingViewController {
    var shown: [String] = []
    var takes = true

    override func show(_ vc: UIViewController, sender: Any?) {
      guard takes else { return super.show(vc, sender: sender) }
      shown.append("show \(LifecycleRecorder.name(of: vc)) for \(sender as? String ?? "nobody")")
    }

    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      guard takes else { return super.showDetailViewController(vc, sender: sender) }
      shown.append("detail \(LifecycleRecorder.name(of: vc)) for \(sender as? String ?? "nobody")")
    }
  }

  @Test("The nearest ancestor that overrides it decides, and gets the sender")
  func nearestOverride() throws {
    let stage = try ControllerStage()
    let outer = Showing("O", recorder: stage.recorder)
    let inner = Showing("I", recorder: stage.recorder)
    let middle = stage.controller("M")
    let leaf = stage.controller("L")
    let page = stage.controller("X")
    outer.addChild(inner)
    inner.addChild(middle)
    middle.addChild(leaf)

    leaf.show(page, sender: "button")
    middle.showDetailViewController(page, sender: nil)

    #expect(inner.shown == ["show X for button", "detail X for nobody"])
    #expect(outer.shown.isEmpty)
    #expect(page.parent == nil)
  }

  @Test("An override that calls super forwards the request to the next one")
  func overrideThatDeclines() throws {
    let stage = try ControllerStage()
    let outer = Showing("O", recorder: stage.recorder)
    let inner = Showing("I", recorder: stage.recorder)
    let leaf = stage.controller("L")
    outer.addChild(inner)
    inner.addChild(leaf)
    inner.takes = false

    leaf.show(stage.controller("X"), sender: "a")
    inner.show(stage.controller("Y"), sender: "b")

    #expect(outer.shown == ["show X for a", "show Y for b"])
  }

  @Test("Where no ancestor handles it, the controller that was called presents it, animated")
  func presentation() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let child = stage.controller("C")
    stage.host.turn { add(child, to: root) }
    child.definesPresentationContext = true
    let page = stage.controller("X")
    page.modalPresentationStyle = .overCurrentContext
    page.loadViewIfNeeded()
    stage.recorder.removeAll()

    stage.host.turn { child.show(page, sender: nil) }

    #expect(page.presentingViewController === child)
    try stage.host.settle()
    try stage.recorder.expect(
      """
      X.viewWillAppear(animated) [presented]
      X.viewIsAppearing(animated) [presented]
      X.viewDidAppear(animated) [presented]
      """)
  }

  @Test("showDetailViewController presents too, and a request without a window is refused")
  func detailPresentation() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let page = stage.controller("X")
    page.modalPresentationStyle = .fullScreen

    stage.host.turn { root.showDetailViewController(page, sender: nil) }
    #expect(root.presentedViewController === page)

    let misuse = withMisuseIntercepted {
      stage.controller("A").show(stage.controller("B"), sender: nil)
    }
    #expect(misuse.count == 1)
  }
}

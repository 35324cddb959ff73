import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Calls that do not fit: UIKit 0.2.2, 1.3 and 3.4.
@Suite struct AppearanceMisuseTests {
  @Test("R2.6 UIKit 0.2.2 Unbalanced calls are reported, send nothing and change nothing")
  func unbalanced() throws {
    let stage = try ControllerStage()
    let child = stage.controller("C")

    let misuse = withMisuseIntercepted {
      child.endAppearanceTransition()
      child.beginAppearanceTransition(false, animated: false)
    }

    #expect(misuse.map(\.id) == ["appearance.unbalanced", "appearance.unbalanced"])
    #expect(
      misuse.first?.message.hasPrefix(
        "Unbalanced calls to begin/end appearance transitions for <RecordingViewController: 0x")
        == true)
    try stage.recorder.expect("")
  }

  @Test("R2.6 UIKit 0.2.2 Every unbalanced call: controller, call, state, what was expected")
  func everyUnbalancedCall() throws {
    let stage = try ControllerStage()
    let gone = stage.controller("A")
    let here = stage.controller("B")
    here.beginAppearanceTransition(true, animated: false)
    here.endAppearanceTransition()
    stage.recorder.removeAll()

    let misuse = withMisuseIntercepted {
      gone.endAppearanceTransition()
      gone.beginAppearanceTransition(false, animated: true)
      here.endAppearanceTransition()
      here.beginAppearanceTransition(true, animated: true)
    }

    let text = "Unbalanced calls to begin/end appearance transitions for"
    #expect(
      misuse.map(\.message) == [
        "\(text) \(gone.diagnosticName)", "\(text) \(gone.diagnosticName)",
        "\(text) \(here.diagnosticName)", "\(text) \(here.diagnosticName)",
      ])
    #expect(
      misuse.map(\.reason) == [
        "endAppearanceTransition() was called while the controller was disappeared",
        "beginAppearanceTransition(false, …) was called while the controller was disappeared",
        "endAppearanceTransition() was called while the controller was appeared",
        "beginAppearanceTransition(true, …) was called while the controller was appeared",
      ])
    #expect(
      misuse.map(\.remedy) == [
        "Begin with true before, and end once after", "Begin with true first, or not at all",
        "Begin with false before, and end once after", "Begin with false first, or not at all",
      ])
    try stage.recorder.expect("")
  }

  @Test("R2.6 UIKit 3.4 A second end is one too many, also where the window ended it")
  func doubleEnd() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    stage.host.turn { add(child, to: parent) }
    stage.recorder.removeAll()

    let misuse = withMisuseIntercepted { child.endAppearanceTransition() }

    #expect(misuse.map(\.id) == ["appearance.unbalanced"])
    try stage.recorder.expect("")
  }

  @Test("R2.6 UIKit 1.3 A callback that is called directly is reported, in UIKit's words")
  func calledDirectly() throws {
    let stage = try ControllerStage()
    let controller = UIViewController()

    let misuse = withMisuseIntercepted {
      controller.viewWillAppear(false)
      controller.viewIsAppearing(false)
      controller.viewDidAppear(false)
      controller.viewWillDisappear(false)
      controller.viewDidDisappear(false)
    }

    #expect(Set(misuse.map(\.id)) == ["appearance.called-directly"])
    #expect(
      misuse.map(\.message)
        == [
          "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
          "viewDidDisappear",
        ].map {
          "Calling -\($0): directly on a view controller is not supported. View controller: "
            + controller.diagnosticName
        })
    withExtendedLifetime(stage) {}
  }

  @Test("UIKit 1.3 A container that calls its child's callbacks from its own is reported too")
  func calledFromTheParent() throws {
    let stage = try ControllerStage()
    let parent = stage.controller("P")
    let child = stage.controller("C")
    parent.on(.viewWillAppear) { child.viewWillAppear(false) }

    let misuse = withMisuseIntercepted { stage.host.show(parent) }

    #expect(misuse.map(\.id) == ["appearance.called-directly"])
    #expect(misuse.first?.message.hasSuffix(child.diagnosticName) == true)
  }

  @Test(
    "UIKit 1.3 No false alarm: overrides that call super late, twice, or around other transitions")
  func noFalseAlarm() throws {
    let stage = try ControllerStage()
    final class Odd: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        beginAppearanceTransition(false, animated: false)
        beginAppearanceTransition(true, animated: false)
        super.viewWillAppear(animated)
        super.viewWillAppear(animated)
      }
      var isTurning = false
      override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        guard !isTurning else { return }
        isTurning = true
        super.beginAppearanceTransition(isAppearing, animated: animated)
        isTurning = false
      }
    }

    let misuse = withMisuseIntercepted { stage.host.show(Odd()) }

    #expect(misuse.isEmpty)
  }
}

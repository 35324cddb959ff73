import NestTesting
import Testing

@testable import OpenUIKit

@Suite struct UIAlertControllerTests {
  @Test(
    "R15.1 UIKit 5.5 An alert is in the middle, 270 points wide, and its presenter receives nothing"
  )
  func place() throws {
    let stage = try AlertStage()
    stage.add("OK")

    stage.root.present(stage.alert, animated: true, completion: stage.stage.note())
    try stage.host.settle()

    try stage.expect("test.completion")
    let frame = stage.alert.view.frame
    #expect(frame == CGRect(x: 61.5, y: 364, width: 270, height: 124))
    #expect(stage.alert.modalPresentationStyle == .custom)
    #expect(stage.alert.popoverPresentationController == nil)
  }

  @Test("R15.1 UIKit 5.5 A chosen action dismisses first, and is handled after the dismissal")
  func choice() throws {
    let stage = try AlertStage()
    stage.add("OK")
    stage.add("Cancel", .cancel)
    try stage.present()

    try stage.host.tap(stage.button("OK"))
    try stage.expect("")
    #expect(stage.alert.view.window != nil)
    try stage.host.settle()

    try stage.expect("chosen.OK")
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("R15.1 UIKit 5.5 A second tap while the alert disappears does nothing")
  func twoTaps() throws {
    let stage = try AlertStage()
    stage.add("OK")
    try stage.present()
    let button = try stage.button("OK")

    stage.host.turn {
      button.sendActions(for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
    }
    try stage.host.settle()

    try stage.expect("chosen.OK")
  }

  @Test("R15.1 UIKit 5.5 A handler may present the next alert")
  func nextAlert() throws {
    let stage = try AlertStage()
    let next = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
    let root = stage.root
    stage.alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in root.present(next, animated: true) })
    try stage.present()

    try stage.host.tap(stage.button("OK"))
    try stage.host.settle()

    #expect(root.presentedViewController === next)
  }

  @Test("R15.1 UIKit 5.5 The Escape key is the cancel action, the Return key the preferred one")
  func keys() throws {
    for (key, chosen) in [
      (UIKeyboardHIDUsage.keyboardEscape, "No"), (.keyboardReturnOrEnter, "Yes"),
    ] {
      let stage = try AlertStage()
      let yes = stage.add("Yes")
      stage.add("No", .cancel)
      stage.alert.preferredAction = yes
      try stage.present()

      stage.host.press(key)
      try stage.host.settle()

      try stage.expect(Timeline(lines: ["chosen.\(chosen)"]))
    }
  }

  @Test("R15.1 UIKit 5.5 Without cancel or preferred action the keys do nothing")
  func deadKeys() throws {
    let stage = try AlertStage()
    stage.add("OK")
    try stage.present()

    stage.host.press(.keyboardEscape)
    stage.host.press(.keyboardReturnOrEnter)
    try stage.host.settle()

    #expect(stage.root.presentedViewController === stage.alert)
  }

  @Test("R15.1 UIKit 5.5 A tap beside an alert does nothing")
  func tapOutside() throws {
    let stage = try AlertStage()
    stage.add("Cancel", .cancel)
    try stage.present()

    stage.host.tap(at: CGPoint(x: 20, y: 20))
    try stage.host.settle()

    #expect(stage.root.presentedViewController === stage.alert)
  }

  @Test("R15.1 UIKit 5.5 An action that is not enabled cannot be chosen")
  func disabled() throws {
    let stage = try AlertStage()
    let action = stage.add("OK")
    try stage.present()
    action.isEnabled = false
    try stage.host.tap(stage.button("OK"))
    try stage.host.settle()
    try stage.expect("")

    action.isEnabled = true
    try stage.host.tap(stage.button("OK"))
    try stage.host.settle()
    try stage.expect("chosen.OK")
  }

  @Test("R15.1 UIKit 5.5 An alert that changes while it is shown is laid out again")
  func changes() throws {
    let stage = try AlertStage()
    stage.add("OK")
    try stage.present()
    let height = stage.alert.view.frame.height

    stage.host.turn { stage.alert.message = "A message\nof two lines" }

    #expect(stage.alert.view.frame.height > height + 10)
  }

  @Test("R15.1 UIKit 5.5 A rotation moves the alert to the new middle")
  func rotation() throws {
    let stage = try AlertStage()
    stage.add("OK")
    try stage.present()

    try stage.host.resize(to: CGSize(width: 852, height: 393))
    try stage.host.settle()

    // The middle is 196.5, from which the frame is moved to whole pixels.
    #expect(stage.alert.view.frame.midX == 426)
    #expect(stage.alert.view.frame.midY == 197)
  }

  @Test("R15.1 UIKit 5.5 An alert that the program dismisses calls no handler")
  func dismissedByProgram() throws {
    let stage = try AlertStage()
    stage.add("OK")
    stage.add("Cancel", .cancel)
    try stage.present()

    stage.root.dismiss(animated: true, completion: stage.stage.note())
    try stage.host.settle()

    try stage.expect("test.completion")
  }

  @Test("R15.1 UIKit 5.5 The handler gets its own action, after the links are removed")
  func handlerArgument() throws {
    let stage = try AlertStage()
    var handled: UIAlertAction?
    let root = stage.root
    let action = UIAlertAction(title: "OK", style: .destructive) {
      handled = $0
      #expect(root.presentedViewController == nil)
    }
    stage.alert.addAction(action)
    try stage.present()

    try stage.host.tap(stage.button("OK"))
    try stage.host.settle()

    #expect(handled === action)
    #expect(handled?.title == "OK")
    #expect(handled?.style == .destructive)
  }

  @Test("R15.1 UIKit 5.5 An action that is added while the alert is shown can be chosen")
  func addedLater() throws {
    let stage = try AlertStage()
    stage.add("One")
    try stage.present()
    let height = stage.alert.view.frame.height

    stage.host.turn {
      stage.add("Two")
      stage.add("Three")
    }
    #expect(stage.alert.view.frame.height == height + 88)
    try stage.host.tap(stage.button("Three"))
    try stage.host.settle()

    try stage.expect("chosen.Three")
  }

  // MARK: Misuse

  @Test("R15.1 A second cancel action is refused in UIKit's words")
  func twoCancels() throws {
    let stage = try AlertStage()
    stage.add("Cancel", .cancel)

    let misuses = withMisuseIntercepted { _ = stage.add("Never mind", .cancel) }

    #expect(misuses.map(\.id) == ["alert.second-cancel"])
    #expect(
      misuses.first?.message
        == "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    #expect(stage.alert.actions.count == 1)
  }

  @Test("R15.1 An action that is in an alert already is refused")
  func actionTwice() throws {
    let stage = try AlertStage()
    let action = stage.add("OK")

    let misuses = withMisuseIntercepted { stage.alert.addAction(action) }

    #expect(misuses.map(\.id) == ["alert.action-used"])
    #expect(stage.alert.actions.count == 1)
  }

  @Test("R15.1 A preferred action that the alert does not offer is refused")
  func preferredElsewhere() throws {
    let stage = try AlertStage()
    let action = UIAlertAction(title: "OK", style: .default)

    let misuses = withMisuseIntercepted { stage.alert.preferredAction = action }

    #expect(misuses.map(\.id) == ["alert.preferred-action"])
    #expect(stage.alert.preferredAction == nil)
  }

  @Test("R15.1 An empty alert is refused in UIKit's words, in every style and width")
  func empty() throws {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      for size in [CGSize(width: 393, height: 852), CGSize(width: 1024, height: 768)] {
        let stage = try AlertStage(style, size: size, title: nil, message: nil)

        let misuses = withMisuseIntercepted { stage.root.present(stage.alert, animated: true) }

        #expect(misuses.map(\.id) == ["alert.empty"])
        #expect(
          misuses.first?.message
            == "UIAlertController must have a title, a message or an action to display")
        #expect(stage.root.presentedViewController == nil)
      }
    }
  }

  // MARK: Keyboard and memory

  @Test("R15.1 The first responder before the alert becomes it again")
  func firstResponder() throws {
    let stage = try AlertStage()
    let typist = Typist(frame: .zero)
    stage.root.view.addSubview(typist)
    typist.becomeFirstResponder()
    stage.add("OK")
    try stage.present()
    #expect(stage.alert.isFirstResponder)

    try stage.host.tap(stage.button("OK"))
    try stage.host.settle()

    #expect(!stage.alert.isFirstResponder)
  }

  private final class Typist: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test("R15.1 An alert is freed")
  func leaks() throws {
    weak var alert: UIViewController?
    weak var action: UIAlertAction?
    weak var presentation: UIPresentationController?
    let host: TestHost
    do {
      let stage = try AlertStage()
      host = stage.host
      action = stage.add("OK")
      alert = stage.alert
      try stage.present()
      presentation = stage.alert.activePresentationController
      #expect(presentation != nil)
      try stage.host.tap(stage.button("OK"))
      try stage.host.settle()
    }
    #expect(host.isIdle)
    #expect(alert == nil)
    #expect(action == nil)
    #expect(presentation == nil)
  }
}

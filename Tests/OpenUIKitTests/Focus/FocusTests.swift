import NestTesting
import OpenUIKit
import Testing

/// The focus that keys move, in a window of 200 × 200 points.
@Suite struct FocusTests {
  /// Buttons 1 and 2 in a row, 3 below.
  private func makeStage() throws -> (
    stage: FocusStage, host: TestHost, page: FocusPage, buttons: [UIButton]
  ) {
    let stage = try FocusStage()
    let frames = [(20, 20), (120, 20), (20, 120)].map { x, y in
      CGRect(x: x, y: y, width: 60, height: 40)
    }
    return (stage, stage.host, stage.page, stage.add(buttons: frames))
  }

  @Test("R17.1 UIKit 10 Tab and Shift-Tab move the focus in reading order, and round")
  func tab() throws {
    let (stage, host, page, buttons) = try makeStage()
    let forwards = stage.press(.keyboardTab, .keyboardTab, .keyboardTab, .keyboardTab)
    host.press(.keyboardTab, modifiers: .shift)
    let backwards = stage.focused?.tag

    #expect(forwards == [1, 2, 3, 1] && backwards == 3)
    #expect(page.log == ["0→1 16", "1→2 16", "2→3 16", "3→1 16", "1→3 32"])
    #expect(UIFocusSystem(for: page)?.focusedItem === buttons[2])
    #expect(buttons[2].state == .focused && buttons[0].state == .normal)
  }

  @Test("from the right to the left the focus moves in the opposite direction in a row")
  func rightToLeft() throws {
    let (stage, host, _, _) = try makeStage()
    host.window.semanticContentAttribute = .forceRightToLeft

    #expect(stage.press(.keyboardTab, .keyboardTab, .keyboardTab) == [2, 1, 3])
  }

  @Test("arrows move the focus once a key has shown it, and are presses at the edge")
  func arrows() throws {
    let (stage, _, _, _) = try makeStage()
    #expect(stage.press(.keyboardRightArrow) == [nil])
    #expect(
      stage.press(
        .keyboardTab, .keyboardRightArrow, .keyboardRightArrow, .keyboardLeftArrow,
        .keyboardDownArrow, .keyboardUpArrow) == [1, 2, 2, 1, 3, 1])
  }

  @Test("R17.1 UIKit 10 Return and Space press the button that has the focus, as a touch does")
  func activation() throws {
    let (_, host, _, buttons) = try makeStage()
    var log: [String] = []
    let events: [(String, UIControl.Event)] = [
      ("up", .touchUpInside), ("primary", .primaryActionTriggered), ("down", .touchDown),
    ]
    for (name, event) in events {
      buttons[0].addAction(UIAction { _ in log.append(name) }, for: event)
    }
    host.press(.keyboardReturnOrEnter)
    let before = log
    host.press(.keyboardTab)

    host.putDown(.keyboardReturnOrEnter)
    let isHighlighted = buttons[0].isHighlighted
    host.lift(.keyboardReturnOrEnter)
    host.press(.keyboardSpacebar)
    host.press(.keyboardReturnOrEnter, modifiers: .command)

    #expect(before == [] && isHighlighted && !buttons[0].isHighlighted)
    #expect(log == ["up", "primary", "up", "primary"])
  }

  @Test("a press that is cancelled does nothing; other keys go up the chain")
  func cancelledActivation() throws {
    let (_, host, _, buttons) = try makeStage()
    var count = 0
    buttons[0].addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    host.press(.keyboardTab)

    host.putDown(.keyboardReturnOrEnter)
    host.putDown(.keyboardReturnOrEnter)
    host.hide()
    host.lift(.keyboardReturnOrEnter)

    #expect(count == 0 && !buttons[0].isHighlighted)
  }

  @Test("views that are hidden, disabled, empty, covered or out of sight never have the focus")
  func unreachable() throws {
    let (stage, _, page, buttons) = try makeStage()
    buttons[0].isEnabled = false
    #expect(stage.press(.keyboardTab, .keyboardTab) == [2, 3])
    buttons[0].isEnabled = true
    buttons[1].isHidden = true
    #expect(stage.press(.keyboardTab, .keyboardTab) == [1, 3])
    let cover = UIView(frame: buttons[0].frame)
    page.view.addSubview(cover)
    buttons[1].isHidden = false
    #expect(stage.press(.keyboardTab, .keyboardTab) == [2, 3])
    buttons[1].frame.origin.x = 500
    #expect(stage.press(.keyboardTab) == [3])
    cover.removeFromSuperview()
    buttons[0].frame = .zero
    buttons[1].alpha = 0
    page.view.isUserInteractionEnabled = false
    #expect(stage.press(.keyboardTab) == [nil])
  }

  @Test("a view that loses its window, its visibility or its enabling loses the focus")
  func losing() throws {
    let (_, host, page, _) = try makeStage()
    let changes: [(UIButton) -> Void] = [
      { $0.removeFromSuperview() }, { $0.isHidden = true }, { $0.superview?.isHidden = true },
      { $0.isEnabled = false },
    ]
    for (number, change) in changes.enumerated() {
      let button = UIButton(frame: CGRect(x: 20, y: 170, width: 20, height: 20))
      button.tag = 9
      let holder = UIView(frame: page.view.bounds)
      host.turn {
        holder.addSubview(button)
        page.view.addSubview(holder)
        UIFocusSystem(for: page)?.requestFocusUpdate(to: button)
      }
      host.commit()
      #expect(button.isFocused, "\(number)")

      host.turn { change(button) }

      #expect(!button.isFocused && UIFocusSystem(for: page)?.focusedItem == nil, "\(number)")
      holder.removeFromSuperview()
    }
    #expect(page.log.filter { $0 == "9→0 0" }.count == 4)
  }

  @Test("a view with the focus that is freed leaves no focus")
  func freed() throws {
    let (stage, host, page, _) = try makeStage()
    var button: UIButton? = UIButton(frame: CGRect(x: 20, y: 170, width: 20, height: 20))
    if let button {
      page.view.addSubview(button)
      UIFocusSystem(for: page)?.requestFocusUpdate(to: button)
      UIFocusSystem(for: page)?.updateFocusIfNeeded()
    }
    weak let link = button
    button?.removeFromSuperview()
    button = nil
    host.commit()

    #expect(link == nil && UIFocusSystem(for: page)?.focusedItem == nil)
    #expect(stage.press(.keyboardTab) == [1])
  }

  @Test("UIKit 10 the focus moves only inside the topmost controller, and returns after it")
  func presentation() throws {
    let (stage, host, page, _) = try makeStage()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    _ = stage.press(.keyboardTab, .keyboardTab)
    page.present(alert, animated: true)
    try host.settle()
    let during = stage.press(.keyboardTab, .keyboardTab, .keyboardTab)

    alert.dismiss(animated: true)
    try host.settle()

    #expect(during == [0, 0, 0])
    #expect(stage.focused?.tag == 2)
  }

  @Test("an environment may refuse a move, and name where the focus moves first")
  func environments() throws {
    let (stage, _, page, buttons) = try makeStage()
    page.preferred = [UIView(), page, buttons[2]]
    #expect(stage.press(.keyboardTab) == [3])
    page.refuses = true
    var failures = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.movementDidFailNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { failures += 1 } }
    #expect(stage.press(.keyboardTab) == [3])
    page.refuses = false
    #expect(stage.press(.keyboardTab) == [1])
    NotificationCenter.default.removeObserver(token)

    #expect(failures == 1)
  }

  @Test("a request moves the focus after the commit; one from outside the focus does nothing")
  func requests() throws {
    let (stage, host, page, buttons) = try makeStage()
    page.preferred = [buttons[1]]
    page.setNeedsFocusUpdate()
    host.commit()
    let outside = stage.focused?.tag
    host.press(.keyboardTab)
    host.press(.keyboardTab)
    page.preferred = [buttons[0]]
    page.setNeedsFocusUpdate()
    let before = stage.focused?.tag
    host.commit()

    #expect(outside == nil && before == 3 && stage.focused?.tag == 1)
    UIFocusSystem(for: page)?.requestFocusUpdate(to: UIView())
    host.commit()
    #expect(stage.focused?.tag == 1 && UIFocusSystem(for: UIView()) == nil)
    #expect(UIFocusSystem.environment(page, contains: buttons[1]))
    #expect(!UIFocusSystem.environment(buttons[1], contains: page))
  }

  @Test("animations of a move begin after every environment was called, then end together")
  func coordinator() throws {
    let (_, host, page, _) = try makeStage()
    final class Item: UIView {
      var log: [String] = []
      override var canBecomeFocused: Bool { true }
      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {
        coordinator.addCoordinatedAnimations {
          self.log.append("animations \(UIView.inheritedAnimationDuration > 0)")
          self.alpha = 0.5
        } completion: {
          self.log.append("completion")
        }
        log.append("didUpdate")
      }
    }
    let item = Item(frame: CGRect(x: 0, y: 170, width: 30, height: 30))
    host.turn { page.view.addSubview(item) }
    host.press(.keyboardTab, modifiers: .shift)
    let before = item.log
    try host.settle()

    #expect(item.isFocused && before == ["didUpdate", "animations true"])
    #expect(item.log.last == "completion" && item.log.count == 3)
  }

  @Test("a text field that gets the focus is first responder; a button makes it resign")
  func firstResponder() throws {
    let (stage, host, page, _) = try makeStage()
    final class Field: KeyInputView {
      override var canBecomeFocused: Bool { true }
    }
    let field = Field(frame: CGRect(x: 20, y: 70, width: 100, height: 30))
    host.turn { page.view.addSubview(field) }

    _ = stage.press(.keyboardTab, .keyboardTab, .keyboardTab)
    let isFocused = field.isFocused && field.isFirstResponder
    host.press(.keyboardA)
    host.press(.keyboardSpacebar)
    host.press(.keyboardRightArrow)
    host.press(.keyboardDownArrow)
    let stays = field.isFocused
    let after = stage.press(.keyboardTab)

    #expect(isFocused && stays && field.text == "a ")
    #expect(after == [3] && !field.isFirstResponder && !host.isTextInputActive)
    field.becomeFirstResponder()
    #expect(field.isFocused && stage.press(.keyboardTab) == [3])
  }

  @Test("a touch removes the ring; the next Tab continues from there")
  func touches() throws {
    let (stage, host, _, buttons) = try makeStage()
    _ = stage.press(.keyboardTab)
    let withRing = buttons[0].layer.sublayers?.count ?? 0
    host.putDown(0, at: CGPoint(x: 100, y: 180))
    host.lift(0, at: CGPoint(x: 100, y: 180))
    let withoutRing = buttons[0].layer.sublayers?.count ?? 0

    #expect(stage.focused?.tag == nil && withRing == withoutRing + 1)
    #expect(stage.press(.keyboardTab) == [2])
  }

  @Test("a thousand keys move the focus in order and leave nothing behind")
  func burst() throws {
    let (stage, host, _, buttons) = try makeStage()
    for _ in 1...333 { _ = stage.press(.keyboardTab, .keyboardTab, .keyboardTab) }

    #expect(stage.focused?.tag == 3 && buttons[2].layer.sublayers?.count == 1)
    host.advance(by: 1)
    #expect(host.isIdle)
  }

  @Test("the ring: around a button, a round one, one that clips, another size, none, a halo")
  func ring() throws {
    let (_, host, page, buttons) = try makeStage()
    page.view.backgroundColor = .white
    for button in buttons { button.backgroundColor = .lightGray }
    buttons[1].layer.cornerRadius = 12
    buttons[2].clipsToBounds = true
    host.press(.keyboardTab)
    try host.expectPicture("focus-ring-plain")
    host.press(.keyboardTab)
    try host.settle()
    try host.expectPicture("focus-ring-round")
    host.press(.keyboardTab)
    try host.settle()
    host.turn { buttons[2].frame = CGRect(x: 10, y: 90, width: 150, height: 80) }
    try host.expectPicture("focus-ring-inside")
    host.turn {
      buttons[0].focusEffect = UIFocusHaloEffect(rect: CGRect(x: 10, y: 10, width: 40, height: 20))
    }
    host.press(.keyboardTab)
    try host.settle()
    try host.expectPicture("focus-ring-halo")
    buttons[1].focusEffect = nil
    host.press(.keyboardTab)

    #expect(buttons[1].isFocused && buttons[1].layer.sublayers?.isEmpty != false)
  }
}

/// A keyboard on the screen that appears, moves or disappears.
struct KeyboardChange {
  /// The frames before and after, in the screen's coordinates, in points.
  var begin: CGRect
  var end: CGRect
  /// Whether there is a keyboard before and after.
  var wasShown: Bool
  var isShown: Bool
  var duration: TimeInterval

  // Fidelity: the order, and that a shown keyboard which changes its frame is announced as shown
  // again. [observed iOS 10]
  var notificationsBefore: [Notification.Name] {
    [
      UIResponder.keyboardWillChangeFrameNotification,
      isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
    ]
  }

  var notificationsAfter: [Notification.Name] {
    [
      UIResponder.keyboardDidChangeFrameNotification,
      isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
    ]
  }

  /// The curve that UIKit names; of no case of `UIView.AnimationCurve`. Animations with its bits in
  /// their options are those of the keyboard.
  // Fidelity: 7 [observed]
  static let curve = 7

  var userInfo: [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }
}

extension UIScreen {
  /// Whether the keyboard is at the bottom of the screen, and as wide as that.
  final var isKeyboardDocked: Bool {
    guard let keyboardFrame else { return false }
    return keyboardFrame.maxY >= bounds.maxY && keyboardFrame.width >= bounds.width
  }

  /// Shows the keyboard at a frame, moves it there, or hides it, as the system does: notifications,
  /// an animation of the guides of the keyboard, and notifications when it is over. Nothing if it
  /// is there.
  ///
  /// Another call before the end begins at the frame that the one before was to reach, and that one
  /// sends no more notifications.
  ///
  /// - Parameters:
  ///   - frame: In the screen's coordinates, in points; nil hides the keyboard.
  ///   - duration: Seconds of the frame clock.
  package func moveKeyboard(to frame: CGRect?, duration: TimeInterval) {
    inputs.keyboard = frame
    announceKeyboard(to: inputs.frame, duration: duration)
  }

  /// The same for the frame of the keyboard and of the input views together.
  ///
  /// - Parameters:
  ///   - frame: In the screen's coordinates, in points; nil hides everything.
  ///   - duration: Seconds of the frame clock.
  ///   - evenIfThere: Whether it is announced also if it is there: other views are shown.
  /// - Returns: Whether it is announced.
  @discardableResult
  final func announceKeyboard(
    to frame: CGRect?, duration: TimeInterval, evenIfThere: Bool = false
  ) -> Bool {
    guard frame != keyboardTarget || evenIfThere && frame != nil,
      let shown = frame ?? keyboardFrame ?? keyboardTarget
    else { return false }
    keyboardTarget = frame
    keyboardMovements += 1
    let number = keyboardMovements
    let below = CGRect(origin: CGPoint(x: shown.minX, y: bounds.maxY), size: shown.size)
    let change = KeyboardChange(
      begin: keyboardFrame ?? below, end: frame ?? below, wasShown: keyboardFrame != nil,
      isShown: frame != nil, duration: duration)
    keyboardEnd?.cancel()
    // A program that moves the keyboard inside of a notification has begun another movement.
    guard post(change.notificationsBefore, change, of: number) else { return true }
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [.beginFromCurrentState, .init(rawValue: UInt(KeyboardChange.curve) << 16)],
      animations: { [self] in
        inputs.place()
        placeKeyboard(to: frame)
      })
    keyboardEnd = runtime?.renderContext.schedule(after: duration) { [weak self] in
      guard let self else { return }
      inputs.finish()
      _ = post(change.notificationsAfter, change, of: number)
    }
    return true
  }

  /// The keyboard is at a frame: what follows it is laid out, in the animation that surrounds the
  /// call.
  final func placeKeyboard(to frame: CGRect?) {
    keyboardFrame = frame
    runtime?.updateKeyboardGuides()
    runtime?.updateKeyboardRooms()
    for window in windows {
      window.presentationsFollowKeyboard()
      window.layoutIfNeeded()
    }
  }

  // Fidelity: the object of the notifications is the screen. [documented]
  /// Returns whether the movement is still the last one then.
  private func post(
    _ names: [Notification.Name], _ change: KeyboardChange, of number: Int
  ) -> Bool {
    for name in names {
      guard number == keyboardMovements else { return false }
      NotificationCenter.default.post(name: name, object: self, userInfo: change.userInfo)
    }
    return number == keyboardMovements
  }
}

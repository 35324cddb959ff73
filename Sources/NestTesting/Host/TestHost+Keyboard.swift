#if os(Linux)
  import OpenUIKit

  extension TestHost {
    /// Shows the keyboard of the screen, or moves it, and ends the turn. Virtual time completes it:
    /// `settle()`.
    ///
    /// The program receives UIKit's notifications, and the guides of the keyboard,
    /// `keyboardLayoutGuide`, follow in an animation: *will change frame* and *will show* at once,
    /// *did change frame* and *did show* when `duration` is over. A keyboard that is shown already
    /// is announced likewise. The safe area does not change, and the keyboard covers nothing in
    /// pictures.
    ///
    ///     host.tap(field)
    ///     try host.showKeyboard(frame: CGRect(x: 0, y: 516, width: 393, height: 336))
    ///     try host.settle()
    ///
    /// - Parameters:
    ///   - frame: In coordinates of the screen, in points. One that reaches the bottom and is as
    ///     wide as the screen is docked; any other one is an undocked keyboard.
    ///   - duration: Virtual seconds. Default: 0.25.
    /// - Throws: `TestHostError.impossibleKeyboard` for a frame that is empty, infinite or not on
    ///   the screen; nothing changes then.
    public func showKeyboard(frame: CGRect, duration: TimeInterval = 0.25) throws {
      activate()
      let screen = runtime.screen
      let numbers = [frame.minX, frame.minY, frame.width, frame.height, CGFloat(duration)]
      guard numbers.allSatisfy(\.isFinite), !frame.isEmpty, frame != .infinite,
        frame.intersects(screen.bounds),
        duration >= 0
      else { throw TestHostError.impossibleKeyboard(frame: frame, screen: screen.bounds.size) }
      turn { screen.moveKeyboard(to: frame, duration: duration) }
    }

    /// Hides the keyboard of the screen, below its bottom edge, and ends the turn; nothing if none
    /// is shown. Virtual time completes it.
    ///
    /// The program receives UIKit's notifications, as with `showKeyboard(frame:duration:)`.
    ///
    /// - Parameter duration: Virtual seconds. Default: 0.25. Negative is a programming error.
    public func hideKeyboard(duration: TimeInterval = 0.25) {
      precondition(
        duration >= 0 && duration.isFinite, "a keyboard cannot be hidden in \(duration) s")
      turn { runtime.screen.moveKeyboard(to: nil, duration: duration) }
    }
  }
#endif

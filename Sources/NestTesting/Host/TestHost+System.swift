#if os(Linux)
  import OpenUIKit

  extension TestHost {
    /// Sets the battery of the device, and ends the turn. The program is informed where it monitors
    /// the battery.
    ///
    /// - Parameters:
    ///   - level: How full it is, from 0 to 1. Another number is a programming error.
    ///   - state: How it is used. Default: it supplies the device.
    public func setBattery(level: Float, state: UIDevice.BatteryState = .unplugged) {
      precondition((0...1).contains(level), "a battery cannot be full to \(level)")
      turn { runtime.device.simulateBattery(level: level, state: state) }
    }

    /// Begins to record what the screen shows, or ends that, and ends the turn: what
    /// `UIScreen.isCaptured` answers, its notification, and the trait `sceneCaptureState`.
    public func setScreenCaptured(_ isCaptured: Bool) {
      turn { runtime.screen.simulateCapture(isCaptured) }
    }

    /// Informs the program that the user has taken a picture of the screen, and ends the turn.
    public func takeScreenshot() {
      turn {
        NotificationCenter.default.post(
          name: UIApplication.userDidTakeScreenshotNotification, object: runtime.application)
      }
    }

    /// Asks the program to open URLs, as the system does for a link in another program, and ends
    /// the turn: the delegate of the most active scene receives them, or that of the application,
    /// one after the other.
    public func open(_ urls: [URL]) {
      turn { runtime.application.open(urls) }
    }
  }
#endif

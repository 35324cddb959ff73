/// What the user has asked for in the settings of accessibility.
public enum UIAccessibility {
  /// Whether the user has asked for less motion: large movements are to be replaced by dissolves.
  public static var isReduceMotionEnabled: Bool { UIRuntime.current.accessibility.reducesMotion }

  /// Posted after ``isReduceMotionEnabled`` has changed.
  nonisolated public static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

/// The settings of accessibility.
struct AccessibilitySettings {
  /// Whether the user has asked for less motion.
  var reducesMotion = false
}

extension UIRuntime {
  /// Changes the setting, and posts the notification if it has changed.
  package func setReducesMotion(_ reducesMotion: Bool) {
    guard reducesMotion != accessibility.reducesMotion else { return }
    accessibility.reducesMotion = reducesMotion
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
  }
}

/// A setting of accessibility that is on or off.
nonisolated package enum AccessibilitySetting: Sendable {
  case reduceMotion, voiceOver, switchControl, assistiveTouch, guidedAccess
  case boldText, invertColors, grayscale, reduceTransparency, darkerSystemColors
  case differentiateWithoutColor, onOffSwitchLabels, buttonShapes, prefersCrossFadeTransitions

  /// Posted after the setting has changed.
  package var notification: Notification.Name { Notification.Name(notificationName) }

  private var notificationName: String {
    switch self {
    case .reduceMotion: "UIAccessibilityReduceMotionStatusDidChangeNotification"
    case .voiceOver: "UIAccessibilityVoiceOverStatusDidChangeNotification"
    case .switchControl: "UIAccessibilitySwitchControlStatusDidChangeNotification"
    case .assistiveTouch: "UIAccessibilityAssistiveTouchStatusDidChangeNotification"
    case .guidedAccess: "UIAccessibilityGuidedAccessStatusDidChangeNotification"
    case .boldText: "UIAccessibilityBoldTextStatusDidChangeNotification"
    case .invertColors: "UIAccessibilityInvertColorsStatusDidChange"
    case .grayscale: "UIAccessibilityGrayscaleStatusDidChangeNotification"
    case .reduceTransparency: "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
    case .darkerSystemColors: "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
    case .differentiateWithoutColor:
      "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"
    case .onOffSwitchLabels: "UIAccessibilityOnOffSwitchLabelsDidChangeNotification"
    case .buttonShapes: "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification"
    case .prefersCrossFadeTransitions:
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
    }
  }
}

/// The settings of accessibility, and who observes what is reported.
struct AccessibilitySettings {
  /// The settings that are on.
  var enabled: Set<AccessibilitySetting> = []
  /// Receives what the program reports.
  var observer: ((UIAccessibility.Notification, Any?) -> Void)?

  /// Whether the user has asked for less motion.
  var reducesMotion: Bool {
    get { enabled.contains(.reduceMotion) }
    set { if newValue { enabled.insert(.reduceMotion) } else { enabled.remove(.reduceMotion) } }
  }

  /// Whether a setting of the program is on.
  static func isEnabled(_ setting: AccessibilitySetting) -> Bool {
    UIRuntime.current.accessibility.enabled.contains(setting)
  }

  /// Passes a report of the program to who observes it.
  static func report(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    UIRuntime.current.accessibility.observer?(notification, argument)
  }
}

extension UIRuntime {
  /// Changes a setting, and posts its notification if it has changed.
  package func setAccessibility(_ setting: AccessibilitySetting, _ isEnabled: Bool) {
    guard isEnabled != accessibility.enabled.contains(setting) else { return }
    if isEnabled {
      accessibility.enabled.insert(setting)
    } else {
      accessibility.enabled.remove(setting)
    }
    if setting == .reduceTransparency {
      for window in screen.allWindows { window.updateEffects() }
    }
    NotificationCenter.default.post(name: setting.notification, object: nil)
  }
  /// Receives what the program reports to assistive technologies, until it is replaced.
  package func observeAccessibility(
    _ observer: @escaping (UIAccessibility.Notification, Any?) -> Void
  ) {
    accessibility.observer = observer
  }
}

// The settings other than that of motion. All are off: nothing on this platform switches them on.

extension UIAccessibility {
  static func isEnabled(_ setting: AccessibilitySetting) -> Bool {
    AccessibilitySettings.isEnabled(setting)
  }

  /// Whether the screen is read to the user.
  public static var isVoiceOverRunning: Bool { isEnabled(.voiceOver) }

  /// Posted after ``isVoiceOverRunning`` has changed.
  nonisolated public static let voiceOverStatusDidChangeNotification =
    AccessibilitySetting.voiceOver.notification

  /// Whether the user works with switches.
  public static var isSwitchControlRunning: Bool { isEnabled(.switchControl) }

  /// Posted after ``isSwitchControlRunning`` has changed.
  nonisolated public static let switchControlStatusDidChangeNotification =
    AccessibilitySetting.switchControl.notification

  /// Whether the user works with a menu for gestures.
  public static var isAssistiveTouchRunning: Bool { isEnabled(.assistiveTouch) }

  /// Posted after ``isAssistiveTouchRunning`` has changed.
  nonisolated public static let assistiveTouchStatusDidChangeNotification =
    AccessibilitySetting.assistiveTouch.notification

  /// Whether the user cannot leave the program.
  public static var isGuidedAccessEnabled: Bool { isEnabled(.guidedAccess) }

  /// Posted after ``isGuidedAccessEnabled`` has changed.
  nonisolated public static let guidedAccessStatusDidChangeNotification =
    AccessibilitySetting.guidedAccess.notification

  /// Whether the user has asked for bold text.
  public static var isBoldTextEnabled: Bool { isEnabled(.boldText) }

  /// Posted after ``isBoldTextEnabled`` has changed.
  nonisolated public static let boldTextStatusDidChangeNotification =
    AccessibilitySetting.boldText.notification

  /// Whether the colours of the screen are inverted.
  public static var isInvertColorsEnabled: Bool { isEnabled(.invertColors) }

  /// Posted after ``isInvertColorsEnabled`` has changed.
  nonisolated public static let invertColorsStatusDidChangeNotification =
    AccessibilitySetting.invertColors.notification

  /// Whether the screen has no colours.
  public static var isGrayscaleEnabled: Bool { isEnabled(.grayscale) }

  /// Posted after ``isGrayscaleEnabled`` has changed.
  nonisolated public static let grayscaleStatusDidChangeNotification =
    AccessibilitySetting.grayscale.notification

  /// Whether the user has asked for less transparency.
  public static var isReduceTransparencyEnabled: Bool { isEnabled(.reduceTransparency) }

  /// Posted after ``isReduceTransparencyEnabled`` has changed.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification =
    AccessibilitySetting.reduceTransparency.notification

  /// Whether the user has asked for more contrast.
  public static var isDarkerSystemColorsEnabled: Bool { isEnabled(.darkerSystemColors) }

  /// Posted after ``isDarkerSystemColorsEnabled`` has changed.
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification =
    AccessibilitySetting.darkerSystemColors.notification

  /// Whether nothing should be said by colour alone.
  public static var shouldDifferentiateWithoutColor: Bool { isEnabled(.differentiateWithoutColor) }

  /// Posted after ``shouldDifferentiateWithoutColor`` has changed.
  nonisolated public static let differentiateWithoutColorDidChangeNotification =
    AccessibilitySetting.differentiateWithoutColor.notification

  /// Whether the user has asked for labels on switches.
  public static var isOnOffSwitchLabelsEnabled: Bool { isEnabled(.onOffSwitchLabels) }

  /// Posted after ``isOnOffSwitchLabelsEnabled`` has changed.
  nonisolated public static let onOffSwitchLabelsDidChangeNotification =
    AccessibilitySetting.onOffSwitchLabels.notification

  /// Whether the user has asked for buttons with shapes.
  public static var buttonShapesEnabled: Bool { isEnabled(.buttonShapes) }

  /// Posted after ``buttonShapesEnabled`` has changed.
  nonisolated public static let buttonShapesEnabledStatusDidChangeNotification =
    AccessibilitySetting.buttonShapes.notification

  /// Whether the user prefers dissolves where controllers slide; only where there is less motion.
  public static var prefersCrossFadeTransitions: Bool { isEnabled(.prefersCrossFadeTransitions) }

  /// Posted after ``prefersCrossFadeTransitions`` has changed.
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChange =
    AccessibilitySetting.prefersCrossFadeTransitions.notification
}

/// Whether the interface is light or dark.
nonisolated public struct UITraitUserInterfaceStyle: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// The horizontal size class.
nonisolated public struct UITraitHorizontalSizeClass: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The vertical size class.
nonisolated public struct UITraitVerticalSizeClass: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// Pixels per point.
nonisolated public struct UITraitDisplayScale: SystemTraitDefinition {
  /// 0: not specified.
  public static var defaultValue: CGFloat { 0 }
}

/// The layout direction.
nonisolated public struct UITraitLayoutDirection: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The size of text.
nonisolated public struct UITraitPreferredContentSizeCategory: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The idiom of the device.
nonisolated public struct UITraitUserInterfaceIdiom: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// Whether the interface is above other content.
nonisolated public struct UITraitUserInterfaceLevel: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// How heavy text is to be.
nonisolated public struct UITraitLegibilityWeight: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// Which colours the display shows.
nonisolated public struct UITraitDisplayGamut: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIDisplayGamut { .unspecified }
}

/// Whether the display measures how hard it is touched.
nonisolated public struct UITraitForceTouchCapability: SystemTraitDefinition {
  /// Unknown.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// How much colours are to differ.
nonisolated public struct UITraitAccessibilityContrast: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the interface looks as the one that the user works with.
nonisolated public struct UITraitActiveAppearance: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}

/// Whether what the scene shows is recorded.
nonisolated public struct UITraitSceneCaptureState: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UISceneCaptureState { .unspecified }
}

/// Whether the interface is light or dark.
nonisolated public enum UITraitUserInterfaceStyle: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// The horizontal size class.
nonisolated public enum UITraitHorizontalSizeClass: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The vertical size class.
nonisolated public enum UITraitVerticalSizeClass: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// Pixels per point.
nonisolated public enum UITraitDisplayScale: SystemTraitDefinition {
  /// 0: not specified.
  public static var defaultValue: CGFloat { 0 }
}

/// The layout direction.
nonisolated public enum UITraitLayoutDirection: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The size of text.
nonisolated public enum UITraitPreferredContentSizeCategory: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The idiom of the device.
nonisolated public enum UITraitUserInterfaceIdiom: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// Whether the interface is above other content.
nonisolated public enum UITraitUserInterfaceLevel: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// How much colours are to differ.
nonisolated public enum UITraitAccessibilityContrast: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

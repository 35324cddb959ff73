/// Whether the interface is light or dark.
nonisolated public enum UITraitUserInterfaceStyle: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// How much room there is across.
nonisolated public enum UITraitHorizontalSizeClass: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// How much room there is down.
nonisolated public enum UITraitVerticalSizeClass: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// Pixels per point.
nonisolated public enum UITraitDisplayScale: SystemTraitDefinition {
  /// 0: nothing is said.
  public static var defaultValue: CGFloat { 0 }
}

/// Where lines begin.
nonisolated public enum UITraitLayoutDirection: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// How large text is meant to be.
nonisolated public enum UITraitPreferredContentSizeCategory: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The kind of machine.
nonisolated public enum UITraitUserInterfaceIdiom: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// Whether the interface lies above other content.
nonisolated public enum UITraitUserInterfaceLevel: SystemTraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// Traits that can be set.
nonisolated public protocol UIMutableTraits {
  /// The value of a trait; its default value if it is not set.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

nonisolated extension UIMutableTraits {
  /// The idiom of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// Whether the interface is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// The size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// Whether the interface is above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  /// How heavy text is to be.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }

  /// Which colours the display shows.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }

  /// Whether the display measures how hard it is touched.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }

  /// How much colours are to differ.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// Whether the interface looks as the one that the user works with.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }

  /// Whether what the scene shows is recorded.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
}

nonisolated extension TraitValues: UIMutableTraits {}

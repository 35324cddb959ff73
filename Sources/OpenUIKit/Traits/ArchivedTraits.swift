/// The traits of the system as archives have them.
nonisolated struct ArchivedTraits: Codable {
  private let idiom: Int
  private let style: Int
  private let direction: Int
  private let scale: Double
  private let horizontal: Int
  private let vertical: Int
  private let category: String
  private let level: Int
  /// Nil in archives that were written before there was one.
  private let contrast: Int?
  private let weight: Int?
  private let gamut: Int?
  private let force: Int?
  private let activity: Int?
  private let capture: Int?

  init(_ values: TraitValues) {
    idiom = values.userInterfaceIdiom.rawValue
    style = values.userInterfaceStyle.rawValue
    direction = values.layoutDirection.rawValue
    scale = Double(values.displayScale)
    horizontal = values.horizontalSizeClass.rawValue
    vertical = values.verticalSizeClass.rawValue
    category = values.preferredContentSizeCategory.rawValue
    level = values.userInterfaceLevel.rawValue
    contrast = values.accessibilityContrast.rawValue
    weight = values.legibilityWeight.rawValue
    gamut = values.displayGamut.rawValue
    force = values.forceTouchCapability.rawValue
    activity = values.activeAppearance.rawValue
    capture = values.sceneCaptureState.rawValue
  }

  /// The values; nil if the archive is damaged.
  var values: TraitValues? {
    guard let idiom = UIUserInterfaceIdiom(rawValue: idiom),
      let style = UIUserInterfaceStyle(rawValue: style),
      let direction = UITraitEnvironmentLayoutDirection(rawValue: direction),
      let horizontal = UIUserInterfaceSizeClass(rawValue: horizontal),
      let vertical = UIUserInterfaceSizeClass(rawValue: vertical),
      let level = UIUserInterfaceLevel(rawValue: level),
      let contrast = UIAccessibilityContrast(
        rawValue: contrast ?? UIAccessibilityContrast.unspecified.rawValue),
      let weight = UILegibilityWeight(
        rawValue: weight ?? UILegibilityWeight.unspecified.rawValue),
      let gamut = UIDisplayGamut(rawValue: gamut ?? UIDisplayGamut.unspecified.rawValue),
      let force = UIForceTouchCapability(rawValue: force ?? 0),
      let activity = UIUserInterfaceActiveAppearance(rawValue: activity ?? -1),
      let capture = UISceneCaptureState(rawValue: capture ?? -1), scale.isFinite
    else { return nil }
    return TraitValues().modified {
      $0.userInterfaceIdiom = idiom
      $0.userInterfaceStyle = style
      $0.layoutDirection = direction
      $0.displayScale = CGFloat(scale)
      $0.horizontalSizeClass = horizontal
      $0.verticalSizeClass = vertical
      $0.preferredContentSizeCategory = UIContentSizeCategory(rawValue: category)
      $0.userInterfaceLevel = level
      $0.accessibilityContrast = contrast
      $0.legibilityWeight = weight
      $0.displayGamut = gamut
      $0.forceTouchCapability = force
      $0.activeAppearance = activity
      $0.sceneCaptureState = capture
    }
  }
}

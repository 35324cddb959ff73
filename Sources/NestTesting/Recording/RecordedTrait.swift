/// A system trait, as a timeline names it.
public nonisolated enum RecordedTrait: String, Hashable, Sendable, CaseIterable {
  /// `horizontalSizeClass`.
  case width
  /// `verticalSizeClass`.
  case height
  /// `userInterfaceStyle`.
  case style
  #if !os(tvOS)
    /// `userInterfaceLevel`.
    case level
  #endif
  /// `layoutDirection`.
  case direction
  /// `preferredContentSizeCategory`.
  case textSize
  /// `displayScale`.
  case scale
  /// `userInterfaceIdiom`.
  case idiom
  /// `accessibilityContrast`.
  case contrast

  /// The value of the trait, as something that can be compared.
  func value(in traits: UITraitCollection) -> AnyHashable {
    switch self {
    case .width: traits.horizontalSizeClass
    case .height: traits.verticalSizeClass
    case .style: traits.userInterfaceStyle
    #if !os(tvOS)
      case .level: traits.userInterfaceLevel
    #endif
    case .direction: traits.layoutDirection
    case .textSize: traits.preferredContentSizeCategory
    case .scale: traits.displayScale
    case .idiom: traits.userInterfaceIdiom
    case .contrast: traits.accessibilityContrast
    }
  }
}

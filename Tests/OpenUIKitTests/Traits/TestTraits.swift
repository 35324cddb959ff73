import OpenUIKit

/// A trait that no colour depends on.
struct MoodTrait: UITraitDefinition {
  static let defaultValue = "calm"
}

/// A trait that colours depend on.
struct ThemeTrait: UITraitDefinition {
  static let defaultValue = 0
  static let affectsColorAppearance = true
  static let identifier = "tests.theme"
  static let name = "Theme"
}

/// A trait whose values cannot be compared.
struct OpaqueTrait: UITraitDefinition {
  struct Value: Sendable {}
  static let defaultValue = Value()
}

extension UITraitCollection {
  var mood: String { self[MoodTrait.self] }
}

extension UIMutableTraits {
  var mood: String {
    get { self[MoodTrait.self] }
    set { self[MoodTrait.self] = newValue }
  }
}

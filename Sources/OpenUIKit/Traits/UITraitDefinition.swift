/// Describes a trait: a value that flows down from windows to views and may be overridden anywhere.
///
/// A type of your own that conforms is a trait of your own:
/// ```swift
/// struct ThemeTrait: UITraitDefinition {
///   static let defaultValue = Theme.plain
///   static let affectsColorAppearance = true
/// }
/// ```
/// Values that are `Equatable` count as changed when they differ; others whenever they are set.
nonisolated public protocol UITraitDefinition: SendableMetatype {
  /// The type of the values.
  associatedtype Value

  /// The value where the trait is not set.
  static var defaultValue: Value { get }

  /// A name that no other trait has; the full name of the type by default.
  static var identifier: String { get }

  /// A name for debugging; that of the type by default.
  static var name: String { get }

  /// Whether colours may depend on the trait, so that views are drawn again when it changes; false
  /// by default.
  static var affectsColorAppearance: Bool { get }
}

nonisolated extension UITraitDefinition {
  /// The full name of the type.
  public static var identifier: String { String(reflecting: self) }

  /// The name of the type.
  public static var name: String { String(describing: self) }

  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait, as lists of traits name it: `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that is not specified as long as it has its default value.
nonisolated protocol SystemTraitDefinition: UITraitDefinition {}

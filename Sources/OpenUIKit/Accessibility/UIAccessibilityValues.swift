/// Where an element scrolls to at the request of an assistive technology.
nonisolated public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left
  /// Upwards.
  case up
  /// Downwards.
  case down
  /// To what follows.
  case next
  /// To what precedes.
  case previous
}

/// How the elements of a container are gone through. A stored value.
nonisolated public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the assistive technology decides.
  case automatic = 0
  /// Each element by itself.
  case separate = 1
  /// All of them as one.
  case combined = 2
}

/// The kind of a container of elements. A stored value.
nonisolated public enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing in particular.
  case none = 0
  /// A table with headings.
  case dataTable
  /// A list.
  case list
  /// A landmark of a page.
  case landmark
  /// Elements that belong together.
  case semanticGroup
}

/// An object that tests find by a name that the user never sees.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name; nil by default.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

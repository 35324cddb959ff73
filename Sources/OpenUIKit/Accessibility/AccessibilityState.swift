/// The values that a program has set on an object for accessibility; nil is the default of its
/// class.
final class AccessibilityState {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var language: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var userInputLabels: [String]?

  deinit {}
}

/// The values of a class for accessibility, which count as long as the program has set nothing.
package struct AccessibilityDefaults {
  package var isElement = false
  package var label: String?
  package var value: String?
  package var traits = UIAccessibilityTraits.none

  package init(
    isElement: Bool = false, label: String? = nil, value: String? = nil,
    traits: UIAccessibilityTraits = .none
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.traits = traits
  }
}

/// A class of another module that has such values.
package protocol AccessibilityDefaultsOwner: UIResponder {
  var defaultsForAccessibility: AccessibilityDefaults { get }
}

extension UIResponder {
  /// The state, made if there is none.
  final var madeAccessibilityState: AccessibilityState {
    if let accessibilityState { return accessibilityState }
    let made = AccessibilityState()
    accessibilityState = made
    return made
  }

  /// Calls `accessibilityPerformEscape()` of this responder and those after it, until one has
  /// handled the request.
  ///
  /// - Returns: Whether one has.
  // Fidelity: what presents a controller is not called: it is covered. [decided]
  final func performEscape() -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      if let controller = current as? UIViewController,
        controller.activePresentationController?.presentedViewController === controller
      {
        return false
      }
      responder = current.next
    }
    return false
  }
}

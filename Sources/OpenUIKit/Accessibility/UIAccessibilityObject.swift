// Not isolated: every object has it, of classes that are not isolated too.

/// The protocol that makes the properties of accessibility members of every object: images, actions
/// and elements of menus, and the program's own. Without Objective-C the members of an extension of
/// `NSObject` could not be overridden; those of responders hide these, and can be overridden.
nonisolated public protocol _UIAccessibilityObject: AnyObject {}

nonisolated extension NSObject: _UIAccessibilityObject {}

@MainActor
extension _UIAccessibilityObject {
  /// Whether this is an element by itself; false for what is no responder, by default.
  @preconcurrency public var isAccessibilityElement: Bool {
    get { value(\.isAccessibilityElement, \.isElement, false) }
    set { set(newValue, \.isAccessibilityElement, \.isElement) }
  }

  /// The name of the element, in the language of the user; nil by default. An image view has the
  /// label of its image.
  @preconcurrency public var accessibilityLabel: String? {
    get { value(\.accessibilityLabel, \.label) }
    set { set(newValue, \.accessibilityLabel, \.label) }
  }

  /// The result of activating the element, in the language of the user; nil by default.
  @preconcurrency public var accessibilityHint: String? {
    get { value(\.accessibilityHint, \.hint) }
    set { set(newValue, \.accessibilityHint, \.hint) }
  }

  /// The value of the element; nil by default.
  @preconcurrency public var accessibilityValue: String? {
    get { value(\.accessibilityValue, \.value) }
    set { set(newValue, \.accessibilityValue, \.value) }
  }

  /// The kind and the behaviour of the element; nothing in particular by default.
  @preconcurrency public var accessibilityTraits: UIAccessibilityTraits {
    get { value(\.accessibilityTraits, \.traits, .none) }
    set { set(newValue, \.accessibilityTraits, \.traits) }
  }

  /// Where the element is on the screen, in points; zero by default.
  @preconcurrency public var accessibilityFrame: CGRect {
    get { value(\.accessibilityFrame, \.frame, .zero) }
    set { set(newValue, \.accessibilityFrame, \.frame) }
  }

  /// The shape of the element on the screen, in points; nil, its frame, by default.
  @preconcurrency public var accessibilityPath: UIBezierPath? {
    get { value(\.accessibilityPath, \.path) }
    set { set(newValue, \.accessibilityPath, \.path) }
  }

  /// The language of label, hint and value, as `en-GB`; nil, that of the program, by default.
  @preconcurrency public var accessibilityLanguage: String? {
    get { value(\.accessibilityLanguage, \.language) }
    set { set(newValue, \.accessibilityLanguage, \.language) }
  }

  /// The elements inside this object, in the order in which they are read; nil by default.
  @preconcurrency public var accessibilityElements: [Any]? {
    get { value(\.accessibilityElements, \.elements) }
    set { set(newValue, \.accessibilityElements, \.elements) }
  }

  /// The actions that the element offers besides being activated; nil by default.
  @preconcurrency public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { value(\.accessibilityCustomActions, \.customActions) }
    set { set(newValue, \.accessibilityCustomActions, \.customActions) }
  }

  // MARK: Values

  /// The values that were set on an object that is no responder; nil for none.
  var accessibilityStateOfObject: AccessibilityState? {
    objc_getAssociatedObject(self, accessibilityStateKey) as? AccessibilityState
  }

  private func value<Value>(
    _ member: KeyPath<UIResponder, Value>, _ field: KeyPath<AccessibilityState, Value?>,
    _ standard: Value
  ) -> Value {
    if let responder = self as? UIResponder { return responder[keyPath: member] }
    return accessibilityStateOfObject?[keyPath: field] ?? standard
  }

  private func value<Value>(
    _ member: KeyPath<UIResponder, Value?>, _ field: KeyPath<AccessibilityState, Value?>
  ) -> Value? {
    if let responder = self as? UIResponder { return responder[keyPath: member] }
    return accessibilityStateOfObject?[keyPath: field]
  }

  private func set<Value>(
    _ value: Value, _ member: ReferenceWritableKeyPath<UIResponder, Value>,
    _ field: ReferenceWritableKeyPath<AccessibilityState, Value?>
  ) {
    if let responder = self as? UIResponder { return responder[keyPath: member] = value }
    madeAccessibilityStateOfObject[keyPath: field] = value
  }

  private func set<Value>(
    _ value: Value?, _ member: ReferenceWritableKeyPath<UIResponder, Value?>,
    _ field: ReferenceWritableKeyPath<AccessibilityState, Value?>
  ) {
    if let responder = self as? UIResponder { return responder[keyPath: member] = value }
    madeAccessibilityStateOfObject[keyPath: field] = value
  }

  /// The state of an object that is no responder, made if there is none.
  var madeAccessibilityStateOfObject: AccessibilityState {
    if let state = accessibilityStateOfObject { return state }
    let made = AccessibilityState()
    objc_setAssociatedObject(self, accessibilityStateKey, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}

extension UIImage: UIAccessibilityIdentification {}

/// An address of its own, which identifies the state among what is associated with an object.
private let accessibilityStateKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

/// An element that is no view: a part of what a view draws, for example.
@preconcurrency
open class UIAccessibilityElement: UIResponder {
  private var container = ObjectLink(nil)

  /// An element of a container, which is usually a view. The container is not retained.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container
  }

  deinit {}

  /// The view or object that contains the element; nil once that is gone.
  open var accessibilityContainer: Any? {
    get { container.target }
    set { container = ObjectLink(newValue.map { $0 as AnyObject }) }
  }

  /// A name for tests that the user never sees; nil by default.
  open var accessibilityIdentifier: String? {
    get { accessibilityState?.identifier }
    set { madeAccessibilityState.identifier = newValue }
  }

  /// The frame in the coordinates of the container, in points; zero, none, by default. Where it is
  /// set, `accessibilityFrame` follows the container.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// The frame on the screen, in points.
  open override var accessibilityFrame: CGRect {
    get {
      guard accessibilityFrameInContainerSpace != .zero, let view = container.target as? UIView
      else {
        return super.accessibilityFrame
      }
      return UIAccessibility.convertToScreenCoordinates(
        accessibilityFrameInContainerSpace, in: view)
    }
    set { super.accessibilityFrame = newValue }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true)
  }

  /// The container, if it is a responder.
  open override var next: UIResponder? { container.target as? UIResponder }
}

extension UIAccessibilityElement: UIAccessibilityIdentification {}

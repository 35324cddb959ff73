/// Something that the user can choose in an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The kind of choice that an action is.
  public enum Style: Int, Sendable {
    /// The default kind.
    case `default` = 0
    /// The choice that changes nothing. An alert has at most one of this kind.
    case cancel = 1
    /// A choice that changes or deletes something for good.
    case destructive = 2
  }

  /// The title of the button.
  public let title: String?
  /// The kind of choice that the action is.
  public let style: Style

  /// Whether the action is enabled, true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { owner?.actionDidChange() } }
  }

  /// A name for tests, which the button of the action has too; nil by default.
  open var accessibilityIdentifier: String?

  let handler: ((UIAlertAction) -> Void)?
  /// The alert that shows the action.
  @ZeroingLink final var owner: UIAlertController? = nil

  private init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  deinit {}

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: the title of the button.
  ///   - style: the kind of choice.
  ///   - handler: called after the alert has been dismissed because the user chose the action.
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init(title, style, handler)
  }

  /// An action of the same title, style and handler, which belongs to no alert.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title, style, handler)
    copy.isEnabled = isEnabled
    copy.accessibilityIdentifier = accessibilityIdentifier
    return copy
  }
}

extension UIAlertAction: UIAccessibilityIdentification {}

extension UIAlertAction: NSCopying {}

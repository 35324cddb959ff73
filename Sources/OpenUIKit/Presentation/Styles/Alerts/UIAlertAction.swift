/// Something that a person can choose in an alert or an action sheet.
@MainActor
open class UIAlertAction: NSObject {
  /// What kind of choice an action is.
  public enum Style: Int, Sendable {
    /// A choice like others.
    case `default` = 0
    /// Leaves everything as it is. An alert has at most one of this kind.
    case cancel = 1
    /// Changes or deletes something for good.
    case destructive = 2
  }

  /// What the button says.
  public let title: String?
  /// What kind of choice the action is.
  public let style: Style

  /// Whether the action can be chosen, true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { owner?.actionDidChange() } }
  }

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
  ///   - title: what the button says.
  ///   - style: what kind of choice it is.
  ///   - handler: called after the alert has been dismissed because a person chose the action.
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init(title, style, handler)
  }
}

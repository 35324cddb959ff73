extension UIAlertController {
  /// The text fields, in the order in which they were added; nil without any.
  public var textFields: [UITextField]? {
    let shown = fields.compactMap { $0 as? UITextField }
    return shown.isEmpty ? nil : shown
  }

  /// Adds a text field below the message, which the user edits as soon as the alert has appeared.
  ///
  /// Return leads to the next field, and in the last one performs the preferred action. In an
  /// action sheet, where UIKit raises an exception, this is refused.
  ///
  /// - Parameter configurationHandler: Called once, at once, with the field.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard mayAddField() else { return }
    let field = AlertTextField(frame: .zero)
    field.alert = self
    configurationHandler?(field)
    addField(field)
  }
}

extension UIAlertController: FieldOwner {
  func fieldDidReturn(_ field: UITextField) { fieldDidReturn(field as UIView) }
}

/// A text field of an alert.
final class AlertTextField: UITextField {
  /// The alert, which retains the field.
  @ZeroingLink var alert: UIAlertController? = nil {
    didSet { owner = alert }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    font = .systemFont(ofSize: 13)
    clearButtonMode = .whileEditing
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  /// As high as a row of an alert.
  // Fidelity: the height is not documented. [decided]
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(30, (font ?? .systemFont(ofSize: 13)).lineHeight + 12))
  }
}

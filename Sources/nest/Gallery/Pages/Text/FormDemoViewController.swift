import OpenUIKit
import OpenUIKitText

/// A form of fields: plain, with a clear button, secret, and of digits with an accessory view.
final class FormDemoViewController: UIViewController, TextPageDemo, UITextFieldDelegate {
  var onEvent: (String) -> Void = { _ in }
  private let fields: [UITextField]

  init() {
    fields = ["Name", "City", "Password", "Age"].map { Self.makeField($0) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  private static func makeField(_ placeholder: String) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.autocorrectionType = .no
    return field
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    fields[1].clearButtonMode = .whileEditing
    fields[1].text = "Athens"
    fields[2].isSecureTextEntry = true
    fields[3].keyboardType = .numberPad
    fields[3].inputAccessoryView = makeAccessory()
    for field in fields {
      field.delegate = self
      field.addAction(
        UIAction { [unowned self, unowned field] _ in report("changed", field) },
        for: .editingChanged)
    }
    let column = UIStackView(.vertical, spacing: 12, fields)
    let scrollView = UIScrollView()
    scrollView.keyboardDismissMode = .interactive
    view.addConstrained(scrollView)
    NSLayoutConstraint.activate(scrollView.filling(view))
    let inset = UIView()
    inset.addFilling(column, inset: 16)
    scrollView.addColumn(inset)
  }

  private func makeAccessory() -> UIView {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      .flexibleSpace(),
      UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [unowned self] _ in view.endEditing(false) }),
    ]
    return bar
  }

  func edit() { fields[0].becomeFirstResponder() }

  private func report(_ event: String, _ field: UITextField) {
    let name = field.placeholder ?? ""
    // What is secret is in no log.
    onEvent(field.isSecureTextEntry ? "\(name) \(event)" : "\(name) \(event): \(field.text ?? "")")
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { report("begins", textField) }

  func textFieldDidEndEditing(_ textField: UITextField) { report("ends", textField) }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    textField !== fields[3] || string.allSatisfy(\.isNumber)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let next = fields.firstIndex { $0 === textField }.map { $0 + 1 } ?? 0
    if next < fields.count {
      fields[next].becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }
}

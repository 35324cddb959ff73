/// A controller with a field that wants the keyboard: it becomes the first responder when the
/// controller has appeared.
open class KeyInputViewController: RecordingViewController {
  /// The field, in the top left corner of the view.
  public let field = KeyInputView(frame: CGRect(x: 16, y: 16, width: 120, height: 32))
  /// Whether the field becomes the first responder when the controller has appeared. Default: true.
  open var takesKeyboard = true

  deinit {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if takesKeyboard { field.becomeFirstResponder() }
  }
}

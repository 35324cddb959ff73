import NestTesting
import Testing

@testable import OpenUIKitText

/// States of fields and text views, as pictures.
@Suite struct TextPictureTests {
  private func makeHost(_ style: UIUserInterfaceStyle) throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 340, height: 470))
    host.window.overrideUserInterfaceStyle = style
    host.window.backgroundColor = .secondarySystemBackground
    host.window.makeKeyAndVisible()
    return host
  }

  private func makeField(
    _ row: Int, _ column: Int = 0, in host: TestHost, _ change: (UITextField) -> Void = { _ in }
  ) -> UITextField {
    let field = UITextField(
      frame: CGRect(
        x: 10 + CGFloat(column) * 165, y: 10 + CGFloat(row) * 44, width: 155, height: 34))
    field.borderStyle = .roundedRect
    change(field)
    host.window.addSubview(field)
    return field
  }

  @Test(
    "R23.70 Borders, placeholders, views beside the text, secret text and alignments are drawn",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func fields(style: UIUserInterfaceStyle) throws {
    let host = try makeHost(style)
    for (column, border) in [UITextField.BorderStyle.none, .line].enumerated() {
      _ = makeField(0, column, in: host) {
        $0.borderStyle = border
        $0.text = "Border"
      }
    }
    for (column, border) in [UITextField.BorderStyle.bezel, .roundedRect].enumerated() {
      _ = makeField(1, column, in: host) {
        $0.borderStyle = border
        $0.text = "Border"
      }
    }
    _ = makeField(2, 0, in: host) { $0.placeholder = "Placeholder" }
    _ = makeField(2, 1, in: host) {
      $0.placeholder = "Right"
      $0.textAlignment = .right
    }
    _ = makeField(3, 0, in: host) {
      $0.text = "secret👍🏽"
      $0.isSecureTextEntry = true
    }
    _ = makeField(3, 1, in: host) {
      $0.text = "Clear me"
      $0.clearButtonMode = .always
    }
    for column in 0..<2 {
      _ = makeField(4, column, in: host) { field in
        let (left, right) = (UIView(), UIView())
        left.frame.size = CGSize(width: 20, height: 20)
        right.frame.size = CGSize(width: 12, height: 24)
        left.backgroundColor = .systemGreen
        right.backgroundColor = .systemOrange
        (field.leftView, field.rightView) = (left, right)
        (field.leftViewMode, field.rightViewMode) = (.always, .always)
        field.text = column == 0 ? "Beside" : "שלום עולם"
        if column == 1 { field.semanticContentAttribute = .forceRightToLeft }
      }
    }
    _ = makeField(5, 0, in: host) { $0.text = "A text that is longer than the field is wide" }
    _ = makeField(5, 1, in: host) {
      $0.textAlignment = .center
      $0.text = "Centre"
      $0.textColor = .systemRed
    }
    _ = makeField(6, 0, in: host) { $0.text = "مرحبا بالعالم" }
    _ = makeField(6, 1, in: host) {
      $0.font = .systemFont(ofSize: 26)
      $0.text = "Large"
    }
    try host.expectPicture("fields-\(style == .dark ? "dark" : "light")")
  }

  @Test(
    "R23.71 The caret, the selection and marked text are drawn where the text is",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func editing(style: UIUserInterfaceStyle) throws {
    let host = try makeHost(style)
    let sheet = UIStackView(frame: CGRect(x: 10, y: 10, width: 320, height: 450))
    sheet.axis = .vertical
    host.window.addSubview(sheet)
    let name = style == .dark ? "dark" : "light"
    let caret = makeField(0, in: host) {
      $0.text = "Caret at the end of a text that scrolls"
      $0.clearButtonMode = .whileEditing
    }
    caret.becomeFirstResponder()
    try host.expectPicture("editing-caret-\(name)")
    caret.removeFromSuperview()
    let view = UITextView(frame: CGRect(x: 10, y: 10, width: 320, height: 200))
    view.font = .systemFont(ofSize: 18)
    view.text =
      "Several lines, some of which break where the view ends.\n\nA word of שלום עולם in it, and 👩‍👩‍👧‍👦."
    host.window.addSubview(view)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 8, length: 60)
    try host.expectPicture("editing-selection-\(name)")
    view.selectedRange = NSRange(location: 13, length: 0)
    host.compose("nihao", start: 5)
    try host.expectPicture("editing-marked-\(name)")
  }
}

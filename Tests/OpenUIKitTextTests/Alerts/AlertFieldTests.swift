import NestTesting
import NestTestingIssues
import Testing

@testable import OpenUIKitText

/// Text fields of alerts.
@Suite struct AlertFieldTests {
  private func makeAlert(
    _ fields: Int, log: @escaping (String) -> Void
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Account", message: "Sign in", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log("cancel") })
    let action = UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
      log("ok " + (alert.textFields ?? []).map { $0.text ?? "" }.joined(separator: ","))
    }
    alert.addAction(action)
    alert.preferredAction = action
    for index in 0..<fields {
      alert.addTextField {
        log("configure \(index)")
        $0.placeholder = "Field \(index)"
      }
    }
    return alert
  }

  @Test("R23.92 Fields of an alert are configured in order, the first is edited, Return leads on")
  func returns() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let root = UIViewController()
    host.show(root)
    var log: [String] = []
    let alert = makeAlert(2) { log.append($0) }
    let fields = try #require(alert.textFields)
    #expect(log == ["configure 0", "configure 1"] && fields.count == 2)

    root.present(alert, animated: true)
    try host.settle()
    #expect(fields[0].isEditing)
    host.type("ann")
    host.press(.keyboardReturnOrEnter)
    #expect(fields[1].isEditing && !fields[0].isEditing)
    host.type("pw")
    host.press(.keyboardReturnOrEnter)
    try host.settle()
    #expect(log.suffix(1) == ["ok ann,pw"] && root.presentedViewController == nil)
  }

  @Test("R23.93 Fields of an alert end before it leaves, and who was edited before is edited again")
  func restores() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let root = UIViewController()
    host.show(root)
    let recorder = InputRecorder()
    let below = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    root.view.addSubview(below)
    host.turn { below.becomeFirstResponder() }
    let alert = makeAlert(1) { _ in }
    alert.textFields?[0].delegate = recorder
    root.present(alert, animated: true)
    try host.settle()
    #expect(recorder.take() == ["begin"] && !below.isEditing)
    host.press(.keyboardEscape)
    try host.settle()
    #expect(recorder.take() == ["end"] && below.isEditing)
    #expect(root.presentedViewController == nil)
  }

  @Test("R23.94 An alert is laid out above input views")
  func moves() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let root = UIViewController()
    host.show(root)
    let alert = makeAlert(1) { _ in }
    let input = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 180))
    root.present(alert, animated: true)
    try host.settle()
    let before = alert.view.frame.midY
    alert.textFields?[0].inputView = input
    host.turn { alert.textFields?[0].reloadInputViews() }
    try host.settle()
    #expect(before == 240 && abs(alert.view.frame.midY - 150) <= 1)
    #expect(input.window != nil)
    host.turn { alert.dismiss(animated: true) }
    try host.settle()
    #expect(input.window == nil)
  }

  @Test("R23.95 An action sheet refuses text fields")
  func refusal() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    defer { withExtendedLifetime(host) {} }
    let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
    let reports = withMisuseIntercepted {
      sheet.addTextField { _ in Issue.record("configured") }
    }
    #expect(reports.map(\.id) == ["alert.text-field"] && sheet.textFields == nil)
  }

  @Test("R23.96 A field that dismisses its alert, and refuses to end, leaves nothing behind")
  func hostile() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let root = UIViewController()
    host.show(root)
    weak var released: UIAlertController?
    do {
      let alert = makeAlert(1) { _ in }
      let delegate = Dismisser()
      delegate.alert = alert
      released = alert
      alert.textFields?[0].delegate = delegate
      root.present(alert, animated: true)
      try host.settle()
      host.type("x")
      try host.settle()
      #expect(root.presentedViewController == nil && alert.textFields?[0].isEditing == false)
    }
    try host.settle()
    #expect(released == nil && host.window.firstResponder == nil)
  }

  private final class Dismisser: NSObject, UITextFieldDelegate {
    weak var alert: UIAlertController?

    deinit {}

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      alert?.dismiss(animated: true)
      return true
    }
  }
}

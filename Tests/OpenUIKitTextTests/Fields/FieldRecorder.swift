import NestTesting
import OpenUIKitText

/// Writes down what fields call, in order.
final class FieldRecorder: NSObject, UITextFieldDelegate {
  var log: [String] = []
  /// The answers that are no.
  var refuses: Set<String> = []
  /// Called after each entry.
  var onEntry: (String) -> Void = { _ in }
  private var names: [ObjectIdentifier: String] = [:]
  private var observers: [any NSObjectProtocol] = []

  deinit {}

  func observe(_ field: UITextField, as name: String = "") {
    field.delegate = self
    names[ObjectIdentifier(field)] = name
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
      (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
      (.primaryActionTriggered, "primaryAction"),
    ]
    for (event, entry) in events where event != .editingDidEndOnExit {
      field.addAction(
        UIAction(identifier: UIAction.Identifier(entry)) { [weak self, weak field] _ in
          if let field { self?.add(entry, field) }
        }, for: event)
    }
    let notifications: [(NSNotification.Name, String)] = [
      (UITextField.textDidBeginEditingNotification, "note begin"),
      (UITextField.textDidChangeNotification, "note change"),
      (UITextField.textDidEndEditingNotification, "note end"),
    ]
    for (notification, entry) in notifications {
      observers.append(
        NotificationCenter.default.addObserver(
          forName: notification, object: field, queue: nil
        ) { [weak self, weak field] _ in
          MainActor.assumeIsolated { if let field { self?.add(entry, field) } }
        })
    }
  }

  func stop() { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  private func add(_ entry: String, _ field: UITextField) {
    log.append((names[ObjectIdentifier(field)] ?? "") + entry)
    onEntry(entry)
  }

  private func ask(_ entry: String, _ field: UITextField) -> Bool {
    add(entry, field)
    let word = entry.split(separator: " ").first.map(String.init) ?? entry
    return !refuses.contains(word)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask("shouldBegin", textField)
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { add("didBegin", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd", textField) }
  func textFieldDidEndEditing(_ textField: UITextField) { add("didEnd", textField) }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { ask("shouldChange \(range.location)+\(range.length) '\(string)'", textField) }
  func textFieldDidChangeSelection(_ textField: UITextField) { add("selection", textField) }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear", textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn", textField) }
}

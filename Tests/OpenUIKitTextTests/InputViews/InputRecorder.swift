import NestTesting
import OpenUIKitText

/// Writes down what the keyboard's notifications and the delegates of texts say, in order.
final class InputRecorder: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var log: [String] = []
  /// Called after each entry.
  var onEntry: (String) -> Void = { _ in }
  private(set) var last: [AnyHashable: Any] = [:]
  private var observers: [any NSObjectProtocol] = []

  override init() {
    super.init()
    let names: [(NSNotification.Name, String)] = [
      (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
    ]
    for (name, entry) in names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] notification in
          nonisolated(unsafe) let info = notification.userInfo ?? [:]
          MainActor.assumeIsolated {
            self?.last = info
            self?.add(entry)
          }
        })
    }
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  /// The heights of what is covered before and after, in a screen of a height.
  func covered(in height: CGFloat) -> [CGFloat] {
    [UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey]
      .map { height - ((last[$0] as? NSValue)?.cgRectValue.minY ?? .nan) }
  }

  private func add(_ entry: String) {
    log.append(entry)
    onEntry(entry)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { add("begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { add("end") }
  func textViewDidBeginEditing(_ textView: UITextView) { add("begin") }
  func textViewDidEndEditing(_ textView: UITextView) { add("end") }
}

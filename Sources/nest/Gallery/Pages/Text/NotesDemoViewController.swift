import Foundation
import OpenUIKit
import OpenUIKitText

/// A text of several scripts, which is edited.
final class NotesDemoViewController: UIViewController, TextPageDemo, UITextViewDelegate {
  var onEvent: (String) -> Void = { _ in }
  private let textView = UITextView()

  private static let text = """
    Double-click selects a word, three clicks a paragraph. Control and an arrow move by words.

    Καλημέρα κόσμε. Привет, мир. שלום עולם. مرحبا بالعالم
    """

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.font = .preferredFont(forTextStyle: .body)
    textView.text = Self.text
    textView.delegate = self
    view.addConstrained(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      textView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  func edit() {
    textView.becomeFirstResponder()
    textView.selectedRange = NSRange(location: 0, length: 12)
  }

  func textViewDidBeginEditing(_ textView: UITextView) { onEvent("Editing begins") }

  func textViewDidEndEditing(_ textView: UITextView) { onEvent("Editing ends") }

  func textViewDidChange(_ textView: UITextView) {
    onEvent("Changed: \(textView.text.count) characters")
  }
}

import NestTesting
import OpenUIKit
import OpenUIKitText

/// The page on which fields, text views and searches are tried, on a device.
final class TextPageViewController: DevicePageViewController {
  /// The command of a button.
  enum Command: CaseIterable { case edit, done, ask }

  private let demos = ChipChoice(TextDemo.form)
  private let buttons = CommandButtons(title: title(of:))
  /// The controller that is shown.
  private(set) var demo = TextDemo.form.makeController()

  /// Makes the page.
  ///
  /// - Parameter recorder: Records what happens.
  init(recorder: LifecycleRecorder) {
    let sections = [demos.makeSection("Content", TextDemo.allCases.map { ($0, $0.label) })]
    super.init(
      "Text", recorder: recorder, list: ChipListView("Text", sections: sections),
      stage: StageView(buttons: buttons.chips))
    buttons.onCommand = { [weak self] in self?.perform($0) }
    demos.onChange = { [weak self] in self?.showDemo() }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showDemo()
  }

  private func showDemo() {
    demo = demos.value.makeController()
    demo.onEvent = { [weak self] in self?.note($0) }
    window.rootViewController = demo
    list.detail.text = demos.value.hint
    stage.show(demos.value.label, path: [])
  }

  // MARK: Commands

  /// Performs the command of a button.
  func perform(_ command: Command) {
    // A button of the page has made its window the key one.
    window.makeKey()
    switch command {
    case .edit: demo.edit()
    case .done: window.endEditing(true)
    case .ask: ask()
    }
  }

  /// Asks for a name by an alert with a field.
  private func ask() {
    let alert = UIAlertController(
      title: "A new name", message: "Return saves it, Escape does not.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    let save = UIAlertAction(title: "Save", style: .default) { [weak self, unowned alert] _ in
      self?.note("Saved \(alert.textFields?.first?.text ?? "")")
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(save)
    alert.preferredAction = save
    demo.present(alert, animated: true)
  }

  private static func title(of command: Command) -> String {
    switch command {
    case .edit: "Edit"
    case .done: "End editing"
    case .ask: "Ask for a name"
    }
  }

  /// The chip of a content, for tests and pictures.
  func chip(for demo: TextDemo) -> Chip? { demos.chip(for: demo) }

  /// The button of a command, likewise.
  func button(for command: Command) -> UIView? { buttons.chip(for: command) }

  override var logTitle: String { "Life cycle and text" }

  override var logInvitation: String { "Type something" }
}

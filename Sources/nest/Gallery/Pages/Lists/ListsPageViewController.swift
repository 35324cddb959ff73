import NestTesting
import OpenUIKitLists

/// The page on which tables and collections are tried, on a device.
final class ListsPageViewController: DevicePageViewController {
  /// The command of a button.
  enum Command: CaseIterable { case insert, delete, change, edit }

  private let demos = ChipChoice(ListDemo.table)
  private let buttons = CommandButtons(title: title(of:))
  /// The controller of the list that is shown.
  private(set) var demo = ListDemo.table.makeController()

  /// Makes the page.
  ///
  /// - Parameter recorder: Records what happens.
  init(recorder: LifecycleRecorder) {
    let sections = [
      demos.makeSection("Content", ListDemo.allCases.map { ($0, $0.label) })
    ]
    super.init(
      "Lists", recorder: recorder, list: ChipListView("Lists", sections: sections),
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
    switch command {
    case .insert: demo.insert()
    case .delete: demo.remove()
    case .change: demo.shuffle()
    case .edit: demo.toggleEditing()
    }
  }

  private static func title(of command: Command) -> String {
    switch command {
    case .insert: "Insert"
    case .delete: "Delete"
    case .change: "Rearrange"
    case .edit: "Edit"
    }
  }

  /// The chip of a list, for tests and pictures.
  func chip(for demo: ListDemo) -> Chip? { demos.chip(for: demo) }

  /// The button of a command, likewise.
  func button(for command: Command) -> UIView? { buttons.chip(for: command) }

  override var logTitle: String { "Life cycle and lists" }

  override var logInvitation: String { "Select something" }
}

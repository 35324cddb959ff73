import NestKit
import NestTesting
import OpenUIKit

/// The page on which a stack asks before an editor is left, and waits for what a picker chooses.
final class LeavingPageViewController: ContainerPageViewController {
  /// The command of a button.
  enum Command: CaseIterable { case edit, pick, pop, choose }

  /// The answers of an editor that is to be left.
  enum Answer: String, CaseIterable, Sendable {
    case allow = "Yes", refuse = "No", ask = "Asks"
  }

  private let stack: StackController
  private let answers = ChipChoice(Answer.ask)
  private let recording: ContainerEventRecorder
  private let buttons = CommandButtons(title: title(of:))

  /// Makes the page.
  ///
  /// - Parameter recorder: Records the callbacks.
  init(recorder: LifecycleRecorder) {
    let screens = ScreenFactory(recorder: recorder)
    stack = StackController(rootViewController: screens.screen(depth: 0))
    recording = ContainerEventRecorder(recorder: recorder)
    super.init(
      "Leaving", container: stack, screens: screens,
      sections: [
        answers.makeSection("May the editor be left", Answer.allCases.map { ($0, $0.rawValue) })
      ],
      transition: .pushFromTrailing, buttons: buttons.chips)
    stack.delegate = recording
    buttons.onCommand = { [weak self] in self?.perform($0) }
    answers.onChange = { [weak self] in self?.applyAnswer() }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Performs the command of a button.
  func perform(_ command: Command) {
    switch command {
    case .edit:
      let editor = EditorViewController(depth: takeDepth(), recorder: recorder)
      editor.answer = answers.value
      note("Edit", code: ["stack.push(editor, transition: \(transitionCode)\(animatedCode))"])
      updateAfter(stack.push(editor, transition: transition, animated: speed.isAnimated))
    case .pick: pick()
    case .pop:
      note("Pop", code: ["stack.pop(\(onlyAnimatedCode))"])
      end(stack.pop(animated: speed.isAnimated))
    case .choose:
      guard let picker = stack.topViewController as? PickerViewController else { break }
      note("Choose \(picker.name)", code: ["picker.finish(with: \"\(picker.name)\")"])
      end(picker.finish(with: picker.name, animated: speed.isAnimated))
    }
    update()
  }

  private func pick() {
    let picker = PickerViewController(
      depth: takeDepth(), caption: "Picker", recorder: recorder)
    note("Pick", code: ["await stack.push(picker).result(of: picker)"])
    let operation = stack.push(picker, transition: transition, animated: speed.isAnimated)
    updateAfter(operation)
    Task { [weak self] in
      let result = await operation.result(of: picker)
      self?.report(result.map { "Chosen: \($0)" } ?? "Nothing was chosen")
    }
  }

  private func end(_ operation: ContainerOperation) {
    operation.whenFinished { [weak self] outcome in
      if case .refused(let misuse) = outcome { self?.report("Refused: \(misuse.message)") }
      self?.update()
    }
  }

  private func applyAnswer() {
    for case let editor as EditorViewController in stack.viewControllers {
      editor.answer = answers.value
    }
  }

  override func performMisuse() { stack.pop() }

  override var keyHint: String { "Esc pop   ·   " + super.keyHint }

  override func update() {
    let isEditing = stack.topViewController is EditorViewController
    stage.show(
      isEditing ? "An editor with changes" : "A stack",
      path: stack.viewControllers.map(LifecycleRecorder.name(of:)))
    buttons.chip(for: .pop)?.isEnabled = stack.count > 1
    buttons.chip(for: .choose)?.isEnabled = stack.topViewController is PickerViewController
  }

  /// The chip of an answer, for tests and pictures.
  func chip(for answer: Answer) -> Chip? { answers.chip(for: answer) }

  /// The button of a command, for tests and pictures.
  func button(for command: Command) -> UIView? { buttons.chip(for: command) }

  private static func title(of command: Command) -> String {
    switch command {
    case .edit: "Edit"
    case .pick: "Pick"
    case .pop: "Pop"
    case .choose: "Choose"
    }
  }
}

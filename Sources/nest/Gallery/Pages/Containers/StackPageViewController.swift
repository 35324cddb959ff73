import NestKit
import NestTesting
import OpenUIKit

/// The page on which the stack is tried, with every transition, also with containers inside it.
final class StackPageViewController: ContainerPageViewController {
  /// The command of a button.
  enum Command: CaseIterable { case push, pop, popToRoot }

  /// The stack that is tried.
  let stack: StackController

  private let kinds = ChipChoice(ScreenFactory.Kind.screen)
  private let stackDelegate: ContainerEventRecorder
  private let buttons = CommandButtons(title: title(of:))
  /// How deep the stack is when all requested operations are done.
  private var plannedCount = 1

  /// Makes the page.
  ///
  /// - Parameter recorder: Records the callbacks.
  init(recorder: LifecycleRecorder) {
    let screens = ScreenFactory(recorder: recorder)
    stack = StackController(rootViewController: screens.screen(depth: 0))
    stackDelegate = ContainerEventRecorder(recorder: recorder)
    stack.delegate = stackDelegate
    super.init(
      "Stack", container: stack, screens: screens,
      sections: [
        kinds.makeSection("Push a", ScreenFactory.Kind.allCases.map { ($0, $0.label) })
      ], transition: .pushFromRight, buttons: buttons.chips)
    buttons.onCommand = { [weak self] in self?.perform($0) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Commands

  /// Performs the command of a button.
  func perform(_ command: Command) {
    guard command == .push || plannedCount > 1 else { return }
    switch command {
    case .push:
      let next = screens.make(kinds.value, depth: plannedCount)
      note(
        "Push \(LifecycleRecorder.name(of: next)) · \(transition.name)",
        code: ["stack.push(page, transition: \(transitionCode)\(animatedCode))"])
      plannedCount += 1
      updateAfter(stack.push(next, transition: transition, animated: speed.isAnimated))
    case .pop:
      note("Pop", code: ["stack.pop(\(onlyAnimatedCode))"])
      plannedCount -= 1
      updateAfter(stack.pop(animated: speed.isAnimated))
    case .popToRoot:
      note("Pop to root", code: ["stack.popToRoot(\(onlyAnimatedCode))"])
      plannedCount = 1
      updateAfter(stack.popToRoot(animated: speed.isAnimated))
    }
  }

  override func performMisuse() {
    if let top = stack.topViewController { stack.push(top) }
  }

  /// The chip of what is pushed, for tests and pictures.
  func chip(for kind: ScreenFactory.Kind) -> Chip? { kinds.chip(for: kind) }

  /// The button of a command, for tests and pictures.
  func button(for command: Command) -> UIView? {
    buttons.chip(for: command)
  }

  // MARK: Keyboard

  override var keyHint: String { "Esc pop   ·   " + super.keyHint }

  override func handle(_ key: UIKey) -> Bool {
    guard key.keyCode == .keyboardEscape else { return super.handle(key) }
    perform(.pop)
    return true
  }

  // MARK: Display

  override func update() {
    // A cancelled operation, or one by hand, leaves another count than was planned.
    if stack.stacks.allSatisfy(\.isIdle) { plannedCount = stack.count }
    let names = stack.viewControllers.map(LifecycleRecorder.name(of:))
    stage.show("Depth \(names.count)", path: names)
    buttons.enableOthers(names.count > 1)
  }

  private static func title(of command: Command) -> String {
    switch command {
    case .push: "Push"
    case .pop: "Pop"
    case .popToRoot: "Pop to root"
    }
  }
}

import NestKit
import NestTesting
import OpenUIKit

/// The page on which the stack is tried, with every transition.
final class StackPageViewController: GalleryPageViewController {
  /// The command of a button.
  enum Command: CaseIterable { case push, pop, popToRoot }

  /// The stack that is tried.
  let stack: StackController
  /// How fast the next operation is played.
  var pace: Pace { paces.value }
  /// The transition that the next push uses.
  var transition: Transition {
    transitions.first { $0.id == choice.value } ?? .none
  }

  private let transitions: [Transition]
  private let choice: ChipChoice<Transition.ID>
  private let paces = ChipChoice(Pace.normal)
  private let stackDelegate: ContainerEventRecorder
  private let buttons = CommandButtons(title: title(of:))
  /// How deep the stack is when all requested operations are done.
  private var plannedCount = 1

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - recorder: Records the callbacks.
  ///   - transitions: What can be chosen. Default: as many as fit beside the stage.
  init(
    recorder: LifecycleRecorder,
    transitions: [Transition] = StackPageViewController.usualTransitions
  ) {
    self.transitions = transitions
    stack = StackController(
      rootViewController: DemoViewController(depth: 0, recorder: recorder))
    stackDelegate = ContainerEventRecorder(recorder: recorder)
    stack.delegate = stackDelegate
    choice = ChipChoice(Transition.pushFromRight.id)
    var sections: [ChipSection] = []
    for group in TransitionGroup.groups(of: transitions) {
      sections.append(
        choice.makeSection(group.title, group.items.map { ($0.transition.id, $0.label) }))
    }
    sections.append(paces.makeSection("Pace", Pace.allCases.map { ($0, $0.label) }))
    super.init(
      "Stack", recorder: recorder, list: ChipListView("Transition", sections: sections),
      stage: StageView(buttons: buttons.chips))
    buttons.onCommand = { [weak self] in self?.perform($0) }
    choice.onChange = { [weak self] in self?.showTransition() }
    showTransition()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private static let usualTransitions: [Transition] =
    [.none] + (TransitionEdge.sides + TransitionEdge.corners).map { .cover(from: $0) }
    + [.crossDissolve] + TransitionEdge.sides.map { .push(from: $0) }
    + [.emergeFromCenter, .flipVertically, .flipHorizontally]

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(stack)
    stack.view.frame = stage.screen.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.screen.addSubview(stack.view)
    stack.didMove(toParent: self)
    update()
  }

  // MARK: Commands

  /// Performs the command of a button.
  func perform(_ command: Command) {
    guard command == .push || plannedCount > 1 else { return }
    switch command {
    case .push:
      let next = DemoViewController(depth: plannedCount, recorder: recorder)
      plannedCount += 1
      note("Push \(next.name) · \(transition.name)")
      stack.push(
        next, transition: transition, duration: pace.duration(of: transition),
        animated: pace.isAnimated)
    case .pop:
      plannedCount -= 1
      note("Pop")
      stack.pop(animated: pace.isAnimated)
    case .popToRoot:
      plannedCount = 1
      note("Pop to root")
      stack.popToRoot(animated: pace.isAnimated)
    }
  }

  /// The chip of a transition, for tests and pictures.
  func chip(for transition: Transition) -> Chip? { choice.chip(for: transition.id) }

  /// The chip of a speed, for tests and pictures.
  func chip(for pace: Pace) -> Chip? { paces.chip(for: pace) }

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

  // MARK: What is shown

  override func update() {
    let names = stack.viewControllers.map(LifecycleRecorder.name(of:))
    stage.show("Depth \(names.count)", path: names)
    buttons.enableOthers(names.count > 1)
  }

  private func showTransition() {
    let name = transition.name
    list.detail = name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func title(of command: Command) -> String {
    switch command {
    case .push: "Push"
    case .pop: "Pop"
    case .popToRoot: "Pop to root"
    }
  }
}

import NestKit
import NestTesting
import OpenUIKit

/// A page on which a container is tried on the device: with a choice of transitions where it has
/// them, at any speed, reversed, rotated, short of memory, used wrongly, and from right to left.
class ContainerPageViewController: GalleryPageViewController {
  /// A trial that is possible with every container.
  enum Trial: CaseIterable { case reverse, rotate, warnOfMemory, misuse }

  /// The container.
  let container: ContainerViewController
  /// The factory of the screens on the page.
  let screens: ScreenFactory
  /// How the next operation is played.
  var speed: Speed { speeds.value }
  /// The transition of the next operation, at the chosen speed.
  var transition: Transition {
    speed.apply(to: transitions.first { $0.id == choice.value } ?? .none)
  }

  /// The transitions that can be chosen: all, and those that follow the direction of the interface.
  static let defaultTransitions: [Transition] =
    Transition.allTransitions + [
      .push(from: .leading), .push(from: .trailing), .cover(from: .leading),
      .cover(from: .trailing),
    ]

  /// The name of a container's delegate in the log, as `ContainerEventRecorder` has it.
  private static let delegateName = "D"

  private var nextDepth = 0
  private let transitions: [Transition]
  private let choice: ChipChoice<Transition.ID>
  private let speeds = ChipChoice(Speed.normal)
  private let directions = ChipChoice(false)
  private let trials = CommandButtons(firstStyle: .regular, fontSize: 13, title: title(of:))

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - title: The name of the container.
  ///   - container: The container.
  ///   - screens: Makes the screens on the page.
  ///   - sections: The choices for this container. Default: none.
  ///   - transitions: The transitions that can be chosen. Default: all.
  ///   - transition: The one that is chosen at first.
  ///   - buttons: The buttons below the device.
  init(
    _ title: String, container: ContainerViewController, screens: ScreenFactory,
    sections: [ChipSection] = [], transitions: [Transition] = defaultTransitions,
    transition: Transition = .none, buttons: [Chip]
  ) {
    self.container = container
    self.screens = screens
    self.transitions = transitions
    choice = ChipChoice(transition.id)
    let families = TransitionGroup.groups(of: transitions).map { [choice] group in
      choice.makeSection(group.title, group.items.map { ($0.transition.id, $0.label) })
    }
    let common = [
      ChipSection("Try", chips: trials.chips),
      speeds.makeSection("Speed", Speed.allCases.map { ($0, $0.label) }),
      directions.makeSection("Direction", [(false, "Left to right"), (true, "Right to left")]),
    ]
    super.init(
      title, recorder: screens.recorder,
      list: ChipListView(
        transitions.isEmpty ? title : "Transition", sections: sections + common + families),
      stage: StageView(buttons: buttons))
    trials.onCommand = { [weak self] in self?.perform($0) }
    choice.onChange = { [weak self] in
      self?.showTransition()
      self?.transitionDidChange()
    }
    speeds.onChange = { [weak self] in self?.transitionDidChange() }
    directions.onChange = { [weak self] in self?.applyDirection() }
    container.observeProgress { [recorder = screens.recorder] progress in
      recorder.record(.progress(Double(progress.fraction)), from: Self.delegateName)
      if progress.isEnd { recorder.record(.progress(nil), from: Self.delegateName) }
    }
    showTransition()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(container)
    container.view.frame = stage.screen.bounds
    container.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.screen.addSubview(container.view)
    container.didMove(toParent: self)
    update()
  }

  /// Shows what the container has when an operation has ended.
  final func updateAfter(_ operation: ContainerOperation) {
    operation.whenFinished { [weak self] _ in self?.update() }
  }

  /// The transition of an operation that leads back, at the chosen speed.
  final var backwardTransition: Transition {
    transition.id == Transition.pushFromTrailing.id
      ? speed.apply(to: .pushFromLeading) : transition
  }

  /// The chosen transition as Swift source.
  final var transitionCode: String { source(of: transition) }

  /// The argument for animation in calls of an operation with other arguments, as Swift source;
  /// empty for the default.
  final var animatedCode: String { speed.isAnimated ? "" : ", animated: false" }

  /// The argument for animation in calls of an operation without other arguments, as Swift source;
  /// empty for the default.
  final var onlyAnimatedCode: String { speed.isAnimated ? "" : "animated: false" }

  /// A transition as Swift source, at its speed.
  final func source(of transition: Transition) -> String {
    TransitionSource.expression(of: transition)
  }

  /// The depth of the next screen, after those that are there and those that are still to come.
  final func takeDepth() -> Int {
    let depths = container.children.compactMap { ($0 as? DemoViewController)?.depth }
    nextDepth = max(nextDepth, (depths.max() ?? -1) + 1)
    defer { nextDepth += 1 }
    return nextDepth
  }

  // MARK: State

  override var state: NestState? { SavedState(ofContainer: container)?.state }

  override func restore(_ state: NestState) throws {
    try state.restore(in: container) { [screens] identifier, _ in
      screens.make(identifier: identifier)
    }
  }

  // MARK: Trials

  /// Tries something with the container.
  func perform(_ trial: Trial) {
    switch trial {
    case .reverse: reverse()
    case .rotate: rotateDevice()
    case .warnOfMemory: warnOfMemory()
    case .misuse:
      note("Misuse")
      for misuse in withMisuseIntercepted({ performMisuse() }) {
        report("Refused, \(misuse.id): \(misuse.message)")
      }
    }
  }

  /// Calls the container with a call that it refuses. Subclasses override it.
  func performMisuse() {}

  /// Called when another transition or speed is chosen.
  func transitionDidChange() {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    update()
  }

  private func reverse() {
    let running = container.stacks.compactMap(\.transition)
    if running.isEmpty {
      report("Nothing to reverse")
    } else {
      note("Reverse", code: ["container.stacks.forEach { $0.transition?.reverse() }"])
    }
    for transition in running { transition.reverse() }
  }

  private func applyDirection() {
    let direction = directions.value ? "rightToLeft" : "leftToRight"
    note(
      directions.value ? "Right to left" : "Left to right",
      code: ["container.traitOverrides.layoutDirection = .\(direction)"])
    container.traitOverrides.layoutDirection = directions.value ? .rightToLeft : .leftToRight
  }

  // MARK: Keyboard

  override var keyHint: String { "Space reverse   ·   " + super.keyHint }

  override func handle(_ key: UIKey) -> Bool {
    if key.keyCode == .keyboardSpacebar {
      reverse()
      return true
    }
    return super.handle(key) || container.handleKey(key)
  }

  // MARK: For tests and pictures

  /// The chip of a transition.
  func chip(for transition: Transition) -> Chip? { choice.chip(for: transition.id) }

  /// The chip of a speed.
  func chip(for speed: Speed) -> Chip? { speeds.chip(for: speed) }

  /// The chip of a trial.
  func chip(for trial: Trial) -> Chip? { trials.chip(for: trial) }

  /// The chip of a direction.
  func chip(isRightToLeft: Bool) -> Chip? { directions.chip(for: isRightToLeft) }

  private func showTransition() {
    let name = transition.name
    list.detail.text = transitions.isEmpty ? nil : name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func title(of trial: Trial) -> String {
    switch trial {
    case .reverse: "Reverse"
    case .rotate: "Rotate"
    case .warnOfMemory: "Memory warning"
    case .misuse: "Misuse"
    }
  }
}

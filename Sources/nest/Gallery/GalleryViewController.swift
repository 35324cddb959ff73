import NestKit
import NestTesting
import OpenUIKit

/// The gallery: transitions to choose from, a stack to try them on, and its life cycle beside it.
///
/// Keys: Escape pops, control and an arrow turn the device, control and M warn of memory.
final class GalleryViewController: UIViewController {
  /// What the controllers and the delegate of the stack were told.
  let recorder: LifecycleRecorder
  /// The stack that is tried.
  let stack: StackController
  /// The transition that the next push uses.
  private(set) var transition: Transition
  /// How fast the next operation is played.
  private(set) var pace = Pace.normal

  /// How deep the stack will be when everything that was asked for is done.
  private var plannedCount = 1
  private let stackDelegate: StackDelegateRecorder
  private let header = HeaderView()
  private let list: TransitionListView
  private let stage = StageView()
  private let log = LifecycleLogView()

  /// Makes the gallery.
  ///
  /// - Parameters:
  ///   - transitions: What can be chosen. Default: every transition there is.
  ///   - onEvent: Gets each event after the log has it.
  init(
    transitions: [Transition] = Transition.allTransitions,
    onEvent: @escaping (LifecycleEvent) -> Void = { _ in }
  ) {
    recorder = LifecycleRecorder()
    stack = StackController(
      rootViewController: DemoViewController(depth: 0, recorder: recorder))
    transition = transitions.first { $0.name == "push from right" } ?? transitions[0]
    stackDelegate = StackDelegateRecorder(recorder: recorder)
    list = TransitionListView(groups: TransitionGroup.groups(of: transitions))
    super.init(nibName: nil, bundle: nil)
    stack.delegate = stackDelegate
    recorder.onEvent = { [weak self] event in
      self?.show(event)
      onEvent(event)
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.page
    for part in [header, list, stage, log] { view.addSubview(part) }
    list.select(transition)
    list.select(pace)
    list.onSelect = { [weak self] in self?.transition = $0 }
    list.onSelectPace = { [weak self] in self?.pace = $0 }
    stage.onCommand = { [weak self] in self?.perform($0) }
    addChild(stack)
    stack.view.frame = stage.screen.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.screen.addSubview(stack.view)
    stack.didMove(toParent: self)
    showPath()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let layout = GalleryLayout(size: view.bounds.size)
    header.frame = layout.header
    header.isHidden = layout.header.isEmpty
    list.frame = layout.list
    stage.frame = layout.stage
    log.frame = layout.log
    log.isHidden = layout.log.isEmpty
  }

  // MARK: Commands

  /// Does what a button says.
  func perform(_ command: StageView.Command) {
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
  func chip(for transition: Transition) -> Chip? { list.chip(for: transition) }

  /// The chip of a pace, for tests and pictures.
  func chip(for pace: Pace) -> Chip? { list.chip(for: pace) }

  /// The button of a command, for tests and pictures.
  func button(for command: StageView.Command) -> UIView? { stage.button(for: command) }

  // MARK: Keyboard

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandled = presses.filter { !handle($0.key) }
    if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
  }

  private func handle(_ key: UIKey?) -> Bool {
    guard let key else { return false }
    switch (key.keyCode, key.modifierFlags.contains(.control)) {
    case (.keyboardEscape, _): perform(.pop)
    case (.keyboardLeftArrow, true), (.keyboardRightArrow, true): rotateDevice()
    case (.keyboardM, true): warnOfMemory()
    default: return false
    }
    return true
  }

  private func rotateDevice() {
    note("Rotate")
    stage.isLandscape.toggle()
    UIView.animate(withDuration: 0.3) { self.stage.layoutIfNeeded() }
  }

  private func warnOfMemory() {
    note("Memory warning")
    UIApplication.shared.receiveMemoryWarning()
  }

  // MARK: Log

  /// Writes what the person did into the log, before what follows from it.
  private func note(_ action: String) {
    recorder.note(action, from: "")
  }

  private func show(_ event: LifecycleEvent) {
    log.append(LogLine(event))
    showPath()
  }

  private func showPath() {
    stage.show(path: stack.viewControllers.map(LifecycleRecorder.name(of:)))
  }
}

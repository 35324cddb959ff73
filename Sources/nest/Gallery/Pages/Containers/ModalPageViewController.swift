import NestKit
import NestTesting
import OpenUIKit

/// The page on which a modal container is tried.
final class ModalPageViewController: ContainerPageViewController {
  /// The command of a button.
  enum Command: CaseIterable { case present, dismiss }

  /// How a person may dismiss.
  enum Hand: String, CaseIterable, Sendable { case tap = "Tap", drag = "Drag", key = "Escape" }

  private let modal: ModalContainerViewController
  private let hands = ChipToggles(Set(Hand.allCases))
  private let recording: ContainerEventRecorder
  private let buttons = CommandButtons(title: title(of:))

  /// Makes the page.
  ///
  /// - Parameter recorder: Records the callbacks.
  init(recorder: LifecycleRecorder) {
    let screens = ScreenFactory(recorder: recorder) { $0 == 0 ? "Content" : "Modal" }
    modal = ModalContainerViewController(contentViewController: screens.screen(depth: 0))
    recording = ContainerEventRecorder(recorder: recorder)
    super.init(
      "Modal", container: modal, screens: screens,
      sections: [hands.makeSection("Dismissed by", Hand.allCases.map { ($0, $0.rawValue) })],
      transition: .coverFromBottom, buttons: buttons.chips)
    modal.delegate = recording
    buttons.onCommand = { [weak self] in self?.perform($0) }
    hands.onChange = { [weak self] in self?.applyHands() }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Performs the command of a button.
  func perform(_ command: Command) {
    switch command {
    case .present:
      let screen = screens.screen(depth: takeDepth())
      note(
        "Present \(screen.name) · \(transition.name)",
        code: ["modal.presentModal(screen, transition: \(transitionCode)\(animatedCode))"])
      updateAfter(
        modal.presentModal(
          screen, transition: transition,
          animated: speed.isAnimated))
    case .dismiss:
      note("Dismiss", code: ["modal.dismissModal(\(onlyAnimatedCode))"])
      updateAfter(modal.dismissModal(animated: speed.isAnimated))
    }
    update()
  }

  private func applyHands() {
    modal.isTapEnabled = hands.values.contains(.tap)
    modal.isDragEnabled = hands.values.contains(.drag)
    modal.isKeyEnabled = hands.values.contains(.key)
  }

  override func performMisuse() {
    if let content = modal.contentViewController { modal.presentModal(content) }
  }

  override var keyHint: String { "Esc dismiss   ·   " + super.keyHint }

  override func update() {
    let names = [modal.contentViewController, modal.modalContentViewController].compactMap {
      $0.map(LifecycleRecorder.name(of:))
    }
    let isPresented = modal.modalContentViewController != nil
    stage.show(isPresented ? "One presented" : "Nothing", path: names)
    buttons.chip(for: .present)?.isEnabled = !isPresented
    buttons.chip(for: .dismiss)?.isEnabled = isPresented
  }

  /// The chip of a means to dismiss, for tests and pictures.
  func chip(for hand: Hand) -> Chip? { hands.chip(for: hand) }

  /// The button of a command, for tests and pictures.
  func button(for command: Command) -> UIView? { buttons.chip(for: command) }

  private static func title(of command: Command) -> String {
    switch command {
    case .present: "Present"
    case .dismiss: "Dismiss"
    }
  }
}

import NestKit
import NestTesting
import OpenUIKit

/// The page on which a modal container is tried.
final class ModalPageViewController: ContainerPageViewController {
  /// The command of a button.
  enum Command: CaseIterable { case present, dismiss }

  /// How the user may dismiss.
  enum DismissalInput: String, CaseIterable, Sendable {
    case tap = "Tap", drag = "Drag", key = "Escape"
  }

  private let modal: ModalContainerViewController
  private let dismissalInputs = ChipToggles(Set(DismissalInput.allCases))
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
      sections: [
        dismissalInputs.makeSection(
          "Dismissed by", DismissalInput.allCases.map { ($0, $0.rawValue) })
      ],
      transition: .coverFromBottom, buttons: buttons.chips)
    modal.delegate = recording
    buttons.onCommand = { [weak self] in self?.perform($0) }
    dismissalInputs.onChange = { [weak self] in self?.applyDismissalInputs() }
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

  private func applyDismissalInputs() {
    modal.isTapEnabled = dismissalInputs.values.contains(.tap)
    modal.isDragEnabled = dismissalInputs.values.contains(.drag)
    modal.isKeyEnabled = dismissalInputs.values.contains(.key)
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
  func chip(for input: DismissalInput) -> Chip? { dismissalInputs.chip(for: input) }

  /// The button of a command, for tests and pictures.
  func button(for command: Command) -> UIView? { buttons.chip(for: command) }

  private static func title(of command: Command) -> String {
    switch command {
    case .present: "Present"
    case .dismiss: "Dismiss"
    }
  }
}
